import Foundation
import LayoutFiles
import Testing

@Suite struct LayoutWriterTests {
  private static let everything = """
    {"fingerpost": 1, "title": "all of it", "device": {"name": "phone", "size": [375, 667], "scale": 2},
      "application": {"name": "app", "customClass": "MyApp", "sendAction": "swallow",
        "delegate": {"name": "D", "touches": "handle"}},
      "scene": {"name": "scene", "motion": "forward"}, "lint": {"ignore": {"wins-nowhere": "not yet"}}, "behavior": {"tapMaximumHold": 1.5, "cancelsTouchesBeforeActions": false},
      "windows": [
        {"name": "window", "windowLevel": "alert", "sendEvent": "swallow", "rootViewController":
          {"class": "UINavigationController", "name": "root", "title": "Top", "view": {"name": "canvas", "subviews": [
            {"name": "a", "lint": {"ignore": {"GE-3": "on purpose"}}, "frame": [1.5, 2, 3, 4], "alpha": 0.25, "transform": {"rotate": 0.5, "scale": 2},
              "layer": {"anchorPoint": [0, 1], "zPosition": 3, "borderColor": "red"}, "backgroundColor": "#11223344",
              "pointInside": {"inset": [-1, -2, -3, -4]}, "hitTest": {"tries": ["b"], "convert": false}},
            {"class": "UIButton", "customClass": "Fancy", "name": "b", "title": "Go \\"now\\"", "beginTracking": false,
              "actions": [{"event": ["touchDown", "touchCancel"], "target": null, "action": "go"}]},
            {"subviews": [{"class": "UILabel", "text": null, "font": {"size": 12, "weight": "bold"}}]},
            {"class": "UIScrollView", "name": "s", "contentInset": [1, 2, 3, 4], "touchesShouldCancel": ["b"],
              "panGestureRecognizer": {"maximumNumberOfTouches": 1, "requireToFail": ["edge"]},
              "pointInside": {"path": ["M0 0h10v10z", "M5 5h1v1z"]}, "gestureRecognizerShouldBegin": ["edge"]}],
            "gestureRecognizers": [{"class": "UIScreenEdgePanGestureRecognizer", "name": "edge",
              "edges": ["left", "top"], "actions": [{"target": "root", "action": "open"}],
              "delegate": {"shouldReceive": {"except": ["a", "s/*", ".UIButton"]}, "shouldBegin": false,
                "shouldRecognizeSimultaneouslyWith": ["s.pan"], "shouldRequireFailureOf": true}}]},
            "children": [{"name": "child", "in": "a", "implements": ["go", "stop"], "view": {"name": "inner"}}],
            "presented": {"view": {"hitTest": {"returns": null}, "pointInside": {"shape": "ellipse"}}}}},
        {"name": "second", "isKeyWindow": true, "frame": [0, 0, 10, 10], "subviews": [{"next": "D"}]}]}
    """

  private func read(_ text: String) throws -> LayoutDocument {
    try LayoutFile.decode(Array(text.utf8), file: "test.layout.json")
  }

  @Test func `what is written reads as the same layout`() throws {
    let original = try read(Self.everything)
    let text = LayoutWriter.text(original)
    let again = try read(text)
    #expect(LayoutWriter.text(again) == text)
    #expect(again.names.all == original.names.all)
    // Places in the file differ; all else is what was written.
    #expect(LayoutWriter.json(again) == LayoutWriter.json(original))
    for word in [
      "swallow", "Fancy", "s/*", "M5 5h1v1z", "\"convert\": false", "tapMaximumHold", "UINavigationController",
      "on purpose",
      "not yet",
    ] {
      #expect(text.contains(word), "\(word) got lost")
    }
  }

  @Test func `lines are short where they can be`() throws {
    let text = LayoutWriter.text(try read(Self.everything))
    #expect(text.hasSuffix("}\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }

  @Test func `steps read as the same steps`() throws {
    let layout =
      "{\"windows\": [{\"name\": \"w\", \"rootViewController\": {\"name\": \"c\", \"view\": {\"name\": \"v\"}}}]}"
    func check(_ steps: String) throws -> CheckFile {
      try CheckFile.decode(Array("{\"layout\": \(layout), \"steps\": \(steps)}".utf8), file: "a.check.json")
    }
    let original = try check(
      """
      [{"t": 0, "down": 1, "at": [1, 2], "force": 0.5, "type": "pencil"}, {"t": 0.1, "move": 1, "at": [3, 4]},
       {"t": 0.2, "up": 1, "at": [5, 6]}, {"t": 0.3, "tap": [7, 8]}, {"t": 0.4, "hover": [1, 1]},
       {"t": 0.5, "scroll": [0, 9], "at": [1, 1], "type": "discrete"}, {"t": 0.6, "motion": "shake"},
       {"t": 0.6, "remote": "play"}, {"t": 0.6, "press": "menu"}, {"t": 0.7, "interrupt": "phoneCall"},
       {"t": 0.8, "set": "v", "isHidden": true}, {"t": 0.9, "insert": {"name": "n"}, "into": "v", "at": 0},
       {"t": 1, "remove": "n"}, {"t": 1, "insert": "n", "into": "v"}, {"t": 1, "makeKey": "w"},
       {"t": 1, "becomeFirstResponder": "v"}, {"t": 1, "resignFirstResponder": "v"},
       {"t": 1.1, "present": {"name": "p", "view": {"name": "pv"}}, "by": "c"}, {"t": 1.2, "dismiss": "c"},
       {"t": 1.3, "animate": "v", "to": {"alpha": 0.5}, "duration": 0.25, "allowUserInteraction": true},
       {"t": 2, "wait": true}]
      """
    )
    let written = JSONOutput.array(original.steps.map { StepWriter.json($0) })
    let again = try check(written.compact)
    #expect(JSONOutput.array(again.steps.map { StepWriter.json($0) }) == written)
    #expect(again.steps.count == 21)
  }
}
