/// Keeps touches from a scroll view's content for 150 ms, then asks whether it may have them (SV-2 to SV-4).
///
/// It never recognises: it withholds while it is possible, and failing lets go.
@preconcurrency @MainActor
final class UIScrollViewDelayGestureRecognizer: UIGestureRecognizer {
  weak var scrollView: UIScrollView?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  /// Whether there is anything to scroll; the delay applies all the same (reading 11b.56).
  var scrollsAtAll: Bool { scrollView?.scrollableAxes.isEmpty == false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    if scrollView.delaysContentTouches {
      if deadline == nil { startDeadline(after: UIApplication.behavior.contentTouchDelay) }
    } else {
      letGo()
    }
  }

  /// A slider under the finger gets it early if the finger goes where nothing scrolls (SV-8).
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    let limit = UIApplication.behavior.panHysteresis
    let axes = scrollView.scrollableAxes
    for touch in touches where touch.view is UISlider {
      let way = touch.windowLocation - touch.startLocation
      let isAlongFixedAxis =
        (abs(way.dx) >= limit && !axes.contains(.horizontal) && abs(way.dx) > abs(way.dy))
        || (abs(way.dy) >= limit && !axes.contains(.vertical) && abs(way.dy) > abs(way.dx))
      if isAlongFixedAxis { return letGo() }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letGo() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { letGo() }

  override func deadlineDidPass() { letGo() }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Swallows what the content may not have (reading 11b.54) and releases the rest.
  private func letGo() {
    guard let scrollView, let application = environment?.application else { return }
    for touch in receivedTouches {
      guard let content = touch.view, content !== scrollView else { continue }
      switch touch.delivery.state {
      case .fresh, .held:
        if scrollView.touchesShouldBegin([touch], with: application.touchesEvent, in: content) { continue }
        touch.delivery.state = .finished
        application.write(
          .touchDiscarded(touch.id, view: application.identify(content), by: application.identify(self)),
          rule: "11b.54"
        )
      case .live, .endWithheld, .finished:
        continue
      }
    }
    reasonForRequest = .heldTooLong(limit: application.behavior.contentTouchDelay)
    state = .failed
    reasonForRequest = .requested
  }
}
