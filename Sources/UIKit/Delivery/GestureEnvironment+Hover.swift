public import Foundation

/// The way of a pointer that touches nothing (EV-11): hit test, then entering, moving and leaving.
extension GestureEnvironment {
  /// Tells the hover recognizers on `view` and above that the pointer is there, and those it has left that it is not.
  ///
  /// Views get no call. `location` is in the window, `place` on the screen.
  func hover(over view: UIView?, at location: CGPoint, place: CGPoint?, event: UIEvent) {
    var inside: [UIHoverGestureRecognizer] = []
    var current = view
    while let ancestor = current {
      for case let recognizer as UIHoverGestureRecognizer in ancestor.recognizers where recognizer.isEnabled {
        inside.append(recognizer)
      }
      current = ancestor.superview
    }
    // Without anyone to hear of it the pointer would only fill the trace.
    guard !inside.isEmpty || !hovering.isEmpty else { return }
    application.causing(.otherInput(.hover(at: place))) { tell(inside, at: location, event: event) }
  }

  private func tell(_ inside: [UIHoverGestureRecognizer], at location: CGPoint, event: UIEvent) {
    isDelivering = true
    for recognizer in hovering where !inside.contains(where: { $0 === recognizer }) {
      recognizer.hover(.ended, .pointerLeft)
    }
    hovering.removeAll { recognizer in !inside.contains { $0 === recognizer } }
    for recognizer in inside {
      recognizer.pointerLocation = location
      if hovering.contains(where: { $0 === recognizer }) {
        recognizer.hover(.changed, .moved)
      } else if recognizer.shouldReceive(event),
        recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
      {
        hovering.append(recognizer)
        engage(recognizer)
        recognizer.hover(.began, .pointerEntered)
      }
    }
    isDelivering = false
    settle()
  }
}

extension UIHoverGestureRecognizer {
  /// Wishes for a state, if the one it is in leads there: one that failed stays so until the pointer comes again.
  fileprivate func hover(_ wish: State, _ reason: StateReason) {
    guard wish == .began || publishedState == .began || publishedState == .changed else { return }
    let outer = reasonForRequest
    reasonForRequest = reason
    state = wish
    reasonForRequest = outer
  }
}

extension UIApplication {
  /// Takes in where a pointer is, in points of the screen; nil when it has left the screen.
  public final func handleHover(at location: CGPoint?, instant: Instant) {
    perform {
      scheduler.advance(to: max(instant, scheduler.now))
      guard !isIgnoringInteractionEvents else { return }
      if overrides?.swallowsEvents == true {
        write(.swallowed(by: identify(self)))
        return
      }
      let event = UIEvent(type: .hover)
      event.timestamp = scheduler.now.seconds
      let view = location.flatMap { hitTest(at: $0) }
      let point = location.map { view?.window?.convertFromSuperview($0) ?? $0 } ?? .zero
      environment.hover(over: view, at: point, place: location, event: event)
    }
  }
}
