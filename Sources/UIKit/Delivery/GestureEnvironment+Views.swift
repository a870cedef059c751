import Foundation

/// What the views get to hear of a touch.
extension GestureEnvironment {
  private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  // MARK: New phases

  /// Gives the changed touches to their views, or withholds them; views by the age of their first touch, phases in
  /// order within a view (UE-8, reading 11b.4).
  func deliverToViews(_ touches: [UITouch], event: UIEvent) {
    var calls: [(view: UIView, phase: UITouch.Phase, touches: [UITouch])] = []
    for touch in touches {
      guard let view = touch.view, !touch.delivery.isCaughtUp, prepare(touch, for: view) else { continue }
      if let index = calls.firstIndex(where: { $0.view === view && $0.phase == touch.phase }) {
        calls[index].touches.append(touch)
      } else {
        calls.append((view, touch.phase, [touch]))
      }
    }
    var views: [UIView] = []
    for call in calls where !views.contains(where: { $0 === call.view }) { views.append(call.view) }
    for view in views {
      for phase in Self.phases {
        for call in calls where call.view === view && call.phase == phase {
          // A call to another view may have removed this one meanwhile.
          let touches = call.touches.filter { $0.delivery.state == .live || $0.isFinishing }
          send(touches, phase, to: view, event: event)
        }
      }
    }
  }

  /// Moves the delivery of a touch on; true if its view is to be called.
  private func prepare(_ touch: UITouch, for view: UIView) -> Bool {
    switch (touch.phase, touch.delivery.state) {
    case (.began, .fresh):
      if let blocker = touch.delivery.beganBlockers.first {
        touch.delivery.state = .held
        hold(touch, for: view, method: .touchesBegan, by: blocker)
        return false
      }
      touch.delivery.state = .live
      return true
    case (.moved, .live):
      return true
    case (.ended, .live):
      touch.delivery.endBlockers = endBlockers(of: touch)
      if let blocker = touch.delivery.endBlockers.first {
        touch.delivery.state = .endWithheld
        hold(touch, for: view, method: .touchesEnded, by: blocker)
        return false
      }
      touch.delivery.state = .finished
      touch.isFinishing = true
      return true
    case (.cancelled, .live):
      touch.delivery.state = .finished
      touch.isFinishing = true
      application.write(
        .touchCancelled(touch.id, view: application.identify(view), reason: cancelReason),
        rule: "CA-1"
      )
      return true
    case (.ended, .held), (.cancelled, .held):
      noteHeldEnd(touch)
      return false
    default:
      return false
    }
  }

  private func noteHeldEnd(_ touch: UITouch) {
    touch.delivery.heldEnd = touch.phase
    touch.delivery.endBlockers = touch.phase == .ended ? endBlockers(of: touch) : []
  }

  private func hold(_ touch: UITouch, for view: UIView, method: ResponderMethod, by blocker: UIGestureRecognizer) {
    withheld.append(touch)
    application.write(
      .touchWithheld(
        touch.id,
        view: application.identify(view),
        method: method,
        by: application.identify(blocker)
      ),
      rule: (blocker as? UIScrollViewDelayGestureRecognizer).map { $0.scrollsAtAll ? "SV-2" : "11b.56" }
        ?? (method == .touchesBegan ? "GV-4" : "GV-6")
    )
  }

  /// The recognizers that keep `touchesEnded` back: undecided at the lift (GV-6).
  private func endBlockers(of touch: UITouch) -> [UIGestureRecognizer] {
    (touch.gestureRecognizers ?? []).filter { $0.delaysTouchesEnded && $0.publishedState == .possible }
  }

  func send(_ touches: [UITouch], _ phase: UITouch.Phase, to view: UIView, event: UIEvent) {
    guard !touches.isEmpty else { return }
    for touch in touches { touch.isFinishing = false }
    let method: ResponderMethod =
      switch phase {
      case .began: .touchesBegan
      case .ended: .touchesEnded
      case .cancelled: .touchesCancelled
      default: .touchesMoved
      }
    view.receive(ResponderCall(method, touches: Set(touches), event: event), hop: .first)
  }

