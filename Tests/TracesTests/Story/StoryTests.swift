import Foundation
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

@MainActor
@Suite struct StoryTests {
  private func story(_ check: CheckFile) -> String {
    let layout = LayoutBuilder.build(check.layout)
    let runner = ScriptRunner(check.steps, on: layout)
    runner.run()
    return Story(of: layout.application, chains: runner.chains).text
  }

  @Test func `a tap beside a covered button, with a double tap to wait for`() throws {
    let check = try check(
      canvas: """
        "subviews": [
          {"name": "v1", "frame": [20, 100, 200, 200], "touches": "handle"},
          {"name": "v2", "frame": [120, 200, 200, 200], "isUserInteractionEnabled": false, "subviews": [
            {"name": "v3", "frame": [-60, 20, 100, 100]}]},
          {"class": "UIButton", "name": "save", "frame": [20, 600, 120, 44],
            "actions": [{"event": "touchUpInside", "target": "root", "action": "save"}]}
        ],
        "gestureRecognizers": [
          {"class": "UITapGestureRecognizer", "name": "double", "numberOfTapsRequired": 2},
          {"class": "UITapGestureRecognizer", "name": "single", "requireToFail": ["double"],
            "actions": [{"target": "root", "action": "singleTapped"}]}
        ]
        """,
      steps: """
        {"t": 0, "down": 1, "at": [160, 250]}, {"t": 0.08, "up": 1},
        {"t": 1, "tap": [60, 620]},
        {"t": 2, "set": "v1", "isHidden": true},
        {"t": 2, "down": 3, "at": [700, 20]}
        """
    )
    try expectSnapshot(story(check), named: "covered-button.txt")
  }

  @Test func `steps of which the same comes are one chapter, and what else comes of one is its own`() throws {
    let text = story(
      try check(
        canvas: """
          "subviews": [{"name": "pad", "frame": [0, 0, 300, 300], "touches": "handle"}],
          "gestureRecognizers": [{"class": "UIPanGestureRecognizer", "name": "pan", "cancelsTouchesInView": false}]
          """,
        steps: """
          {"t": 0, "down": 1, "at": [100, 100]}, {"t": 0.1, "move": 1, "at": [102, 100]},
          {"t": 0.2, "move": 1, "at": [104, 100]}, {"t": 0.3, "move": 1, "at": [106, 100]},
          {"t": 0.4, "move": 1, "at": [130, 100]}, {"t": 0.5, "up": 1}
          """
      )
    )
    let heads = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      heads == [
        "1. 0.000 s  Finger 1 at (100, 100) went to pad.",
        "2. 0.100 s  Finger 1 moved to (106, 100), in 3 steps until 0.300 s.",
        "3. 0.400 s  Finger 1 moved to (130, 100).", "4. 0.500 s  Finger 1 was lifted at (130, 100).",
      ]
    )
    #expect(text.contains("   - touchesMoved is sent to pad, which handles it and does not call super, each time.\n"))
  }

  @Test func `a call that climbs the chain until it is dropped`() throws {
    let check = try check(
      canvas: "\"subviews\": [{\"name\": \"leaf\", \"frame\": [0, 0, 100, 100], \"touches\": \"handleAndForward\"}]",
      steps: "{\"t\": 0, \"down\": 1, \"at\": [10, 10]}, {\"t\": 0.1, \"interrupt\": \"phoneCall\"}"
    )
    try expectSnapshot(story(check), named: "dropped-at-the-delegate.txt")
  }

  @Test func `the story of the same steps is the same`() throws {
    let check = try check(steps: "{\"t\": 0, \"tap\": [10, 10]}, {\"t\": 0.5, \"motion\": \"shake\"}")
    #expect(story(check) == story(check))
  }

  @Test func `a trace without events has no story`() throws {
    let layout = LayoutBuilder.build(try check(steps: "").layout)
    #expect(Story(of: layout.application).text.isEmpty)
  }
}
