import Foundation

/// Decides when some fingers were held still for long enough, after some taps.
///
/// ```
///          required fingers down           deadline
///   idle ─────────────────────▶ holding ─────────────▶ recognized ──lift──▶ over
///    ▲  next tap in time │         │ moved, lifted,        │ moved: changed
///    └───── between ◀────┘         ▼ extra finger          │ cancelled: cancelled
///          (taps first)          over (failed)             ▼
/// ```
struct LongPressMachine: GestureMachine {
  private enum State: Hashable {
    case idle
    /// A tap that must come before the press.
    case tapping(tap: Int)
    case between(taps: Int)
    /// Fingers are landing, or held still.
    case holding
    case recognized
    case over
  }

  let tapsRequired: Int
  let touchesRequired: Int
  /// Seconds (G-LP-1).
  let minimumDuration: Double
  /// Points (G-LP-1).
  let allowableMovement: Double
  private let tapMovement: Double
  private let tapGap: Double
  private let tapHold: Double

  private var state = State.idle
  private var fingers = FingerSet()
  private var start: CGPoint?
  private(set) var phaseStart = Instant.zero

  init(
    tapsRequired: Int,
    touchesRequired: Int,
    minimumDuration: Double,
    allowableMovement: Double,
    behavior: UIKitBehavior
  ) {
    self.tapsRequired = max(0, tapsRequired)
    self.touchesRequired = max(1, touchesRequired)
    self.minimumDuration = minimumDuration
    self.allowableMovement = allowableMovement
    tapMovement = behavior.tapMaximumMovement
    tapGap = behavior.tapMaximumGap
    tapHold = behavior.tapMaximumHold
  }

  mutating func handle(_ input: GestureInput, at now: Instant) -> [GestureAction] {
    switch (state, input) {
    case (.idle, .down(let samples)):
      return land(samples, tapsDone: 0, at: now)
    case (.between(let taps), .down(let samples)):
      return land(samples, tapsDone: taps, at: now)
    case (.tapping, .down(let samples)), (.holding, .down(let samples)):
      return landMore(samples, at: now)
    case (.tapping, .moved(let samples)), (.holding, .moved(let samples)):
      fingers.move(samples)
      return judgeMovement()
    case (.tapping(let tap), .lifted(let ids)):
      return liftTap(ids, tap: tap, at: now)
    case (.holding, .lifted):
      return fail(.liftedTooEarly(after: now.seconds(since: phaseStart), limit: minimumDuration))
    case (.tapping, .deadline):
      return fail(.heldTooLong(limit: tapHold))
    case (.between, .deadline):
      return fail(.noNextTap(limit: tapGap))
    case (.holding, .deadline):
      state = .recognized
      return [.begin(.heldLongEnough(limit: minimumDuration))]
    case (.tapping, .cancelled), (.between, .cancelled), (.holding, .cancelled):
      return fail(.touchCancelled)
    case (.recognized, .moved):
      return [.change(.moved)]
    case (.recognized, .lifted):
      state = .over
      return [.end(.lifted)]
    case (.recognized, .cancelled):
      state = .over
      return [.cancel(.touchCancelled)]
    case (.idle, .moved), (.idle, .lifted), (.idle, .cancelled), (.idle, .deadline), (.between, .moved),
      (.between, .lifted), (.recognized, .down), (.recognized, .deadline), (.over, .down), (.over, .moved),
      (.over, .lifted), (.over, .cancelled), (.over, .deadline):
      return []
    }
  }

  private mutating func land(_ samples: [FingerSample], tapsDone: Int, at now: Instant) -> [GestureAction] {
    fingers = FingerSet()
    phaseStart = now
    state = tapsDone < tapsRequired ? .tapping(tap: tapsDone + 1) : .holding
    fingers.land(samples)
    var actions = judgeLanding(at: now)
    if actions.isEmpty, case .tapping = state { actions = [.startDeadline(seconds: tapHold)] }
    // Fingers of a press may land one after the other; the gap's timer must not end it meanwhile.
    return actions.isEmpty ? [.stopDeadline] : actions
  }

  private mutating func landMore(_ samples: [FingerSample], at now: Instant) -> [GestureAction] {
    if fingers.hasLifted {
      return fail(.tooManyTouches(count: fingers.count + samples.count, limit: touchesRequired))
    }
    fingers.land(samples)
    return judgeLanding(at: now)
  }

  private mutating func judgeLanding(at now: Instant) -> [GestureAction] {
    if fingers.count > touchesRequired {
      return fail(.tooManyTouches(count: fingers.count, limit: touchesRequired))
    }
    guard fingers.count == touchesRequired else { return [] }
    if start == nil { start = fingers.centroid }
    if case .holding = state {
      if let distance = distanceFromStart, tapsRequired > 0, distance > tapMovement {
        return fail(.movedTooFar(distance: distance, limit: tapMovement))
      }
      start = fingers.centroid
      phaseStart = now
      guard minimumDuration > 0 else {
        state = .recognized
        return [.stopDeadline, .begin(.heldLongEnough(limit: minimumDuration))]
      }
      return [.startDeadline(seconds: minimumDuration)]
    }
    return judgeMovement()
  }

  private var distanceFromStart: Double? { start.map { $0.distance(to: fingers.centroid) } }

  /// More than the limit, not as much (G-LP-3).
  private mutating func judgeMovement() -> [GestureAction] {
    let limit: Double
    if case .holding = state { limit = allowableMovement } else { limit = tapMovement }
    guard fingers.count == touchesRequired, !fingers.hasLifted, let distance = distanceFromStart, distance > limit
    else { return [] }
    return fail(.movedTooFar(distance: distance, limit: limit))
  }

  private mutating func liftTap(_ ids: [TouchID], tap: Int, at now: Instant) -> [GestureAction] {
    guard fingers.count == touchesRequired else {
      return fail(.tooFewTouches(count: fingers.count, required: touchesRequired))
    }
    fingers.lift(ids)
    guard fingers.downCount == 0 else { return [] }
    state = .between(taps: tap)
    phaseStart = now
    return [.startDeadline(seconds: tapGap)]
  }

  private mutating func fail(_ reason: StateReason) -> [GestureAction] {
    state = .over
    return [.stopDeadline, .fail(reason)]
  }

  func gauges(at now: Instant) -> [RecognizerGauge] {
    switch state {
    case .holding where fingers.count == touchesRequired:
      [
        RecognizerGauge(.held, now.seconds(since: phaseStart), of: minimumDuration, crossingFails: false),
        RecognizerGauge(.moved, distanceFromStart ?? 0, of: allowableMovement, crossingFails: true),
      ]
    case .holding, .tapping:
      [RecognizerGauge(.fingers, Double(fingers.count), of: Double(touchesRequired), crossingFails: false)]
    case .between:
      [RecognizerGauge(.waited, now.seconds(since: phaseStart), of: tapGap, crossingFails: true)]
    case .idle, .recognized, .over:
      []
    }
  }
}
