import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.inEverySurroundings) @MainActor
struct CustomRecognizerTests {
  private func stage<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer
  ) -> Stage {
    let stage = Stage()
    stage.add(recognizer, "r", to: stage.addHandling("V"), action: true)
    return stage
  }

  @Test func `one that recognises at once keeps the touch from the view`() {
    let stage = stage(ImmediateRecognizer())
    stage.play("0 down 1@10,10; 0.1 move 1@20,10; 0.2 up 1; 0.3 down 1@10,10; 0.4 up 1")
    #expect(
      stage.log == [
        "0.000 r: possible -> ended", "0.000 r -> window.act", "0.300 r: possible -> ended", "0.300 r -> window.act",
      ]
    )
  }

  @Test func `a checkmark is recognised at the lift`() {
    let stage = stage(CheckmarkRecognizer())
    stage.play("0 down 1@100,100; 0.1 move 1@120,120; 0.2 move 1@160,80; 0.3 up 1")
    #expect(
      stage.log == [
        "0.000 V.touchesBegan",
        "0.100 V.touchesMoved",
        "0.200 V.touchesMoved",
        "0.300 r: possible -> ended",
        "0.300 V.touchesCancelled",
        "0.300 r -> window.act",
      ]
    )
  }

  @Test func `half a checkmark fails, and reset lets the next one be drawn`() {
    let stage = stage(CheckmarkRecognizer())
    stage.play("0 down 1@100,100; 0.1 move 1@120,120; 0.2 up 1")
    #expect(stage.log.suffix(2) == ["0.200 r: possible -> failed", "0.200 V.touchesEnded"])
    stage.play("1 down 1@100,100; 1.1 move 1@120,120; 1.2 move 1@160,80; 1.3 up 1")
    #expect(stage.log(of: "r").suffix(2) == ["1.300 r: possible -> ended", "1.300 r -> window.act"])
  }

  @Test func `GT-9 a finger that it ignores is not taken from its view`() {
    let stage = stage(CheckmarkRecognizer())
    stage.content[0].isMultipleTouchEnabled = true
    stage.play("0 down 1@100,100; 0.05 down 2@9,9; 0.1 move 1@120,120; 0.2 move 1@160,80; 0.3 up 1; 0.4 up 2")
    #expect(
      stage.log.suffix(4) == [
        "0.300 r: possible -> ended", "0.300 V.touchesCancelled", "0.300 r -> window.act", "0.400 V.touchesEnded",
      ]
    )
  }

  @Test func `GT-9 one that has ignored every finger starts afresh, and nobody is withheld for it`() {
    let stage = stage(CheckmarkRecognizer())
    stage.content[0].isMultipleTouchEnabled = true
    stage.play("0 down 1@10,10 2@90,90; 0.1 up 1 2")
    #expect(stage.log == ["0.000 V.touchesBegan", "0.100 V.touchesEnded"])
    stage.play("1 down 1@100,100; 1.1 move 1@120,120; 1.2 move 1@160,80; 1.3 up 1")
    #expect(stage.log(of: "r") == ["1.300 r: possible -> ended", "1.300 r -> window.act"])
  }

  @Test func `a direction-locked pan takes its axis`() {
    let stage = stage(DirectionLockedPan(axis: .horizontal))
    stage.play("0 down 1@10,10; 0.05 move 1@30,10; 0.1 move 1@40,10; 0.2 up 1")
    #expect(
      stage.log(of: "r").filter { $0.contains("->") && !$0.contains("window") } == [
        "0.050 r: possible -> began", "0.100 r: began -> changed", "0.200 r: changed -> ended",
      ]
    )
  }

  @Test func `and gives up on the other without an action`() {
    let recognizer = DirectionLockedPan(axis: .horizontal)
    let stage = stage(recognizer)
    stage.play("0 down 1@10,10; 0.05 move 1@10,30; 0.1 move 1@10,40; 0.2 up 1")
    #expect(stage.log(of: "r") == ["0.050 r: possible -> failed"])
    #expect(recognizer.state == .possible)
  }

  @Test func `equal speeds are good for both axes`() {
    for axis in [DirectionLockedPan.Axis.horizontal, .vertical] {
      let stage = stage(DirectionLockedPan(axis: axis))
      stage.play("0 down 1@10,10; 0.05 move 1@30,30")
      #expect(stage.log(of: "r").first == "0.050 r: possible -> began")
    }
  }

  @Test func `a one-way pan begins downwards, fails upwards, and may turn back`() {
    let stage = stage(DownwardPan())
    stage.play("0 down 1@100,100; 0.1 move 1@100,85; 0.2 move 1@100,140; 0.3 up 1")
    #expect(stage.log(of: "r") == ["0.100 r: possible -> failed"])
    stage.play("1 down 1@100,100; 1.1 move 1@100,115; 1.2 move 1@100,60; 1.3 up 1")
    #expect(
      stage.log(of: "r").dropFirst().filter { !$0.contains("window") } == [
        "1.100 r: possible -> began", "1.200 r: began -> changed", "1.300 r: changed -> ended",
      ]
    )
  }

  @Test func `a checkbox press acts at the lift inside`() {
    let stage = Stage()
    let view = stage.addHandling("V", CGRect(x: 0, y: 0, width: 40, height: 40))
    let press = stage.add(CheckboxPress(), "r", to: view)
    var states: [UIGestureRecognizer.State] = []
    press.addHandler(named: "note") { states.append($0.state) }
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(states == [.began, .ended])
    states = []
    stage.play("1 down 1@10,10; 1.1 move 1@60,10; 1.2 up 1")
    #expect(states == [.began, .changed, .cancelled])
  }

  @Test func `a watcher sees every phase, and the views hear the same without it`() {
    func play(_ watcher: TouchWatcher?) -> [String] {
      let stage = Stage()
      let view = stage.addHandling("V")
      view.isMultipleTouchEnabled = true
      stage.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2
      stage.add(UIPanGestureRecognizer(), "pan", to: view)
      if let watcher { stage.add(watcher, "watcher", to: stage.window) }
      stage.play("0 down 1@10,10 2@90,90; 0.1 move 1@15,10; 0.2 up 1 2; 1 down 1@9,9; 1.1 move 1@40,9; 1.2 up 1")
      return stage.log
    }
    let watcher = TouchWatcher()
    #expect(play(watcher) == play(nil))
    #expect(watcher.reports == ["began 2", "moved 1", "ended 2", "began 1", "moved 1", "ended 1"])
    #expect(watcher.state == .possible)
  }
}
