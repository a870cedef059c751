import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.inEverySurroundings) @MainActor
struct InterruptedGestureTests {
  private func panStage() -> (Stage, UIView, UIPanGestureRecognizer) {
    let stage = Stage()
    let view = stage.addHandling("V")
    return (stage, view, stage.add(UIPanGestureRecognizer(), "P", to: view, action: true))
  }

  // MARK: Switching off

  @Test func `C56 off and on in mid-pan: cancelled once, the finger is left alone, the next drag works`() {
    let (stage, _, pan) = panStage()
    stage.play("0 down 1@100,400; 0.05 move 1@115,400; 0.1 move 1@130,400; 0.2 wait")
    pan.isEnabled = false
    pan.isEnabled = true
    stage.play("0.3 move 1@160,400; 0.5 move 1@190,400; 0.6 up 1; 1 down 1@100,400; 1.1 move 1@120,400; 1.2 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.050 P: possible -> began",
        "0.050 V.touchesCancelled",
        "0.050 P -> window.act",
        "0.100 P: began -> changed",
        "0.100 P -> window.act",
        "0.200 P: changed -> cancelled",
        "0.200 P -> window.act",
        "1.000 V.touchesBegan",
        "1.100 P: possible -> began",
        "1.100 V.touchesCancelled",
        "1.100 P -> window.act",
        "1.200 P: began -> ended",
        "1.200 P -> window.act",
      ]
    )
  }

  @Test func `GV-12 one still possible fails without an action, and the view goes on`() {
    let (stage, _, pan) = panStage()
    stage.play("0 down 1@100,400; 0.1 wait")
    pan.isEnabled = false
    stage.play("0.2 move 1@160,400; 0.3 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.100 P: possible -> failed",
        "0.200 V.touchesMoved",
        "0.300 V.touchesEnded",
      ]
    )
    #expect(stage.reasons(of: "P") == ["failed disabled"])
  }

  @Test func `11b 46 enabled again, it takes a new finger and leaves the old one`() {
    let (stage, _, pan) = panStage()
    stage.play("0 down 1@100,400; 0.1 wait")
    pan.isEnabled = false
    pan.isEnabled = true
    stage.play("0.2 down 2@200,400; 0.3 move 1@160,400; 0.4 move 2@220,400")
    #expect(pan.numberOfTouches == 1)
    #expect(stage.log(of: "P").contains("0.400 P: possible -> began"))
  }

  @Test func `a recognizer disabled in its own action is cancelled and stays quiet`() {
    let stage = Stage()
    let pan = stage.add(UIPanGestureRecognizer(), "P", to: stage.addHandling("V"))
    pan.addHandler(named: "stop") { $0.isEnabled = false }
    stage.play("0 down 1@100,400; 0.1 move 1@120,400; 0.2 move 1@140,400; 0.3 up 1")
    #expect(stage.log(of: "P") == ["0.100 P: possible -> began", "0.100 P: began -> cancelled"])
  }

  @Test func `one that began late and is switched off by that action does not end as well`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let pan = stage.add(UIPanGestureRecognizer(), "P", to: view)
    let press = stage.add(UILongPressGestureRecognizer(), "L", to: view)
    press.allowableMovement = 100
    pan.require(toFail: press)
    pan.addHandler(named: "stop") { $0.isEnabled = false }
    stage.play("0 down 1@10,10; 0.1 move 1@40,10; 0.2 up 1")
    #expect(stage.log(of: "P") == ["0.200 P: possible -> began", "0.200 P: began -> cancelled"])
  }

  @Test func `switched off while it is asked whether it may begin, it does not begin`() {
    let (stage, _, pan) = panStage()
    let delegate = ClosureDelegate()
    delegate.shouldBegin = { recognizer in
      recognizer.isEnabled = false
      return true
    }
    pan.delegate = delegate
    stage.play("0 down 1@10,10; 0.1 move 1@40,10; 0.2 up 1")
    #expect(stage.log(of: "P") == ["0.100 P: possible -> failed"])
    #expect(stage.log(of: "V").last == "0.200 V.touchesEnded")
  }

  // MARK: Removing

  @Test func `GV-13 a recognizer taken off its view is cancelled, with its action`() {
    let (stage, view, pan) = panStage()
    stage.play("0 down 1@100,400; 0.1 move 1@120,400; 0.2 wait")
    view.removeGestureRecognizer(pan)
    stage.play("0.3 move 1@140,400; 0.4 up 1")
    #expect(
      stage.log(of: "P") == [
        "0.100 P: possible -> began", "0.100 P -> window.act", "0.200 P: began -> cancelled", "0.200 P -> window.act",
      ]
    )
    #expect(pan.view == nil)
  }

  @Test func `CA-5 a removed view is cancelled once; its ancestor's pan goes on`() {
    let (stage, view, _) = panStage()
    let inner = stage.addHandling("W", to: view)
    stage.add(UILongPressGestureRecognizer(), "L", to: inner)
    stage.play("0 down 1@100,400; 0.1 wait")
    inner.removeFromSuperview()
    stage.play("0.2 move 1@120,400; 0.3 up 1")
    #expect(
      stage.log == [
        "0.000 W.touchesBegan",
        "0.100 L: possible -> failed",
        "0.100 W.touchesCancelled",
        "0.200 P: possible -> began",
        "0.200 P -> window.act",
        "0.300 P: began -> ended",
        "0.300 P -> window.act",
      ]
    )
  }

  @Test func `CA-5 removed while it hears of the touch, it is cancelled after that delivery`() {
    final class Shy: UIView {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        removeFromSuperview()
        calls.append("began, touch \(touches.first?.phase == .began)")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled, in a window \(window != nil)")
      }
    }
    let stage = Stage()
    let view = stage.add(Shy(), "V", Stage.whole)
    stage.play("0 down 1@100,400; 0.1 move 1@120,400; 0.2 up 1")
    #expect(view.calls == ["began, touch true", "cancelled, in a window false"])
    #expect(stage.log == ["0.000 V.touchesBegan", "0.000 V.touchesCancelled"])
  }

  @Test func `CA-7 hiding and switching a view off change nothing in mid-sequence`() {
    let (stage, view, _) = panStage()
    stage.play("0 down 1@100,400; 0.1 wait")
    view.isHidden = true
    view.isUserInteractionEnabled = false
    stage.play("0.2 move 1@105,400; 0.3 up 1")
    #expect(stage.log(of: "V") == ["0.000 V.touchesBegan", "0.200 V.touchesMoved", "0.300 V.touchesEnded"])
  }

  // MARK: Interruption

  @Test func `CA-1 a call cancels views and gestures`() {
    let (stage, view, _) = panStage()
    stage.addHandling("W", CGRect(x: 0, y: 600, width: 400, height: 200), to: view)
    stage.play("0 down 1@100,100 2@100,700; 0.1 move 1@120,100 2@120,700; 0.2 interrupt; 0.3 down 1@100,100; 0.4 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.000 W.touchesBegan",
        "0.100 P: possible -> began",
        "0.100 V.touchesCancelled",
        "0.100 W.touchesCancelled",
        "0.100 P -> window.act",
        "0.200 P: began -> cancelled",
        "0.200 P -> window.act",
        "0.300 V.touchesBegan",
        "0.400 P: possible -> failed",
        "0.400 V.touchesEnded",
      ]
    )
  }

  @Test func `CA-4 a touch that the view still had is cancelled, by the system`() {
    let stage = Stage()
    stage.addHandling("V")
    stage.play("0 down 1@100,100; 0.1 interrupt; 0.2 wait")
    #expect(stage.log == ["0.000 V.touchesBegan", "0.100 V.touchesCancelled"])
    let reasons = stage.application.trace.events.compactMap { event -> TraceEvent.CancelReason? in
      if case .touchCancelled(_, _, let reason) = event.kind { reason } else { nil }
    }
    #expect(reasons == [.system("phoneCall")])
  }

  @Test func `11b 27 an interruption does not touch what is already up`() {
    let stage = Stage()
    let tap = stage.add(UITapGestureRecognizer(), "double", to: stage.addHandling("V"))
    tap.numberOfTapsRequired = 2
    stage.play("0 down 1@100,100; 0.1 up 1; 0.2 interrupt; 1 wait")
    #expect(stage.log == ["0.000 V.touchesBegan", "0.450 double: possible -> failed", "0.450 V.touchesEnded"])
  }

  @Test func `a control hears touchCancel`() {
    let stage = Stage()
    stage.add(UIButton(), "button", CGRect(x: 0, y: 0, width: 100, height: 44))
    stage.play("0 down 1@10,10; 0.1 interrupt")
    #expect(
      stage.log == [
        "0.000 button.touchesBegan", "0.000 button.touchDown", "0.100 button.touchesCancelled",
        "0.100 button.touchCancel",
      ]
    )
  }
}
