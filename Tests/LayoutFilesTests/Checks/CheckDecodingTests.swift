import Foundation
import Testing
import UIKit

@testable import LayoutFiles

@Suite struct CheckDecodingTests {
  private let layout = """
    {"fingerpost": 1, "windows": [{"name": "window", "rootViewController": {"name": "root", "view": {"name": "canvas",
     "gestureRecognizers": [{"class": "UITapGestureRecognizer", "name": "single"}],
     "subviews": [{"class": "UIScrollView", "name": "list"}, {"class": "UISwitch", "name": "wifi"},
      {"class": "UIButton", "name": "save"}]}}}]}
    """

  private func check(steps: String, expect: String = "{}") throws -> CheckFile {
    let text = #"{"title": "T", "rules": ["GF-6"], "layout": \#(layout), "steps": [\#(steps)], "expect": \#(expect)}"#
    return try CheckFile.decode(Array(text.utf8), file: "a.check.json")
  }

  private func actions(_ steps: String) throws -> [Step.Action] { try check(steps: steps).steps.map(\.action) }

  @Test func `fingers go down, move, lift and are cancelled`() throws {
    let none = FingerTraits()
    let steps = try check(
      steps: """
        {"t": 0, "down": 7, "at": [1, 2], "force": 0.5, "type": "pencil"}, {"t": 0, "down": 2, "at": [3, 4]},
        {"t": 0.1, "move": 7, "at": [5, 6]}, {"t": 0.2, "up": 7}, {"t": 0.2, "cancel": 2}, {"t": 0.25, "up": 2},
        {"t": 1, "tap": [8, 9]}, {"t": 1.02, "tap": [8, 9]}, {"t": 2, "tap": [1, 1], "finger": 2}
        """
    ).steps
    #expect(steps.map(\.time) == [0, 0, 0.1, 0.2, 0.2, 0.25, 1, 1.02, 2])
    #expect(
      steps.map(\.action) == [
        .down(finger: 7, at: CGPoint(x: 1, y: 2), FingerTraits(force: 0.5, type: .pencil)),
        .down(finger: 2, at: CGPoint(x: 3, y: 4), none), .move(finger: 7, to: CGPoint(x: 5, y: 6), none),
        .up(finger: 7, at: nil, none), .cancel(finger: 2), .up(finger: 2, at: nil, none),
        .tap(finger: 1, at: CGPoint(x: 8, y: 9), none), .tap(finger: 3, at: CGPoint(x: 8, y: 9), none),
        .tap(finger: 2, at: CGPoint(x: 1, y: 1), none),
      ]
    )
  }

  @Test func `the other events decode`() throws {
    let decoded = try actions(
      """
      {"t": 0, "hover": [1, 2]}, {"t": 0, "hover": null}, {"t": 0, "scroll": [0, -5], "at": [1, 2], "type": "discrete"},
      {"t": 0, "motion": "shake"}, {"t": 0, "remote": "togglePlayPause"}, {"t": 0, "press": "menu"},
      {"t": 0, "interrupt": "phoneCall"}, {"t": 3, "wait": true}
      """
    )
    #expect(
      decoded == [
        .hover(at: CGPoint(x: 1, y: 2)), .hover(at: nil),
        .scroll(by: CGVector(dx: 0, dy: -5), at: CGPoint(x: 1, y: 2), .discrete), .motion(.shake),
        .remote(.togglePlayPause), .press(.menu), .interrupt(reason: "phoneCall"), .wait,
      ]
    )
  }

  @Test func `properties of a step are those of the object's class`() throws {
    let decoded = try actions(
      """
      {"t": 0, "set": "list", "contentOffset": [0, 9], "isScrollEnabled": false},
      {"t": 0, "set": "list.pan", "isEnabled": false}, {"t": 0, "set": "single", "numberOfTapsRequired": 3},
      {"t": 0, "set": "wifi", "isOn": true}, {"t": 0, "set": "window", "windowLevel": 1},
      {"t": 1, "animate": "save", "to": {"alpha": 0}, "duration": 0.3}
      """
    )
    var properties: [[Property: PropertyValue]] = []
    for action in decoded {
      switch action {
      case .set(_, let list), .animate(_, let list, duration: 0.3, allowUserInteraction: false):
        properties.append(Dictionary(uniqueKeysWithValues: list.entries.map { ($0.property, $0.value) }))
      default: Issue.record("\(action)")
      }
    }
    #expect(
      properties == [
        [.contentOffset: .point(CGPoint(x: 0, y: 9)), .isScrollEnabled: .bool(false)], [.isEnabled: .bool(false)],
        [.numberOfTapsRequired: .integer(3)], [.isOn: .bool(true)], [.windowLevel: .number(1)], [.alpha: .number(0)],
      ]
    )
  }

  @Test func `the hierarchy and the responders change`() throws {
    let decoded = try actions(
      """
      {"t": 0, "remove": "save"}, {"t": 0, "insert": "save", "into": "list", "at": 0},
      {"t": 0, "insert": {"subviews": [{"name": "inner"}]}, "into": "canvas"}, {"t": 0, "set": "inner", "isHidden": true},
      {"t": 0, "insert": {"class": "UIPanGestureRecognizer", "name": "pan"}, "into": "inner"},
      {"t": 0, "present": {"name": "sheet", "view": {}}, "by": "root"}, {"t": 1, "dismiss": "sheet"},
      {"t": 1, "becomeFirstResponder": "root"}, {"t": 1, "resignFirstResponder": "root"}, {"t": 1, "makeKey": "window"}
      """
    )
    guard case .insert(.view(let view), let into, at: nil) = decoded[2],
      case .present(let sheet, by: let by) = decoded[5]
    else {
      Issue.record("\(decoded)")
      return
    }
    #expect(view.name == "UIView[step3]")
    #expect(view.subviews.first?.name == "inner")
    #expect(into.value == "canvas")
    #expect(sheet.view.name == "UIView[step6.0]")
    #expect(by.value == "root")
    guard case .insert(.named(let named), _, at: 0) = decoded[1], case .insert(.recognizer(let pan), _, _) = decoded[4]
    else {
      Issue.record("\(decoded)")
      return
    }
    #expect(named.value == "save")
    #expect(pan.uiClass == .pan)
  }

  @Test func `expectations decode`() throws {
    let expect = try check(
      steps: #"{"t": 0, "down": 1, "at": [0, 0]}"#,
      expect: """
        {"hits": {"1": null}, "visited": {"1": ["window", "canvas"]}, "chain": {"1": ["canvas", "root", "window"]},
         "delivery": ["canvas.touchesBegan"], "recognizers": {"single": ["possible", "recognized"], "list.pan": ["possible"]},
         "actions": ["save.touchDown", "wifi.valueChanged -> root.toggle", "single -> root.singleTapped"],
         "firstResponder": null, "properties": {"list.contentOffset": [0, 50], "wifi.isOn": true, "single.state": "possible",
          "list.pan.isEnabled": true, "save.superview": "canvas"},
         "log": ["0.450 single: possible -> failed", "canvas.touchesBegan"], "logContains": []}
        """
    ).expect
    #expect(expect.hits.map(\.finger.value) == [1])
    #expect(expect.hits.first?.view == nil)
    #expect(expect.visited.first?.names.map(\.value) == ["window", "canvas"])
    #expect(expect.chain.first?.names.count == 3)
    #expect(expect.delivery?.map(\.value) == ["canvas.touchesBegan"])
    #expect(expect.recognizers.map(\.recognizer.value) == ["single", "list.pan"])
    #expect(expect.actions?.count == 3)
    #expect(expect.firstResponder == .nobody)
    #expect(expect.properties.map(\.property) == [.contentOffset, .isOn, .state, .isEnabled, .superview])
    #expect(expect.properties.map(\.object.value) == ["list", "wifi", "single", "list.pan", "save"])
    #expect(expect.log?.map(\.time) == [0.45, nil])
    #expect(expect.log?.map(\.text) == ["single: possible -> failed", "canvas.touchesBegan"])
    #expect(expect.logContains == [])
  }

  @Test func `nothing expected is nothing compared`() throws {
    let expect = try check(steps: "").expect
    #expect(expect == Expectations())
    #expect(expect.delivery == nil)
  }

  @Test func `steps alone are decoded for a layout given elsewhere`() throws {
    let document = try LayoutFile.decode(Array(layout.utf8), file: "a.layout.json")
    let text = #"{"steps": [{"t": 0, "tap": [1, 2]}, {"t": 1, "set": "wifi", "isOn": true}]}"#
    let steps = try StepsFile.decode(Array(text.utf8), file: "s.json", for: document)
    #expect(steps.steps.count == 2)
  }

  @Test func `a check opens as the layout it is about`() throws {
    let text = #"{"layout": \#(layout), "steps": []}"#
    #expect(try LayoutFile.decode(Array(text.utf8), file: "a.check.json").names["wifi"] != nil)
  }
}
