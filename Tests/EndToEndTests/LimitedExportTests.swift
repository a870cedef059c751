import Foundation
import Interface
import LayoutFiles
import Testing
import Traces
import UIKit

@testable import FingerpostApp

/// Exports of a stretch of the trace's time.
@MainActor
struct LimitedExportTests {
  private let export: TraceExport
  private let session: DebugSession

  /// Two taps, a second apart, on two views.
  init() throws {
    let text = """
      {"fingerpost": 1, "windows": [{"name": "window", "subviews": [
        {"class": "UIButton", "name": "blue", "frame": [20, 100, 350, 200]},
        {"class": "UIButton", "name": "red", "frame": [20, 400, 100, 200]}]}]}
      """
    let document = try LayoutFile.decode(Array(text.utf8), file: "two.layout.json")
    let application = LayoutBuilder.build(document).application
    session = DebugSession(application: application, name: "two", document: document)
    for (finger, y, start) in [(Int32(1), 150.0, 0.0), (2, 450, 1)] {
      for (phase, time) in [(UITouch.Phase.began, start), (.ended, start + 0.1)] {
        let sample = TouchSample(finger: finger, phase: phase, location: CGPoint(x: 60, y: y))
        session.touch([sample], isSimulated: false, at: Instant(seconds: time))
      }
    }
    session.showLastFinger()
    export = TraceExport(session, document: document)
  }

  private func text(_ format: ExportFormat, _ start: Double, _ end: Double) throws -> String {
    let limited = export.limited(to: Instant(seconds: start)...Instant(seconds: end))
    return String(decoding: try limited.data(format), as: UTF8.self)
  }

  @Test func `a picture is of a finger of that time, as it was at its end, and says so`() throws {
    let whole = String(decoding: try export.data(.svg), as: UTF8.self)
    #expect(whole.contains("finger 2 at (60, 450) went to red") || whole.contains("Finger 2 at (60, 450) went to red"))
    #expect(!whole.contains("s only"))
    let first = try text(.svg, 0, 0.05)
    #expect(first.contains("at (60, 150) went to blue"))
    #expect(first.contains("0.000 to 0.050 s only"))
    #expect(!first.contains("touchUpInside</text>"))
    #expect(try text(.svg, 0, 0.5).contains("touchUpInside"))
  }

  @Test func `the words tell of that time alone, what is played again stays whole`() throws {
    let story = try text(.text, 0.9, 2)
    #expect(story.contains("red") && !story.contains("blue"))
    #expect(story.contains("Only 0.900 to 2.000 s"))
    #expect(try text(.trace, 0.9, 2) == String(decoding: export.data(.trace), as: UTF8.self))
    #expect(try text(.check, 0.9, 2) == String(decoding: export.data(.check), as: UTF8.self))
    let renamed = try export.limited(to: Instant(seconds: 0.9)...Instant(seconds: 2)).redacted()
    #expect(String(decoding: try renamed.data(.text), as: UTF8.self).contains("Only 0.900 to 2.000 s"))
  }

  @Test func `an animation has the steps of that time, or how things stand in it`() {
    let digest = session.digest
    let steps = TraceExport.filmSteps(of: digest, in: Instant(seconds: 0.9)...Instant(seconds: 1.05))
    #expect(!steps.isEmpty)
    #expect(steps.allSatisfy { $0.map { digest.steps[$0].instant == Instant(seconds: 1) } ?? false })
    let still = TraceExport.filmSteps(of: digest, in: Instant(seconds: 0.5)...Instant(seconds: 0.6))
    #expect(still.count == 1)
    #expect(still.first.flatMap { $0.map { digest.steps[$0].instant } } == Instant(seconds: 0.1))
  }
}
