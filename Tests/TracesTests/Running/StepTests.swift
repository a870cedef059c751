import LayoutFiles
import Testing
import Traces

/// Each kind of step does what it says.
@MainActor
@Suite struct StepTests {
  private func expectPass(
    canvas: String = "",
    steps: String,
    expect: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let result = CheckRunner.run(try check(canvas: canvas, steps: steps, expect: expect))
    let report = CheckReport([result]).text
    #expect(result.passed, "\(report)", sourceLocation: sourceLocation)
  }

  @Test func `shake, remote and press go up from the first responder`() throws {
    try expectPass(
      canvas:
        "\"canBecomeFirstResponder\": true, \"motion\": \"handle\", \"remote\": \"handle\", \"presses\": \"handle\"",
      steps: """
        {"t": 0, "becomeFirstResponder": "canvas"}, {"t": 0.1, "motion": "shake"}, {"t": 0.2, "remote": "play"},
        {"t": 0.3, "press": "menu"}
        """,
      expect: """
        "firstResponder": "canvas", "delivery": ["canvas.motionBegan", "canvas.motionEnded",
          "canvas.remoteControlReceived", "canvas.pressesBegan", "canvas.pressesEnded"]
        """
    )
  }

  @Test func `an interruption cancels and the lift after it is ignored`() throws {
    try expectPass(
      canvas: "\"touches\": \"handle\"",
      steps: """
        {"t": 0, "down": 1, "at": [5, 5]}, {"t": 0.1, "interrupt": "phoneCall"}, {"t": 0.2, "up": 1}
        """,
      expect: "\"delivery\": [\"canvas.touchesBegan\", \"canvas.touchesCancelled\"]"
    )
  }

  @Test func `an animated view takes no touches until it is over`() throws {
    try expectPass(
      canvas: "\"subviews\": [{\"name\": \"box\", \"frame\": [0, 0, 50, 50]}]",
      steps: """
        {"t": 0, "animate": "box", "to": {"center": [125, 25]}, "duration": 0.5},
        {"t": 0.2, "tap": [125, 25]}, {"t": 0.6, "tap": [125, 25]}
        """,
      expect: "\"hits\": {\"1\": \"canvas\", \"2\": \"box\"}, \"properties\": {\"box.frame\": [100, 0, 50, 50]}"
    )
  }

  @Test func `an animation that changes nothing blocks nothing`() throws {
    try expectPass(
      canvas: "\"subviews\": [{\"name\": \"box\", \"frame\": [0, 0, 50, 50]}]",
      steps: """
        {"t": 0, "animate": "box", "to": {"center": [25, 25]}, "duration": 0.5}, {"t": 0.2, "tap": [25, 25]}
        """,
      expect: "\"hits\": {\"1\": \"box\"}"
    )
  }

  @Test func `a wheel scrolls as far as there is content`() throws {
    try expectPass(
      canvas: """
        "subviews": [{"class": "UIScrollView", "name": "list", "frame": [0, 0, 100, 100], "contentSize": [100, 160]}]
        """,
      steps: """
        {"t": 0, "scroll": [0, 50], "at": [50, 50]}, {"t": 0.1, "scroll": [30, 50], "at": [50, 50]}
        """,
      expect: "\"properties\": {\"list.contentOffset\": [0, 60]}, \"delivery\": []"
    )
  }

  @Test func `views come and go`() throws {
    try expectPass(
      canvas: """
        "subviews": [{"name": "a", "frame": [0, 0, 50, 50]}, {"name": "b", "frame": [0, 0, 50, 50]}]
        """,
      steps: """
        {"t": 0, "remove": "b"}, {"t": 0, "remove": "b"}, {"t": 0, "tap": [5, 5]},
        {"t": 1, "insert": "b", "into": "canvas", "at": 0}, {"t": 1, "tap": [5, 5]},
        {"t": 2, "insert": {"name": "c", "frame": [0, 0, 50, 50], "subviews": [{"name": "d", "frame": [0, 0, 9, 9]}]},
          "into": "canvas"}, {"t": 2, "tap": [5, 5]}
        """,
      expect: """
        "hits": {"1": "a", "2": "a", "3": "d"}, "properties": {"c.superview": "canvas", "b.superview": "canvas"}
        """
    )
  }

  @Test func `a presented controller covers the window until it is dismissed`() throws {
    try expectPass(
      steps: """
        {"t": 0, "present": {"name": "sheet", "view": {"name": "page"}}, "by": "root"}, {"t": 0, "tap": [5, 5]},
        {"t": 1, "dismiss": "root"}, {"t": 1, "tap": [5, 5]}
        """,
      expect: """
        "hits": {"1": "page", "2": "canvas"},
        "chain": {"1": ["page", "sheet", "root", "window", "application", "AppDelegate"]}
        """
    )
  }

  @Test func `a window that is removed takes its touches along`() throws {
    try expectPass(
      canvas: "\"touches\": \"handle\"",
      steps: "{\"t\": 0, \"down\": 1, \"at\": [5, 5]}, {\"t\": 0.1, \"remove\": \"window\"}, {\"t\": 0.2, \"up\": 1}",
      expect: "\"delivery\": [\"canvas.touchesBegan\", \"canvas.touchesCancelled\"]"
    )
  }

  @Test func `recognizers can be set and removed`() throws {
    try expectPass(
      canvas: "\"gestureRecognizers\": [{\"class\": \"UITapGestureRecognizer\", \"name\": \"tap\"}]",
      steps: """
        {"t": 0, "tap": [5, 5]}, {"t": 1, "set": "tap", "isEnabled": false}, {"t": 1, "tap": [5, 5]},
        {"t": 2, "set": "tap", "isEnabled": true}, {"t": 2, "remove": "tap"}, {"t": 2, "tap": [5, 5]}
        """,
      expect: "\"recognizers\": {\"tap\": [\"possible\", \"recognized\"]}"
    )
  }
}
