import Canvas
import FingerpostApp
import Foundation
import Interface
import LayoutFiles
import TestSupport
import UIKit

/// A program that shows a mark under each finger, and how that is told from the pixels of its window.
struct TouchedProgram {
  let name: String
  let executable: URL
  let arguments: [String]

  /// Where it is touched, in pixels of its window.
  let area: CGRect

  /// The pixel that is looked at, from the one at the finger's tip; all of a mark is in its colour there.
  let probe: CGVector

  /// The colour of the mark of each finger, from 1, as `0xRRGGBB`.
  let color: (Int) -> UInt32

  /// Both programs' windows.
  static let windowSize = (width: 1200, height: 800)

  /// The peer: plain Xlib, XInput 2, an image of Cairo's, shared memory.
  static func peer(in folder: String, area: CGRect) -> TouchedProgram {
    TouchedProgram(
      name: "c-image",
      executable: URL(fileURLWithPath: folder + "/c-touchdots"),
      arguments: ["image"],
      area: area,
      probe: CGVector(dx: 0, dy: 0),
      color: { _ in 0xE0_2020 }
    )
  }

  /// The program itself on a layout of 500 views; all its panes show, and two recognizers compete.
  static func fingerpost(_ executable: URL, layoutIn folder: URL) throws -> TouchedProgram {
    let file = folder.appendingPathComponent("latency.layout.json")
    try layout.write(to: file, atomically: true, encoding: .utf8)
    let theme = Theme.dark
    return TouchedProgram(
      name: "fingerpost",
      executable: executable,
      arguments: [
        file.path, "--theme", "dark", "--scale", "1", "--geometry", "\(windowSize.width)x\(windowSize.height)+0+0",
      ],
      area: try deviceArea(file),
      // Above the number in the mark.
      probe: CGVector(dx: 0, dy: -7),
      color: { theme.finger($0).rgb }
    )
  }

  /// Where the device's screen is both at the start and while it has made room for the responder chain.
  private static func deviceArea(_ file: URL) throws -> CGRect {
    let opened = try OpenLayout(path: file.path)
    let session = DebugSession(application: opened.built.application, name: opened.name)
    let root = InterfaceRoot(
      session: session,
      measurer: FixedTextMeasurer(),
      size: CGSize(width: windowSize.width, height: windowSize.height)
    )
    let screen = session.application.screenSize
    func area() -> CGRect {
      let (start, end) = (CGPoint.zero, CGPoint(x: screen.width, y: screen.height))
      let (first, last) = (root.windowPoint(ofDevicePoint: start), root.windowPoint(ofDevicePoint: end))
      return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
    let atStart = area()
    for (phase, time) in [(UITouch.Phase.began, 0.0), (.ended, 0.1)] {
      let point = CGPoint(x: atStart.midX, y: atStart.midY)
      root.touch([UIKit.TouchSample(finger: 1, phase: phase, location: point)], at: Instant(seconds: time))
    }
    root.settle()
    return atStart.intersection(area())
  }

  /// Five cards with 98 views each, which a pan and a long press watch over.
  private static var layout: String {
    let cards = (0..<5).map { card in
      let cells = (0..<98).map { cell in
        ##"{"frame": [\##(cell % 10 * 37 + 4), \##(cell / 10 * 16 + 2), 33, 13], "backgroundColor": "#d8dee6"}"##
      }
      return """
        {"name": "card \(card + 1)", "frame": [5, \(card * 168 + 4), 380, 162], "backgroundColor": "#ffffff",
         "isMultipleTouchEnabled": true, "touches": "handle", "subviews": [\(cells.joined(separator: ",\n"))]}
        """
    }
    return """
      {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "rootViewController":
        {"name": "screen", "view": {"name": "root", "backgroundColor": "#f2f3f5", "isMultipleTouchEnabled": true,
          "gestureRecognizers": [
            {"class": "UIPanGestureRecognizer", "name": "pan"},
            {"class": "UILongPressGestureRecognizer", "name": "press"}],
          "subviews": [\(cards.joined(separator: ",\n"))]}}}]}
      """
  }
}

extension CGColor {
  /// `0xRRGGBB`, as it is on the screen where nothing shines through.
  fileprivate var rgb: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