  // MARK: Late delivery

  /// Delivers what nobody withholds any more: began as it was, then one call that catches up (GV-5, reading 11b.25).
  func releaseWithheld(event: UIEvent) {
    let free = withheld.filter { touch in
      switch touch.delivery.state {
      case .held: touch.delivery.beganBlockers.isEmpty
      case .endWithheld: touch.delivery.endBlockers.isEmpty
      case .fresh, .live, .finished: true
      }
    }
    guard !free.isEmpty else { return }
    withheld.removeAll { touch in free.contains { $0 === touch } }
    var views: [UIView] = []
    for touch in free {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views { release(free.filter { $0.view === view }, to: view, event: event) }
  }

  private func release(_ touches: [UITouch], to view: UIView, event: UIEvent) {
    let held = touches.filter { $0.delivery.state == .held }
    let id = application.identify(view)
    for touch in held {
      application.write(.touchReleased(touch.id, view: id), rule: "GV-5")
      // Released by the very event that lifts it: the catch-up call is that of the lift.
      if touch.delivery.heldEnd == nil, touch.phase == .ended || touch.phase == .cancelled { noteHeldEnd(touch) }
    }
    sendAsStarted(held, to: view, event: event)
    var ended = touches.filter { $0.delivery.state == .endWithheld }
    for touch in ended { application.write(.touchReleased(touch.id, view: id), rule: "GV-5") }
    var moved: [UITouch] = []
    var cancelled: [UITouch] = []
    for touch in held {
      // A timer's release catches up with the last event; the next one has its own phase to tell.
      touch.delivery.isCaughtUp = isDelivering
      let endIsFree = touch.delivery.heldEnd != nil && touch.delivery.endBlockers.isEmpty
      switch touch.delivery.heldEnd {
      case .ended where endIsFree: ended.append(touch)
      case .cancelled: cancelled.append(touch)
      default:
        if touch.windowLocation != touch.startLocation { moved.append(touch) }
        touch.delivery.state = touch.delivery.heldEnd == nil ? .live : .endWithheld
        if touch.delivery.state == .endWithheld { withheld.append(touch) }
      }
    }
    for touch in ended + cancelled { touch.delivery.state = .finished }
    sendWithPhase(moved, .moved, to: view, event: event)
    sendWithPhase(ended, .ended, to: view, event: event)
    sendWithPhase(cancelled, .cancelled, to: view, event: event)
  }

  /// touchesBegan with the touches as they were when the finger came down.
  private func sendAsStarted(_ touches: [UITouch], to view: UIView, event: UIEvent) {
    guard !touches.isEmpty else { return }
    let kept = touches.map { ($0.phase, $0.windowLocation, $0.previousWindowLocation, $0.timestamp) }
    for touch in touches {
      touch.phase = .began
      touch.windowLocation = touch.startLocation
      touch.previousWindowLocation = touch.startLocation
      touch.timestamp = touch.startInstant.seconds
      touch.delivery.state = .live
    }
    send(touches, .began, to: view, event: event)
    for (touch, (phase, location, previous, timestamp)) in zip(touches, kept) {
      touch.phase = phase
      touch.windowLocation = location
      touch.previousWindowLocation = previous
      touch.timestamp = timestamp
    }
  }

  private func sendWithPhase(_ touches: [UITouch], _ phase: UITouch.Phase, to view: UIView, event: UIEvent) {
    let kept = touches.map(\.phase)
    for touch in touches { touch.phase = phase }
    send(touches, phase, to: view, event: event)
    for (touch, phase) in zip(touches, kept) { touch.phase = phase }
  }

  // MARK: Taking touches away

  /// A recognition takes its touches from the views, lifted ones with a withheld end included (GV-2, reading 11b.26).
  func takeTouches(for recognizer: UIGestureRecognizer) {
    let id = application.identify(recognizer)
    let discardsDelayed = application.behavior.delayedTouchesAreDiscardedOnRecognition
    var cancelled: [UITouch] = []
    for touch in recognizer.sequenceTouches {
      guard let view = touch.view else { continue }
      let isDelaying = touch.delivery.beganBlockers.contains { $0 === recognizer }
      switch touch.delivery.state {
      case .live, .endWithheld:
        guard recognizer.cancelsTouchesInView else { continue }
        cancelled.append(touch)
        touch.delivery.state = .finished
        application.write(
          .touchCancelled(touch.id, view: application.identify(view), reason: .recognizer(id)),
          rule: "GV-2"
        )
      case .fresh, .held:
        guard recognizer.cancelsTouchesInView || (isDelaying && discardsDelayed) else { continue }
        touch.delivery.state = .finished
        application.write(
          .touchDiscarded(touch.id, view: application.identify(view), by: id),
          rule: recognizer.cancelsTouchesInView ? "GV-2" : "11a.3"
        )
      case .finished:
        continue
      }
      withheld.removeAll { $0 === touch }
    }
    cancel(cancelled)
  }

  private func cancel(_ touches: [UITouch]) {
    var views: [UIView] = []
    for touch in touches {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      sendWithPhase(
        touches.filter { $0.view === view },
        .cancelled,
        to: view,
        event: application.touchesEvent
      )
    }
  }

  // MARK: Views that leave

  /// The touches of a removed subtree are cancelled once, after the present delivery (CA-5, reading 11b.20).
  func subtreeDidLeave(_ root: UIView) {
    for touch in application.touches + withheld {
      guard let view = touch.view, view.isDescendant(of: root),
        !removedTouches.contains(where: { $0.touch === touch })
      else { continue }
      removedTouches.append(TakenTouch(touch: touch, reason: .removal, rule: "CA-5"))
    }
    for recognizer in engaged where recognizer.view?.isDescendant(of: root) == true {
      recognizer.abandonSequence(reason: .removed)
    }
    settle()
  }

  /// The touches of a subtree that an animation makes deaf are cancelled in their views (CA-3).
  func subtreeDidBecomeDeaf(_ root: UIView) {
    for touch in application.touches {
      guard let view = touch.view, view.isDescendant(of: root),
        !removedTouches.contains(where: { $0.touch === touch })
      else { continue }
      removedTouches.append(TakenTouch(touch: touch, reason: .system("animation"), rule: "CA-3"))
    }
    settle()
  }

  func cancelRemovedTouches() {
    let taken = removedTouches
    removedTouches = []
    var cancelled: [UITouch] = []
    for (touch, reason, rule) in taken.map({ ($0.touch, $0.reason, $0.rule) }) {
      guard let view = touch.view else { continue }
      let id = application.identify(view)
      switch touch.delivery.state {
      case .live, .endWithheld:
        application.write(.touchCancelled(touch.id, view: id, reason: reason), rule: rule)
        cancelled.append(touch)
      case .fresh, .held:
        application.write(.touchDiscarded(touch.id, view: id, by: nil), rule: "11b.21")
      case .finished:
        continue
      }
      touch.delivery.state = .finished
      withheld.removeAll { $0 === touch }
    }
    cancel(cancelled)
  }
}

extension UIApplication {
  func subtreeDidLeaveWindow(_ root: UIView) {
    perform {
      resignFirstResponders(in: root)
      environment.subtreeDidLeave(root)
    }
  }

  /// Who has left the window is first responder of nothing (RC-32).
  private func resignFirstResponders(in root: UIView) {
    for window in windows {
      let view =
        switch window.firstResponder {
        case let view as UIView: view
        case let controller as UIViewController: controller.viewIfLoaded
        default: nil as UIView?
        }
      if let view, view.isDescendant(of: root) { window.firstResponder = nil }
    }
  }
}
