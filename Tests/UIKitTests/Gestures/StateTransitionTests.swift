import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.inEverySurroundings) @MainActor
struct StateTransitionTests {
  typealias State = UIGestureRecognizer.State

  /// Wishes at touch-down, two moves and the lift, and what comes of them.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let wishes: [[State]]
    let expected: [String]

    init(_ description: String, _ wishes: [[State]], _ expected: String...) {
      testDescription = description
      self.wishes = wishes
      self.expected = expected
    }
  }

  @Test(arguments: [
    Row("GS-5 changed means began", [[.changed]], "0.0 possible -> began", "0.1 began -> changed"),
    Row("GS-5 cancelled means failed", [[.cancelled]], "0.0 possible -> failed"),
    Row("GS-8 it is moved on by itself, once", [[.began]], "0.0 possible -> began", "0.1 began -> changed"),
    Row(
      "GS-7 changed again is told again",
      [[.began], [.changed], [.changed]],
      "0.0 possible -> began",
      "0.1 began -> changed",
      "0.2 changed -> changed"
    ),
    Row(
      "GS-6 from began: possible is ignored, failed means cancelled",
      [[.began], [.possible], [.failed]],
      "0.0 possible -> began",
      "0.1 began -> changed",
      "0.2 changed -> cancelled"
    ),
    Row(
      "GS-6 from changed: began and possible mean changed",
      [[.began], [.changed], [.began], [.possible]],
      "0.0 possible -> began",
      "0.1 began -> changed",
      "0.2 changed -> changed",
      "0.3 changed -> changed"
    ),
    Row("GS-6 after the end nothing counts", [[.ended], [.began], [.changed]], "0.0 possible -> ended"),
    Row("GS-10 a lift recognises directly", [[], [], [], [.ended]], "0.3 possible -> ended"),
    Row(
      "11a 4 began, and its own end in the next event",
      [[], [], [.began], [.ended]],
      "0.2 possible -> began",
      "0.3 began -> ended"
    ),
    Row("two wishes in one event: began and ended", [[.began, .ended]], "0.0 possible -> began", "0.0 began -> ended"),
    Row("began and cancelled in one event was nothing", [[.began, .cancelled]], "0.0 possible -> failed"),
  ])
  func `a wish becomes a state`(_ row: Row) {
    let stage = Stage()
    let recognizer = stage.add(ScriptedRecognizer(), "r", to: stage.addHandling("V"), action: true)
    recognizer.wishes = row.wishes
    stage.play("0 down 1@10,10; 0.1 move 1@20,10; 0.2 move 1@30,10; 0.3 up 1")
    let trace = stage.application.trace
    let states = trace.events.compactMap { event -> String? in
      guard case .stateChanged(_, let from, let to, _) = event.kind, to != .possible else { return nil }
      return String(format: "%.1f ", event.instant.seconds) + "\(from) -> \(to)"
    }
    #expect(states == row.expected)
    let actions = trace.events.count { event in
      if case .action = event.kind { true } else { false }
    }
    #expect(actions == states.count { !$0.hasSuffix("failed") }, "GS-4: every state but failed has its action")
    #expect(stage.violations == [])
  }

  @Test func `GR-4 the action reads ended, afterwards it is possible again`() {
    let stage = Stage()
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.addHandling("V"))
    var states: [State] = []
    tap.addHandler(named: "note") { states.append($0.state) }
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(states == [.ended])
    #expect(tap.state == .possible)
  }

  @Test func `GR-1 a swipe that has ended stays so until its finger is up`() {
    let stage = Stage()
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.addHandling("V"))
    stage.play("0 down 1@10,10; 0.1 move 1@70,10; 0.2 down 2@10,10; 0.3 move 2@80,10")
    #expect(swipe.state == .ended)
    #expect(stage.log(of: "swipe") == ["0.100 swipe: possible -> ended"])
    stage.play("0.4 up 1")
    #expect(swipe.state == .possible, "the second finger was refused, so it does not keep the swipe")
  }

  @Test func `GR-5 reset is called after success, failure and switching on and off`() {
    final class Counter: UITapGestureRecognizer {
      var resets = 0
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    let stage = Stage()
    let tap = stage.add(Counter(), "tap", to: stage.addHandling("V"))
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(tap.resets == 1)
    stage.play("1 down 1@10,10; 1.1 move 1@90,10; 1.2 up 1")
    #expect(tap.resets == 2)
    stage.play("2 down 1@10,10")
    tap.isEnabled = false
    #expect(tap.resets == 3)
    tap.isEnabled = true
    #expect(tap.resets == 4)
  }

  @Test func `a state set from outside is settled at once`() {
    let stage = Stage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.addHandling("V"))
    stage.play("0 down 1@10,10; 0.1 move 1@30,10; 0.2 wait")
    pan.state = .cancelled
    #expect(pan.state == .cancelled)
    #expect(stage.log.last == "0.200 pan: began -> cancelled")
    stage.play("0.3 move 1@60,10; 0.4 up 1")
    #expect(pan.state == .possible)
    #expect(stage.log.last == "0.200 pan: began -> cancelled")
  }

  @Test func `an action that wishes for changed each time does not hang the program`() {
    let stage = Stage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.addHandling("V"))
    pan.addHandler(named: "again") { recognizer in
      if recognizer.state == .began || recognizer.state == .changed { recognizer.state = .changed }
    }
    stage.play("0 down 1@10,10; 0.1 move 1@30,10; 0.2 up 1")
    #expect(stage.log(of: "pan").last == "0.200 pan: changed -> ended")
    #expect(pan.state == .possible)
  }
}
