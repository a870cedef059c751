import Diagnosis
import Foundation
import LayoutFiles
import TestSupport
import Testing
import UIKit

/// Past the hit test: what kept a view, a recognizer or a responder from its touch, by the rule that it is.
@MainActor
struct WhyDeliveryTests {
  private func why(
    _ name: String,
    _ x: Double? = nil,
    _ y: Double = 0,
    in subviews: String,
    steps: String = "[]",
    window: String = ""
  ) throws -> Why {
    let text = """
      {"layout": {"fingerpost": 1, "device": {"size": [400, 800]}, "windows": [{"name": "window" \(window),
         "rootViewController": {"name": "controller", "view":
           {"name": "root", "frame": [0, 0, 400, 800], "subviews": [\(subviews)]}}}]},
       "title": "why", "rules": [], "steps": \(steps), "expect": {}}
      """
    let check = try CheckFile.decode(Array(text.utf8), file: "why.check.json")
    return try #require(
      Why(name, at: x.map { CGPoint(x: $0, y: y) }, after: check.steps, in: check.layout)
    )
  }

  private func rules(_ why: Why) -> [String] { why.reasons.map(\.rule) }

  private static let button = #"{"class": "UIButton", "name": "save", "frame": [100, 100, 100, 100]}"#

  private static func pad(_ recognizers: String, _ keys: String = "") -> String {
    #"{"name": "pad", "frame": [0, 0, 400, 400], "touches": "handle" \#(keys), "gestureRecognizers": [\#(recognizers)]}"#
  }

  private static let tap = #"{"class": "UITapGestureRecognizer", "name": "tap"}"#

  // MARK: Views

  @Test func `CA-2 a recognizer that cancelled the touch is named, and not cancelling is the remedy`() throws {
    let why = try why("pad", 50, 50, in: Self.pad(Self.tap))
    #expect(why.gets && !why.keeps)
    #expect(rules(why) == ["HT-4", "RC-11", "CA-2"])
    #expect("\(why.reasons[2].sentence)" == "tap recognized (1 tap) and cancelled the touch in pad.")
    #expect(
      why.remedies.map(\.text) == ["tap cancelsTouchesInView true → false", "tap isEnabled true → false"]
    )
  }

  @Test func `GV-2 what a delaying recognizer held back and threw away is named`() throws {
    let tap = #"{"class": "UITapGestureRecognizer", "name": "tap", "delaysTouchesBegan": true}"#
    let why = try why("pad", 50, 50, in: Self.pad(tap))
    #expect(rules(why) == ["HT-4", "GV-2"])
    #expect("\(why.reasons[1].sentence)".contains("was held back by tap and is never delivered"))
    #expect(why.remedies.first?.changes.count == 1)
  }

  @Test func `GV-6 an end that came late says how late, and for whom`() throws {
    let double = #"{"class": "UITapGestureRecognizer", "name": "double", "numberOfTapsRequired": 2}"#
    let why = try why("pad", 50, 50, in: Self.pad(double))
    #expect(why.keeps)
    #expect(why.reasons.map(\.kind) == [.hitTest, .handled, .released])
    #expect("\(why.reasons[2].sentence)".hasPrefix("touchesEnded came 0.35 s late"))
  }

  @Test func `SV-2 a scroll view that waits is said to be one`() throws {
    let why = try why(
      "save",
      in: #"{"class": "UIScrollView", "name": "list", "frame": [0, 0, 400, 400], "subviews": [\#(Self.button)]}"#,
      steps: #"[{"t": 0, "down": 1, "at": [150, 150]}, {"t": 0.5, "up": 1}]"#
    )
    #expect(why.reasons.contains { $0.rule == "SV-2" && "\($0.sentence)".contains("0.15 s late") })
  }

  @Test func `MT-1 a second finger on a single touch view`() throws {
    let steps = #"[{"t": 0, "down": 1, "at": [50, 50]}, {"t": 0.1, "down": 2, "at": [80, 80]}]"#
    let why = try why("pad", in: Self.pad(""), steps: steps)
    #expect(rules(why).prefix(2) == ["HT-4", "MT-1"])
    #expect(why.remedies.first?.text == "pad isMultipleTouchEnabled false → true")
  }

  @Test func `EX-1 an exclusive view elsewhere`() throws {
    let other = #"{"class": "UIButton", "name": "other", "frame": [0, 300, 100, 100], "isExclusiveTouch": true}"#
    let steps = #"[{"t": 0, "down": 1, "at": [50, 350]}, {"t": 0.1, "down": 2, "at": [150, 150]}]"#
    let why = try why("save", in: "\(Self.button), \(other)", steps: steps)
    #expect(rules(why).prefix(2) == ["HT-4", "EX-1"])
    #expect(why.remedies.first?.text == "other isExclusiveTouch true → false")
  }

  @Test func `EX-2 an exclusive view that is not alone`() throws {
    let other = #"{"class": "UIButton", "name": "other", "frame": [0, 300, 100, 100], "isExclusiveTouch": true}"#
    let steps = #"[{"t": 0, "down": 1, "at": [150, 150]}, {"t": 0.1, "down": 2, "at": [50, 350]}]"#
    let why = try why("other", in: "\(Self.button), \(other)", steps: steps)
    #expect(rules(why).prefix(2) == ["HT-4", "EX-2"])
  }

  @Test func `SY-3 a window whose sendEvent does not call super`() throws {
    let why = try why("save", 150, 150, in: Self.button, window: #", "sendEvent": "swallow""#)
    #expect(rules(why) == ["HT-4", "SY-3"])
    #expect("\(why.reasons[1].sentence)".contains("sendEvent of window"))
  }

  @Test func `CA-1 the system took the touch`() throws {
    let steps = #"[{"t": 0, "down": 1, "at": [150, 150]}, {"t": 0.1, "interrupt": "phoneCall"}]"#
    let why = try why("save", in: Self.button, steps: steps)
    #expect(rules(why).contains("CA-1"))
    #expect(rules(why).contains("CT-12"))
  }

  @Test func `AN-2 an animation that takes no touches`() throws {
    let steps = #"""
      [{"t": 0, "animate": "save", "to": {"alpha": 0.5}, "duration": 1},
       {"t": 0.5, "down": 1, "at": [150, 150]}, {"t": 0.6, "up": 1}]
      """#
    let why = try why("save", in: Self.button, steps: steps)
    #expect(!why.gets)
    #expect(rules(why).first == "AN-2")
  }

  // MARK: Controls

  @Test func `CT-10 a finger lifted too far away`() throws {
    let steps = #"""
      [{"t": 0, "down": 1, "at": [150, 150]}, {"t": 0.1, "move": 1, "at": [290, 150]}, {"t": 0.2, "up": 1}]
      """#
    let why = try why("save", in: Self.button, steps: steps)
    #expect(rules(why).contains("CT-10"))
    #expect(why.reasons.contains { "\($0.sentence)".contains("90 pt outside it, more than the 70 pt") })
  }

  @Test func `CT-7 a control whose beginTracking says no`() throws {
    let control = #"{"class": "UIControl", "name": "knob", "frame": [0, 0, 100, 100], "beginTracking": false}"#
    let why = try why("knob", 50, 50, in: control)
    #expect(rules(why).prefix(2) == ["HT-4", "CT-7"])
  }

  @Test func `RC-14 a control around the hit view does not track its touch`() throws {
    let control = #"""
      {"class": "UIControl", "name": "row", "frame": [0, 0, 300, 100], "subviews": [
        {"class": "UIStackView", "name": "stack", "frame": [0, 0, 300, 100], "subviews": [
          {"class": "UIButton", "name": "info", "frame": [200, 0, 100, 100]}]}]}
      """#
    let why = try why("row", 50, 50, in: control)
    #expect(rules(why).contains("RC-14"))
    // Switching the stack off would take the button with it.
    #expect(why.remedies.map(\.text) == ["stack hitTest → nil for itself"])
  }

  @Test func `RC-20 an action along the chain that nobody implements`() throws {
    let button = #"""
      {"class": "UIButton", "name": "save", "frame": [100, 100, 100, 100],
       "actions": [{"event": "touchUpInside", "target": null, "action": "go"}]}
      """#
    #expect(rules(try why("save", 150, 150, in: button)).contains("RC-20"))
  }

  // MARK: Responders

  @Test func `RC-11 somebody before in the chain handled it`() throws {
    let why = try why("controller", 50, 50, in: Self.pad(""))
    #expect(rules(why) == ["RC-11"])
    #expect("\(why.sentence)".contains("pad handled it and did not call super"))
  }

  @Test func `EV-10 a shake without a first responder starts at the window`() throws {
    let why = try why("controller", in: Self.button, steps: #"[{"t": 0, "motion": "shake"}]"#)
    #expect(rules(why) == ["EV-10"])
    #expect("\(why.sentence)".hasPrefix("There is no first responder"))
  }

  @Test(arguments: [(#""press": "menu""#, "EV-3"), (#""remote": "play""#, "EV-4"), (#""motion": "shake""#, "EV-4")])
  func `keys, remote and shakes go up from the first responder`(step: String, rule: String) throws {
    let field = #"{"class": "UITextField", "name": "field", "frame": [0, 0, 100, 40]}, \#(Self.button)"#
    let steps = #"[{"t": 0, "becomeFirstResponder": "field"}, {"t": 0.1, \#(step)}]"#
    #expect(rules(try why("save", in: field, steps: steps)) == [rule])
    #expect(try why("controller", in: field, steps: steps).gets)
  }

  @Test func `RC-17 a first responder that keeps the shake`() throws {
    let view = #"{"name": "pad", "frame": [0, 0, 99, 99], "canBecomeFirstResponder": true, "motion": "handle"}"#
    let steps = #"[{"t": 0, "becomeFirstResponder": "pad"}, {"t": 0.1, "motion": "shake"}]"#
    let why = try why("controller", in: view, steps: steps)
    #expect(why.reasons.map(\.kind) == [.handledBefore])
  }

  // MARK: Recognizers

  @Test(arguments: [
    (#"{"class": "UITapGestureRecognizer", "name": "r"}"#, "G-TAP-2"),
    (#"{"class": "UITapGestureRecognizer", "name": "r", "numberOfTapsRequired": 3}"#, "G-TAP-2"),
    (#"{"class": "UILongPressGestureRecognizer", "name": "r"}"#, "G-LP-2"),
    (#"{"class": "UIPanGestureRecognizer", "name": "r"}"#, "G-PAN-2"),
    (#"{"class": "UIPanGestureRecognizer", "name": "r", "minimumNumberOfTouches": 2}"#, "G-PAN-2"),
    (#"{"class": "UISwipeGestureRecognizer", "name": "r", "direction": "up"}"#, "G-SW-2"),
    (#"{"class": "UIPinchGestureRecognizer", "name": "r"}"#, "G-PI-1"),
    (#"{"class": "UIRotationGestureRecognizer", "name": "r"}"#, "G-RO-1"),
  ])
  func `asked at a point, a recognizer gets the gesture that it is for`(recognizer: String, rule: String) throws {
    let why = try why("r", 200, 200, in: Self.pad(recognizer, #", "isMultipleTouchEnabled": true"#))
    #expect(why.gets, "\(why.sentence)")
    #expect(why.reasons.first?.rule == rule)
  }

  @Test(arguments: [
    (#"[{"t": 0, "down": 1, "at": [50, 50]}, {"t": 0.1, "move": 1, "at": [120, 50]}]"#, "G-TAP-3", "moved 70 pt"),
    (#"[{"t": 0, "down": 1, "at": [50, 50]}, {"t": 2, "up": 1}]"#, "G-TAP-5", "held longer"),
  ])
  func `the threshold at which a tap failed is named`(steps: String, rule: String, words: String) throws {
    let why = try why("tap", in: Self.pad(Self.tap), steps: steps)
    #expect(rules(why).first == rule)
    #expect("\(why.sentence)".contains(words))
  }

  @Test func `GT-1 a recognizer on another view never sees the finger`() throws {
    let why = try why("tap", 50, 600, in: Self.pad(Self.tap))
    #expect(rules(why) == ["GT-1", "HT-2"])
    #expect("\(why.sentence)".contains("tap only sees touches in pad"))
  }

  @Test func `GT-2 a recognizer that is switched off`() throws {
    let off = #"{"class": "UITapGestureRecognizer", "name": "tap", "isEnabled": false}"#
    let why = try why("tap", 50, 50, in: Self.pad(off))
    #expect(rules(why) == ["GT-2"])
    #expect(why.remedies.map(\.text) == ["tap isEnabled false → true"])
  }

  @Test func `GD-1 a delegate that keeps the touch from it`() throws {
    let tap = #"{"class": "UITapGestureRecognizer", "name": "tap", "delegate": {"shouldReceive": false}}"#
    #expect(rules(try why("tap", 50, 50, in: Self.pad(tap))) == ["GD-1"])
  }

  @Test func `GD-2 a delegate that does not let it begin`() throws {
    let tap = #"{"class": "UITapGestureRecognizer", "name": "tap", "delegate": {"shouldBegin": false}}"#
    #expect(rules(try why("tap", 50, 50, in: Self.pad(tap))) == ["GD-2"])
  }

  @Test func `CT-24 a stock control refuses the tap around it`() throws {
    let root =
      #"{"name": "pad", "frame": [0, 0, 400, 400], "gestureRecognizers": [\#(Self.tap)], "subviews": [\#(Self.button)]}"#
    let why = try why("tap", 150, 150, in: root)
    #expect(rules(why) == ["CT-24"])
    #expect("\(why.sentence)".contains("gestureRecognizerShouldBegin of save says no"))
  }

  @Test func `GX-1 another recognizer was first`() throws {
    let pans = #"{"class": "UIPanGestureRecognizer", "name": "a"}, {"class": "UISwipeGestureRecognizer", "name": "b"}"#
    let why = try why("b", 100, 100, in: Self.pad(pans))
    #expect(why.reasons.first?.kind == .prevented)
    #expect("\(why.sentence)".contains("prevented by a"))
    #expect(why.remedies.first?.text == "a isEnabled true → false")
  }

  @Test func `GF-3 the one that it waits for recognised`() throws {
    let two = #"""
      {"class": "UIPanGestureRecognizer", "name": "a", "requireToFail": ["b"]},
      {"class": "UIPanGestureRecognizer", "name": "b"}
      """#
    #expect(try why("a", 100, 100, in: Self.pad(two)).reasons.first?.rule == "GF-3")
  }

  @Test func `GF-4 it still waits for another to fail`() throws {
    let two = #"""
      {"class": "UIPanGestureRecognizer", "name": "a", "requireToFail": ["b"]},
      {"class": "UIPanGestureRecognizer", "name": "b", "minimumNumberOfTouches": 2}
      """#
    let steps = #"[{"t": 0, "down": 1, "at": [100, 100]}, {"t": 0.1, "move": 1, "at": [150, 100]}]"#
    let why = try why("a", in: Self.pad(two), steps: steps)
    #expect(why.reasons.first?.kind == .waiting)
    #expect("\(why.sentence)".contains("waits for b to fail"))
    #expect(why.remedies.first?.text == "b isEnabled true → false")
  }

  @Test func `a recognizer that is still possible says how near it is`() throws {
    let pan = #"{"class": "UIPanGestureRecognizer", "name": "pan"}"#
    let steps = #"[{"t": 0, "down": 1, "at": [100, 100]}, {"t": 0.1, "move": 1, "at": [104, 100]}]"#
    let why = try why("pan", in: Self.pad(pan), steps: steps)
    #expect(why.reasons.first?.kind == .undecided)
    #expect("\(why.sentence)".contains("moved 4 pt of 10"))
  }

  @Test func `SV-7 a scroll view without anything to scroll`() throws {
    let list = #"{"class": "UIScrollView", "name": "list", "frame": [0, 0, 400, 400], "contentSize": [400, 300]}"#
    let why = try why("list.pan", 100, 300, in: list)
    #expect(why.reasons.first?.rule == "SV-7")
    #expect(why.remedies.first?.text == "list alwaysBounceVertical false → true")
  }
}
