import CairoRenderer
import Canvas
import Foundation
import Interface
import LayoutFiles
import Showcase
import TestSupport
import Testing
import UIKit

/// A window with files on a shelf around it, for tests of its dialogs.
@MainActor
struct SheetStage {
  let shelf = FilesOnShelf()
  let window: WindowOnScreen

  init(
    _ size: CGSize = CGSize(width: 1440, height: 900),
    playing end: Double = 0,
    document: LayoutDocument? = nil,
    measurer: any TextMeasurer = PangoTextMeasurer()
  ) {
    let layout = CardStage()
    if end > 0 { layout.play(until: end) }
    let session = DebugSession(application: layout.stage.application, name: "photo-card", document: document)
    window = WindowOnScreen(session, size: size, measurer: measurer)
    window.root.host = shelf
  }

  /// A window of its own about some session.
  init(_ session: DebugSession) {
    window = WindowOnScreen(session, size: CGSize(width: 1440, height: 900), measurer: PangoTextMeasurer())
    window.root.host = shelf
  }

  func type(_ text: String) {
    window.wait(0.02)
    for letter in text { _ = window.root.press(KeyPress(.character(String(letter))), typing: String(letter)) }
  }

  func press(control key: String, shift: Bool = false) {
    window.wait(0.02)
    _ = window.root.press(KeyPress(.character(key), control: true, shift: shift))
  }

  /// What of the window's text is in its dialog.
  var texts: [String] {
    let sheet = window.root.sheet?.card.frame ?? .zero
    return window.textsOfInterface.boxes.filter { sheet.contains($0.rect) }.map(\.text)
  }

  func place(of text: String) throws -> CGPoint {
    let box = try #require(window.textsOfInterface.boxes.last { $0.text == text }, "\(text) is not shown")
    return CGPoint(x: box.rect.midX, y: box.rect.midY)
  }

  func click(_ text: String) throws { click(try place(of: text)) }

  func click(_ place: CGPoint) {
    for phase in [UITouch.Phase.began, .ended] {
      window.wait(0.5)
      window.root.touch(
        [TouchSample(finger: 1_000, phase: phase, location: place, type: .indirectPointer, device: "mouse")],
        at: window.now
      )
    }
    window.wait(0.5)
  }

  /// No text of the sheet covers another, is cut without an ellipsis, or leaves the window.
  func expectReadable(_ what: String) {
    window.root.window.layoutIfNeeded()
    guard let sheet = window.root.sheet else {
      Issue.record("\(what): no sheet is shown")
      return
    }
    #expect(CGRect(origin: .zero, size: window.size).contains(sheet.card.frame), "\(what)")
    let boxes = TextBoxes(Self.picture(of: sheet), measurer: window.measurer)
    #expect(boxes.overlaps.isEmpty, "\(what), \(window.size)")
    #expect(boxes.halved.isEmpty, "\(what), \(window.size)")
  }

  /// What the sheet draws, as text.
  func list() throws -> String {
    window.root.window.layoutIfNeeded()
    return Self.picture(of: try #require(window.root.sheet)).description
  }

  /// The sheet alone: what lies behind it is no text of its own.
  private static func picture(of view: UIView) -> DisplayList {
    DisplayList { painter in
      @MainActor func draw(_ view: UIView) {
        guard !view.isHidden else { return }
        painter.clipped(to: view.clipsToBounds ? view.bounds : view.bounds.insetBy(dx: -4_000, dy: -4_000)) {
          if let painted = view as? any Painted { painted.paint(into: painter) }
          for child in view.subviews { painter.transformed(by: child.transformToSuperview) { draw(child) } }
        }
      }
      draw(view)
    }
  }
}
