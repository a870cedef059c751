import Foundation

/// Everything between an event and the views: the recognizers that see its touches, who of them wins, and what the
/// views get to hear.
///
/// # One event
///
/// 1. New touches were offered to the recognizers on the hit view and above (``offer(_:event:)``).
/// 2. Recognizers get their touches and wish for states (GO-1.2).
/// 3. The update pass settles the wishes: failures, then recognitions, deepest view first (GO-1.3); each recognition
///    takes the touches from the views and sends its actions (GO-4).
/// 4. Withheld touches that are free now are delivered late (GV-5).
/// 5. Views get the new phases (step 7 of the pipeline).
/// 6. Lifted touches leave, finished groups start afresh (GR-1, GR-2).
///
/// A timer's turn runs steps 3, 4 and 6 (SY-4).
@MainActor
final class GestureEnvironment {
  unowned let application: UIApplication

  /// Recognizers that have received a touch, or set a state, since their last reset; in that order.
  var engaged: [UIGestureRecognizer] = []

  /// Touches of which something is withheld from the view, by age; lifted ones may be among them.
  var withheld: [UITouch] = []

  /// Hover recognizers over whose views the pointer is, whatever they made of it.
  var hovering: [UIHoverGestureRecognizer] = []

  /// While an event is being delivered, what it causes waits for its steps.
  var isDelivering = false

  var isUpdating = false

  /// Counts the touch events, so that an answer can be kept for one of them.
  var eventNumber = 0

  /// Why the cancelled touches of this event were cancelled.
  var cancelReason = TraceEvent.CancelReason.system("cancelled")

  /// Touches of views that left their window during a delivery (CA-5).
  var removedTouches: [TakenTouch] = []

  /// A touch that its view loses when the present delivery is over.
  struct TakenTouch {
    let touch: UITouch
    let reason: TraceEvent.CancelReason
    /// What the trace says decided.
    let rule: String
  }

  /// Recognizers whose actions wait for the views to have their touches, if the behavior says so (GS-11).
  var postponedActions: [UIGestureRecognizer] = []

  /// Whether touches of removed views may be cancelled now; not yet, if they wait for the next turn (CA-5).
  private var isRemovalDue = false

  init(application: UIApplication) {
    self.application = application
  }

  // MARK: Steps 2 to 5

  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = event.touchesByAge.filter { $0.window === window && $0.phase != .stationary }
    feedRecognizers(touches, event: event)
    update()
    releaseWithheld(event: event)
    deliverToViews(touches, event: event)
  }

  private func feedRecognizers(_ touches: [UITouch], event: UIEvent) {
    var receivers: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] where !receivers.contains(where: { $0 === recognizer }) {
        receivers.append(recognizer)
      }
    }
    for recognizer in receivers where recognizer.isEnabled && !recognizer.publishedState.isFinished {
      recognizer.reasonForRequest = .touchesChanged(count: recognizer.receivedTouches.count)
      let hadBegun = recognizer.publishedState == .began
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let set = Set(recognizer.receivedTouches.filter { $0.phase == phase })
        if set.isEmpty { continue }
        switch phase {
        case .began: recognizer.touchesBegan(set, with: event)
        case .moved: recognizer.touchesMoved(set, with: event)
        case .ended: recognizer.touchesEnded(set, with: event)
        default: recognizer.touchesCancelled(set, with: event)
        }
      }
      // The framework moves it on by itself if its class wished for nothing (GS-8, reading 11a.4).
      if hadBegun, recognizer.pending == nil, recognizer.publishedState == .began {
        recognizer.request(.changed, reason: recognizer.reasonForRequest)
      }
      recognizer.reasonForRequest = .requested
    }
  }

  // MARK: Step 6

  /// Takes lifted touches out of everything that received them (CA-9).
  func finish(_ touches: [UITouch]) {
    cancelReason = .system("cancelled")
    for touch in touches {
      for recognizer in engaged { recognizer.forget(touch) }
      touch.gestureRecognizers = nil
    }
    for touch in application.touches { touch.delivery.isCaughtUp = false }
  }

  /// What has to happen after anything that was not a delivery: a timer, a change of state or hierarchy from outside.
  func settle() {
    guard !isDelivering, !isUpdating else { return }
    update()
    releaseWithheld(event: application.touchesEvent)
    finishRemoval()
    sendPostponedActions()
    resetFinishedGroups()
  }

  /// Sends what waited for the end of the event; wishes that come of it are settled as after any action.
  func sendPostponedActions() {
    while !postponedActions.isEmpty {
      postponedActions.removeFirst().sendActionsNow()
      update()
    }
  }

  private func finishRemoval() {
    guard !removedTouches.isEmpty else { return }
    if application.behavior.removalWaitsForNextTurn, !isRemovalDue {
      _ = application.scheduler.schedule(at: application.scheduler.now) { [unowned self] in isRemovalDue = true }
      return
    }
    isRemovalDue = false
    cancelRemovedTouches()
  }

  /// Groups joined by failure requirements start afresh together, when all are done and all their fingers up (GR-2).
  private func resetFinishedGroups() {
    var unvisited = engaged
    while let first = unvisited.first {
      var group = [first]
      unvisited.removeFirst()
      var index = 0
      while index < group.count {
        let member = group[index]
        index += 1
        unvisited.removeAll { other in
          guard member.isConnected(to: other) else { return false }
          group.append(other)
          return true
        }
      }
      guard group.allSatisfy(\.isThroughWithSequence) else { continue }
      for member in group { reset(member) }
    }
  }

  func reset(_ recognizer: UIGestureRecognizer) {
    engaged.removeAll { $0 === recognizer }
    let old = recognizer.publishedState
    recognizer.clearSequence()
    if old != .possible {
      application.write(
        .stateChanged(application.identify(recognizer), from: old, to: .possible, reason: .sequenceOver),
        rule: "GR-1"
      )
    }
    recognizer.reset()
  }

  /// Joins a recognizer to those that take part in the present sequence.
  func engage(_ recognizer: UIGestureRecognizer) {
    guard !engaged.contains(where: { $0 === recognizer }) else { return }
    engaged.append(recognizer)
    recognizer.environment = self
  }
}
