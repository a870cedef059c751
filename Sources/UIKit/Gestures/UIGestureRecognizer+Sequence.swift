/// The bookkeeping of one sequence: from the first touch received to the reset.
extension UIGestureRecognizer {
  final func receive(_ touch: UITouch) {
    receivedTouches.append(touch)
    sequenceTouches.append(touch)
    fingersDown.append(touch)
    receivedCount += 1
  }

  /// A lifted touch leaves; it stays known for what recognition does to its withheld end.
  ///
  /// With it go those whose end has been told by now: a recognizer that never decides must not collect touches.
  final func forget(_ touch: UITouch) {
    receivedTouches.removeAll { $0 === touch }
    fingersDown.removeAll { $0 === touch }
    sequenceTouches.removeAll { $0.delivery.state == .finished && $0.isUp }
  }

  /// It may start afresh: it has decided, or has ignored whatever it was offered, and its fingers are up.
  final var isThroughWithSequence: Bool {
    let hasIgnoredAll = publishedState == .possible && pending == nil && !hasReceivedTouches
    return fingersDown.isEmpty && (publishedState.isFinished || hasIgnoredAll)
  }

  /// Everything as before the first touch.
  final func clearSequence() {
    publishedState = .possible
    pending = nil
    isWaiting = false
    waitingFor = []
    simultaneousWith = []
    receivedTouches = []
    sequenceTouches = []
    fingersDown = []
    receivedCount = 0
    dynamicRequirements = [:]
    stopDeadline()
  }

  // MARK: Requirements

  /// Whether this one must wait for `other` to fail: statically, or by an answer of this attempt (GD-7, GD-8).
  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if requiredToFail.contains(where: { $0.recognizer === other }) { return true }
    let key = ObjectIdentifier(other)
    if let known = dynamicRequirements[key] { return known }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    dynamicRequirements[key] = answer
    return answer
  }

  /// Whether a requirement joins the two, in either direction, as far as it was asked for (GR-2).
  final func isConnected(to other: UIGestureRecognizer) -> Bool {
    hasKnownRequirement(of: other) || other.hasKnownRequirement(of: self)
  }

  private func hasKnownRequirement(of other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0.recognizer === other } || dynamicRequirements[ObjectIdentifier(other)] == true
  }

  // MARK: Exclusion

  /// Whether this one, having recognised, keeps `other` from recognising (GX-1).
  ///
  /// Both must have received touches since their last reset (reading 11a.1): one that hovers keeps nobody away.
  final func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard let own = view, let theirs = other.view, own.isDescendant(of: theirs) || theirs.isDescendant(of: own),
      hasReceivedTouches, other.hasReceivedTouches,
      other.publishedState == .possible, canPrevent(other), other.canBePrevented(by: self)
    else { return false }
    // Asked only now that one is about to block the other (GX-9).
    for (asked, about) in [(other, self), (self, other)]
    where asked.delegate?.gestureRecognizer(asked, shouldRecognizeSimultaneouslyWith: about) == true {
      noteSimultaneous(other, allowedBy: asked)
      return false
    }
    return true
  }

  /// Written once a sequence; the question comes again with every pass.
  private func noteSimultaneous(_ other: UIGestureRecognizer, allowedBy asked: UIGestureRecognizer) {
    guard simultaneousWith.insert(ObjectIdentifier(other)).inserted, let application = environment?.application else {
      return
    }
    application.write(
      .recognizersSimultaneous(
        application.identify(other),
        application.identify(self),
        by: application.identify(asked)
      ),
      rule: "GD-6"
    )
  }

  // MARK: Deadline

  /// Starts the one timer of a recognizer anew.
  final func startDeadline(after seconds: Double) {
    stopDeadline()
    guard let application = environment?.application else { return }
    let due = application.scheduler.now.advanced(bySeconds: seconds)
    deadline = application.scheduler.schedule(at: due) { [weak self] in
      self?.deadline = nil
      self?.deadlineDidPass()
    }
  }

  final func stopDeadline() {
    guard let timer = deadline else { return }
    deadline = nil
    environment?.application.scheduler.cancel(timer)
  }
}
