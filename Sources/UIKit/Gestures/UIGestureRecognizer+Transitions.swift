/// How a wish for a state becomes one: coerced, asked for, then left to the update pass.
extension UIGestureRecognizer {
  /// Wishes for a state (GS-5 to GS-7).
  final func request(_ wish: State, reason: StateReason) {
    let current = pending?.state ?? publishedState
    switch (current, wish) {
    case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _):
      return
    case (.possible, .failed), (.possible, .cancelled):
      setPending(.failed, reason)
    case (.possible, .began), (.possible, .changed):
      guard mayBegin(), isEnabled else { return }
      setPending(.began, reason)
      pending?.beganReason = reason
    case (.possible, .ended):
      guard mayBegin(), isEnabled else { return }
      setPending(.ended, reason)
    case (.began, .possible), (.began, .began):
      return
    case (.began, .changed):
      // Not yet published as began: it goes out as began, and changed comes with the next event.
      if publishedState == .possible { return }
      setPending(.changed, reason)
    case (.changed, .changed), (.changed, .began), (.changed, .possible):
      setPending(.changed, reason)
    case (.began, .ended), (.changed, .ended):
      setPending(.ended, reason)
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
      // What nobody has seen begin cannot be cancelled.
      setPending(publishedState == .possible ? .failed : .cancelled, reason)
    }
  }

  private func setPending(_ state: State, _ reason: StateReason) {
    let began = pending?.beganReason
    pending = Pending(state: state, reason: reason, beganReason: state == .failed ? nil : began)
    guard let environment = environment ?? view?.window?.application?.environment else { return }
    environment.engage(self)
    // From outside a delivery, or from code that no event runs, nobody else would settle it.
    if !environment.isDelivering, !environment.isUpdating, UIApplication.dispatching !== environment.application {
      environment.application.perform { environment.settle() }
    }
  }

  /// Asks the hit views, then the delegate (GD-2, GD-3, GD-5); a refusal is a failure.
  ///
  /// Whoever is asked may also switch the recognizer off.
  private func mayBegin() -> Bool {
    if let refusal = ownRefusal {
      setPending(.failed, refusal)
      return false
    }
    let application = environment?.application
    if cancelsTouchesInView {
      var asked: [UIView] = []
      for touch in receivedTouches {
        guard let hitView = touch.view, !asked.contains(where: { $0 === hitView }) else { continue }
        asked.append(hitView)
        if hitView.gestureRecognizerShouldBegin(self) { continue }
        setPending(.failed, application.map { .shouldBeginRefused(by: $0.identify(hitView)) } ?? .requested)
        pending?.rule = (hitView as? UIControl)?.ruleOfRefusal(of: self)
        return false
      }
      if let delegateView = delegate as? UIView, asked.contains(where: { $0 === delegateView }) { return true }
    }
    guard let delegate, !delegate.gestureRecognizerShouldBegin(self) else { return true }
    setPending(.failed, .delegateRefused)
    return false
  }

  /// Leaves the sequence in the middle: disabled or removed (GV-12, GV-13).
  ///
  /// Its fingers are no longer its own (GR-3).
  final func abandonSequence(reason: StateReason) {
    guard let environment, environment.engaged.contains(where: { $0 === self }) else { return }
    let application = environment.application
    application.perform {
      pending = nil
      isWaiting = false
      stopDeadline()
      switch publishedState {
      case .possible: environment.publish(self, .failed, reason: reason)
      case .began, .changed:
        environment.publish(self, .cancelled, reason: reason)
        sendActionsNow()
      case .ended, .cancelled, .failed: break
      }
      environment.retire(self)
      environment.reset(self)
      environment.settle()
    }
  }
}
