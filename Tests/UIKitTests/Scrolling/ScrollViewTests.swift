import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Offsets, the delegate, and whose the pan is.
@MainActor
struct ScrollViewTests {
  final class Noting: NSObject, UIScrollViewDelegate {
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if calls.last != "didScroll" { calls.append("didScroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBegin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEnd")
    }
  }

  @Test func `F40 GE-8 W25 the offset is the bounds' origin, and may be set when scrolling is off`() {
    let view = UIScrollView()
    view.contentOffset = CGPoint(x: 10, y: 20)
    #expect(view.bounds.origin == CGPoint(x: 10, y: 20))
    view.isScrollEnabled = false
    view.contentOffset = CGPoint(x: 30, y: 40)
    #expect(view.contentOffset == CGPoint(x: 30, y: 40))
  }

  @Test func `F41 a drag tells its delegate of its beginning, movement and end`() {
    let stage = Stage()
    let view = stage.add(UIScrollView(), "S", Stage.whole)
    view.contentSize = CGSize(width: 1_000, height: 2_000)
    let delegate = Noting()
    view.delegate = delegate
    stage.play("0 down 1@300,300; 0.1 move 1@200,200; 0.2 up 1")
    #expect(delegate.calls == ["willBegin", "didScroll", "didEnd"])
  }

  @Test func `SV-10 its recognizers can be asked for, and the pan's delegate is its own`() async {
    let view = UIScrollView()
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.pinchGestureRecognizer?.view === view)
    view.panGestureRecognizer.delegate = nil
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().panGestureRecognizer.delegate = ClosureDelegate() }
    }
  }

  @Test func `SV-8 a slider in a list gets its touch as soon as it goes sideways`() {
    let stage = Stage()
    let list = stage.add(UIScrollView(), "list", Stage.whole)
    list.contentSize = CGSize(width: 400, height: 2_000)
    let slider = stage.add(UISlider(), "slider", CGRect(x: 50, y: 100, width: 300, height: 31), to: list)
    stage.play("0 down 1@60,115; 0.05 move 1@75,116")
    #expect(slider.isTracking)
  }
}
