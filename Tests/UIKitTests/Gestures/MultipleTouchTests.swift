import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.inEverySurroundings) @MainActor
struct MultipleTouchTests {
  /// The touches of each call of a view's method, as finger numbers.
  private func fingers(_ stage: Stage, _ name: String) -> [String] {
    let trace = stage.application.trace
    return trace.events.compactMap { event in
      guard case .delivery(let delivery) = event.kind, trace.name(delivery.responder) == name else { return nil }
      let fingers = delivery.touches.map { String($0.finger) }.joined(separator: " ")
      return "\(delivery.method.rawValue.dropFirst(7)) \(fingers)"
    }
  }

  // MARK: isMultipleTouchEnabled

  @Test func `MT-1 by default a view hears of one finger`() {
    let stage = Stage()
    stage.addHandling("V")
    stage.play("0 down 1@10,10; 0.1 down 2@90,90; 0.2 move 2@99,90; 0.3 move 1@20,10; 0.4 up 2; 0.5 up 1")
    #expect(fingers(stage, "V") == ["Began 1", "Moved 1", "Ended 1"])
    #expect(stage.violations == [])
  }

  @Test func `MT-6 11b 15 nobody moves up while a finger is down`() {
    let stage = Stage()
    stage.addHandling("V")
    stage.play("0 down 1@10,10; 0.1 down 2@90,90; 0.2 up 1; 0.3 move 2@99,90; 0.4 down 3@50,50; 0.5 up 2 3")
    #expect(fingers(stage, "V") == ["Began 1", "Ended 1"])
    stage.play("0.6 down 4@10,10; 0.7 up 4")
    #expect(fingers(stage, "V").suffix(2) == ["Began 4", "Ended 4"])
  }

  @Test func `MT-5 of two fingers in one event one is heard`() {
    let stage = Stage()
    stage.addHandling("V")
    stage.play("0 down 1@10,10 2@90,90; 0.1 up 1 2")
    #expect(fingers(stage, "V") == ["Began 1", "Ended 1"])
  }

  @Test func `MT-2 other views hear of the other fingers`() {
    let stage = Stage()
    stage.addHandling("L", CGRect(x: 0, y: 0, width: 200, height: 800))
    stage.addHandling("R", CGRect(x: 200, y: 0, width: 200, height: 800))
    stage.play("0 down 1@10,10; 0.1 down 2@300,10; 0.2 move 1@20,10 2@310,10; 0.3 up 2; 0.4 up 1")
    #expect(fingers(stage, "L") == ["Began 1", "Moved 1", "Ended 1"])
    #expect(fingers(stage, "R") == ["Began 2", "Moved 2", "Ended 2"])
  }

