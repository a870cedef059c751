import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Cases W1 to W6 of a public re-implementation: an active recognizer begins, a passive one stays possible.
@Suite(.inEverySurroundings) @MainActor
struct PeerArbitrationTests {
  /// Begins with the first finger, or never; says whom it prevents.
  final class Scripted: UIGestureRecognizer {
    var begins = false
    var prevents = true
    var isPreventable = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { if begins { state = .began } }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
  }

  private func states(
    activeFirst: Bool,
    prevents: Bool,
    delegate: ClosureDelegate? = nil,
    passiveHasDelegate: Bool = true
  ) -> [UIGestureRecognizer.State] {
    let stage = Stage()
    let (active, passive) = (Scripted(), Scripted())
    active.begins = true
    active.prevents = prevents
    passive.isPreventable = prevents
    if passiveHasDelegate { passive.delegate = delegate } else { active.delegate = delegate }
    for (name, recognizer) in activeFirst ? [("a", active), ("p", passive)] : [("p", passive), ("a", active)] {
      stage.add(recognizer, name, to: stage.window)
    }
    stage.play("0 down 1@10,10")
    #expect(stage.violations == [])
    return [active.state, passive.state]
  }

  @Test func `W1 GX-1 where nobody may prevent, both stay`() {
    #expect(states(activeFirst: false, prevents: false) == [.began, .possible])
  }

  @Test(arguments: [true, false])
  func `W2 W3 GX-4 the active one fails the passive one, whoever was added first`(activeFirst: Bool) {
    #expect(states(activeFirst: activeFirst, prevents: true) == [.began, .failed])
  }

  @Test func `W4 GD-6 the passive one's delegate lets both go`() {
    let delegate = ClosureDelegate()
    var asked = 0
    delegate.simultaneous = { _, _ in
      asked += 1
      return true
    }
    #expect(states(activeFirst: false, prevents: true, delegate: delegate) == [.began, .possible])
    #expect(asked == 1)
  }

  @Test func `W5 GX-9 delegates that say no are asked, and change nothing`() {
    let delegate = ClosureDelegate()
    var asked = 0
    delegate.simultaneous = { _, _ in
      asked += 1
      return false
    }
    let states = states(activeFirst: true, prevents: true, delegate: delegate, passiveHasDelegate: false)
    #expect(states == [.began, .failed])
    #expect(asked == 1)
  }

  @Test func `W6 G-TAP-9 taps of different counts live side by side until each has decided`() {
    let stage = Stage()
    for count in [1, 10, 1_000] {
      stage.add(UITapGestureRecognizer(), "tap\(count)", to: stage.window).numberOfTapsRequired = count
    }
    stage.play("0 down 1@10,10; 0.1 up 1; 2 wait")
    #expect(
      stage.log.filter { $0.contains("tap") } == [
        "0.100 tap1: possible -> ended", "0.450 tap10: possible -> failed", "0.450 tap1000: possible -> failed",
      ]
    )
  }
}
