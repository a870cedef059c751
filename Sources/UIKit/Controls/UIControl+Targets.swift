extension UIControl {
  /// An existing pair takes the new events in and moves to the end (CT-18, CT-19).
  final func register(_ target: AnyObject?, _ action: Selector, _ events: Event) {
    var merged = events
    if let index = registrations.firstIndex(where: {
      $0.closure == nil && $0.target === target && $0.isNilTargeted == (target == nil) && $0.action == action
    }) {
      merged.formUnion(registrations[index].events)
      registrations.remove(at: index)
    }
    registrations.append(
      Registration(target: target, isNilTargeted: target == nil, action: action, closure: nil, events: merged)
    )
  }

  final func unregister(_ target: AnyObject?, _ action: Selector?, _ events: Event) {
    for index in registrations.indices {
      let entry = registrations[index]
      guard entry.closure == nil, target == nil || entry.target === target, action == nil || entry.action == action
      else { continue }
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Sends what is registered, in order, over a snapshot (CT-19).
  ///
  /// The trace gets a line for the event itself only if nothing was sent for it; `rule` is the reading behind it.
  final func send(_ events: Event, with event: UIEvent?, rule: String? = nil) {
    guard let application = window?.application ?? UIApplication.dispatching else {
      for entry in registrations where !entry.events.isDisjoint(with: events) { perform(entry, with: event) }
      return
    }
    application.perform {
      for (_, single) in Event.names where events.contains(single) {
        let matching = registrations.filter { $0.events.contains(single) }
        if matching.isEmpty, single == .primaryActionTriggered || !single.isDisjoint(with: .allEditingEvents) {
          continue
        }
        let sequence = application.write(.controlEvent(application.identify(self), single), rule: rule)
        let outer = (application.controlEventBeingSent, application.trace.cause)
        application.controlEventBeingSent = single
        application.trace.cause = sequence
        for entry in matching { perform(entry, with: event) }
        (application.controlEventBeingSent, application.trace.cause) = outer
      }
    }
  }

  private func perform(_ entry: Registration, with event: UIEvent?) {
    if let closure = entry.closure {
      sendAction(closure)
    } else if entry.isNilTargeted {
      sendAction(entry.action, to: nil, for: event)
    } else if let target = entry.target {
      sendAction(entry.action, to: target, for: event)
    }
  }
}
