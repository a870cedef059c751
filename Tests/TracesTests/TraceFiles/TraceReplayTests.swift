import Foundation
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

@MainActor
@Suite struct TraceReplayTests {
  private let canvas = """
    "isMultipleTouchEnabled": true, "touches": "handle",
    "gestureRecognizers": [
      {"class": "UITapGestureRecognizer", "name": "double", "numberOfTapsRequired": 2},
      {"class": "UITapGestureRecognizer", "name": "single", "requireToFail": ["double"],
        "actions": [{"target": "root", "action": "tapped"}]}]
    """

  /// The trace of a check, read back; as live input it does not know the steps.
  private func trace(_ steps: String, isLive: Bool, canvas: String? = nil) throws -> TraceDocument {
    let check = try check(canvas: canvas ?? self.canvas, steps: steps)
    let layout = LayoutBuilder.build(check.layout)
    ScriptRunner(check.steps, on: layout).run()
    let header = TraceFile.Header(check.layout, steps: isLive ? nil : check.steps)
    return try TraceDocument.decode(
      Array(TraceFile.text(of: layout.application, header: header).utf8),
      file: "a.trace.json"
    )
  }

  @Test func `live input replays to the same trace`() throws {
    let document = try trace(
      """
      {"t": 0, "down": 1, "at": [10.25, 10]}, {"t": 0, "down": 2, "at": [50, 10]}, {"t": 0.1, "move": 2, "at": [60, 10]},
      {"t": 0.2, "up": 1}, {"t": 0.3, "interrupt": "phoneCall"}, {"t": 1, "tap": [5, 5]}, {"t": 3, "tap": [7, 7]}
      """,
      isLive: true
    )
    #expect(document.steps == nil)
    #expect(document.events.count > 20)
    #expect(TraceReplay(document).difference == nil)
  }

  @Test func `what a person did besides touching is played again`() throws {
    let document = try trace(
      """
      {"t": 0, "hover": [60, 60]}, {"t": 0.1, "hover": [65, 60]}, {"t": 0.2, "tap": [60, 60]},
      {"t": 0.5, "set": "list", "isUserInteractionEnabled": false}, {"t": 0.6, "tap": [60, 60]},
      {"t": 1, "set": "list", "isUserInteractionEnabled": true},
      {"t": 1.1, "scroll": [0, 30], "at": [60, 60], "type": "discrete"},
      {"t": 1.2, "insert": {"name": "new", "frame": [0, 0, 50, 50]}, "into": "list"}, {"t": 1.3, "tap": [60, 60]},
      {"t": 1.5, "motion": "shake"}, {"t": 1.6, "remote": "play"}, {"t": 1.7, "press": "menu"}, {"t": 1.8, "hover": null}
      """,
      isLive: true,
      canvas: """
        "touches": "handle", "subviews": [{"class": "UIScrollView", "name": "list", "frame": [50, 50, 100, 100],
          "contentSize": [100, 500], "gestureRecognizers": [{"class": "UIHoverGestureRecognizer", "name": "hover"}]}]
        """
    )
    #expect(document.steps == nil)
    #expect(document.liveSteps.count == 10)
    let replay = TraceReplay(document)
    #expect(replay.difference == nil)
    #expect((replay.layout.view("list") as? UIScrollView)?.contentOffset == CGPoint(x: 0, y: 30))
    #expect(replay.layout.view("new")?.superview === replay.layout.view("list"))
  }

  @Test func `steps replay to the same trace`() throws {
    let document = try trace(
      """
      {"t": 0, "tap": [10, 10]}, {"t": 0.5, "set": "double", "isEnabled": false},
      {"t": 0.6, "insert": {"name": "new", "frame": [0, 0, 50, 50]}, "into": "canvas"}, {"t": 0.7, "tap": [10, 10]},
      {"t": 1, "motion": "shake"}
      """,
      isLive: false
    )
    #expect(document.steps?.count == 5)
    #expect(TraceReplay(document).difference == nil)
  }

  @Test func `a changed layout makes the replay part from the recording`() throws {
    var document = try trace("{\"t\": 0, \"tap\": [10, 10]}", isLive: true)
    let other = try trace("{\"t\": 0, \"tap\": [10, 10]}", isLive: true, canvas: "\"touches\": \"handle\"")
    document.layout = other.layout
    let difference = try #require(TraceReplay(document).difference)
    try expectSnapshot(difference.text("recording", "replay"), named: "replay-without-recognizers.txt")
  }

  @Test func `what is no trace is said to be none`() {
    #expect(throws: LayoutError.self) {
      try TraceDocument.decode(Array("{\"fingerpost\": 1, \"windows\": []}".utf8), file: "a.json")
    }
    #expect(throws: LayoutError.self) {
      try TraceDocument.decode(Array("{\"fingerpost\": 1, \"kind\": \"trace\", \"layout\": {}}".utf8), file: "a.json")
    }
  }
}
