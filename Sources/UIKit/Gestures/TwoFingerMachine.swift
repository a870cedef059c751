import Foundation

/// What a gesture of two fingers measures: their distance, or the angle of the line between them.
protocol TwoFingerMeasure: Hashable, Sendable {
  /// Two fingers are down, at first or again: what they do is measured from here.
  mutating func start(_ first: CGPoint, _ second: CGPoint)

  /// They have moved; `seconds` have passed since the last sample.
  mutating func follow(_ first: CGPoint, _ second: CGPoint, seconds: Double)

  /// Why the gesture may begin, once the measure is beyond its threshold.
  var crossing: StateReason? { get }

  /// Takes the threshold off, so that the gesture begins near its neutral value.
  mutating func begin()

  /// Why a lift before that fails the gesture.
  var liftedTooEarly: StateReason { get }

  var gauge: RecognizerGauge { get }
}

/// Decides when two fingers have changed their distance or their angle by enough, and keeps measuring.
///
/// ```
///          beyond the threshold            all up
///   possible ─────────────────▶ going ──────────────▶ over
///      │ all up, a third            │ all cancelled: cancelled
///      ▼                            │ two moved: changed; one alone measures nothing
///     over (failed)
/// ```
struct TwoFingerMachine<Measure: TwoFingerMeasure>: GestureMachine {
  private enum State: Hashable {
    case possible, going, over
  }

  private static var touches: Int { 2 }

  var measure: Measure
  private var state = State.possible
  private var fingers = FingerSet()
  private var lastSample = Instant.zero
  private var wasPair = false

  init(measure: Measure) {
    self.measure = measure
  }

  mutating func handle(_ input: GestureInput, at now: Instant) -> [GestureAction] {
    switch (state, input) {
    case (.possible, .down(let samples)):
      fingers.land(samples)
      guard fingers.count <= Self.touches else {
        return fail(.tooManyTouches(count: fingers.count, limit: Self.touches))
      }
      startMeasuring(at: now)
      return []
    case (.going, .down(let samples)):
      // A third finger is ignored (reading 11b.45).
      let free = Self.touches - fingers.count
      guard free > 0 else { return [] }
      fingers.land(Array(samples.prefix(free)))
      startMeasuring(at: now)
      return [.change(.touchesChanged(count: fingers.count))]
    case (.possible, .moved(let samples)):
      guard follow(samples, at: now), let reason = measure.crossing else { return [] }
      measure.begin()
      state = .going
      return [.begin(reason)]
    case (.going, .moved(let samples)):
      return follow(samples, at: now) ? [.change(.moved)] : []
    case (.possible, .lifted(let ids)):
      fingers.remove(ids)
      guard fingers.isEmpty else { return [] }
      return fail(wasPair ? measure.liftedTooEarly : .tooFewTouches(count: 1, required: Self.touches))
    case (.going, .lifted(let ids)):
      return leave(ids, last: .end(.lifted))
    case (.possible, .cancelled(let ids)):
      fingers.remove(ids)
      return fingers.isEmpty ? fail(.touchCancelled) : []
    case (.going, .cancelled(let ids)):
      return leave(ids, last: .cancel(.touchCancelled))
    case (.possible, .deadline), (.going, .deadline), (.over, .down), (.over, .moved), (.over, .lifted),
      (.over, .cancelled), (.over, .deadline):
      return []
    }
  }

  private mutating func startMeasuring(at now: Instant) {
    guard fingers.count == Self.touches else { return }
    wasPair = true
    lastSample = now
    let places = fingers.downLocations
    measure.start(places[0], places[1])
  }

  /// True if one of the two fingers moved; one alone measures nothing.
  private mutating func follow(_ samples: [FingerSample], at now: Instant) -> Bool {
    let before = fingers
    fingers.move(samples)
    guard fingers.count == Self.touches, fingers != before else { return false }
    let places = fingers.downLocations
    measure.follow(places[0], places[1], seconds: now.seconds(since: lastSample))
    lastSample = now
    return true
  }

  /// One finger up keeps the gesture alive (G-PI-3, G-RO-4).
  private mutating func leave(_ ids: [TouchID], last: GestureAction) -> [GestureAction] {
    let before = fingers.count
    fingers.remove(ids)
    guard fingers.isEmpty else {
      return fingers.count == before ? [] : [.change(.touchesChanged(count: fingers.count))]
    }
    state = .over
    return [last]
  }

  private mutating func fail(_ reason: StateReason) -> [GestureAction] {
    state = .over
    return [.fail(reason)]
  }

  func gauges(at now: Instant) -> [RecognizerGauge] {
    guard state == .possible, !fingers.isEmpty else { return [] }
    guard fingers.count == Self.touches else {
      return [RecognizerGauge(.fingers, Double(fingers.count), of: Double(Self.touches), crossingFails: false)]
    }
    return [measure.gauge]
  }
}
