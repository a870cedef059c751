import Foundation
import LayoutFiles
import Testing
import Traces
import UIKit

/// Touches kept as a check: whatever fingers did, the check that is made of it passes.
@MainActor
@Suite struct RecordedCheckTests {
  nonisolated private static let samples = SampleFiles.list("Layouts", ".check.json")

  @Test(arguments: samples)
  func `the touches of every sample become a check that passes, and that can fail`(file: String) throws {
    let original = try CheckFile.read(SampleFiles.path("Layouts", file))
    let runner = CheckRunner(original)
    guard let recorded = RecordedCheck(of: runner.layout.application, document: original.layout) else { return }
    let text = recorded.text(title: "recorded", layout: .inline)
    let check = try CheckFile.decode(Array(text.utf8), file: "recorded.check.json")
    #expect(check.steps.count == recorded.steps.count)
    let result = CheckRunner.run(check)
    #expect(result.passed, Comment(rawValue: CheckReport.lines(of: result).joined(separator: "\n")))
    // What nobody answers leaves no trace that could be expected.
    guard check.steps.contains(where: { if case .down = $0.action { true } else { false } }) else { return }
    var idle = check
    idle.steps = []
    #expect(!CheckRunner.run(idle).passed, "\(file) expects nothing")
  }

  @Test func `steps begin at zero, and an interruption is one step`() throws {
    let original = try check(
      canvas: "\"isMultipleTouchEnabled\": true",
      steps: """
        {"t": 1.5, "down": 1, "at": [10.123456, 20]}, {"t": 1.5, "down": 2, "at": [40, 20]},
        {"t": 1.60004, "move": 1, "at": [12, 20]}, {"t": 1.7, "interrupt": "phoneCall"}
        """
    )
    let recorded = RecordedCheck(of: CheckRunner(original).layout.application, document: original.layout)
    let traits = FingerTraits()
    #expect(
      recorded?.steps == [
        Step(time: 0, action: .down(finger: 1, at: CGPoint(x: 10.12, y: 20), traits)),
        Step(time: 0, action: .down(finger: 2, at: CGPoint(x: 40, y: 20), traits)),
        Step(time: 0.1, action: .move(finger: 1, to: CGPoint(x: 12, y: 20), traits)),
        Step(time: 0.2, action: .interrupt(reason: "phoneCall")),
      ]
    )
  }

  @Test func `a layout in a file is named, not copied`() throws {
    let original = try check(steps: "{\"t\": 0, \"tap\": [5, 5]}")
    let recorded = RecordedCheck(of: CheckRunner(original).layout.application, document: original.layout)
    let text = recorded?.text(title: "a tap", layout: .path("../one.layout.json")) ?? ""
    #expect(text.contains("\"layout\": \"../one.layout.json\""))
    #expect(text.contains("\"hits\": {\"1\": \"canvas\"}"))
  }

  @Test func `where nobody touched anything there is no check`() throws {
    let original = try check(steps: "{\"t\": 0, \"wait\": true}")
    #expect(RecordedCheck(of: CheckRunner(original).layout.application, document: original.layout) == nil)
  }
}
