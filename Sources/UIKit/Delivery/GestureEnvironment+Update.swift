/// # The update pass
///
/// Wishes are settled one at a time until none can be: a failure first, wherever it is; else the recognition on the
/// deepest view (GX-6). A recognition may make others fail (GF-3, GX-1) or set waiting ones free (GF-2), so after each
/// the pass looks anew (reading 11b.31).
extension GestureEnvironment {
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    var settled = 0
    while settled < Self.mostWishes, settleOne() { settled += 1 }
    isUpdating = false
  }

  /// So many wishes are settled in one pass: an action that sets `changed` again and again must not hang the program.
  private static let mostWishes = 1_000

  private enum Decision {
    case recognize
    case fail(StateReason)
    case wait(for: [UIGestureRecognizer])
  }

  /// Settles one wish; false when all that are left must wait.
  private func settleOne() -> Bool {
    if let failing = engaged.first(where: { $0.pending?.state == .failed }) {
      fail(failing)
      return true
    }
    let wishing = engaged.enumerated()
      .filter { $0.element.pending != nil }
      .map { (order: $0.offset, depth: $0.element.view?.depth ?? 0, recognizer: $0.element) }
      .sorted { $0.depth != $1.depth ? $0.depth > $1.depth : $0.order < $1.order }
    for recognizer in inOrderOfTies(wishing.map(\.recognizer)) {
      if recognizer.publishedState != .possible {
        continueGesture(recognizer)
        return true
      }
      switch decide(recognizer) {
      case .recognize:
        recognize(recognizer)
        return true
      case .fail(let reason):
        let rule = recognizer.pending?.rule
        recognizer.pending = UIGestureRecognizer.Pending(state: .failed, reason: reason, rule: rule)
        return true
      case .wait(let blockers):
        recognizer.isWaiting = true
        for blocker in blockers where recognizer.waitingFor.insert(ObjectIdentifier(blocker)).inserted {
          application.write(
            .recognizerHeld(application.identify(recognizer), waitingFor: application.identify(blocker)),
            rule: "GF-1"
          )
        }
      }
    }
    return false
  }

  /// The order of adding within a view (GO-5); turned round within each view, if the behavior says so.
  private func inOrderOfTies(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    guard application.behavior.latestRecognizerWinsTies else { return recognizers }
    var views: [UIView?] = []
    for recognizer in recognizers where !views.contains(where: { $0 === recognizer.view }) {
      views.append(recognizer.view)
    }
    return views.flatMap { view in recognizers.filter { $0.view === view }.reversed() }
  }

  /// Requirement, then exclusion (section 7, step 5).
  private func decide(_ recognizer: UIGestureRecognizer) -> Decision {
    var blockers: [UIGestureRecognizer] = []
    for other in engaged where other !== recognizer && recognizer.requiresFailure(of: other) {
      if other.publishedState.isRecognized {
        return .fail(.requiredRecognizerRecognized(application.identify(other)))
      }
      if other.publishedState == .possible, other.isEnabled, other.view?.window != nil { blockers.append(other) }
    }
    for other in engaged where other !== recognizer && other.publishedState.isRecognized {
      if other.excludes(recognizer) {
        let reading = other.readingOfExclusion(of: recognizer)
        recognizer.pending?.rule = reading
        return .fail(.prevented(by: application.identify(other)))
      }
    }
    return blockers.isEmpty ? .recognize : .wait(for: blockers)
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    let pending = recognizer.pending
    recognizer.pending = nil
    recognizer.isWaiting = false
    publish(recognizer, .failed, reason: pending?.reason ?? .requested, rule: pending?.rule)
    recognizer.stopDeadline()
    retire(recognizer)
  }

  private func recognize(_ recognizer: UIGestureRecognizer) {
    guard let pending = recognizer.pending else { return }
    recognizer.pending = nil
    if recognizer.isWaiting {
      recognizer.isWaiting = false
      recognizer.didStopWaiting()
    }
    // A continuous one that waited, or began and ended at once, reports began first (GS-9, reading 11a.5).
    let reportsBegan = pending.beganReason != nil
    let first = reportsBegan ? UIGestureRecognizer.State.began : pending.state
    publish(recognizer, first, reason: pending.beganReason ?? pending.reason)
    for other in engaged where other !== recognizer && other.publishedState == .possible {
      if other.requiresFailure(of: recognizer) {
        other.pending = UIGestureRecognizer.Pending(
          state: .failed,
          reason: .requiredRecognizerRecognized(application.identify(recognizer))
        )
      } else if other.pending?.state != .failed, recognizer.excludes(other) {
        other.pending = UIGestureRecognizer.Pending(
          state: .failed,
          reason: .prevented(by: application.identify(recognizer)),
          rule: recognizer.readingOfExclusion(of: other)
        )
      }
    }
    if application.behavior.cancelsTouchesBeforeActions {
      takeTouches(for: recognizer)
      recognizer.sendActions()
    } else {
      recognizer.sendActions()
      takeTouches(for: recognizer)
    }
    // The action of began may have switched it off.
    if reportsBegan, recognizer.publishedState == .began, pending.state == .ended || pending.state == .cancelled {
      publish(recognizer, pending.state, reason: pending.reason, rule: "11a.5")
      recognizer.sendActions()
    }
    if recognizer.publishedState.isFinished { retire(recognizer) }
  }

  /// began and changed go on to changed, ended or cancelled; nobody is asked any more (GX-3).
  private func continueGesture(_ recognizer: UIGestureRecognizer) {
    guard let pending = recognizer.pending else { return }
    recognizer.pending = nil
    publish(recognizer, pending.state, reason: pending.reason)
    recognizer.sendActions()
    if recognizer.publishedState.isFinished { retire(recognizer) }
  }

  /// The only place that moves a recognizer from state to state, but for the reset.
  ///
  /// `rule` is the reading on which it hangs; without one, that of `reason` is told.
  func publish(
    _ recognizer: UIGestureRecognizer,
    _ state: UIGestureRecognizer.State,
    reason: StateReason,
    rule: String? = nil
  ) {
    let old = recognizer.publishedState
    assert(old.successors.contains(state), "\(recognizer) cannot go from \(old) to \(state)")
    let rule = rule ?? recognizer.rule(behind: reason)
    recognizer.publishedState = state
    application.write(
      .stateChanged(application.identify(recognizer), from: old, to: state, reason: reason),
      rule: rule
    )
  }

  /// A decided recognizer receives nothing more and holds nothing back (GV-8).
  func retire(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.sequenceTouches {
      touch.gestureRecognizers?.removeAll { $0 === recognizer }
      touch.delivery.beganBlockers.removeAll { $0 === recognizer }
      touch.delivery.endBlockers.removeAll { $0 === recognizer }
    }
  }
}
