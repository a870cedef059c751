import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Cases from the suites of public re-implementations (F, flowkey), adapted where they leave UIKit's slop out.
@Suite(.inEverySurroundings) @MainActor
struct PeerGestureTests {
  private let stage = Stage()
  private let view: UIView

  init() {
    let view = stage.addHandling("V")
    view.overrides?.touches = .handle
    let middle = stage.add(UIView(), "M", Stage.whole, to: view)
    stage.add(UIView(), "T", Stage.whole, to: middle)
    self.view = view
  }

  private func pan(_ name: String = "pan", on target: UIView? = nil) -> UIPanGestureRecognizer {
    stage.add(UIPanGestureRecognizer(), name, to: target ?? view, action: true)
  }

  @Test func `F21 five points are no pan, fifteen are`() {
    _ = pan()
    stage.play("0 down 1@10,10; 0.1 move 1@15,10; 0.2 up 1")
    #expect(!stage.log.contains { $0.hasSuffix("window.act") })
    stage.play("1 down 1@10,10; 1.1 move 1@25,10; 1.2 up 1")
    #expect(stage.log.filter { $0.hasSuffix("pan -> window.act") }.count == 2)
  }

  @Test func `F22 a tap that cancels: the view hears of the beginning and of the cancel`() {
    stage.add(UITapGestureRecognizer(), "tap", to: view)
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(stage.log(of: "V") == ["0.000 V.touchesBegan", "0.100 V.touchesCancelled"])
  }

  @Test(arguments: [true, false])
  func `F23 F24 a pan that recognises takes the touch, or leaves it`(cancels: Bool) {
    pan().cancelsTouchesInView = cancels
    stage.play("0 down 1@10,10; 0.1 move 1@25,10; 0.2 up 1")
    let taken = ["0.000 V.touchesBegan", "0.100 V.touchesCancelled"]
    let left = ["0.000 V.touchesBegan", "0.100 V.touchesMoved", "0.200 V.touchesEnded"]
    #expect(stage.log(of: "V") == (cancels ? taken : left))
  }

  @Test func `F25 of two pans the one on the deeper view acts`() {
    _ = pan()
    let above = stage.add(UIView(), "W", Stage.whole, to: view)
    _ = pan("inner", on: above)
    stage.play("0 down 1@10,10; 0.1 move 1@25,10; 0.2 up 1")
    #expect(stage.log.filter { $0.hasSuffix("window.act") }.allSatisfy { $0.contains("inner") })
    #expect(stage.log(of: "pan") == ["0.100 pan: possible -> failed"])
  }

  @Test func `F27 a pinch begins with the change of distance, the slop taken off`() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
    stage.play("0 down 1@100,100; 0.1 down 2@200,100")
    #expect(pinch.state == .possible)
    stage.play("0.2 move 2@300,100")
    #expect(pinch.state == .began)
    #expect((1.85...2.0).contains(pinch.scale))
  }

  @Test func `F28 one finger is no pinch`() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
    stage.play("0 down 1@100,100; 0.1 move 1@150,100")
    #expect(pinch.state == .possible)
    #expect(pinch.scale == 1)
  }

  @Test(arguments: [(10.0, 200.0, 0.0), (0.0, 210.0, 5.0)])
  func `F29 F30 a dragged view goes by the translation, less the slop`(slop: Double, x: Double, y: Double) {
    stage.application.behavior.panHysteresis = slop
    for inSuperview in [false, true] {
      let stage = Stage(behavior: stage.application.behavior)
      let view = stage.add(UIView(), "D", CGRect(x: 180, y: 0, width: 20, height: 50))
      let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
      pan.addHandler(named: "drag") { _ in
        let space = inSuperview ? view.superview : view
        let way = pan.translation(in: space)
        view.frame.origin.x += way.x
        view.frame.origin.y += way.y
        pan.setTranslation(.zero, in: space)
      }
      stage.play("0 down 1@185,5; 0.1 move 1@215,10; 0.2 up 1")
      #expect(view.convert(view.bounds, to: nil).origin == CGPoint(x: x, y: y))
    }
  }

  @Test func `F31 possible until the slop is passed, then began, ended, possible`() {
    let pan = pan()
    var states: [UIGestureRecognizer.State] = []
    pan.addHandler(named: "note") { states.append($0.state) }
    stage.play("0 down 1@10,10")
    #expect(pan.state == .possible)
    stage.play("0.1 move 1@2,43")
    #expect(pan.state == .began)
    stage.play("0.2 up 1")
    #expect(states == [.began, .ended])
    #expect(pan.state == .possible)
  }

  @Test func `F32 cancelled is the end, and possible comes by itself`() {
    let pan = pan()
    var states: [UIGestureRecognizer.State] = []
    pan.addHandler(named: "note") { states.append($0.state) }
    stage.play("0 down 1@10,10; 0.1 move 1@40,10; 0.2 cancel 1")
    #expect(states == [.began, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test func `F33 steady movement has a steady velocity`() {
    let pan = pan()
    let moves = (1...40).map { "\(Double($0) / 20) move 1@\(10 + Double($0) * 2.5),10" }.joined(separator: "; ")
    stage.play("0 down 1@10,10; \(moves)")
    #expect(abs(pan.velocity(in: nil).x - 50) < 0.5)
  }

  @Test func `F34 it begins with what is beyond the slop`() {
    let pan = pan()
    stage.play("0 down 1@10,10; 0.1 move 1@20,20")
    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == .zero)
    stage.play("0.2 move 1@30,30")
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 10))
  }

  @Test func `F35 F36 a translation that was set is read, and goes on from there`() {
    let pan = pan()
    stage.play("0 down 1@10,10; 0.1 move 1@40,40")
    pan.setTranslation(CGPoint(x: 12, y: 13), in: view)
    #expect(pan.translation(in: view) == CGPoint(x: 12, y: 13))
    pan.setTranslation(.zero, in: view)
    stage.play("0.2 move 1@50,50")
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 10))
  }
}
