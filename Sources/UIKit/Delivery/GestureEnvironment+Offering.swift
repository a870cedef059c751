import Foundation

extension GestureEnvironment {
  /// Decides what the hit view may hear of a new touch, and who else sees it (MT, EX, GT-1).
  func offer(_ touch: UITouch, event: UIEvent) {
    guard let hitView = touch.view else {
      touch.delivery.state = .finished
      return
    }
    if let reason = suppression(of: touch, in: hitView) {
      touch.delivery.state = .finished
      touch.isSuppressed = true
      application.write(
        .touchSuppressed(touch.id, view: application.identify(hitView), reason: reason),
        rule: reason.rule
      )
    }
    touch.gestureRecognizers = []
    var view: UIView? = hitView
    while let current = view {
      for recognizer in current.recognizers { offer(touch, to: recognizer, event: event) }
      view = current.superview
    }
    if touch.isSuppressed, !application.behavior.suppressedTouchesKeepTheirView { touch.view = nil }
  }

  private func suppression(of touch: UITouch, in view: UIView) -> TraceEvent.SuppressionReason? {
    // Only older fingers count, so that of two in one event exactly one is heard (MT-5).
    let others = application.touches.filter {
      $0.id < touch.id && $0.window === touch.window && $0.phase != .ended && $0.phase != .cancelled
    }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.hitView === view }) {
      return .multipleTouchDisabled
    }
    for other in others where other.isTrackedByView {
      guard let tracking = other.view, tracking !== view else { continue }
      if tracking.isExclusiveTouch { return .exclusiveViewTracking(application.identify(tracking)) }
      if view.isExclusiveTouch { return .exclusiveViewNotAlone(application.identify(tracking)) }
    }
    return nil
  }

  private func offer(_ touch: UITouch, to recognizer: UIGestureRecognizer, event: UIEvent) {
    let id = application.identify(recognizer)
    if let refusal = refusal(of: touch, by: recognizer, event: event) {
      application.write(.recognizerRefused(id, touch.id, reason: refusal), rule: refusal.rule)
      return
    }
    application.write(.recognizerOffered(id, touch.id), rule: recognizer.readingOfJoining)
    engage(recognizer)
    touch.gestureRecognizers?.append(recognizer)
    recognizer.receive(touch)
    if recognizer.delaysTouchesBegan, recognizer.publishedState == .possible, touch.delivery.state == .fresh {
      touch.delivery.beganBlockers.append(recognizer)
    }
  }

  /// The admission checks in their order; the first refusal stops (GT-5).
  private func refusal(
    of touch: UITouch,
    by recognizer: UIGestureRecognizer,
    event: UIEvent
  ) -> TraceEvent.RefusalReason? {
    if recognizer.requiresExclusiveTouchType,
      recognizer.receivedTouches.contains(where: { $0.type != touch.type })
    {
      return .mixedTouchTypes
    }
    if !recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) { return .touchType }
    if !recognizer.isEnabled { return .disabled }
    if recognizer.publishedState.isFinished { return .finished }
    if application.behavior.exclusiveTouchBindsRecognizers,
      let exclusive = exclusiveView(tracking: touch),
      let view = recognizer.view, !exclusive.isDescendant(of: view)
    {
      return .exclusiveView(application.identify(exclusive))
    }
    // Once an event, whatever the number of its new touches (GT-6).
    if recognizer.eventAnswer?.number != eventNumber {
      recognizer.eventAnswer = (eventNumber, eventRefusal(by: recognizer, event: event))
    }
    if let refusal = recognizer.eventAnswer?.refusal { return refusal }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) == false ? .delegate : nil
  }

  private func eventRefusal(by recognizer: UIGestureRecognizer, event: UIEvent) -> TraceEvent.RefusalReason? {
    if !recognizer.shouldReceive(event) { return .ownShouldReceive }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) == false ? .delegate : nil
  }

  /// The exclusive view of the window that holds another touch (EX-4).
  private func exclusiveView(tracking touch: UITouch) -> UIView? {
    application.touches.first { other in
      other !== touch && other.window === touch.window && other.isTrackedByView && other.view?.isExclusiveTouch == true
    }?.view
  }
}

extension TraceEvent.RefusalReason {
  /// The rule or reading behind the refusal.
  fileprivate var rule: String {
    switch self {
    case .disabled: "GT-2"
    case .finished: "11a.2"
    case .touchType, .mixedTouchTypes: "GT-8"
    case .exclusiveView: "EX-4"
    case .delegate: "GD-1"
    case .ownShouldReceive: "GT-5"
    }
  }
}

extension TraceEvent.SuppressionReason {
  /// The rule by which the view hears nothing; that its recognizers do is MT-4.
  fileprivate var rule: String {
    switch self {
    case .multipleTouchDisabled: "MT-1"
    case .exclusiveViewTracking: "EX-1"
    case .exclusiveViewNotAlone: "EX-2"
    }
  }
}

extension UITouch {
  /// Whether its view has it or will have it; a held touch counts, a cancelled one does not (reading 11b.17).
  fileprivate var isTrackedByView: Bool {
    switch delivery.state {
    case .fresh, .held, .live: phase != .ended && phase != .cancelled
    case .endWithheld, .finished: false
    }
  }
}
