/// A scroll view's own pan: along scrollable axes only, and with its content's leave (SV-5, SV-7).
@preconcurrency @MainActor
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// Nobody but the scroll view may have a say in its own pan (SV-10).
  override var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      precondition(
        delegate == nil || delegate === scrollView,
        "the delegate of a scroll view's pan must be the scroll view, found \(type(of: delegate))"
      )
    }
  }

  override var freeAxes: PanMachine.Axes { scrollView?.scrollableAxes ?? .both }

  /// Content that has its touch is asked whether it may lose it; a refusal fails the pan (reading 11b.53).
  override var ownRefusal: StateReason? {
    guard let scrollView, let application = environment?.application else { return nil }
    for touch in receivedTouches {
      guard let content = touch.view, content !== scrollView, touch.delivery.state == .live else { continue }
      if !scrollView.canCancelContentTouches || !scrollView.touchesShouldCancel(in: content) {
        return .contentRefusedCancel(application.identify(content))
      }
    }
    return nil
  }
}
