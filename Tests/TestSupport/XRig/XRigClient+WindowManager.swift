import CX11
import Foundation

extension XRigClient {
  /// Whether a window has the keyboard focus, as soon as it has; false after `seconds`.
  package func waitForFocus(on window: UInt, seconds: Double = 20) throws -> Bool {
    let news = try news()
    news.watch(window)
    return firstAnswer(within: seconds, after: [news]) {
      var focused: XID = 0
      var revert: Int32 = 0
      XGetInputFocus(raw, &focused, &revert)
      return focused == window ? true : nil
    } ?? false
  }

  /// Asks a window whether its program is alive, and starts to listen for the answer.
  package func sendPing(to window: UInt) {
    XSelectInput(raw, root, SubstructureNotifyMask)
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(raw, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(bitPattern: XInternAtom(raw, "_NET_WM_PING", 0))
    event.xclient.data.l.1 = 4_711
    event.xclient.data.l.2 = Int(bitPattern: window)
    XSendEvent(raw, window, 0, 0, &event)
    synchronize()
  }

  /// Whether the answer to `sendPing` has come: the same message, sent back to the root window.
  package func hasPong(from window: UInt) -> Bool {
    synchronize()
    var found = false
    while XPending(raw) > 0 {
      var event = XEvent()
      XNextEvent(raw, &event)
      guard event.type == ClientMessage, event.xclient.window == root else { continue }
      found = found || (event.xclient.data.l.1 == 4_711 && event.xclient.data.l.2 == Int(bitPattern: window))
    }
    return found
  }
}
