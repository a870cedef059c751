import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.inEverySurroundings) @MainActor
struct ExclusionTests {
  private final class TolerantPan: UIPanGestureRecognizer {
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  }

  private final class StubbornPan: UIPanGestureRecognizer {
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
  }

  private let delegate = ClosureDelegate()

  /// outer on V, inner on W, which lies in V and covers it.
  private func nested<Outer: UIGestureRecognizer, Inner: UIGestureRecognizer>(
    _ outer: Outer,
    _ inner: Inner
  ) -> Stage {
    let stage = Stage()
    let view = stage.addHandling("V")
    let front = stage.addHandling("W", to: view)
    stage.add(outer, "outer", to: view)
    stage.add(inner, "inner", to: front)
    return stage
  }

  @Test func `GX-6 F25 of two in one event the deeper one wins`() {
    let stage = nested(UIPanGestureRecognizer(), UIPanGestureRecognizer())
    stage.play("0 down 1@10,10; 0.1 move 1@40,10; 0.2 up 1")
    #expect(
      stage.log == [
        "0.000 W.touchesBegan",
        "0.100 inner: possible -> began",
        "0.100 W.touchesCancelled",
        "0.100 outer: possible -> failed",
        "0.200 inner: began -> ended",
      ]
    )
    #expect(stage.reasons(of: "outer") == ["failed prevented"])
  }

  @Test func `GX-7 the earlier one wins, however deep the other`() {
    let stage = nested(UILongPressGestureRecognizer(), UIPanGestureRecognizer())
    stage.play("0 down 1@10,10; 0.6 move 1@60,10; 0.7 up 1")
    #expect(
      stage.log == [
        "0.000 W.touchesBegan",
        "0.500 outer: possible -> began",
        "0.500 W.touchesCancelled",
        "0.500 inner: possible -> failed",
        "0.600 outer: began -> changed",
        "0.700 outer: changed -> ended",
      ]
    )
  }

  @Test func `GX-2 recognizers of siblings never exclude each other`() {
    let stage = Stage()
    let left = stage.addHandling("L", CGRect(x: 0, y: 0, width: 200, height: 800))
    let right = stage.addHandling("R", CGRect(x: 200, y: 0, width: 200, height: 800))
    stage.add(UIPanGestureRecognizer(), "left", to: left)
    stage.add(UIPanGestureRecognizer(), "right", to: right)
    stage.play("0 down 1@100,100 2@300,100; 0.1 move 1@100,120 2@300,120; 0.2 move 2@300,130; 0.3 up 1 2")
    #expect(
      stage.log
        == [
          "0.000 L.touchesBegan",
          "0.000 R.touchesBegan",
          "0.100 left: possible -> began",
          "0.100 L.touchesCancelled",
          "0.100 right: possible -> began",
          "0.100 R.touchesCancelled",
          "0.200 right: began -> changed",
          "0.300 left: began -> ended",
          "0.300 right: changed -> ended",
        ]
    )
  }

  @Test func `GX-3 one under way is not knocked out; the later one fails`() {
    let stage = nested(UIPanGestureRecognizer(), UIPanGestureRecognizer())
    stage.place(stage.content[0].subviews[0], CGRect(x: 200, y: 0, width: 200, height: 800))
    stage.play("0 down 1@10,10; 0.1 move 1@40,10; 0.2 down 2@300,10; 0.3 move 2@300,60; 0.4 up 2; 0.5 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.100 outer: possible -> began",
        "0.100 V.touchesCancelled",
        "0.200 outer: began -> changed",
        "0.200 W.touchesBegan",
        "0.300 inner: possible -> failed",
        "0.300 outer: changed -> changed",
        "0.300 W.touchesMoved",
        "0.400 outer: changed -> changed",
        "0.400 W.touchesEnded",
        "0.500 outer: changed -> ended",
      ]
    )
  }

  @Test(arguments: ["outer", "inner"])
  func `GD-6 either delegate's yes lets both go`(_ whose: String) {
    let outer = UIPanGestureRecognizer()
    let inner = UIPanGestureRecognizer()
    let stage = nested(outer, inner)
    delegate.simultaneous = { _, _ in true }
    (whose == "outer" ? outer : inner).delegate = delegate
    stage.play("0 down 1@10,10; 0.1 move 1@40,10; 0.2 up 1")
    #expect(
      stage.log == [
        "0.000 W.touchesBegan",
        "0.100 inner: possible -> began",
        "0.100 W.touchesCancelled",
        "0.100 outer: possible -> began",
        "0.200 inner: began -> ended",
        "0.200 outer: began -> ended",
      ]
    )
  }

  @Test func `GX-8 a class may refuse to prevent, or to be prevented`() {
    let tolerant = nested(UIPanGestureRecognizer(), TolerantPan())
    tolerant.play("0 down 1@10,10; 0.1 move 1@40,10")
    #expect(tolerant.log(of: "outer") == ["0.100 outer: possible -> began"])
    let stubborn = nested(StubbornPan(), UIPanGestureRecognizer())
    stubborn.play("0 down 1@10,10; 0.1 move 1@40,10")
    #expect(stubborn.log(of: "outer") == ["0.100 outer: possible -> began"])
  }

  @Test func `C26 a pan prevents a swipe, unless a delegate lets both go`() {
    for allowsBoth in [false, true] {
      let stage = Stage()
      let view = stage.addHandling("V")
      let pan = stage.add(UIPanGestureRecognizer(), "P", to: view)
      stage.add(UISwipeGestureRecognizer(), "W", to: view).direction = .left
      delegate.simultaneous = { _, _ in allowsBoth }
      pan.delegate = delegate
      stage.play("0 down 1@300,400; 0.04 move 1@270,400; 0.08 move 1@240,400; 0.12 move 1@180,400; 0.13 up 1")
      #expect(stage.reasons(of: "W") == [allowsBoth ? "ended swiped" : "failed prevented"])
      #expect(stage.log(of: "V") == ["0.000 V.touchesBegan", "0.040 V.touchesCancelled"])
      #expect(stage.log(of: "P").last == "0.130 P: changed -> ended")
    }
  }

  @Test func `C28 pinch, rotation and pan: the first alone, or all three`() {
    for allowsAll in [false, true] {
      let stage = Stage()
      let view = stage.addHandling("V")
      delegate.simultaneous = { _, _ in allowsAll }
      stage.add(UIPinchGestureRecognizer(), "Pi", to: view).delegate = delegate
      stage.add(UIRotationGestureRecognizer(), "Ro", to: view).delegate = delegate
      stage.add(UIPanGestureRecognizer(), "Pa", to: view).delegate = delegate
      stage.play("0 down 1@150,400; 0.02 down 2@250,400; 0.2 move 1@130,380; 0.22 move 2@270,420; 0.3 up 1 2")
      let all = ["0.200", "0.220", "0.300"]
      let states = ["possible -> began", "began -> changed", "changed -> ended"]
      #expect(stage.log(of: "Pi") == zip(all, states).map { "\($0) Pi: \($1)" })
      for name in ["Ro", "Pa"] {
        #expect(
          stage.log(of: name)
            == (allowsAll ? zip(all, states).map { "\($0) \(name): \($1)" } : ["0.200 \(name): possible -> failed"])
        )
      }
    }
  }

  @Test func `G-TAP-9 without a requirement a single tap does not wait, and does not stop the double`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    stage.add(UITapGestureRecognizer(), "single", to: view)
    stage.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2
    stage.play("0 down 1@10,10; 0.05 up 1; 0.2 down 1@10,10; 0.25 up 1; 1 wait")
    #expect(stage.log(of: "single").first == "0.050 single: possible -> ended")
    #expect(stage.log(of: "double") == ["0.250 double: possible -> ended"])
  }

  @Test func `11a 1 those that share no finger do exclude each other if both have received one`() {
    let stage = nested(UISwipeGestureRecognizer(), UITapGestureRecognizer())
    stage.place(stage.content[0].subviews[0], CGRect(x: 200, y: 0, width: 200, height: 800))
    stage.play("0 down 1@10,10; 0.1 move 1@70,10; 0.2 down 2@300,10; 0.25 up 2; 0.3 up 1")
    #expect(stage.log(of: "outer") == ["0.100 outer: possible -> ended"])
    #expect(stage.reasons(of: "inner") == ["failed prevented"])
  }
}
