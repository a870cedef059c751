extension UIResponder {
  /// Takes a call in: writes it to the trace, lets an override said as data decide, else makes the real call.
  ///
  /// Every call of an event method goes through here, the first one to the hit view as well as each hop. `rule` names
  /// the contested rule on which it hangs that this responder is the first.
  final func receive(_ call: ResponderCall, hop: TraceEvent.Delivery.Hop, rule: String? = nil) {
    guard let application = UIApplication.dispatching else {
      call.perform(on: self)
      return
    }
    let response = overrides?.response(to: call.method)
    let sequence = application.write(
      .delivery(
        TraceEvent.Delivery(
          responder: application.identify(self),
          method: call.method,
          touches: call.touchIDs,
          hop: hop,
          outcome: response == .handleAndForward ? .handledAndPassedOn : .handled
        )
      ),
      rule: rule
    )
    if response == .handle { return }
    didPassOn = false
    let outerCause = application.trace.cause
    application.trace.cause = sequence
    call.perform(on: self)
    application.trace.cause = outerCause
    guard didPassOn, response != .handleAndForward else { return }
    application.trace.amend(sequence) { kind in
      guard case .delivery(var delivery) = kind else { return }
      delivery.outcome = .passedOn
      kind = .delivery(delivery)
    }
  }

  /// What the default implementations do: hand the call to the next responder (RC-11, RC-17).
  final func passOn(_ call: ResponderCall) {
    didPassOn = true
    let application = UIApplication.dispatching
    guard let next = nextResponder, application?.enterHop() ?? true else {
      if let application {
        application.write(.dropped(call.method, call.touchIDs, after: application.identify(self)))
      }
      return
    }
    next.receive(call, hop: hop(to: next))
    application?.leaveHop()
    // The hops above may have come back to this object only by a circle; what counts is that it passed on.
    didPassOn = true
  }
}
