package import Foundation

extension UIApplication {
  /// Takes in what a driver saw at one moment: one event, whatever the number of fingers.
  ///
  /// A sample for a finger that is not down is ignored, as is a second touch-down of one that is.
  public final func handle(_ samples: [TouchSample], at instant: Instant) {
    perform {
      scheduler.advance(to: max(instant, scheduler.now))
      dispatch(samples)
    }
  }

  /// Takes all fingers away, as a phone call does (CA-1).
  public final func interrupt(_ what: String, at instant: Instant) {
    perform {
      scheduler.advance(to: max(instant, scheduler.now))
      environment.cancelReason = .system(what)
      dispatch(
        touches.map { touch in
          TouchSample(
            finger: touch.id.finger,
            phase: .cancelled,
            location: touch.screenLocation,
            type: touch.type
          )
        }
      )
    }
  }

  private func dispatch(_ samples: [TouchSample]) {
    for touch in touches {
      touch.phase = .stationary
      touch.previousWindowLocation = touch.windowLocation
    }
    environment.eventNumber += 1
    var firstInput: Int?
    var changed: [UITouch] = []
    for sample in samples {
      guard let touch = apply(sample) else { continue }
      let input = write(
        .input(
          TouchInput(
            touch: touch.id,
            phase: sample.phase,
            location: sample.location,
            force: sample.force,
            device: sample.device
          )
        )
      )
      firstInput = firstInput ?? input
      trace.cause = input
      if touch.phase == .began { place(touch, at: sample.location) }
      changed.append(touch)
    }
    trace.cause = firstInput
    defer { trace.cause = nil }
    guard !changed.isEmpty else { return }
    touchesEvent.timestamp = scheduler.now.seconds
    touchesEvent.orderedTouches = touches
    for touch in changed where touch.phase == .began { environment.offer(touch, event: touchesEvent) }
    environment.isDelivering = true
    if overrides?.swallowsEvents == true {
      write(.swallowed(by: identify(self)))
    } else {
      sendEvent(touchesEvent)
    }
    environment.isDelivering = false
    environment.sendPostponedActions()
    environment.finish(touches.filter { $0.phase == .ended || $0.phase == .cancelled })
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    touchesEvent.orderedTouches = touches
    environment.settle()
  }

  /// Finds or makes the touch and brings it up to date; nil for a sample that makes no sense.
  private func apply(_ sample: TouchSample) -> UITouch? {
    let known = touches.first { $0.id.finger == sample.finger }
    let touch: UITouch
    switch sample.phase {
    case .began:
      guard known == nil, !isIgnoringInteractionEvents else { return nil }
      touch = makeTouch(finger: sample.finger)
      touch.phase = .began
      touch.type = sample.type
      touch.startInstant = scheduler.now
    case .moved:
      guard let known, known.phase != .ended, known.phase != .cancelled else { return nil }
      touch = known
      let location = touch.windowPoint(fromScreen: sample.location)
      // A sample at the same place is no movement (reading 11b.5).
      if location == touch.windowLocation, sample.force == Double(touch.force) { return nil }
      // A change of force at one place is told as a movement: so say the documents of touchesMoved.
      touch.phase = .moved
      touch.windowLocation = location
      tapCounter.moved(touch)
    case .ended, .cancelled:
      guard let known else { return nil }
      touch = known
      touch.phase = sample.phase
      touch.windowLocation = touch.windowPoint(fromScreen: sample.location)
      tapCounter.lifted(touch, at: scheduler.now)
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      return nil
    }
    touch.force = sample.force
    if sample.force > 0 { touch.maximumPossibleForce = 20 / 3 }
    touch.timestamp = scheduler.now.seconds
    return touch
  }

  /// Hit-tests a new finger and binds it to what was hit (TO-3).
  private func place(_ touch: UITouch, at location: CGPoint) {
    let found = hitTest(location, for: touch.id)
    // Asked again without being heard: what an override must not depend on (HT-12).
    for _ in 0..<Int(min(max(behavior.hitTestsPerTouchDown, 1), 10)) - 1 { _ = askWindows(location) }
    touch.view = found?.view
    touch.hitView = found?.view
    touch.window = found?.view.window ?? found?.window
    let point = touch.windowPoint(fromScreen: location)
    touch.windowLocation = point
    touch.previousWindowLocation = point
    touch.startLocation = point
    tapCounter.began(touch, at: scheduler.now)
    write(
      .hitTestFound(
        touch.id,
        view: touch.view.map { identify($0) },
        window: touch.window.map { identify($0) },
        at: location
      )
    )
  }

  /// Asks the windows, front to back, for the view under a point of the screen (WI-1, WI-5).
  private func hitTest(_ location: CGPoint, for touch: TouchID) -> (view: UIView, window: UIWindow)? {
    // Within a hit test the rows are its own.
    guard trace.isEnabled, hitTestRecorder == nil else { return askWindows(location) }
    let start = trace.rows.mark
    let found = record { askWindows(location) }
    trace.appendRows(from: start, of: touch, at: scheduler.now)
    return found
  }

  private func record<Result>(_ body: () -> Result) -> Result {
    hitTestRecorder = ownHitTestRecorder
    trace.rows.isOpen = true
    defer {
      hitTestRecorder = nil
      trace.rows.isOpen = false
    }
    return body()
  }

  /// The rows of a hit test at a point of the screen, without a finger; none within another hit test.
  package final func hitTestVisits(at location: CGPoint) -> [HitTestVisit] {
    guard hitTestRecorder == nil else { return [] }
    return perform {
      let start = trace.rows.mark
      _ = record { askWindows(location) }
      var visits: [HitTestVisit] = []
      trace.rows.forEach(from: start, to: trace.rows.mark) { visits.append($0) }
      trace.rows.forget(downTo: start)
      return visits
    }
  }

  /// The view under a point of the screen, with all rows written to the trace, as for a finger that comes down there.
  package final func tracedHitTest(at location: CGPoint) -> UIView? {
    perform { hitTest(location, for: TouchID(finger: 0, serial: 0))?.view }
  }

  /// The view under a point of the screen, without a finger and without a trace.
  package final func hitTest(at location: CGPoint) -> UIView? {
    perform { askWindows(location)?.view }
  }

  private func askWindows(_ location: CGPoint) -> (view: UIView, window: UIWindow)? {
    let (candidates, recorder) = (windowsFrontToBack, hitTestRecorder)
    for index in candidates.indices {
      let window = candidates[index]
      if window.isHidden {
        recorder?.record(window, .hidden, at: location, askedBy: nil)
        continue
      }
      guard let view = window.ask(window.convertFromSuperview(location), with: touchesEvent, by: nil) else { continue }
      if let recorder, index + 1 < candidates.count {
        recorder.recordNotAsked(Array(candidates[(index + 1)...]), at: location, in: nil, inFront: window)
      }
      return (view, window)
    }
    return nil
  }
}

extension UITouch {
  /// Points of the screen.
  package final var screenLocation: CGPoint {
    window?.convertToSuperview(windowLocation) ?? windowLocation
  }

  func windowPoint(fromScreen point: CGPoint) -> CGPoint {
    window?.convertFromSuperview(point) ?? point
  }
}
