import Canvas
import CairoRenderer
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

/// No text covers another and none is cut without an ellipsis, at every size the window gives, step by step.
@MainActor
struct PaneTextTests {
  private static let times = [0.1, 0.43, 0.5, 1.0]

  private func session(until end: Double) -> DebugSession {
    let layout = CardStage()
    layout.play(until: end)
    return DebugSession(application: layout.stage.application, name: "photo-card")
  }

  private func check<Content: UIView & Pane>(
    _ session: DebugSession,
    _ size: CGSize,
    _ density: Density,
    every stride: Int = 5,
    make: (InterfaceContext) -> Content
  ) {
    let measurers: [any TextMeasurer] = [FixedTextMeasurer(), PangoTextMeasurer()]
    for measurer in measurers {
      let screen = PaneOnScreen(session, size: size, density: density, measurer: measurer, make: make)
      for step in Swift.stride(from: 0, to: session.digest.steps.count, by: stride) {
        session.control { playback, _ in playback.show(step) }
        for direction in [DebugSession.Direction.descent, .ascent] {
          session.show(direction)
          let boxes = TextBoxes(screen.list, measurer: measurer)
          #expect(boxes.overlaps.isEmpty, "step \(step), \(size), \(density)")
          #expect(boxes.halved.isEmpty, "step \(step), \(size), \(density)")
        }
      }
    }
  }

  @Test(arguments: [Density.dense, .touch], [280.0, 320, 460])
  func `the trace pane`(density: Density, width: Double) {
    check(session(until: 1), CGSize(width: width, height: 300), density) { TracePane($0) }
  }

  @Test(arguments: [Density.dense, .touch], [280.0, 320, 460])
  func `the recognizer pane`(density: Density, width: Double) {
    for time in Self.times {
      check(session(until: time), CGSize(width: width, height: 300), density, every: 17) { RecognizerPane($0) }
    }
  }

  @Test(arguments: [Density.dense, .touch], [720.0, 900, 1120, 1440, 2560])
  func `the timeline pane`(density: Density, width: Double) {
    for height in [40.0, 116, 192] {
      check(session(until: 1), CGSize(width: width, height: height), density, every: 7) { context in
        let pane = TimelinePane(context)
        pane.labelsWidth = width < 1120 ? 56 : 248
        return pane
      }
    }
  }

  @Test func `the check finds texts that cover each other, and halved ones`() {
    let list = DisplayList { painter in
      let color = Theme.dark[.text1]
      painter.text("one", font: .ui(12), color: color, at: CGPoint(x: 10, y: 20))
      painter.translated(x: 5, y: 0) {
        painter.text("two", font: .ui(12), color: color, at: CGPoint(x: 10, y: 20))
      }
      painter.clipped(to: CGRect(x: 0, y: 40, width: 20, height: 40)) {
        painter.text("three", font: .ui(12), color: color, at: CGPoint(x: 10, y: 60))
      }
    }
    let boxes = TextBoxes(list, measurer: FixedTextMeasurer())
    #expect(boxes.overlaps == ["one × two"])
    #expect(boxes.halved == ["three"])
  }
}
