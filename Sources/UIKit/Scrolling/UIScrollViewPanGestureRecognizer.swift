/// A scroll view's own pan: along scrollable axes only, and with its content's leave (SV-5, SV-7).
@preconcurrency @MainActor
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

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
