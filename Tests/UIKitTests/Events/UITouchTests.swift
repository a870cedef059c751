import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What a finger tells of itself.
@MainActor
struct UITouchTests {
  /// Calls a closure with each touch method's touches.
  final class Reader: UIView {
    var read: (UITouch) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach(read) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach(read) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach(read) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach(read) }
  }

  @Test func `TO-1 TO-9 phases and types have UIKit's numbers`() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == Array(0...7))
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    #expect(types.map(\.rawValue) == Array(0...3))
  }

  @Test func `TO-2 TO-7 TO-8 the same object moves on; at its beginning it has been nowhere else`() {
    let stage = Stage()
    let view = stage.add(Reader(), "V", Stage.whole)
    var lines: [String] = []
    var objects: Set<ObjectIdentifier> = []
    view.read = { touch in
      objects.insert(ObjectIdentifier(touch))
      lines.append("\(touch.timestamp) \(touch.previousLocation(in: nil).x) \(touch.location(in: nil).x)")
    }
    stage.play("0 down 1@10,10; 0.25 move 1@30,10; 0.5 down 2@200,200; 0.75 move 1@40,10; 1 up 1")
    #expect(lines == ["0.0 10.0 10.0", "0.25 10.0 30.0", "0.75 30.0 40.0", "1.0 40.0 40.0"])
    #expect(objects.count == 1)
  }

  @Test func `TO-5 CA-9 the recognizers that receive it, and none when it is over`() throws {
    let stage = Stage()
    let view = stage.addHandling("V")
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.window)
    stage.play("0 down 1@10,10")
    let touch = try #require(stage.application.touches.first)
    #expect(touch.gestureRecognizers == [tap, pan])
    stage.play("0.1 move 1@80,10")
    #expect(touch.gestureRecognizers == [pan], "the tap has failed")
    stage.play("0.2 up 1")
    #expect(touch.gestureRecognizers == nil)
  }

  @Test func `TO-6 F37 a location is told in the coordinates asked for`() throws {
    let stage = Stage()
    let view = stage.add(UIView(), "V", CGRect(x: 10, y: 10, width: 50, height: 50))
    stage.play("0 down 1@10,10")
    let touch = try #require(stage.application.touches.first)
    #expect(touch.location(in: view) == .zero)
    stage.play("0.1 move 1@30,30")
    #expect(touch.location(in: view) == CGPoint(x: 20, y: 20))
    #expect(touch.location(in: nil) == CGPoint(x: 30, y: 30))
    #expect(touch.previousLocation(in: view) == .zero)
  }

  @Test func `TO-6 F38 without a window the coordinates are its own`() {
    let touch = UITouch()
    touch.windowLocation = CGPoint(x: 10, y: 10)
    #expect(touch.location(in: nil) == CGPoint(x: 10, y: 10))
  }

  @Test func `TO-4 a finger that hits nothing has no view`() throws {
    let stage = Stage()
    stage.window.frame.size.height = 100
    stage.play("0 down 1@10,300")
    let touch = try #require(stage.application.touches.first)
    #expect(touch.view == nil)
    #expect(touch.window == nil)
  }

  @Test func `TAP-3 11b 19 the counter's spot starts where its first finger did`() {
    let stage = Stage()
    let view = stage.add(Reader(), "V", Stage.whole)
    var counts: [Int] = []
    view.read = { touch in if touch.phase == .began { counts.append(touch.tapCount) } }
    // Each within 45 pt of the last, the third beyond 45 pt of the first.
    stage.play("0 down 1@100,100; 0.1 up 1; 0.2 down 2@140,100; 0.3 up 2; 0.4 down 3@150,100; 0.5 up 3")
    #expect(counts == [1, 2, 1])
  }
}
