import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The trace names the rule or reading on which each change of state hangs, and each thing kept from a view.
@MainActor
struct TraceRuleTests {
  private let stage = Stage()

  private var rules: Set<String> { rules(of: stage) }

  /// But for GR-1 at the end of every sequence, and MT-1: a second finger on a plain view is suppressed in any case.
  private func rules(of stage: Stage) -> Set<String> {
    for event in stage.application.trace.events where event.rule != nil {
      #expect(event.confidence != nil, "how sure is \(event.rule ?? "")?")
    }
    return Set(stage.application.trace.events.compactMap(\.rule)).subtracting(["GR-1", "MT-1"])
  }

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
    stage.add(recognizer, name, to: stage.window)
  }

  private func scrollView(_ contentHeight: Double) -> (list: UIScrollView, content: UIView) {
    let list = stage.add(UIScrollView(), "list", Stage.whole)
    list.contentSize = CGSize(width: 400, height: contentHeight)
    return (list, stage.addHandling("content", CGRect(x: 0, y: 0, width: 400, height: 100), to: list))
  }

  @Test func `numbers of a tap: G-TAP-3 G-TAP-4 G-TAP-5`() {
    add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    stage.play("0 down 1@10,10; 0.1 move 1@90,10; 0.2 up 1")
    #expect(rules == ["G-TAP-3"])
    stage.play("1 down 1@10,10; 1.1 up 1; 2 down 1@10,10; 3 up 1")
    // The end of the first tap comes late: GV-6, GV-5.
    #expect(rules == ["G-TAP-3", "G-TAP-4", "G-TAP-5", "GV-6", "GV-5"])
  }

  @Test func `numbers of drags: G-PAN-2 G-SW-2 G-SE-2`() {
    _ = add(UIPanGestureRecognizer(), "pan")
    stage.play("0 down 1@100,100; 0.1 move 1@120,100; 0.2 up 1")
    #expect(rules == ["G-PAN-2", "G-PAN-5", "GV-2"])
    let other = Stage()
    other.add(UISwipeGestureRecognizer(), "swipe", to: other.window)
    other.add(UIScreenEdgePanGestureRecognizer(), "edge", to: other.window).edges = .left
    other.play("0 down 1@100,100; 0.1 move 1@180,100; 0.2 up 1")
    #expect(rules(of: other) == ["G-SE-2", "G-SW-2", "GV-2"])
  }

  @Test func `numbers of two fingers: G-PI-1 G-RO-1`() {
    let delegate = ClosureDelegate()
    delegate.simultaneous = { _, _ in true }
    add(UIPinchGestureRecognizer(), "pinch").delegate = delegate
    _ = add(UIRotationGestureRecognizer(), "rotation")
    stage.play("0 down 1@100,100 2@200,100; 0.1 move 2@220,200; 0.2 up 1 2")
    #expect(rules == ["G-PI-1", "G-RO-1", "G-PI-3", "G-RO-4", "GD-6", "GV-2"])
  }

  @Test(arguments: [(2_000.0, "SV-2"), (100.0, "11b.56")])
  func `SV-2 11b 56 the delay of a scroll view, and one where nothing scrolls`(height: Double, rule: String) {
    _ = scrollView(height)
    stage.play("0 down 1@10,10; 0.05 up 1")
    #expect(rules.contains(rule))
  }

  @Test func `11b 53 content that keeps its touch`() {
    let (list, content) = scrollView(2_000)
    list.overrides = ResponderOverrides()
    list.overrides?.touchesShouldCancel = { $0 !== content }
    list.delaysContentTouches = false
    stage.play("0 down 1@10,50; 0.1 move 1@10,10; 0.2 up 1")
    #expect(rules.contains("11b.53"))
  }

  @Test func `11b 54 content that may not begin`() {
    let (list, _) = scrollView(2_000)
    list.overrides = ResponderOverrides()
    list.overrides?.touchesShouldBegin = { _ in false }
    stage.play("0 down 1@10,50; 0.3 up 1")
    #expect(rules.contains("11b.54"))
  }

  @Test func `11a 2 a finished recognizer refuses a finger, 11b 23 one under way takes it`() {
    _ = add(UISwipeGestureRecognizer(), "swipe")
    stage.play("0 down 1@10,10; 0.1 move 1@90,10; 0.2 down 2@10,90; 0.3 up 1 2")
    #expect(rules == ["G-SW-2", "11a.2", "GV-2"])
    let other = Stage()
    other.add(UIPanGestureRecognizer(), "pan", to: other.window)
    other.play("0 down 1@10,10; 0.1 move 1@90,10; 0.2 down 2@10,90; 0.3 up 1 2")
    #expect(rules(of: other) == ["G-PAN-2", "G-PAN-5", "11b.23", "11b.35", "GV-2"])
  }

  @Test func `11a 5 began and ended at once, 11b 29 a finger while it waits`() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
    stage.play("0 down 1@10,10; 0.1 move 1@10,40; 0.2 up 1")
    #expect(rules == ["G-PAN-2", "11a.5", "G-SW-5", "GF-1", "GV-2"])
    let other = Stage()
    let double = other.add(UITapGestureRecognizer(), "double", to: other.window)
    double.numberOfTapsRequired = 2
    other.add(UITapGestureRecognizer(), "single", to: other.window).require(toFail: double)
    other.play("0 down 1@10,10; 0.1 up 1; 0.2 down 2@200,10; 0.3 up 2")
    #expect(other.application.trace.events.contains { $0.rule == "11b.29" })
  }

  @Test func `11a 1 exclusion without a common finger`() {
    let view = stage.addHandling("V", CGRect(x: 0, y: 0, width: 200, height: 800))
    stage.add(UIPanGestureRecognizer(), "inner", to: view)
    let outer = add(UIPanGestureRecognizer(), "outer")
    let delegate = ClosureDelegate()
    delegate.shouldReceive = { $0.view !== view }
    outer.delegate = delegate
    stage.play("0 down 1@10,10 2@300,10; 0.1 move 2@340,10; 0.2 move 1@50,10; 0.3 up 1 2")
    #expect(rules.contains("11a.1"))
  }
}
