import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Who is asked what, and when.
@Suite(.inEverySurroundings) @MainActor
struct QuestionTests {
  /// Notes every question.
  final class Noting: NSObject, UIGestureRecognizerDelegate {
    let name: String
    let note: (String) -> Void

    init(_ name: String, _ note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      note("\(name) event")
      return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      note("\(name) touch")
      return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      note("\(name) begin")
      return true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      note("\(name) with \(other.name ?? "")")
      return false
    }
  }

  @Test func `GT-6 GT-7 GD-1 once about the event, then about each touch`() {
    let stage = Stage()
    var asked: [String] = []
    let delegate = Noting("pinch") { asked.append($0) }
    stage.add(UIPinchGestureRecognizer(), "pinch", to: stage.window).delegate = delegate
    stage.play("0 down 1@10,10 2@100,10")
    #expect(asked == ["pinch event", "pinch touch", "pinch touch"])
    stage.play("0.1 down 3@200,10; 0.2 move 1@11,10")
    #expect(asked.dropFirst(3) == ["pinch event", "pinch touch"])
  }

  @Test func `GX-9 simultaneity is asked when one is about to block the other, the blocked one's delegate first`() {
    let stage = Stage()
    var asked: [String] = []
    let inner = stage.addHandling("V")
    let (first, second) = (Noting("inner") { asked.append($0) }, Noting("outer") { asked.append($0) })
    stage.add(UIPanGestureRecognizer(), "inner", to: inner).delegate = first
    stage.add(UIPanGestureRecognizer(), "outer", to: stage.window).delegate = second
    stage.play("0 down 1@10,10; 0.1 move 1@15,10")
    #expect(asked.filter { $0.contains("with") }.isEmpty)
    stage.play("0.2 move 1@40,10; 0.3 up 1")
    #expect(asked.suffix(4) == ["inner begin", "outer begin", "outer with inner", "inner with outer"])
  }

  @Test func `GT-10 GT-11 touches by number, their centre, and zero without any`() {
    let stage = Stage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: stage.window)
    #expect(pinch.location(in: nil) == .zero)
    stage.play("0 down 1@10,10 2@101,20")
    #expect(pinch.numberOfTouches == 2)
    #expect(pinch.location(in: nil) == CGPoint(x: 55.5, y: 15), "not cut to whole points")
    #expect(pinch.location(ofTouch: 1, in: nil) == CGPoint(x: 101, y: 20))
  }

  @Test func `GT-10 a touch that is not there is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil) }
    }
  }

  @Test func `GF-7 G-PAN-6 a pan that waited starts from zero`() {
    let stage = Stage()
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.window)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.window)
    pan.require(toFail: swipe)
    var read: [String] = []
    pan.addHandler(named: "read") { _ in read.append("\(pan.state) \(pan.translation(in: nil).y)") }
    stage.play("0 down 1@100,100; 0.1 move 1@100,200; 0.6 move 1@100,210; 0.7 up 1")
    #expect(read == ["began 0.0", "changed 10.0", "ended 10.0"])
  }

  @Test func `GV-11 a recognizer that calls no super takes nothing from the view`() {
    final class Silent: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    }
    let stage = Stage()
    let view = stage.addHandling("V")
    stage.add(Silent(), "silent", to: view)
    stage.play("0 down 1@10,10; 0.1 move 1@20,10; 0.2 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan", "0.100 V.touchesMoved", "0.200 silent: possible -> failed", "0.200 V.touchesEnded",
      ]
    )
  }

  @Test func `GO-1 recognizers, then actions, then views; the deepest first`() {
    let stage = Stage()
    let outer = stage.add(UIView(), "O", Stage.whole)
    let inner = stage.addHandling("V", to: outer)
    for (name, view) in [("outer", outer), ("inner", inner)] {
      let tap = stage.add(UITapGestureRecognizer(), name, to: view, action: true)
      tap.cancelsTouchesInView = false
    }
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan", "0.100 inner: possible -> ended", "0.100 inner -> window.act",
        "0.100 outer: possible -> failed", "0.100 V.touchesEnded",
      ]
    )
  }
}
