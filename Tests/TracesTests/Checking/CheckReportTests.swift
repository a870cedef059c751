import LayoutFiles
import TestSupport
import Testing
import Traces

@MainActor
@Suite struct CheckReportTests {
  private func buttonCheck(expect: String) throws -> CheckFile {
    try check(
      canvas: """
        "subviews": [{"class": "UIButton", "name": "save", "frame": [0, 0, 100, 44],
          "actions": [{"event": "touchUpInside", "target": "root", "action": "save"}]}]
        """,
      steps: "{\"t\": 0, \"down\": 1, \"at\": [5, 5]}, {\"t\": 0.1, \"up\": 1}",
      expect: expect
    )
  }

  @Test func `a failure shows both sides with the first difference marked`() throws {
    let results = [
      CheckRunner.run(try buttonCheck(expect: "\"hits\": {\"1\": \"save\"}")),
      CheckRunner.run(
        try buttonCheck(
          expect: """
            "hits": {"1": "canvas"},
            "actions": ["save.touchDown", "save.touchUpOutside", "save.touchCancel"],
            "properties": {"save.isEnabled": false},
            "log": ["0.000 save.touchesBegan", "0.010 save.touchDown"],
            "logContains": ["save.touchDown", "0.500 save.touchesEnded"]
            """
        )
      ),
    ]
    try expectSnapshot(CheckReport(results).text, named: "one-passed-one-failed.txt")
  }

  @Test func `an action is one line with its event`() throws {
    let result = CheckRunner.run(
      try buttonCheck(
        expect: """
          "actions": ["save.touchDown", "save.touchUpInside -> root.save"],
          "log": ["save.touchesBegan", "0.000 save.touchDown", "0.1 save.touchesEnded",
            "save.touchUpInside -> root.save"]
          """
      )
    )
    #expect(result.mismatches == [])
  }

  @Test(arguments: [("0.100", true), ("0.101", true), ("0.099", true), ("0.102", false)])
  func `times in the log are compared to one millisecond`(time: String, passes: Bool) throws {
    let result = CheckRunner.run(try buttonCheck(expect: "\"logContains\": [\"\(time) save.touchesEnded\"]"))
    #expect(result.passed == passes)
  }

  @Test func `a check without a title goes by its file`() throws {
    let check = try CheckFile.decode(
      Array("{\"layout\": {\"windows\": [{\"name\": \"w\"}]}, \"steps\": []}".utf8),
      file: "some/folder/tap.check.json"
    )
    #expect(CheckReport([CheckRunner.run(check)]).text == "ok tap\n1 passed, 0 failed\n")
  }

  @Test func `a hidden window is no candidate and a finger may be used twice`() throws {
    let check = try check(
      """
      {"layout": {"windows": [
          {"name": "back", "subviews": [{"name": "a", "frame": [0, 0, 50, 50]}]},
          {"name": "front", "isHidden": true}]},
        "steps": [{"t": 0, "tap": [5, 5], "finger": 1}, {"t": 1, "tap": [80, 80], "finger": 1}],
        "expect": {"hits": {"1": "back"}, "visited": {"1": ["back", "a"]}}}
      """
    )
    #expect(CheckRunner.run(check).mismatches == [])
  }
}
