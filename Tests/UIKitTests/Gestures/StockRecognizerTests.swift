import Foundation
import TestSupport
import Testing
import UIKit

/// What the classes add to their machines.
@Suite(.inEverySurroundings) @MainActor
struct StockRecognizerTests {
  @Test func `G-TAP-8 a tap that had to wait still tells its fingers`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let single = stage.add(UITapGestureRecognizer(), "single", to: view)
    single.numberOfTouchesRequired = 2
    let double = stage.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTouchesRequired = 2
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    var seen: [CGPoint] = []
    single.addHandler(named: "note") { tap in
      seen = (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil) } + [tap.location(in: nil)]
    }
    stage.play("0 down 1@10,10; 0.05 down 2@50,10; 0.1 up 1; 0.15 up 2; 1 wait")
    #expect(stage.log(of: "single") == ["0.500 single: possible -> ended"])
    #expect(seen == [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 30, y: 10)])
    #expect(single.numberOfTouches == 0)
  }

  @Test func `11b 36 a swipe's direction is the window's`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    for (name, direction) in [("right", UISwipeGestureRecognizer.Direction.right), ("down", .down)] {
      stage.add(UISwipeGestureRecognizer(), name, to: view).direction = direction
    }
    stage.play("0 down 1@10,10; 0.1 move 1@70,10; 0.2 up 1")
    #expect(stage.reasons(of: "right") == ["ended swiped"])
    #expect(stage.reasons(of: "down") == ["failed prevented"])
  }

  @Test func `11b 36 a pinch and a rotation measure in the window`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation", to: view)
    let delegate = ClosureDelegate()
    delegate.simultaneous = { _, _ in true }
    pinch.delegate = delegate
    stage.play("0 down 1@100,100 2@200,100; 0.1 move 2@308,100; 0.2 move 2@100,308")
    #expect(stage.reasons(of: "pinch") == ["began spreadFarEnough", "changed moved"])
    #expect(stage.reasons(of: "rotation") == ["began turnedFarEnough"])
    #expect(abs(pinch.scale - 208.0 / 108) < 1e-9)
    #expect(abs(rotation.rotation - 80 * .pi / 180) < 1e-9)
    #expect(abs(pinch.location(in: nil).x - 100) < 1e-9)
    pinch.scale = 1
    rotation.rotation = 0
    stage.play("0.3 move 2@100,412")
    #expect(abs(pinch.scale - 1.5) < 1e-9)
    #expect(abs(pinch.velocity - 5) < 1e-9)
    #expect(rotation.rotation == 0)
    stage.play("0.4 up 1 2")
    #expect(pinch.scale == 1, "after the gesture it is neutral")
    #expect(rotation.rotation == 0)
  }

  @Test func `G-SE a screen-edge pan starts at the window's edge, whatever the view`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: view)
    stage.play("0 down 1@5,100; 0.1 move 1@60,100; 0.2 up 1")
    #expect(stage.reasons(of: "edge") == ["failed noEdges"])
    pan.edges = .left
    stage.play("1 down 1@5,100; 1.1 move 1@60,100")
    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
    stage.play("1.2 up 1; 2 down 1@50,100; 2.1 up 1; 3 down 1@5,100; 4 up 1")
    #expect(
      stage.reasons(of: "edge").dropFirst() == [
        "began movedFarEnough", "ended lifted", "failed startedAwayFromEdge", "failed tooSlow",
      ]
    )
  }

  @Test func `gauges tell how near each recognizer is`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let recognizers = [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
    ]
    for (index, recognizer) in recognizers.enumerated() { stage.add(recognizer, "r\(index)", to: view) }
    stage.play("0 down 1@100,100; 0.1 move 1@104,100; 0.2 wait")
    #expect(
      recognizers.map { $0.gauges.map(\.quantity) } == [
        [.moved, .held], [.held, .moved], [.moved], [.moved, .held], [.fingers], [.fingers],
      ]
    )
    #expect(recognizers[1].gauges.first?.value == 0.2)
    stage.play("0.3 down 2@200,100; 0.35 move 2@202,100")
    #expect(recognizers[4].gauges == [RecognizerGauge(.spread, 2, of: 8, crossingFails: false)])
    #expect(recognizers[5].gauges.map(\.quantity) == [.turned])
    stage.play("0.4 up 1 2; 2 wait")
    #expect(recognizers.flatMap(\.gauges) == [])
  }
}
