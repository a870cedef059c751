import Foundation

/// How a control follows its touch; true means that the call is used up, false that it goes on to super (RC-14).
extension UIControl {
  /// The area in which a tracked touch counts as inside (CT-9).
  private func isNear(_ touch: UITouch) -> Bool {
    let margin = UIApplication.behavior.controlMargin
    let point = touch.location(in: self)
    return bounds.insetBy(dx: -margin, dy: -margin).contains(point) || asksPointInside(point, with: nil)
  }

  /// The margin's rule, where the finger is in it or beyond it.
  private func marginRule(_ touch: UITouch) -> String? {
    bounds.contains(touch.location(in: self)) ? nil : "CT-9"
  }

  private var handlesTouches: Bool { isEnabled && isUserInteractionEnabled }

  final func trackBegan(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
    guard handlesTouches else { return false }
    // A second finger is swallowed (reading 11b.49); one whose view is another is not the control's (reading 11b.48).
    let own = touches.filter { $0.view === self || $0.view == nil }.sorted { $0.id < $1.id }
    guard let touch = own.first else { return false }
    if trackedTouch != nil { return true }
    guard beginTracking(touch, with: event) else { return false }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, with: event)
    if touch.tapCount >= 2 { send(.touchDownRepeat, with: event) }
    return true
  }

  final func trackMoved(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
    guard handlesTouches, let touch = trackedTouch else { return false }
    guard touches.contains(touch) else { return true }
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return true
    }
    updateInside(touch, with: event)
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event, rule: marginRule(touch))
    return true
  }

  final func trackEnded(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
    guard let touch = trackedTouch else { return false }
    guard handlesTouches else {
      // Interaction was switched off meanwhile: the touch goes up the chain, the tracking is over (reading 11a.8).
      if touches.contains(touch) { stopTracking() }
      return false
    }
    guard touches.contains(touch) else { return true }
    updateInside(touch, with: event)
    endTracking(touch, with: event)
    let endedInside = isTouchInside
    trackedTouch = nil
    isTracking = false
    send(endedInside ? .touchUpInside : .touchUpOutside, with: event, rule: marginRule(touch))
    if endedInside {
      didReceiveTouchUpInside()
      if sendsPrimaryActionOnTouchUp { send(.primaryActionTriggered, with: event) }
    }
    isHighlighted = false
    isTouchInside = false
    return true
  }

  final func trackCancelled(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
    guard let touch = trackedTouch, touches.contains(touch) else { return trackedTouch != nil }
    abortTracking(with: event)
    return true
  }

  /// CT-12; without an event when no touch call leads to it.
  final func abortTracking(with event: UIEvent? = nil, rule: String? = nil) {
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, with: event, rule: rule)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
    isTouchInside = false
  }

  /// Enter or exit comes before the drag or up event of the same call (CT-8, CT-10).
  private func updateInside(_ touch: UITouch, with event: UIEvent?) {
    let isInside = isNear(touch)
    isHighlighted = isInside
    guard isInside != isTouchInside else { return }
    isTouchInside = isInside
    send(isInside ? .touchDragEnter : .touchDragExit, with: event, rule: marginRule(touch))
  }
}
