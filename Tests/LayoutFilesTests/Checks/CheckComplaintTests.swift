import Foundation
import LayoutFiles
import Testing

@Suite struct CheckComplaintTests {
  /// The complaints about a check of these steps and expectations, without the place.
  private func sentences(_ steps: String, expect: String = "{}") -> [String] {
    let view = #"{"name": "v", "subviews": [{"class": "UISwitch", "name": "wifi"}]}"#
    let layout = layoutText(view: view)
    let text = #"{"layout": \#(layout), "steps": [\#(steps)], "expect": \#(expect)}"#
    return lines { () throws(LayoutError) in _ = try CheckFile.decode(Array(text.utf8), file: "a") }.map { line in
      line.components(separatedBy: "error: ").dropFirst().joined(separator: "error: ")
    }
  }

  private static let steps: [(String, String)] = [
    (#"{"t": 1, "wait": true}, {"t": 0.5, "wait": true}"#, "t goes back from 1 to 0.5; steps are in order of time"),
    (#"{"wait": true}"#, "a step needs \"t\": its time in seconds"),
    (#"{"t": -1, "wait": true}"#, "t needs a number from 0 to 86400, found -1"),
    (#"{"t": 0, "move": 1, "at": [1, 1]}"#, "finger 1 is not down, so it cannot move"),
    (#"{"t": 0, "up": 1}"#, "finger 1 is not down, so it cannot be lifted"),
    (#"{"t": 0, "cancel": 3}"#, "finger 3 is not down, so it cannot be cancelled"),
    (
      #"{"t": 0, "down": 1, "at": [1, 1]}, {"t": 1, "down": 1, "at": [1, 1]}"#,
      "finger 1 is down already; lift it first or use another number"
    ),
    (
      #"{"t": 0, "tap": [1, 1]}, {"t": 0.02, "tap": [1, 1], "finger": 1}"#,
      "finger 1 is down already; lift it first or use another number"
    ),
    (#"{"t": 0, "down": 1}"#, "a step with \"down\" needs \"at\": a point [x, y] of the screen"),
    (#"{"t": 0, "down": "1", "at": [1, 1]}"#, "down needs a whole number from 0 to 1000000, found the string \"1\""),
    (
      #"{"t": 0, "down": 1, "at": [1, 1], "fource": 2}"#,
      "a step with \"down\" has no key \"fource\"; did you mean force?"
    ),
    (#"{"t": 0, "tpa": [1, 1]}"#, "a step has no key \"tpa\"; did you mean tap?"),
    (
      #"{"t": 0}"#,
      "the step does nothing; give it one of down, move, up, cancel, tap, hover, scroll, motion, remote, press, interrupt, set, remove, insert, becomeFirstResponder, resignFirstResponder, makeKey, present, dismiss, animate or wait"
    ),
    (#"{"t": 0, "wait": true, "motion": "shake"}"#, "a step does one thing, found wait and motion; split it"),
    (#"{"t": 0, "motion": "shaek"}"#, "motion has no value \"shaek\"; it takes shake; did you mean shake?"),
    (#"{"t": 0, "set": "wfi", "isOn": true}"#, "set names \"wfi\", but nothing here has that name; did you mean wifi?"),
    (#"{"t": 0, "set": "wifi", "on": true}"#, "UISwitch has no key \"on\"; did you mean isOn?"),
    (#"{"t": 0, "set": "wifi"}"#, "a step with \"set\" needs \"a property\": the values to set"),
    (
      #"{"t": 0, "set": "wifi", "isTracking": true}"#,
      "isTracking cannot be set: UIKit computes it; only \"expect\" may name it"
    ),
    (
      #"{"t": 0, "remove": "root"}"#,
      "remove needs the name of a view or gesture recognizer; \"root\" is a UIViewController"
    ),
    (#"{"t": 0, "insert": {}}"#, "a step with \"insert\" needs \"into\": the name of a view"),
    (#"{"t": 0, "insert": 3, "into": "v"}"#, "insert needs a name or a view, found the number 3"),
    (
      #"{"t": 0, "insert": {"name": "v"}, "into": "v"}"#,
      "the name \"v\" is taken by the object at 1:117; names are unique in a file"
    ),
    (#"{"t": 0, "makeKey": "v"}"#, "makeKey needs the name of a window; \"v\" is a UIView"),
    (#"{"t": 0, "present": {}, "by": "v"}"#, "by needs the name of a view controller; \"v\" is a UIView"),
    (#"{"t": 0, "animate": "v", "to": {"alpha": 0}}"#, "a step with \"animate\" needs \"duration\": seconds"),
    (
      #"{"t": 0, "animate": "v", "to": {"hidden": true}, "duration": 1}"#,
      "UIView has no key \"hidden\"; did you mean isHidden?"
    ),
    ("3", "steps needs a step, found the number 3"),
  ]

  @Test(arguments: steps)
  func `each wrong step has its sentence`(step: String, sentence: String) {
    #expect(sentences(step) == [sentence])
  }

  private static let expectations: [(String, String)] = [
    (#"{"hit": {}}"#, "\"expect\" has no key \"hit\"; did you mean hits?"),
    (#"{"hits": {"2": "v"}}"#, "no step uses finger \"2\""),
    (#"{"hits": {"1": "V"}}"#, "hits names \"V\", but nothing here has that name; did you mean v?"),
    (#"{"hits": {"1": "root"}}"#, "hits needs the name of a view; \"root\" is a UIViewController"),
    (
      #"{"chain": {"1": ["v", "aplication"]}}"#,
      "chain names \"aplication\", but nothing here has that name; did you mean application?"
    ),
    (
      #"{"delivery": ["v.touchBegan"]}"#,
      "delivery has no value \"touchBegan\"; it takes touchesBegan, touchesMoved, touchesEnded, touchesCancelled, pressesBegan, pressesChanged, pressesEnded, pressesCancelled, motionBegan, motionEnded, motionCancelled or remoteControlReceived; did you mean touchesBegan?"
    ),
    (#"{"delivery": ["v"]}"#, "\"v\" is not of the form name.method"),
    (#"{"recognizers": {"g": ["possible"]}}"#, "recognizers names \"g\", but nothing here has that name"),
    (#"{"recognizers": {"v": ["possible"]}}"#, "recognizers needs the name of a gesture recognizer; \"v\" is a UIView"),
    (
      #"{"actions": ["wifi"]}"#,
      "\"wifi\" is not of the form control.event, control.event -> target.action or recognizer -> target.action"
    ),
    (
      #"{"actions": ["wifi.touchDown -> rot.go"]}"#,
      "actions names \"rot\", but nothing here has that name; did you mean root?"
    ),
    (#"{"properties": {"wifi.on": true}}"#, "UISwitch has no key \"on\"; did you mean isOn?"),
    (
      #"{"properties": {"wfi.isOn": true}}"#,
      "properties names \"wfi\", but nothing here has that name; did you mean wifi?"
    ),
    (#"{"properties": {"isOn": true}}"#, "\"isOn\" is not of the form name.property"),
    (#"{"firstResponder": "w"}"#, "firstResponder names \"w\", but nothing here has that name"),
    (#"{"log": "x"}"#, "log needs a list of strings, found the string \"x\""),
  ]

  @Test(arguments: expectations)
  func `each wrong expectation has its sentence`(expect: String, sentence: String) {
    #expect(sentences(#"{"t": 0, "tap": [1, 1]}"#, expect: expect) == [sentence])
  }

  @Test func `a finger that was taken away may still move and lift`() {
    let steps = """
      {"t": 0, "down": 1, "at": [1, 1]}, {"t": 0, "down": 2, "at": [2, 2]}, {"t": 1, "cancel": 2},
      {"t": 1, "interrupt": "phoneCall"}, {"t": 2, "move": 1, "at": [3, 3]}, {"t": 3, "up": 1}, {"t": 3, "up": 2},
      {"t": 4, "down": 1, "at": [1, 1]}
      """
    #expect(sentences(steps).isEmpty)
  }

  @Test func `a check needs a layout and steps`() {
    let error = lines { () throws(LayoutError) in _ = try CheckFile.decode(Array("{}".utf8), file: "a") }
    #expect(
      error == [
        "a:1:1: error: a check needs \"layout\": a layout or the path of one",
        "a:1:1: error: a check needs \"steps\": a list of steps",
      ]
    )
  }

  @Test func `a layout named from standard input needs a full path`() {
    let text = #"{"layout": "b.layout.json", "steps": []}"#
    let error = lines { () throws(LayoutError) in _ = try CheckFile.decode(Array(text.utf8), file: "-") }
    #expect(
      error == [
        "-:1:12: error: \"layout\" names \"b.layout.json\", but steps from standard input have no folder to look in; give a full path"
      ]
    )
  }
}
