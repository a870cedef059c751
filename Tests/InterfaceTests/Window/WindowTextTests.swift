import CairoRenderer
import Canvas
import Foundation
import Interface
import Showcase
import TestSupport
import Testing
import Traces
import UIKit

/// No text of the window covers another or is cut without an ellipsis, at every size and scale, with wide letters too.
@MainActor
struct WindowTextTests {
  nonisolated private static let pixels = [(720, 520), (900, 700), (1440, 900), (2560, 1440)].map { width, height in
    CGSize(width: width, height: height)
  }

  private func session(until end: Double) -> DebugSession {
    let layout = CardStage()
    if end > 0 { layout.play(until: end) }
    return DebugSession(application: layout.stage.application, name: "photo-card-with-a-long-name")
  }

  private func check(_ session: DebugSession, _ size: CGSize, steps: [Int]) {
    let measurers: [any TextMeasurer] = [PangoTextMeasurer(), FixedTextMeasurer()]
    for measurer in measurers {
      let window = WindowOnScreen(session, size: size, measurer: measurer)
      for step in steps {
        session.control { playback, _ in playback.show(step) }
        for direction in [DebugSession.Direction.descent, .ascent] {
          session.show(direction)
          window.wait(0.5)
          let boxes = window.textsOfInterface
          #expect(boxes.overlaps.isEmpty, "step \(step) \(direction), \(size)")
          #expect(boxes.halved.isEmpty, "step \(step) \(direction), \(size)")
        }
      }
    }
  }

  @Test(arguments: pixels, [1.0, 1.5, 2])
  func `texts of the window keep to themselves`(pixels: CGSize, wanted: Double) {
    let scale = InterfaceRoot.scale(wanted, in: pixels)
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    check(session(until: 0), size, steps: [0])
    check(session(until: 1), size, steps: [1, 7, 12, 24, 40])
  }

  @Test func `texts keep to themselves in every state`() throws {
    let measurers: [any TextMeasurer] = [PangoTextMeasurer(), FixedTextMeasurer()]
    for state in WindowState.all {
      for measurer in measurers {
        let root = try state.window(measurer: measurer)
        // The key sheet lies over everything else.
        guard state.name != "keys" else { continue }
        _ = root.compositor.takeDamage()
        let list = root.compositor.list(in: [CGRect(origin: .zero, size: state.size)])
        let boxes = TextBoxes(list, measurer: measurer)
        #expect(boxes.overlaps.isEmpty, "\(state.name)")
        #expect(boxes.halved.isEmpty, "\(state.name)")
      }
    }
  }

  @Test(arguments: pixels)
  func `the key sheet is readable, and scrolls where it has no room`(size: CGSize) {
    let measurers: [any TextMeasurer] = [PangoTextMeasurer(), FixedTextMeasurer()]
    for measurer in measurers {
      let root = InterfaceRoot(session: session(until: 0), measurer: measurer, size: size)
      _ = root.press(KeyPress(.character("?")))
      root.window.layoutIfNeeded()
      var seen: Set<String> = []
      for _ in 0..<12 {
        let list = root.compositor.list(in: [root.window.bounds])
        // The sheet lies over all else; what is under it comes before its title.
        let start = list.commands.lastIndex { command in
          if case .text(let block, _) = command { block.string == "Keys" } else { false }
        }
        let sheet = DisplayList(Array(list.commands[(start ?? 0)...]))
        for case .text(let block, _) in sheet.commands {
          #expect(block.largestSize >= 9)
          seen.insert(block.string)
        }
        _ = root.press(KeyPress(.special(.down)))
        _ = root.press(KeyPress(.special(.down)))
      }
      for line in KeyTable.lines + KeyTable.paneLines { #expect(seen.contains(line.words), "\(line.words), \(size)") }
      #expect(TextBoxes(root.compositor.list(in: [root.window.bounds]), measurer: measurer).halved.isEmpty)
      _ = root.press(KeyPress(.special(.escape)))
      #expect(root.press(KeyPress(.character("?"))))
    }
  }

  @Test func `a window too small for its scale is drawn smaller, to half size at most`() {
    #expect(InterfaceRoot.scale(3, in: CGSize(width: 1440, height: 900)) == 900.0 / 520)
    #expect(InterfaceRoot.scale(1, in: CGSize(width: 1440, height: 900)) == 1)
    #expect(InterfaceRoot.scale(1, in: CGSize(width: 100, height: 100)) == 0.5)
  }
}
