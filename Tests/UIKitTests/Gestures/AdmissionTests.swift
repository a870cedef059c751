import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.inEverySurroundings) @MainActor
struct AdmissionTests {
  private let delegate = ClosureDelegate()

  private func refusals(_ stage: Stage) -> [String] {
    stage.application.trace.events.compactMap { event in
      guard case .recognizerRefused(let id, let touch, let reason) = event.kind else { return nil }
      return "\(stage.application.trace.name(id)) \(touch.finger) \(reason)"
    }
  }

  @Test func `GT-1 GT-12 the hit view's line up to the window is offered the touch, siblings are not`() {
    let stage = Stage()
    let left = stage.addHandling("L", CGRect(x: 0, y: 0, width: 200, height: 800))
    let right = stage.addHandling("R", CGRect(x: 200, y: 0, width: 200, height: 800))
    for (name, view) in [("left", left), ("right", right), ("all", stage.window)] {
      stage.add(UIPanGestureRecognizer(), name, to: view)
    }
    stage.play("0 down 1@10,10")
    let offers = stage.application.trace.events.compactMap { event -> String? in
      guard case .recognizerOffered(let id, _) = event.kind else { return nil }
      return stage.application.trace.name(id)
    }
    #expect(offers == ["left", "all"])
  }

  @Test func `GT-3 one added later does not receive the touch`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    stage.play("0 down 1@10,10; 0.1 wait")
    stage.add(UIPanGestureRecognizer(), "late", to: view)
    stage.play("0.2 move 1@60,10; 0.3 up 1; 0.4 down 1@10,10; 0.5 move 1@60,10")
    #expect(stage.log(of: "late") == ["0.500 late: possible -> began"])
  }

  @Test func `GT-7 a refused touch is never shown, and is asked for once`() {
    let stage = Stage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.addHandling("V"))
    var asked = 0
    delegate.shouldReceive = { touch in
      asked += 1
      return touch.location(in: nil).x > 100
    }
    pan.delegate = delegate
    stage.play("0 down 1@10,10; 0.1 move 1@60,10; 0.2 up 1; 0.3 down 1@110,10; 0.4 move 1@160,10; 0.5 up 1")
    #expect(asked == 2)
    #expect(refusals(stage) == ["pan 1 delegate"])
    #expect(stage.log(of: "pan") == ["0.400 pan: possible -> began", "0.500 pan: began -> ended"])
  }

  @Test func `GT-2 disabled and finished ones are passed over`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    stage.add(UIPanGestureRecognizer(), "off", to: view).isEnabled = false
    stage.add(UISwipeGestureRecognizer(), "done", to: view)
    stage.play("0 down 1@10,10; 0.1 move 1@70,10; 0.2 down 2@10,10")
    #expect(refusals(stage) == ["off 1 disabled", "off 2 disabled", "done 2 finished"])
  }

  @Test func `GT-8 types of touches`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let pencil = stage.add(UIPanGestureRecognizer(), "pencil", to: view)
    pencil.allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber]
    stage.add(UIPanGestureRecognizer(), "one", to: view)
    stage.add(UIPanGestureRecognizer(), "any", to: view).requiresExclusiveTouchType = false
    let place = CGPoint(x: 10, y: 10)
    stage.application.handle([TouchSample(finger: 1, phase: .began, location: place)], at: .zero)
    stage.application.handle([TouchSample(finger: 2, phase: .began, location: place, type: .pencil)], at: .zero)
    #expect(refusals(stage) == ["pencil 1 touchType", "one 2 mixedTouchTypes"])
  }

  @Test(arguments: [true, false])
  func `GD-3 the hit view is asked first, if the recognizer cancels touches`(_ cancels: Bool) {
    let stage = Stage()
    let view = stage.addHandling("V")
    let inner = stage.addHandling("W", to: view)
    inner.overrides?.gestureRecognizerShouldBegin = { _ in false }
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    tap.cancelsTouchesInView = cancels
    var asked = 0
    delegate.shouldBegin = { _ in
      asked += 1
      return true
    }
    tap.delegate = delegate
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(stage.reasons(of: "tap") == [cancels ? "failed shouldBeginRefused" : "ended tapped"])
    #expect(asked == (cancels ? 0 : 1))
  }

  @Test func `a delegate that is asked whether a pan may begin reads how it moves`() {
    let stage = Stage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.addHandling("V"))
    var seen: [CGPoint] = []
    delegate.shouldBegin = { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
      seen = [pan.translation(in: nil), pan.velocity(in: nil)]
      return true
    }
    pan.delegate = delegate
    stage.play("0 down 1@10,10; 0.1 move 1@40,10")
    #expect(seen == [CGPoint(x: 20, y: 0), CGPoint(x: 300, y: 0)])
  }

  @Test func `G-PAN-7 translation and location are told in a view's space`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    stage.play("0 down 1@10,10; 0.1 move 1@40,10")
    let expected: CGPoint =
      switch Surroundings.current {
      case .plain, .scrolled: CGPoint(x: 20, y: 0)
      case .enlargedAndTurned: CGPoint(x: 0, y: -10)
      case .reducedAndUpsideDown: CGPoint(x: -40, y: 0)
      }
    #expect(pan.translation(in: view) == expected)
    #expect(pan.location(in: nil) == CGPoint(x: 40, y: 10))
    #expect(view.convert(pan.location(in: view), to: nil) == CGPoint(x: 40, y: 10))
    pan.setTranslation(CGPoint(x: 12, y: 13), in: view)
    #expect(pan.translation(in: view) == CGPoint(x: 12, y: 13))
  }

  @Test func `F36 translation starts anew after it was set`() {
    let stage = Stage()
    let view = stage.addHandling("V", CGRect(x: 50, y: 50, width: 300, height: 300))
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    stage.play("0 down 1@60,60; 0.1 move 1@75,75")
    pan.setTranslation(.zero, in: view)
    stage.play("0.2 move 1@85,85")
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 10))
  }

  @Test func `G-TAP-8 G-SW-6 taps and swipes tell where they started`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    var places: [CGPoint] = []
    for recognizer in [UITapGestureRecognizer(), UISwipeGestureRecognizer()] as [UIGestureRecognizer] {
      stage.add(recognizer, "r", to: view).addHandler(named: "note") { places.append($0.location(in: nil)) }
    }
    stage.play("0 down 1@10,10; 0.1 move 1@20,10; 0.2 up 1; 1 down 1@30,10; 1.1 move 1@90,10; 1.2 up 1")
    #expect(places == [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
  }
}