  @Test func `MT-3 recognizers see all fingers`() {
    let stage = Stage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: stage.addHandling("V"))
    stage.play("0 down 1@100,100; 0.1 down 2@200,100; 0.2 move 2@300,100")
    #expect(stage.log(of: "pinch") == ["0.200 pinch: possible -> began"])
    #expect(pinch.numberOfTouches == 2)
    #expect(abs(pinch.scale - 200.0 / 108) < 1e-9)
  }

  @Test func `MT-4 a suppressed finger keeps its view`() {
    final class Watcher: UIView {
      var views: [UIView?] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        views = event?.allTouches?.sorted { $0.timestamp < $1.timestamp }.map(\.view) ?? []
      }
    }
    let stage = Stage()
    let view = stage.add(Watcher(), "V", Stage.whole)
    stage.play("0 down 1@10,10; 0.1 down 2@90,90; 0.2 move 1@20,10")
    #expect(view.views == [view, view])
  }

  @Test func `UE-7 UE-8 enabled, each call has the fingers of one phase, in the order of phases`() {
    let stage = Stage()
    stage.addHandling("V").isMultipleTouchEnabled = true
    stage.play("0 down 1@10,10 2@90,90; 0.1 down 3@50,50")
    stage.application.handle(
      [
        TouchSample(finger: 1, phase: .ended, location: CGPoint(x: 10, y: 10)),
        TouchSample(finger: 4, phase: .began, location: CGPoint(x: 60, y: 60)),
        TouchSample(finger: 2, phase: .moved, location: CGPoint(x: 95, y: 90)),
        TouchSample(finger: 3, phase: .cancelled, location: CGPoint(x: 50, y: 50)),
      ],
      at: Instant(seconds: 0.2)
    )
    #expect(
      fingers(stage, "V") == ["Began 1 2", "Began 3", "Began 4", "Moved 2", "Ended 1", "Cancelled 3"]
    )
  }

  @Test func `TO-10 a finger that rests is in the event and in no call`() {
    final class Watcher: UIView {
      var phases: Set<UITouch.Phase> = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases = Set(event?.allTouches?.map(\.phase) ?? [])
      }
    }
    let stage = Stage()
    let view = stage.add(Watcher(), "V", Stage.whole)
    view.isMultipleTouchEnabled = true
    stage.play("0 down 1@10,10 2@90,90; 0.1 move 1@10,10 2@95,90; 0.2 move 1@10,10")
    #expect(fingers(stage, "V") == ["Began 1 2", "Moved 2"])
    #expect(view.phases == [.stationary, .moved])
  }

  // MARK: isExclusiveTouch

  private func exclusiveStage() -> (stage: Stage, left: UIView, right: UIView) {
    let stage = Stage()
    let board = stage.addHandling("board")
    let left = stage.addHandling("L", CGRect(x: 0, y: 0, width: 200, height: 800), to: board)
    let right = stage.addHandling("R", CGRect(x: 200, y: 0, width: 200, height: 800), to: board)
    left.isExclusiveTouch = true
    return (stage, left, right)
  }

  @Test func `EX-1 EX-3 while an exclusive view tracks, the others hear nothing of new fingers`() {
    let (stage, _, _) = exclusiveStage()
    stage.play("0 down 1@10,10; 0.1 down 2@300,10; 0.2 up 1; 0.3 move 2@310,10; 0.4 up 2")
    #expect(stage.log == ["0.000 L.touchesBegan", "0.200 L.touchesEnded"])
    stage.play("0.5 down 3@300,10")
    #expect(fingers(stage, "R") == ["Began 3"])
  }

  @Test func `EX-2 an exclusive view hears nothing while another tracks`() {
    let (stage, _, _) = exclusiveStage()
    stage.play("0 down 1@300,10; 0.1 down 2@10,10; 0.2 up 1; 0.3 move 2@20,10; 0.4 up 2")
    #expect(stage.log == ["0.000 R.touchesBegan", "0.200 R.touchesEnded"])
  }

  @Test(arguments: [true, false])
  func `EX-4 then only recognizers around the exclusive view take new fingers, by a setting`(_ binds: Bool) {
    let (stage, left, right) = exclusiveStage()
    stage.application.behavior.exclusiveTouchBindsRecognizers = binds
    stage.add(UITapGestureRecognizer(), "own", to: right)
    if let board = left.superview { stage.add(UITapGestureRecognizer(), "around", to: board) }
    stage.play("0 down 1@10,10; 0.1 down 2@300,10")
    let offers = stage.application.trace.events.compactMap { event -> String? in
      switch event.kind {
      case .recognizerOffered(let id, let touch) where touch.finger == 2: stage.application.trace.name(id)
      case .recognizerRefused(let id, let touch, .exclusiveView) where touch.finger == 2:
        "not " + stage.application.trace.name(id)
      default: nil
      }
    }
    #expect(offers == (binds ? ["not own", "around"] : ["own", "around"]))
  }

  @Test func `11b 17 a cancelled touch of an exclusive view binds nobody`() {
    let (stage, left, _) = exclusiveStage()
    stage.add(UIPanGestureRecognizer(), "pan", to: left)
    stage.play("0 down 1@10,10; 0.1 move 1@30,10; 0.2 down 2@300,10")
    #expect(fingers(stage, "R") == ["Began 2"])
  }
}
