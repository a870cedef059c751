import Foundation
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

@MainActor
@Suite struct TraceFileTests {
  private func steps() throws -> CheckFile {
    try check(
      canvas: """
        "isMultipleTouchEnabled": true,
        "subviews": [
          {"name": "clear", "frame": [0, 0, 100, 100], "alpha": 0},
          {"class": "UIButton", "name": "save", "frame": [20, 600, 120, 44],
            "actions": [{"event": "touchUpInside", "target": null, "action": "save"}]}],
        "gestureRecognizers": [
          {"class": "UITapGestureRecognizer", "name": "double", "numberOfTapsRequired": 2},
          {"class": "UITapGestureRecognizer", "name": "single", "requireToFail": ["double"],
            "actions": [{"target": "root", "action": "tapped"}]}]
        """,
      steps: """
        {"t": 0, "down": 7, "at": [10.5, 20]}, {"t": 0, "down": 2, "at": [30, 20]}, {"t": 0.1, "up": 7},
        {"t": 0.1, "up": 2}, {"t": 1, "tap": [30, 620]}, {"t": 2, "becomeFirstResponder": "canvas"},
        {"t": 2, "set": "save", "isHidden": true}, {"t": 3, "tap": [10, 10], "finger": 7}
        """
    )
  }

  private func play(_ check: CheckFile) -> BuiltLayout {
    let layout = LayoutBuilder.build(check.layout)
    ScriptRunner(check.steps, on: layout).run()
    return layout
  }

  private func text(_ check: CheckFile) -> String {
    TraceFile.text(of: play(check).application, header: TraceFile.Header(check.layout, steps: check.steps))
  }

  @Test func `one event a line, the layout and the steps inside`() throws {
    try expectSnapshot(text(try steps()), named: "two-fingers-and-a-button.trace.json")
  }

  @Test func `the same input gives the same bytes`() throws {
    #expect(text(try steps()) == text(try steps()))
  }

  @Test func `a trace opens as the layout that is in it`() throws {
    let check = try steps()
    let layout = try LayoutFile.decode(Array(text(check).utf8), file: "a.trace.json")
    #expect(LayoutWriter.text(layout) == LayoutWriter.text(check.layout))
    #expect(layout.names.all == check.layout.names.all)
  }

  @Test func `it is JSON that others can read`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(text(try steps()).utf8)) as? [String: Any]
    let events = object?["events"] as? [[String: Any]]
    #expect(object?["kind"] as? String == "trace")
    #expect(events?.first?["kind"] as? String == "input")
    #expect(events?.map { $0["seq"] as? Int } == events.map { Array(1...$0.count) })
  }
}
