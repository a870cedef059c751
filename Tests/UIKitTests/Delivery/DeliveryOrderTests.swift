import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
struct DeliveryOrderTests {
  private let whole = CGRect(x: 0, y: 0, width: 400, height: 800)

  private func handlingView() -> UIView {
    let view = UIView()
    view.overrides = ResponderOverrides()
    view.overrides?.touches = .handle
    return view
  }

  @Test func `GO-3 a tap on a view: began, the action, cancelled, never ended`() {
    let stage = Stage()
    let view = stage.add(handlingView(), "A", whole)
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    tap.addTarget(stage.window, action: "tapped")
    stage.down(1, 10, 10, at: 0)
    stage.up(1, at: 0.1)
    #expect(
      stage.log == [
        "0.000 A.touchesBegan",
        "0.100 tap: possible -> ended",
        "0.100 A.touchesCancelled",
        "0.100 tap -> window.tapped",
      ]
    )
  }

  @Test func `GF-6 a single tap waits until the double tap's time is over`() {
    let stage = Stage()
    let view = stage.add(handlingView(), "A", whole)
    let single = stage.add(UITapGestureRecognizer(), "single", to: view)
    let double = stage.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    single.addTarget(stage.window, action: "tapped")
    stage.down(1, 10, 10, at: 0)
    stage.up(1, at: 0.08)
    stage.wait(until: 1)
    #expect(
      stage.log == [
        "0.000 A.touchesBegan",
        "0.430 double: possible -> failed",
        "0.430 single: possible -> ended",
        "0.430 A.touchesCancelled",
        "0.430 single -> window.tapped",
      ]
    )
    #expect(single.state == .possible)
  }

  @Test func `C24-B two quick taps are the double tap's, and one cancel for both touches`() {
    let stage = Stage()
    let view = stage.add(handlingView(), "A", whole)
    let single = stage.add(UITapGestureRecognizer(), "single", to: view)
    let double = stage.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.down(1, 10, 10, at: 0)
    stage.up(1, at: 0.06)
    stage.down(2, 12, 10, at: 0.22)
    stage.up(2, at: 0.28)
    stage.wait(until: 1)
    #expect(
      stage.log == [
        "0.000 A.touchesBegan",
        "0.220 A.touchesBegan",
        "0.280 double: possible -> ended",
        "0.280 A.touchesCancelled",
        "0.280 single: possible -> failed",
      ]
    )
  }

  @Test func `G-PAN-2 a pan begins at ten points and takes the touch`() {
    let stage = Stage()
    let view = stage.add(handlingView(), "A", whole)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    stage.down(1, 10, 10, at: 0)
    stage.move(1, 19.9, 10, at: 0.1)
    stage.move(1, 25, 13, at: 0.2)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 0))
    stage.move(1, 30, 13, at: 0.3)
    stage.up(1, at: 0.4)
    #expect(
      stage.log == [
        "0.000 A.touchesBegan",
        "0.100 A.touchesMoved",
        "0.200 pan: possible -> began",
        "0.200 A.touchesCancelled",
        "0.300 pan: began -> changed",
        "0.400 pan: changed -> ended",
      ]
    )
  }

  @Test func `C29-A a long press begins by its timer and ends at the lift`() {
    let stage = Stage()
    let view = stage.add(handlingView(), "A", whole)
    stage.add(UILongPressGestureRecognizer(), "press", to: view)
    stage.down(1, 10, 10, at: 0)
    stage.up(1, at: 1.2)
    #expect(
      stage.log == [
        "0.000 A.touchesBegan",
        "0.500 press: possible -> began",
        "0.500 A.touchesCancelled",
        "1.200 press: began -> ended",
      ]
    )
  }

  @Test func `CT-24 a button refuses its ancestor's tap and fires`() {
    let stage = Stage()
    let view = stage.add(UIView(), "A", whole)
    stage.add(UITapGestureRecognizer(), "tap", to: view)
    stage.add(UIButton(), "button", CGRect(x: 10, y: 10, width: 100, height: 44), to: view)
    stage.down(1, 20, 20, at: 0)
    stage.up(1, at: 0.1)
    #expect(
      stage.log == [
        "0.000 button.touchesBegan",
        "0.000 button.touchDown",
        "0.100 tap: possible -> failed",
        "0.100 button.touchesEnded",
        "0.100 button.touchUpInside",
      ]
    )
  }

  @Test func `C31-D a quick drag on a button in a scroll view scrolls and the button hears nothing`() {
    let stage = Stage()
    let scroll = stage.add(UIScrollView(), "list", whole)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    stage.add(UIButton(), "button", CGRect(x: 100, y: 300, width: 120, height: 44), to: scroll)
    stage.down(1, 150, 320, at: 0)
    stage.move(1, 150, 290, at: 0.05)
    stage.move(1, 150, 260, at: 0.1)
    stage.up(1, at: 0.3)
    #expect(stage.log.filter { $0.contains("button") } == [])
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test func `C31-A a quick tap on a button in a scroll view arrives at the lift`() {
    let stage = Stage()
    let scroll = stage.add(UIScrollView(), "list", whole)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    stage.add(UIButton(), "button", CGRect(x: 100, y: 300, width: 120, height: 44), to: scroll)
    stage.down(1, 150, 320, at: 0)
    stage.up(1, at: 0.09)
    #expect(
      stage.log.filter { $0.contains("button") } == [
        "0.090 button.touchesBegan",
        "0.090 button.touchDown",
        "0.090 button.touchesEnded",
        "0.090 button.touchUpInside",
      ]
    )
  }
}
