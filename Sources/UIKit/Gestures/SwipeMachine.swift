import Foundation

/// Decides whether fingers moved quickly and straight enough in one of some directions.
///
/// ```
///             50 pt along, not too far across
///   waiting ─────────────────────────────────▶ over (ended)
///      │ 0.5 s, a lift, a finger too many
///      ▼
///     over (failed)
/// ```
///
/// A wrong or reversed direction only fails with the time or the lift (reading 11b.42): the fingers may come back.
struct SwipeMachine: GestureMachine {
  private enum State: Hashable {
    case waiting, over
  }

  /// Of the limits' decay: at half a second the slowest swipe must be the straightest (G-SW-4).
  ///
  /// 0.06 is what the fastest swipe's factor keeps; UIKit publishes neither number.
  private static let decayTime = 0.5
  private static let decayRate = 0.94

  let directions: UISwipeGestureRecognizer.Direction
  let touchesRequired: Int
  /// Seconds from the first finger's landing (G-SW-2).
  let maximumDuration: Double
  /// Points along the direction (G-SW-2).
  let minimumDistance: Double
  /// Points across the direction for the fastest swipe (G-SW-3).
  let maximumSecondaryDistance: Double

  private var state = State.waiting
  private var fingers = FingerSet()
  private var landing: Instant?

  /// The centroid when the last of the fingers had landed (G-SW-6).
  private(set) var start: CGPoint?

  init(directions: UISwipeGestureRecognizer.Direction, touchesRequired: Int, behavior: UIKitBehavior) {
    self.directions = directions
    self.touchesRequired = max(1, touchesRequired)
    maximumDuration = behavior.swipeMaximumDuration
    minimumDistance = behavior.swipeMinimumDistance
    maximumSecondaryDistance = behavior.swipeMaximumSecondaryDistance
  }

  mutating func handle(_ input: GestureInput, at now: Instant) -> [GestureAction] {
    switch (state, input) {
    case (.waiting, .down(let samples)):
      return land(samples, at: now)
    case (.waiting, .moved(let samples)):
      fingers.move(samples)
      return judgeMovement(at: now)
    case (.waiting, .lifted):
      guard fingers.count == touchesRequired else {
        return fail(.tooFewTouches(count: fingers.count, required: touchesRequired))
      }
      return fail(
        hasLeftForElsewhere ? .wrongDirection : .liftedBeforeMoving(distance: progress, limit: minimumDistance)
      )
    case (.waiting, .cancelled):
      return fail(.touchCancelled)
    case (.waiting, .deadline):
      return fail(hasLeftForElsewhere ? .wrongDirection : .tooSlow(limit: maximumDuration))
    case (.over, .down), (.over, .moved), (.over, .lifted), (.over, .cancelled), (.over, .deadline):
      return []
    }
  }

  private mutating func land(_ samples: [FingerSample], at now: Instant) -> [GestureAction] {
    let isFirst = fingers.isEmpty
    fingers.land(samples)
    if fingers.count > touchesRequired {
      return fail(.tooManyTouches(count: fingers.count, limit: touchesRequired))
    }
    if fingers.count == touchesRequired { start = fingers.centroid }
    guard isFirst else { return [] }
    landing = now
    return [.startDeadline(seconds: maximumDuration)]
  }

  /// As much as the distance is enough, and it is decided while moving (G-SW-5).
  private mutating func judgeMovement(at now: Instant) -> [GestureAction] {
    let limit = secondaryLimit(at: now)
    for way in ways where way.along >= minimumDistance && way.across <= limit {
      state = .over
      return [.stopDeadline, .end(.swiped(distance: way.along, limit: minimumDistance))]
    }
    return []
  }

  /// Only this limit shrinks with time (reading 11b.42).
  private func secondaryLimit(at now: Instant) -> Double {
    let time = landing.map { now.seconds(since: $0) } ?? 0
    return maximumSecondaryDistance * (1 - min(time, Self.decayTime) * Self.decayRate)
  }

  private var moved: CGVector {
    guard let start, fingers.count == touchesRequired else { return .zero }
    return fingers.centroid - start
  }

  /// How far the fingers have come along and across each direction that is asked for; points.
  private var ways: [(along: Double, across: Double)] {
    let moved = moved
    var ways: [(along: Double, across: Double)] = []
    if directions.contains(.right) { ways.append((moved.dx, abs(moved.dy))) }
    if directions.contains(.left) { ways.append((-moved.dx, abs(moved.dy))) }
    if directions.contains(.up) { ways.append((-moved.dy, abs(moved.dx))) }
    if directions.contains(.down) { ways.append((moved.dy, abs(moved.dx))) }
    return ways
  }

  private var progress: Double { max(0, ways.map(\.along).max() ?? 0) }

  private var hasLeftForElsewhere: Bool {
    max(abs(moved.dx), abs(moved.dy)) >= minimumDistance
  }

  private mutating func fail(_ reason: StateReason) -> [GestureAction] {
    state = .over
    return [.stopDeadline, .fail(reason)]
  }

  func gauges(at now: Instant) -> [RecognizerGauge] {
    guard state == .waiting, let landing else { return [] }
    let held = RecognizerGauge(.held, now.seconds(since: landing), of: maximumDuration, crossingFails: true)
    guard fingers.count == touchesRequired else {
      return [
        RecognizerGauge(.fingers, Double(fingers.count), of: Double(touchesRequired), crossingFails: false), held,
      ]
    }
    return [RecognizerGauge(.moved, progress, of: minimumDistance, crossingFails: false), held]
  }
}
