import Foundation
import LayoutFiles
import Testing
import Traces
import UIKit

@MainActor
@Suite struct ScriptRunnerTests {
  private func events(_ check: CheckFile, inSlicesOf slice: Double? = nil) -> [TraceEvent] {
    let layout = LayoutBuilder.build(check.layout)
    let runner = ScriptRunner(check.steps, on: layout)
    if let slice {
      var time = 0.0
      while !runner.isFinished {
        runner.run(until: Instant(seconds: time))
        time += slice
      }
    } else {
      runner.run()
    }
    return layout.application.trace.events
  }

  private func doubleTap() throws -> CheckFile {
    try check(
      canvas: """
        "gestureRecognizers": [
          {"class": "UITapGestureRecognizer", "name": "double", "numberOfTapsRequired": 2},
          {"class": "UITapGestureRecognizer", "name": "single", "requireToFail": ["double"]}]
        """,
      steps: "{\"t\": 0, \"down\": 1, \"at\": [10, 10]}, {\"t\": 0.08, \"up\": 1}, {\"t\": 0.9, \"tap\": [50, 50]}"
    )
  }

  @Test func `bit by bit gives the same trace as all at once`() throws {
    let check = try doubleTap()
    let whole = events(check)
    #expect(!whole.isEmpty)
    #expect(events(check, inSlicesOf: 0.016) == whole)
    #expect(events(check, inSlicesOf: 0.5) == whole)
  }

  @Test func `fingers of one time are one event`() throws {
    let check = try check(
      canvas: "\"isMultipleTouchEnabled\": true, \"touches\": \"handle\"",
      steps: "{\"t\": 0, \"down\": 1, \"at\": [10, 10]}, {\"t\": 0, \"down\": 2, \"at\": [50, 10]}"
    )
    let deliveries = events(check).compactMap { event -> TraceEvent.Delivery? in
      if case .delivery(let delivery) = event.kind { delivery } else { nil }
    }
    #expect(deliveries.map(\.touches.count) == [2])
  }

  @Test func `another step between two fingers keeps them apart`() throws {
    let check = try check(
      canvas: "\"isMultipleTouchEnabled\": true, \"touches\": \"handle\"",
      steps: """
        {"t": 0, "down": 1, "at": [10, 10]}, {"t": 0, "wait": true}, {"t": 0, "down": 2, "at": [50, 10]}
        """,
      expect: "\"delivery\": [\"canvas.touchesBegan\", \"canvas.touchesBegan\"]"
    )
    #expect(CheckRunner.run(check).passed)
  }

  @Test func `time runs two seconds past the last step`() throws {
    let layout = LayoutBuilder.build(try doubleTap().layout)
    let runner = ScriptRunner(try doubleTap().steps, on: layout)
    #expect(runner.endInstant.seconds == 2.95)
    runner.run()
    #expect(layout.application.scheduler.now == runner.endInstant)
    #expect(runner.isFinished)
  }

  @Test func `the chain is the one at the touch down`() throws {
    let check = try check(
      canvas: "\"subviews\": [{\"name\": \"leaf\", \"frame\": [0, 0, 50, 50]}]",
      steps: "{\"t\": 0, \"down\": 1, \"at\": [10, 10]}, {\"t\": 0.1, \"remove\": \"leaf\"}",
      expect: "\"chain\": {\"1\": [\"leaf\", \"canvas\", \"root\", \"window\", \"application\", \"AppDelegate\"]}"
    )
    #expect(CheckRunner.run(check).passed)
  }

  @Test func `a step that cannot be carried out is told with its place`() throws {
    let check = try check(
      canvas: "\"subviews\": [{\"name\": \"leaf\"}]",
      steps: "{\"t\": 0, \"insert\": \"canvas\", \"into\": \"leaf\"}"
    )
    let result = CheckRunner.run(check)
    #expect(!result.passed)
    let message = "canvas cannot be inserted into leaf, which it contains or is"
    #expect(result.problems == ["test.check.json:6:13: \(message)"])
  }

  @Test func `a session that follows fingers takes the samples itself`() throws {
    let check = try check(steps: "{\"t\": 0.25, \"tap\": [10, 20]}")
    let layout = LayoutBuilder.build(check.layout)
    let runner = ScriptRunner(check.steps, on: layout)
    var phases: [UITouch.Phase] = []
    runner.deliver = { samples, _ in phases += samples.map(\.phase) }
    #expect(runner.nextInstant == Instant(seconds: 0.25))
    runner.run()
    #expect(phases == [.began, .ended])
    #expect(layout.application.trace.events.isEmpty)
  }
}
