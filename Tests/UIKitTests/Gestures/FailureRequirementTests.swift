import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.inEverySurroundings) @MainActor
struct FailureRequirementTests {
  /// The ways in which code says that a pan waits for a swipe.
  enum Way: String, CaseIterable, Sendable {
    case statically, byOwnDelegate, byOtherDelegate, byOwnClass, byOtherClass
  }

  private final class WaitingPan: UIPanGestureRecognizer {
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other is UISwipeGestureRecognizer }
  }

  private final class PrivilegedSwipe: UISwipeGestureRecognizer {
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other is UIPanGestureRecognizer }
  }

  private let delegate = ClosureDelegate()

  /// V with a pan P that waits for a swipe W to the left.
  private func stage(_ way: Way) -> (Stage, UIPanGestureRecognizer) {
    let stage = Stage()
    let view = stage.addHandling("V")
    let pan = stage.add(way == .byOwnClass ? WaitingPan() : UIPanGestureRecognizer(), "P", to: view)
    let swipe = stage.add(way == .byOtherClass ? PrivilegedSwipe() : UISwipeGestureRecognizer(), "W", to: view)
    swipe.direction = .left
    switch way {
    case .statically: pan.require(toFail: swipe)
    case .byOwnDelegate:
      delegate.requiresFailure = { $0 is UIPanGestureRecognizer && $1 is UISwipeGestureRecognizer }
      pan.delegate = delegate
    case .byOtherDelegate:
      delegate.isRequiredToFail = { $0 is UISwipeGestureRecognizer && $1 is UIPanGestureRecognizer }
      swipe.delegate = delegate
    case .byOwnClass, .byOtherClass: break
    }
    return (stage, pan)
  }

  @Test(arguments: Way.allCases)
  func `C26 a flick is the swipe's, and the waiting pan fails`(_ way: Way) {
    let (stage, _) = stage(way)
    stage.play("0 down 1@300,400; 0.04 move 1@270,400; 0.08 move 1@240,400; 0.12 move 1@200,400; 0.13 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.040 V.touchesMoved",
        "0.080 W: possible -> ended",
        "0.080 V.touchesCancelled",
        "0.080 P: possible -> failed",
      ]
    )
    #expect(stage.reasons(of: "P") == ["failed requiredRecognizerRecognized"])
  }

  @Test(arguments: Way.allCases)
  func `C26 a slow drag is the pan's, late and from zero`(_ way: Way) {
    let (stage, pan) = stage(way)
    stage.play("0 down 1@300,400; 0.2 move 1@280,400; 0.6 move 1@250,400")
    #expect(pan.translation(in: nil) == CGPoint(x: -30, y: 0))
    stage.play("1 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.200 V.touchesMoved",
        "0.500 W: possible -> failed",
        "0.500 P: possible -> began",
        "0.500 V.touchesCancelled",
        "0.600 P: began -> changed",
        "1.000 P: changed -> ended",
      ]
    )
  }

  @Test func `GF-4 waiting is invisible`() {
    let (stage, pan) = stage(.statically)
    stage.play("0 down 1@300,400; 0.2 move 1@280,400")
    #expect(pan.state == .possible)
  }

  @Test func `GF-1 one that never saw the touch is not waited for`() {
    let stage = Stage()
    let left = stage.addHandling("L", CGRect(x: 0, y: 0, width: 200, height: 800))
    let right = stage.addHandling("R", CGRect(x: 200, y: 0, width: 200, height: 800))
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: left)
    tap.require(toFail: stage.add(UISwipeGestureRecognizer(), "swipe", to: right))
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(stage.log(of: "tap") == ["0.100 tap: possible -> ended"])
  }

  @Test(arguments: ["disabled", "removed"])
  func `GF-2 one that is taken away lets the other go at once`(_ how: String) {
    let (stage, _) = stage(.statically)
    let swipe = stage.content[0].gestureRecognizers?[1]
    stage.play("0 down 1@300,400; 0.2 move 1@280,400; 0.3 wait")
    if how == "disabled" { swipe?.isEnabled = false } else { swipe?.view?.removeGestureRecognizer(swipe ?? .init()) }
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.200 V.touchesMoved",
        "0.300 W: possible -> failed",
        "0.300 P: possible -> began",
        "0.300 V.touchesCancelled",
      ]
    )
    #expect(stage.reasons(of: "W") == ["failed \(how)"])
  }

  @Test func `GS-9 lifted by the event that lets it go: began, then ended, with both actions`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view, action: true)
    let press = stage.add(UILongPressGestureRecognizer(), "press", to: view)
    press.allowableMovement = 100
    pan.require(toFail: press)
    stage.play("0 down 1@10,10; 0.1 move 1@40,10; 0.2 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.100 V.touchesMoved",
        "0.200 press: possible -> failed",
        "0.200 pan: possible -> began",
        "0.200 V.touchesCancelled",
        "0.200 pan -> window.act",
        "0.200 pan: began -> ended",
        "0.200 pan -> window.act",
      ]
    )
  }

  @Test func `GD-5 a waiting tap was asked at its lift, and a refusal fails it there`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let single = stage.add(UITapGestureRecognizer(), "single", to: view)
    let double = stage.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    single.delegate = delegate
    var asked: [Double] = []
    delegate.shouldBegin = { _ in
      asked.append(stage.application.scheduler.now.seconds)
      return asked.count == 1
    }
    stage.play("0 down 1@10,10; 0.1 up 1; 1 down 1@10,10; 1.1 up 1; 2 wait")
    #expect(asked == [0.1, 1.1])
    #expect(stage.log(of: "single") == ["0.450 single: possible -> ended", "1.100 single: possible -> failed"])
    #expect(stage.reasons(of: "single") == ["ended tapped", "failed delegateRefused"])
  }

  @Test func `GR-2 those joined by a requirement start afresh together`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe", to: view)
    let double = stage.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    swipe.require(toFail: double)
    stage.play("0 down 1@10,10; 0.1 up 1; 0.2 wait")
    #expect(swipe.state == .failed)
    stage.play("0.3 down 2@10,10; 0.35 move 2@80,10; 0.4 up 2")
    #expect(stage.log(of: "swipe") == ["0.100 swipe: possible -> failed"], "it refuses new fingers meanwhile")
    #expect(double.state == .possible)
    #expect(swipe.state == .possible)
    stage.play("1 down 3@10,10; 1.1 move 3@80,10; 1.2 up 3")
    #expect(stage.log(of: "swipe").last == "1.100 swipe: possible -> ended")
  }

  @Test func `GF-5 two that wait for each other wait for ever`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let first = stage.add(UITapGestureRecognizer(), "first", to: view)
    let second = stage.add(UITapGestureRecognizer(), "second", to: view)
    first.require(toFail: second)
    second.require(toFail: first)
    stage.play("0 down 1@10,10; 0.1 up 1; 9 wait")
    #expect(stage.log == ["0.000 V.touchesBegan"])
    first.isEnabled = false
    #expect(stage.log.dropFirst(2).first == "9.000 second: possible -> ended")
  }
}
