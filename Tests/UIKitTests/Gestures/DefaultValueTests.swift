import Testing
import UIKit

/// What recognizers, scroll views and controls are like before anybody sets anything.
@MainActor
struct DefaultValueTests {
  @Test func `GS-1 GS-3 states have UIKit's numbers and successors`() {
    let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(states.map(\.rawValue) == Array(0...5))
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UIGestureRecognizer.State.possible.successors == [.began, .ended, .failed])
    #expect(UIGestureRecognizer.State.changed.successors == [.changed, .ended, .cancelled])
    #expect(UIGestureRecognizer.State.failed.successors == [.possible])
  }

  @Test func `GV-1 GT-8 of every recognizer`() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
    #expect(recognizer.isEnabled)
    #expect(recognizer.requiresExclusiveTouchType)
    #expect(recognizer.allowedTouchTypes.map(\.intValue) == [0, 1, 2, 3])
  }

  @Test func `G-TAP-1 G-LP-1 tap and long press`() {
    let tap = UITapGestureRecognizer()
    #expect((tap.numberOfTapsRequired, tap.numberOfTouchesRequired) == (1, 1))
    let press = UILongPressGestureRecognizer()
    #expect((press.numberOfTapsRequired, press.numberOfTouchesRequired) == (0, 1))
    #expect((press.minimumPressDuration, Double(press.allowableMovement)) == (0.5, 10))
  }

  @Test func `G-PAN-1 G-PAN-10 G-PAN-11 G-SE-1 pan and screen edge`() {
    let pan = UIPanGestureRecognizer()
    #expect((pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) == (1, Int.max))
    #expect(pan.allowedScrollTypesMask == [])
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
  }

  @Test func `G-SW-1 swipe`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func `SV-1 F39 scroll view`() {
    let view = UIScrollView(frame: .init(x: 0, y: 0, width: 800, height: 450))
    #expect(view.delaysContentTouches)
    #expect(view.canCancelContentTouches)
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == .zero)
    #expect(view.contentInset == .zero)
  }

  @Test func `CT-1 control`() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled], "CT-4")
    control.isHighlighted = true
    #expect(!control.isHighlighted)
  }

  @Test func `GD-6 GX-8 nobody is simultaneous, everybody prevents and is prevented`() {
    let (one, other) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(UIGestureRecognizer().canPrevent(one))
    #expect(UIGestureRecognizer().canBePrevented(by: other))
    #expect(!one.shouldRequireFailure(of: other))
    #expect(!one.shouldBeRequiredToFail(by: other))
  }
}
