import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.inEverySurroundings) @MainActor
struct WithheldTouchTests {
  private func stage(
    _ recognizer: UIGestureRecognizer,
    behavior: UIKitBehavior = UIKitBehavior()
  ) -> Stage {
    let stage = Stage(behavior: behavior)
    stage.add(recognizer, "r", to: stage.addHandling("V"))
    return stage
  }

  private func delayingTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    return tap
  }

  // MARK: delaysTouchesBegan

  @Test func `GV-4 what is delayed is never delivered if it recognises`() {
    let stage = stage(delayingTap())
    stage.play("0 down 1@10,10; 0.05 move 1@15,10; 0.1 up 1; 2 wait")
    #expect(stage.log == ["0.100 r: possible -> ended"])
  }

  @Test func `GV-5 failing releases began and one call that catches up`() {
    let stage = stage(delayingTap())
    stage.play("0 down 1@10,10; 0.05 move 1@20,10; 0.08 move 1@30,10; 0.1 move 1@60,10; 0.2 move 1@70,10; 0.3 up 1")
    #expect(
      stage.log == [
        "0.100 r: possible -> failed",
        "0.100 V.touchesBegan",
        "0.100 V.touchesMoved",
        "0.200 V.touchesMoved",
        "0.300 V.touchesEnded",
      ]
    )
  }

  @Test func `GV-5 nothing to catch up if the finger has not moved`() {
    let stage = stage(delayingTap())
    stage.play("0 down 1@10,10; 1 up 1")
    #expect(stage.log == ["0.750 r: possible -> failed", "0.750 V.touchesBegan", "1.000 V.touchesEnded"])
  }

  @Test func `GV-5 began tells where the finger came down`() {
    final class Recorder: UIView {
      var places: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      private func note(_ touches: Set<UITouch>) {
        for touch in touches { places += [touch.previousLocation(in: nil), touch.location(in: nil)] }
      }
    }
    let stage = Stage()
    let view = stage.add(Recorder(), "V", Stage.whole)
    stage.add(delayingTap(), "r", to: view)
    stage.play("0 down 1@10,10; 0.1 move 1@60,10")
    #expect(view.places.prefix(2) == [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10)])
    #expect(view.places.last == CGPoint(x: 60, y: 10))
  }

  @Test func `GV-5 failing at the lift releases began and ended`() {
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    let stage = stage(press)
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(stage.log == ["0.100 r: possible -> failed", "0.100 V.touchesBegan", "0.100 V.touchesEnded"])
  }

  @Test func `GV-5 a call takes delayed touches away as began and cancelled`() {
    let stage = stage(delayingTap())
    stage.play("0 down 1@10,10; 0.1 interrupt")
    #expect(stage.log == ["0.100 r: possible -> failed", "0.100 V.touchesBegan", "0.100 V.touchesCancelled"])
  }

  @Test(arguments: [true, false])
  func `11a 3 without cancelling, a delayed touch is discarded by a setting`(_ discards: Bool) {
    let tap = delayingTap()
    tap.cancelsTouchesInView = false
    var behavior = UIKitBehavior()
    behavior.delayedTouchesAreDiscardedOnRecognition = discards
    let stage = stage(tap, behavior: behavior)
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(
      stage.log == ["0.100 r: possible -> ended"]
        + (discards ? [] : ["0.100 V.touchesBegan", "0.100 V.touchesEnded"])
    )
  }

  @Test func `GV-8 a touch is held until every delaying recognizer has decided`() {
    let stage = stage(delayingTap())
    let press = stage.add(UILongPressGestureRecognizer(), "press", to: stage.content[0])
    press.delaysTouchesBegan = true
    stage.play("0 down 1@10,10; 0.1 move 1@30,10; 0.2 move 1@60,10; 0.3 up 1")
    #expect(
      stage.log == [
        "0.100 press: possible -> failed",
        "0.200 r: possible -> failed",
        "0.200 V.touchesBegan",
        "0.200 V.touchesMoved",
        "0.300 V.touchesEnded",
      ]
    )
  }

  @Test func `GV-9 one that may not see the touch delays nothing`() {
    let tap = delayingTap()
    let delegate = ClosureDelegate()
    delegate.shouldReceive = { _ in false }
    tap.delegate = delegate
    let stage = stage(tap)
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(stage.log == ["0.000 V.touchesBegan", "0.100 V.touchesEnded"])
  }

  @Test func `CT-29 a button under a delaying tap hears down and up together`() {
    let stage = Stage()
    stage.add(delayingTap(), "r", to: stage.addHandling("V"))
    stage.add(UIButton(), "button", CGRect(x: 0, y: 0, width: 100, height: 44), to: stage.content[0])
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(
      stage.log == [
        "0.100 r: possible -> failed",
        "0.100 button.touchesBegan",
        "0.100 button.touchDown",
        "0.100 button.touchesEnded",
        "0.100 button.touchUpInside",
      ]
    )
  }

  @Test func `C31-B a scroll view's button hears of a press after 150 ms, and of the lift`() {
    let stage = Stage()
    let scroll = stage.add(UIScrollView(), "list", Stage.whole)
    scroll.contentSize = CGSize(width: 400, height: 2_000)
    stage.add(UIButton(), "button", CGRect(x: 100, y: 300, width: 120, height: 44), to: scroll)
    stage.play("0 down 1@150,320; 0.5 up 1")
    #expect(
      stage.log(of: "button") == [
        "0.150 button.touchesBegan",
        "0.150 button.touchDown",
        "0.500 button.touchesEnded",
        "0.500 button.touchUpInside",
      ]
    )
  }

  // MARK: delaysTouchesEnded

  @Test(arguments: [true, false])
  func `GV-6 the end is withheld while a double tap is undecided`(_ delays: Bool) {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = delays
    let stage = stage(tap)
    stage.play("0 down 1@10,10; 0.1 up 1; 2 wait")
    #expect(
      stage.log
        == (delays
          ? ["0.000 V.touchesBegan", "0.450 r: possible -> failed", "0.450 V.touchesEnded"]
          : ["0.000 V.touchesBegan", "0.100 V.touchesEnded", "0.450 r: possible -> failed"])
    )
  }

  @Test(arguments: [true, false])
  func `GV-6 recognised, the withheld end becomes a cancel`(_ delays: Bool) {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = delays
    let stage = stage(tap)
    stage.play("0 down 1@10,10; 0.1 up 1; 0.2 down 1@10,10; 0.3 up 1; 2 wait")
    let end = ["0.200 V.touchesBegan", "0.300 r: possible -> ended", "0.300 V.touchesCancelled"]
    #expect(stage.log == ["0.000 V.touchesBegan"] + (delays ? [] : ["0.100 V.touchesEnded"]) + end)
    let cancelled = stage.application.trace.events.count { event in
      if case .touchCancelled = event.kind { true } else { false }
    }
    #expect(cancelled == (delays ? 2 : 1))
  }

  @Test func `GV-7 an ancestor's double tap makes a button late`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    let stage = stage(tap)
    stage.add(UIButton(), "button", CGRect(x: 0, y: 0, width: 100, height: 44), to: stage.content[0])
    stage.play("0 down 1@10,10; 0.1 up 1; 2 wait")
    #expect(
      stage.log(of: "button") == [
        "0.000 button.touchesBegan",
        "0.000 button.touchDown",
        "0.450 button.touchesEnded",
        "0.450 button.touchUpInside",
      ]
    )
  }

  // MARK: cancelsTouchesInView

  @Test func `GV-2 F23 a pan that recognises takes the touch`() {
    let stage = stage(UIPanGestureRecognizer())
    stage.play("0 down 1@10,10; 0.1 move 1@20,10; 0.2 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.100 r: possible -> began",
        "0.100 V.touchesCancelled",
        "0.200 r: began -> ended",
      ]
    )
  }

  @Test func `GV-3 F24 or leaves it, if it does not cancel`() {
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    let stage = stage(pan)
    stage.play("0 down 1@10,10; 0.1 move 1@20,10; 0.2 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.100 r: possible -> began",
        "0.100 V.touchesMoved",
        "0.200 r: began -> ended",
        "0.200 V.touchesEnded",
      ]
    )
  }

  @Test func `F21 five points are no pan`() {
    let stage = stage(UIPanGestureRecognizer())
    stage.play("0 down 1@10,10; 0.1 move 1@15,10; 0.2 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.100 V.touchesMoved",
        "0.200 r: possible -> failed",
        "0.200 V.touchesEnded",
      ]
    )
  }

  @Test func `GO-4 the action may come before the cancel, by a setting`() {
    var behavior = UIKitBehavior()
    behavior.cancelsTouchesBeforeActions = false
    let stage = Stage(behavior: behavior)
    stage.add(UITapGestureRecognizer(), "r", to: stage.addHandling("V"), action: true)
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(stage.log.suffix(2) == ["0.100 r -> window.act", "0.100 V.touchesCancelled"])
  }

  @Test func `11b 23 a finger that joins later is delivered all the same`() {
    let stage = stage(UIPanGestureRecognizer())
    stage.content[0].isMultipleTouchEnabled = true
    stage.play("0 down 1@10,10; 0.1 move 1@30,10; 0.2 down 2@90,90; 0.3 up 2; 0.4 up 1")
    #expect(
      stage.log(of: "V") == [
        "0.000 V.touchesBegan",
        "0.100 V.touchesCancelled",
        "0.200 V.touchesBegan",
        "0.300 V.touchesEnded",
      ]
    )
  }
}
