import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Each contested point with both of its readings; what the trace says decided.
@MainActor
struct ContestedSettingsTests {
  private func stage(_ change: (inout UIKitBehavior) -> Void) -> Stage {
    var behavior = UIKitBehavior()
    change(&behavior)
    return Stage(behavior: behavior)
  }

  private func rules(_ stage: Stage, where isAsked: (TraceEvent.Kind) -> Bool) -> [String?] {
    stage.application.trace.events.filter { isAsked($0.kind) }.map(\.rule)
  }

  // MARK: Events

  @Test(arguments: [true, false])
  func `EV-10 a shake without a first responder reaches the key window, or nobody`(reachesWindow: Bool) {
    let stage = stage { $0.motionStartsAtKeyWindow = reachesWindow }
    stage.application.sendMotion(.motionShake)
    #expect(
      stage.log
        == (reachesWindow ? ["0.000 window.motionBegan", "0.000 window.motionEnded"].flatMap(withApplication) : [])
    )
    let decided = rules(stage) {
      switch $0 {
      case .dropped(_, _, let after): !reachesWindow && after == stage.application.identify(stage.application)
      case .delivery(let delivery): delivery.hop == .first
      default: false
      }
    }
    #expect(decided == ["EV-10", "EV-10"])
  }

  private func withApplication(_ line: String) -> [String] {
    [line, line.replacingOccurrences(of: "window", with: "UIApplication#1")]
  }

  @Test(arguments: [(1.0, 1), (2.0, 2), (3.0, 3)])
  func `HT-12 an override is asked as often as is set, and the first answer counts`(times: Double, calls: Int) {
    final class Counting: UIView {
      var count = 0

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        count += 1
        return count == 1 ? super.hitTest(point, with: event) : nil
      }
    }
    let stage = stage { $0.hitTestsPerTouchDown = times }
    let view = stage.add(Counting(), "V", Stage.whole)
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(view.count == calls)
    #expect(stage.log == ["0.000 V.touchesBegan", "0.100 V.touchesEnded"].flatMap(upToApplication))
  }

  private func upToApplication(_ line: String) -> [String] {
    ["V", "window", "UIApplication#2"].map { line.replacingOccurrences(of: "V.", with: $0 + ".") }
  }

  @Test(arguments: [true, false])
  func `MT-4 a suppressed finger keeps its view, or has none; a third is suppressed all the same`(keeps: Bool) {
    let stage = stage { $0.suppressedTouchesKeepTheirView = keeps }
    let view = stage.addHandling("V")
    stage.play("0 down 1@10,10; 0.1 down 2@50,50")
    #expect(stage.application.touches.map { $0.view === view } == [true, keeps])
    stage.play("0.2 up 1; 0.3 down 3@90,90; 0.4 up 2 3")
    #expect(stage.log == ["0.000 V.touchesBegan", "0.200 V.touchesEnded"], "reading 11b.15")
  }

  @Test(arguments: [false, true])
  func `CA-5 a removed view is cancelled at once, or in the next turn`(waits: Bool) {
    let stage = stage { $0.removalWaitsForNextTurn = waits }
    let view = stage.addHandling("V")
    stage.play("0 down 1@10,10")
    view.removeFromSuperview()
    #expect(stage.log.contains("0.000 V.touchesCancelled") == !waits)
    stage.play("0.1 move 1@20,20; 0.2 up 1")
    #expect(stage.log == ["0.000 V.touchesBegan", "0.000 V.touchesCancelled"])
    #expect(rules(stage) { if case .touchCancelled = $0 { true } else { false } } == ["CA-5"])
  }

  // MARK: Hit testing

  @Test(arguments: [(0.01, "V"), (0.02, "window")])
  func `HT-6 the least alpha that can be hit`(limit: Double, hit: String) {
    let stage = stage { $0.minimumHitTestAlpha = limit }
    stage.add(UIView(), "V", Stage.whole).alpha = 0.015
    #expect(stage.application.hitTest(at: CGPoint(x: 5, y: 5))?.elementName == hit)
  }

  @Test(arguments: [(true, "window"), (false, "V")])
  func `HT-11 a disabled control declines, or does not`(declines: Bool, hit: String) {
    let stage = stage { $0.disabledControlsDeclineHitTests = declines }
    stage.add(UIControl(), "V", Stage.whole).isEnabled = false
    #expect(stage.application.hitTest(at: CGPoint(x: 5, y: 5))?.elementName == hit)
    stage.play("0 down 1@5,5")
    let refusal = rules(stage) {
      if case .hitTest(_, let visit) = $0 { visit.verdict == .disabledControl } else { false }
    }
    #expect(refusal == (declines ? ["HT-11"] : []))
  }

  @Test(arguments: [(true, "window"), (false, "V")])
  func `GE-9 a flattened view declines, or is hit at its anchor by every point`(declines: Bool, hit: String) {
    let stage = stage { $0.singularTransformsDeclineHitTests = declines }
    stage.add(UIView(), "V", CGRect(x: 100, y: 100, width: 50, height: 50)).transform = CGAffineTransform(
      scaleX: 0,
      y: 0
    )
    #expect(stage.application.hitTest(at: CGPoint(x: 5, y: 5))?.elementName == hit)
  }

  // MARK: Recognizers

  @Test(arguments: [false, true])
  func `GS-11 actions are sent before the views have their touches, or after`(waits: Bool) {
    let stage = stage { $0.actionsWaitForNextTurn = waits }
    stage.addHandling("V")
    stage.add(UITapGestureRecognizer(), "tap", to: stage.window, action: true).cancelsTouchesInView = false
    stage.play("0 down 1@10,10; 0.1 up 1")
    let rest =
      waits
      ? ["0.100 V.touchesEnded", "0.100 tap -> window.act"] : ["0.100 tap -> window.act", "0.100 V.touchesEnded"]
    #expect(stage.log == ["0.000 V.touchesBegan", "0.100 tap: possible -> ended"] + rest)
  }

  @Test func `GS-11 an action that waited still reads the state and the place of its gesture`() {
    let stage = stage { $0.actionsWaitForNextTurn = true }
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.window)
    var read: [String] = []
    pan.addHandler(named: "read") { read.append("\($0.state) \($0.location(in: nil).x) \($0.numberOfTouches)") }
    stage.play("0 down 1@10,10; 0.1 move 1@30,10; 0.2 move 1@40,10; 0.3 up 1")
    #expect(read == ["began 30.0 1", "changed 40.0 1", "ended 40.0 1"])
  }

  @Test(arguments: [(false, "first"), (true, "second")])
  func `GO-5 in a tie within one view the first added wins, or the last`(latest: Bool, winner: String) {
    let stage = stage { $0.latestRecognizerWinsTies = latest }
    let view = stage.addHandling("V")
    stage.add(UITapGestureRecognizer(), "first", to: view)
    stage.add(UITapGestureRecognizer(), "second", to: view)
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(stage.log(of: winner) == ["0.100 \(winner): possible -> ended"])
    let loser = rules(stage) { if case .stateChanged(_, _, .failed, _) = $0 { true } else { false } }
    #expect(loser == ["GO-5"])
  }

  @Test(arguments: [(0.75, "failed"), (1.5, "ended")])
  func `G-TAP-5 how long a tap may be held`(limit: Double, state: String) {
    let stage = stage { $0.tapMaximumHold = limit }
    stage.add(UITapGestureRecognizer(), "tap", to: stage.window)
    stage.play("0 down 1@10,10; 1 up 1")
    #expect(stage.log(of: "tap").map { String($0.dropFirst(6)) } == ["tap: possible -> \(state)"])
  }

  // MARK: Controls and actions

  @Test(arguments: [(70.0, "touchUpInside"), (10.0, "touchUpOutside")])
  func `CT-9 the margin around a control, and what the trace says of it`(margin: Double, event: String) {
    let stage = stage { $0.controlMargin = margin }
    stage.add(UIControl(), "C", CGRect(x: 100, y: 100, width: 50, height: 50))
    stage.play("0 down 1@125,125; 0.1 move 1@180,125; 0.2 up 1")
    #expect(stage.log(of: "C").last == "0.200 C.\(event)")
    #expect(
      rules(stage) { if case .controlEvent = $0 { true } else { false } }.compactMap { $0 }.allSatisfy { $0 == "CT-9" }
    )
  }

  @Test(arguments: [(true, "field"), (false, "sender")])
  func `RC-18 an action without a target starts at the first responder, or at the sender`(
    fromFirst: Bool,
    receiver: String
  ) {
    let stage = stage { $0.actionsStartAtFirstResponder = fromFirst }
    let field = stage.add(UITextField(), "field", CGRect(x: 0, y: 0, width: 100, height: 40))
    let sender = stage.add(UIControl(), "sender", CGRect(x: 0, y: 100, width: 100, height: 40))
    for view in [field, sender] {
      view.overrides = ResponderOverrides()
      view.overrides?.implements = ["act"]
    }
    #expect(field.becomeFirstResponder())
    sender.addTarget(nil, action: Selector("act"), for: .touchUpInside)
    stage.play("0 down 1@10,110; 0.1 up 1")
    #expect(stage.log.last == "0.100 sender -> \(receiver).act")
    #expect(rules(stage) { if case .action = $0 { true } else { false } } == ["RC-18"])
  }

  @Test(arguments: [true, false])
  func `11a 8 a control that is disabled while it tracks is cancelled, or tracks on for ever`(cancels: Bool) {
    let stage = stage { $0.disablingCancelsTracking = cancels }
    let control = stage.add(UIControl(), "C", Stage.whole)
    stage.play("0 down 1@10,10")
    stage.application.perform { control.isEnabled = false }
    #expect(control.isTracking == !cancels)
    #expect(stage.log.last == (cancels ? "0.000 C.touchCancel" : "0.000 C.touchDown"))
  }
}
