/// What the stock recognizers share: touches go to the machine, its actions are carried out.
extension UIGestureRecognizer {
  /// What the machine wants done.
  ///
  /// The class stores the machine first and carries that out then: whoever is asked whether the gesture may begin reads
  /// the translation, the scale and the like.
  final func handle<Machine: GestureMachine>(_ input: GestureInput, by machine: inout Machine) -> [GestureAction] {
    guard let now = environment?.application.scheduler.now else { return [] }
    return machine.handle(input, at: now)
  }

  /// What a machine's thresholds read now.
  final func gauges(of machine: some GestureMachine) -> [RecognizerGauge] {
    guard let now = environment?.application.scheduler.now else { return [] }
    return machine.gauges(at: now)
  }

  final func carryOut(_ actions: [GestureAction]) {
    for action in actions {
      switch action {
      case .startDeadline(let seconds): startDeadline(after: seconds)
      case .stopDeadline: stopDeadline()
      case .begin(let reason): wish(.began, reason)
      case .change(let reason): wish(.changed, reason)
      case .end(let reason): wish(.ended, reason)
      case .cancel(let reason): wish(.cancelled, reason)
      case .fail(let reason): wish(.failed, reason)
      }
    }
  }

  /// Sets `state` the way a subclass does, so that an overriding property sees it.
  private func wish(_ wish: State, _ reason: StateReason) {
    let outer = reasonForRequest
    reasonForRequest = reason
    state = wish
    reasonForRequest = outer
  }

  final func samples(_ touches: Set<UITouch>) -> [FingerSample] {
    touches.sorted { $0.id < $1.id }.map { FingerSample(id: $0.id, location: $0.location(in: nil)) }
  }

  final func ids(_ touches: Set<UITouch>) -> [TouchID] {
    touches.map(\.id).sorted()
  }
}
