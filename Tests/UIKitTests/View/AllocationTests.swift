import AllocationCounter
import Foundation
import Testing
import UIKit

/// Hit testing and delivery ask for no memory per view; what they need besides does not depend on how many views there are.
@MainActor
@Suite(.enabled(if: allocations_are_counted()))
struct AllocationTests {
  /// An application whose window holds views; the one at the front of all has the point (5, 5) to itself.
  private struct Screen {
    let application: UIApplication
    let window: UIWindow

    @MainActor
    init(traced: Bool = false) {
      application = UIApplication(traceCapacity: 50_000)
      application.trace.isEnabled = traced
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      application.attach(window)
      window.isHidden = false
    }

    /// Views side by side under the window, all asked before the one at the back answers.
    @MainActor
    static func wide(_ count: Int, traced: Bool = false) -> Screen {
      let screen = Screen(traced: traced)
      screen.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      for index in 1..<count {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        view.isUserInteractionEnabled = index % 3 > 0
        screen.window.addSubview(view)
      }
      return screen
    }

    /// Views one inside the other.
    @MainActor
    static func deep(_ count: Int, traced: Bool = false) -> Screen {
      let screen = Screen(traced: traced)
      var parent: UIView = screen.window
      for _ in 0..<count {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(view)
        parent = view
      }
      return screen
    }

    /// What a tap at (5, 5) asks for, once everything that is kept is there.
    @MainActor
    func allocationsOfTap() -> UInt {
      var count: UInt = 0
      for turn in 0..<3 {
        let before = allocation_count()
        for (offset, phase) in [UITouch.Phase.began, .moved, .ended].enumerated() {
          let place = CGPoint(x: 5 + offset, y: 5)
          application.handle(
            [TouchSample(finger: 0, phase: phase, location: place)],
            at: Instant(seconds: Double(turn) * 10 + Double(offset) / 100)
          )
        }
        count = allocation_count() - before
      }
      return count
    }

    @MainActor
    func allocationsOfHitTest() -> UInt {
      var count: UInt = 0
      for _ in 0..<3 {
        let before = allocation_count()
        if application.trace.isEnabled {
          _ = application.tracedHitTest(at: CGPoint(x: 5, y: 5))
        } else {
          _ = application.hitTest(at: CGPoint(x: 5, y: 5))
        }
        count = allocation_count() - before
        application.trace.removeAllEvents()
      }
      return count
    }
  }

  @Test func `the counter counts`() {
    let before = allocation_count()
    let objects = (0..<3).map { _ in UIView() }
    let after = allocation_count()
    #expect(objects.count == 3)
    #expect(after >= before + 3)
  }

  @Test func `a hit test without a trace allocates nothing per view asked`() {
    #expect(Screen.wide(10_000).allocationsOfHitTest() == Screen.wide(10).allocationsOfHitTest())
    #expect(Screen.deep(400).allocationsOfHitTest() == Screen.deep(10).allocationsOfHitTest())
    #expect(Screen.wide(10).allocationsOfHitTest() <= 1)
  }

  @Test func `a traced hit test allocates nothing per view asked`() {
    #expect(
      Screen.wide(10_000, traced: true).allocationsOfHitTest() == Screen.wide(10, traced: true).allocationsOfHitTest()
    )
    #expect(
      Screen.deep(400, traced: true).allocationsOfHitTest() == Screen.deep(10, traced: true).allocationsOfHitTest()
    )
  }

  @Test func `delivery without a trace allocates as much among 10,000 views as among 10`() {
    #expect(Screen.wide(10_000).allocationsOfTap() == Screen.wide(10).allocationsOfTap())
  }

  @Test func `delivery without a trace allocates nothing per view on the way up`() {
    #expect(Screen.deep(400).allocationsOfTap() == Screen.deep(10).allocationsOfTap())
  }

  @Test func `a trace value is smaller than 200 bytes`() {
    #expect(MemoryLayout<TraceEvent>.stride < 200)
  }
}
