import Foundation
import LayoutFiles
import Testing

@Suite struct LayoutComplaintTests {
  /// The complaints about a root view, without the place.
  private func sentences(_ view: String, more: String = "") -> [String] {
    complaints(layoutText(view: view, more: more)).map { line in
      line.components(separatedBy: "error: ").dropFirst().joined(separator: "error: ")
    }
  }

  @Test func `a frame of three numbers is named with its place`() {
    let text = "{\"fingerpost\": 1, \"windows\": [\n  {\"frame\": [1, 2, 3]}]}"
    #expect(complaints(text) == ["a.json:2:13: error: frame needs four numbers [x, y, width, height], found 3"])
  }

  @Test func `all mistakes of a file are reported in its order`() {
    let text = """
      {"fingerpost": 2, "windows": [
       {"name": "a", "hidden": true, "subviews": [
         {"name": "a", "frame": "wide"},
         {"class": "UIButon", "gestureRecognizers": [{"class": "UITapGestureRecognizer", "requireToFail": ["b"]}]}]}]}
      """
    #expect(
      complaints(text) == [
        #"a.json:1:16: error: "fingerpost" is the version of the format, 1; found the number 2"#,
        #"a.json:2:16: error: UIWindow has no key "hidden"; did you mean isHidden?"#,
        #"a.json:3:13: error: the name "a" is taken by the object at 2:11; names are unique in a file"#,
        #"a.json:3:27: error: frame needs four numbers [x, y, width, height], found the string "wide""#,
        #"a.json:4:14: error: there is no view class "UIButon"; for a class of your own give its UIKit class in "class" and its name in "customClass"; did you mean UIButton?"#,
        #"a.json:4:102: error: requireToFail names "b", but nothing here has that name"#,
      ]
    )
  }

  @Test(arguments: [
    (#"{"ignore": {"covered-contol": "x"}}"#, #""ignore" has no key "covered-contol"; did you mean covered-control?"#),
    (#"{"ignore": {"GE-3": " "}}"#, "GE-3 needs the reason in words, found an empty text"),
    (#"{"skip": {}}"#, #""lint" has no key "skip""#),
  ])
  func `a silenced finding needs a kind and a reason`(lint: String, sentence: String) {
    #expect(sentences(#"{"lint": \#(lint)}"#) == [sentence])
  }

  @Test(arguments: [
    ("hidden", "isHidden"), ("userInteractionEnabled", "isUserInteractionEnabled"), ("fame", "frame"),
    ("subveiws", "subviews"), ("aplha", "alpha"), ("opacity", "alpha"), ("clipToBounds", "clipsToBounds"),
    ("gestureRecognisers", "gestureRecognizers"), ("touch", "touches"), ("backgroundColour", "backgroundColor"),
  ])
  func `an unknown key suggests the nearest known one`(key: String, known: String) {
    #expect(sentences(#"{"\#(key)": 1}"#) == [#"UIView has no key "\#(key)"; did you mean \#(known)?"#])
  }

  @Test func `a key far from every other suggests nothing`() {
    #expect(sentences(#"{"zzzzzz": 1}"#) == [#"UIView has no key "zzzzzz""#])
  }

  private static let wrongValues: [(String, String)] = [
    (#"{"frame": [0, 0, 1e308, 1]}"#, "width of frame needs points from 0 to 10000000, found 1e+308"),
    (#"{"frame": [0, 0, -1, 1]}"#, "width of frame needs points from 0 to 10000000, found -1"),
    (#"{"frame": [-2e7, 0, 1, 1]}"#, "x of frame needs points from -10000000 to 10000000, found -20000000"),
    (#"{"frame": [0, null, 1, 1]}"#, "frame needs four numbers [x, y, width, height], found null as y"),
    (#"{"center": [1]}"#, "center needs two numbers [x, y], found 1"),
    (#"{"isHidden": 1}"#, "isHidden needs true or false, found the number 1"),
    (#"{"alpha": 2}"#, "alpha needs a number from 0 to 1, found 2"),
    (#"{"alpha": "1"}"#, #"alpha needs a number, found the string "1""#),
    (#"{"tag": 1.5}"#, "tag needs a whole number from -1000000000 to 1000000000, found 1.5"),
    (#"{"name": ""}"#, "a name needs at least one character; leave \"name\" out to have one made up"),
    (#"{"name": 3}"#, "name needs a string, found the number 3"),
    (#"{"subviews": {}}"#, "subviews needs a list of views, found an object"),
    (#"{"subviews": [3]}"#, "subviews needs a view, found the number 3"),
    (
      #"{"transform": 3}"#,
      "transform needs six numbers [a, b, c, d, tx, ty] or {\"rotate\", \"scale\", \"translate\"}, found the number 3"
    ),
    (
      #"{"backgroundColor": "rde"}"#,
      #""rde" is no color; a color is a CSS name, #rgb, #rrggbb, #rrggbbaa or a UIKit system color name; did you mean red?"#
    ),
    (
      ##"{"backgroundColor": "#12"}"##,
      ##""#12" is no color; a color is a CSS name, #rgb, #rrggbb, #rrggbbaa or a UIKit system color name"##
    ),
    (
      #"{"touches": "handel"}"#,
      #"touches has no value "handel"; it takes handle, forward or handleAndForward; did you mean handle?"#
    ),
    (#"{"superview": "window"}"#, "superview cannot be set: UIKit computes it; only \"expect\" may name it"),
    (
      #"{"pointInside": {"path": "M 0 0 L"}}"#,
      "path needs SVG path data; at character 8 it needs an x coordinate, found the end"
    ),
    (
      #"{"pointInside": {}}"#,
      "pointInside needs true, false, {\"inset\"}, {\"shape\"} or {\"path\"}, found an empty object"
    ),
    (
      #"{"pointInside": {"shape": "ellipse", "inset": [0, 0, 0, 0]}}"#,
      "\"shape\" and \"inset\" exclude each other: pointInside is one of the two"
    ),
    (
      #"{"hitTest": {"passThrough": true, "convert": true}}"#,
      "\"passThrough\" and \"convert\" exclude each other: only \"tries\" converts points"
    ),
    (#"{"hitTest": {"returns": "root"}}"#, "returns needs the name of a view; \"root\" is a UIViewController"),
    (#"{"next": "wndow"}"#, "next names \"wndow\", but nothing here has that name; did you mean window?"),
    (
      #"{"gestureRecognizers": [{"name": "g"}]}"#,
      "a gesture recognizer needs \"class\": one such as UITapGestureRecognizer"
    ),
    (
      #"{"gestureRecognizers": [{"class": "UIView"}]}"#,
      #"there is no gesture recognizer class "UIView"; for a class of your own give its UIKit class in "class" and its name in "customClass""#
    ),
    (
      #"{"gestureRecognizers": [{"class": "UISwipeGestureRecognizer", "direction": ["left", "upp"]}]}"#,
      #"direction has no value "upp"; it takes right, left, up or down; did you mean up?"#
    ),
    (
      #"{"gestureRecognizers": [{"class": "UITapGestureRecognizer", "numberOfTapsRequired": 0}]}"#,
      "numberOfTapsRequired needs a whole number from 1 to 1000000000, found 0"
    ),
    (
      #"{"gestureRecognizers": [{"class": "UITapGestureRecognizer", "delegate": {"shouldReceive": [".UIButon"]}}]}"#,
      #"there is no view class "UIButon"; for a class of your own give its UIKit class in "class" and its name in "customClass"; did you mean UIButton?"#
    ),
    (
      #"{"gestureRecognizers": [{"class": "UITapGestureRecognizer", "delegate": {"shouldReceive": ["roof/*"]}}]}"#,
      "shouldReceive names \"roof\", but nothing here has that name"
    ),
    (
      #"{"class": "UIButton", "actions": [{"event": "touchUpInsid", "target": null, "action": "go"}]}"#,
      "event has no value \"touchUpInsid\"; it takes touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered, menuActionTriggered, editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit, allTouchEvents, allEditingEvents or allEvents; did you mean touchUpInside?"
    ),
    (
      #"{"class": "UIButton", "actions": [{"event": "touchDown", "action": "go"}]}"#,
      "an action needs \"target\": a name, or null to send it along the responder chain"
    ),
    (#"{"beginTracking": true}"#, "UIView has no key \"beginTracking\""),
  ]

  @Test(arguments: wrongValues)
  func `each wrong value has its sentence`(view: String, sentence: String) {
    #expect(sentences(view) == [sentence])
  }

  @Test func `a number JSON cannot hold stops before the values are looked at`() {
    #expect(
      sentences(#"{"frame": [0, 0, NaN, 1], "hidden": true}"#) == [
        "NaN is not a number JSON can hold; numbers are finite"
      ]
    )
  }

  @Test func `a layout needs its version and its windows`() {
    #expect(
      complaints("{}") == [
        "a.json:1:1: error: a layout needs \"fingerpost\": the version of the format, 1",
        "a.json:1:1: error: a layout needs \"windows\": a list of windows",
      ]
    )
    #expect(
      complaints("[]") == [
        "a.json:1:1: error: a layout needs an object {\"fingerpost\": 1, \"windows\": […]}, found a list"
      ]
    )
  }

  @Test func `a setting of the engine is known by name and kind`() {
    let behavior = #", "behavior": {"tapMaxHold": 1, "panHysteresis": true, "controlMargin": -1}"#
    #expect(
      sentences("{}", more: behavior) == [
        #""behavior" has no key "tapMaxHold"; did you mean tapMaximumHold?"#,
        "panHysteresis needs a number, found true",
        "controlMargin needs a number from 0 to 10000000, found -1",
      ]
    )
  }

  @Test func `a container outside the parent's view is refused`() {
    let text = """
      {"fingerpost": 1, "windows": [{"name": "w", "rootViewController":
       {"view": {"subviews": [{"name": "in"}]}, "children": [{"in": "in"}, {"in": "w"}]}}]}
      """
    #expect(
      complaints(text) == ["a.json:2:77: error: \"in\" names \"w\", which is not in the view of the parent controller"]
    )
  }

  @Test func `a window has a root controller or views of its own`() {
    let text = #"{"fingerpost": 1, "windows": [{"subviews": [], "rootViewController": {}}]}"#
    #expect(
      complaints(text) == [
        "a.json:1:32: error: \"rootViewController\" and \"subviews\" exclude each other: a window's views are its root controller's or its own"
      ]
    )
  }

  @Test func `hundreds of mistakes are cut off with a count`() {
    let views = Array(repeating: #"{"alpha": 2}"#, count: 250).joined(separator: ",")
    let lines = complaints(layoutText(view: #"{"subviews": [\#(views)]}"#))
    #expect(lines.count == 101)
    #expect(lines.last == "a.json: error: 150 more errors are not listed")
  }
}
