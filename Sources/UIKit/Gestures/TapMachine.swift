import Foundation

/// Decides whether some fingers tapped often enough, quickly enough and at one place.
///
/// ```
///           fingers land        all lifted          next finger lands
///   idle ───────────────▶ pressing ───────▶ between ────────────────▶ pressing …
///                            │    │ last tap    │ 0.35 s
///             moved, held,   ▼    ▼             ▼
///             too many     over  over (ended)  over (failed)
/// ```
struct TapMachine: GestureMachine {
  private enum State: Hashable {
    case idle
    /// Fingers of tap number `tap` (from 1) are down, or some are.
    case pressing(tap: Int)
    /// So many taps are done; the next must come soon.
    case between(taps: Int)
    case over
  }

  let tapsRequired: Int
  let touchesRequired: Int
  /// Points (G-TAP-3).
  let maximumMovement: Double
  /// Seconds (G-TAP-4).
  let maximumGap: Double
  /// Seconds (G-TAP-5).
  let maximumHold: Double

  private var state = State.idle
  private var fingers = FingerSet()

  /// The centroid of the first tap, once all its fingers were down: later taps are measured from it.
  private(set) var start: CGPoint?

  /// When the present tap or gap began, for the gauges.
  private(set) var phaseStart = Instant.zero

  /// Where the fingers of the last tap are, or were when they lifted; points of the window.
  var lastTap: [CGPoint] { fingers.fingers.map(\.location) }

  init(tapsRequired: Int, touchesRequired: Int, behavior: UIKitBehavior) {
    self.tapsRequired = max(1, tapsRequired)
    self.touchesRequired = max(1, touchesRequired)
    maximumMovement = behavior.tapMaximumMovement
    maximumGap = behavior.tapMaximumGap
    maximumHold = behavior.tapMaximumHold
  }

  mutating func handle(_ input: GestureInput, at now: Instant) -> [GestureAction] {
    switch (state, input) {
    case (.idle, .down(let samples)):
      return press(tap: 1, samples, at: now)
    case (.between(let taps), .down(let samples)):
      return press(tap: taps + 1, samples, at: now)
    case (.pressing, .down(let samples)):
      if fingers.hasLifted {
        return fail(.tooManyTouches(count: fingers.count + samples.count, limit: touchesRequired))
      }
      fingers.land(samples)
      return judgeLanding()
    case (.pressing, .moved(let samples)):
      fingers.move(samples)
      return judgeMovement()
    case (.pressing(let tap), .lifted(let ids)):
      return lift(ids, tap: tap, at: now)
    case (.pressing, .deadline):
      return fail(.heldTooLong(limit: maximumHold))
    case (.between, .deadline):
      return fail(.noNextTap(limit: maximumGap))
    case (.pressing, .cancelled), (.between, .cancelled):
      return fail(.touchCancelled)
    case (.idle, .moved), (.idle, .lifted), (.idle, .cancelled), (.idle, .deadline), (.between, .moved),
      (.between, .lifted), (.over, .down), (.over, .moved), (.over, .lifted), (.over, .cancelled), (.over, .deadline):
      return []
    }
  }

  private mutating func press(tap: Int, _ samples: [FingerSample], at now: Instant) -> [GestureAction] {
    state = .pressing(tap: tap)
    phaseStart = now
    fingers = FingerSet()
    fingers.land(samples)
    // The hold is timed from the first finger of each tap, by a timer (reading 11b.39).
    let actions = judgeLanding()
    return actions.isEmpty ? [.startDeadline(seconds: maximumHold)] : actions
  }

  /// Too many fingers fail it (G-TAP-6); the place counts as soon as all are down (reading 11b.37).
  private mutating func judgeLanding() -> [GestureAction] {
    if fingers.count > touchesRequired {
      return fail(.tooManyTouches(count: fingers.count, limit: touchesRequired))
    }
    guard fingers.count == touchesRequired else { return [] }
    guard start != nil else {
      start = fingers.centroid
      return []
    }
    return judgeMovement()
  }

  /// Not judged before all fingers are down or after one is up (reading 11b.38).
  private mutating func judgeMovement() -> [GestureAction] {
    guard let start, fingers.count == touchesRequired, !fingers.hasLifted else { return [] }
    let distance = start.distance(to: fingers.centroid)
    guard distance > maximumMovement else { return [] }
    return fail(.movedTooFar(distance: distance, limit: maximumMovement))
  }

  private mutating func lift(_ ids: [TouchID], tap: Int, at now: Instant) -> [GestureAction] {
    guard fingers.count == touchesRequired else {
      return fail(.tooFewTouches(count: fingers.count, required: touchesRequired))
    }
    fingers.lift(ids)
    guard fingers.downCount == 0 else { return [] }
    if tap == tapsRequired {
      state = .over
      return [.stopDeadline, .end(.tapped(count: tap, touches: touchesRequired))]
    }
    state = .between(taps: tap)
    phaseStart = now
    return [.startDeadline(seconds: maximumGap)]
  }

  private mutating func fail(_ reason: StateReason) -> [GestureAction] {
    state = .over
    return [.stopDeadline, .fail(reason)]
  }

  /// How far along it is, at some moment.
  func gauges(at now: Instant) -> [RecognizerGauge] {
    switch state {
    case .pressing:
      var gauges: [RecognizerGauge] = []
      if touchesRequired > 1 {
        gauges.append(
          RecognizerGauge(.fingers, Double(fingers.count), of: Double(touchesRequired), crossingFails: false)
        )
      }
      let moved = start.map { $0.distance(to: fingers.centroid) } ?? 0
      return gauges + [
        RecognizerGauge(.moved, moved, of: maximumMovement, crossingFails: true),
        RecognizerGauge(.held, now.seconds(since: phaseStart), of: maximumHold, crossingFails: true),
      ]
    case .between:
      return [RecognizerGauge(.waited, now.seconds(since: phaseStart), of: maximumGap, crossingFails: true)]
    case .idle, .over:
      return []
    }
  }
}
