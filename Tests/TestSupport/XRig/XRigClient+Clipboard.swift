import CX11
import Foundation
import Glibc

extension XRigClient {
  /// What pasting a selection as `target` gives, or nil when its owner has no such form, or there is no owner.
  package func paste(_ target: String, from selection: String = "CLIPBOARD", seconds: Double = 20) -> [UInt8]? {
    let window = XCreateSimpleWindow(raw, root, 0, 0, 1, 1, 0, 0, 0)
    defer { XDestroyWindow(raw, window) }
    let property = XInternAtom(raw, "RIG_PASTE", 0)
    XConvertSelection(
      raw,
      XInternAtom(raw, selection, 0),
      XInternAtom(raw, target, 0),
      property,
      window,
      UInt(CurrentTime)
    )
    XFlush(raw)
    let deadline = Deadline(seconds: seconds)
    var event = XEvent()
    while XCheckTypedWindowEvent(raw, window, SelectionNotify, &event) == 0 {
      guard deadline.wait(for: [XConnectionNumber(raw)]) else { return nil }
    }
    guard event.xselection.property != UInt(None) else { return nil }
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var left: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      raw,
      window,
      property,
      0,
      1 << 22,
      1,
      UInt(AnyPropertyType),
      &type,
      &format,
      &count,
      &left,
      &data
    )
    guard let data else { return nil }
    defer { XFree(data) }
    // Xlib hands 32-bit items over as longs.
    let bytes = format == 32 ? Int(count) * MemoryLayout<Int>.size : Int(count) * Int(format) / 8
    return Array(UnsafeBufferPointer(start: data, count: bytes))
  }

  /// Whether what the clipboard holds as text comes to be something; false after `seconds`.
  package func waitForPaste(seconds: Double = 20, _ isWanted: ([UInt8]) -> Bool) throws -> Bool {
    let news = try news()
    news.watchOwner(of: "CLIPBOARD")
    return firstAnswer(within: seconds, after: [news]) {
      paste("UTF8_STRING", seconds: 1).map(isWanted) == true ? true : nil
    } ?? false
  }

  /// Whether anyone owns a selection.
  package func hasOwner(_ selection: String) -> Bool {
    XGetSelectionOwner(raw, XInternAtom(raw, selection, 0)) != 0
  }

  /// Whether anyone owns a selection, as soon as somebody does; false after `seconds`.
  package func waitForOwner(_ selection: String, seconds: Double = 20) throws -> Bool {
    let news = try news()
    news.watchOwner(of: selection)
    return firstAnswer(within: seconds, after: [news]) { hasOwner(selection) ? true : nil } ?? false
  }
}
