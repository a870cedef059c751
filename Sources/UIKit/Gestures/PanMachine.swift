import Foundation

/// Decides when fingers have moved far enough along one axis to drag, and by how much they drag.
///
/// ```
///          enough fingers moved 10 pt            all up
///   possible ─────────────────────▶ panning ──────────────▶ over
///      │ all up, too many              │ all cancelled: cancelled
///      ▼                               │ moved with enough fingers: changed
///     over (failed)
/// ```
///
/// With an edge, it must start there, lead inwards, and do so in time.
struct PanMachine: GestureMachine {
  private enum State: Hashable {
    case possible, panning, over
  }

  let minimumTouches: Int
  let maximumTouches: Int
  /// Points along either axis (G-PAN-2).
  let hysteresis: Double
  private var edge: ScreenEdge?
  /// Movement along an axis that is not free neither begins nor counts (SV-7).
  var freeAxes = Axes.both

  struct Axes: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)
    static let both: Axes = [.horizontal, .vertical]
  }

  private var state = State.possible
  private var fingers = FingerSet()

  /// The sum of the centroid's movements in window points; fingers that join or leave make it no jump (G-PAN-5).
  private(set) var moved = CGVector.zero

  /// Points a second (G-PAN-8).
  private(set) var velocity = CGVector.zero
  private var lastSample: Instant?

  init(minimumTouches: Int, maximumTouches: Int, hysteresis: Double, edge: ScreenEdge? = nil) {
    self.minimumTouches = max(1, minimumTouches)
    self.maximumTouches = max(self.minimumTouches, maximumTouches)
    self.hysteresis = hysteresis
    self.edge = edge
  }

  /// Starts the sum anew from here, after a wait (G-PAN-6).
  mutating func restart() {
    moved = .zero
  }

  /// Makes the sum read so, and forgets how fast the fingers were (G-PAN-7).
  mutating func rebase(to sum: CGVector) {
    moved = sum
    velocity = .zero
  }

  mutating func handle(_ input: GestureInput, at now: Instant) -> [GestureAction] {
    switch (state, input) {
    case (.possible, .down(let samples)):
      return land(samples, at: now)
    case (.panning, .down(let samples)):
      fingers.land(samples)
      return [.change(.touchesChanged(count: fingers.count))]
    case (.possible, .moved(let samples)):
      follow(samples, at: now)
      return judgeMovement()
    case (.panning, .moved(let samples)):
      let counts = fingers.count >= minimumTouches
      follow(samples, at: now)
      return counts ? [.change(.moved)] : []
    case (.possible, .lifted(let ids)):
      fingers.remove(ids)
      guard fingers.isEmpty else { return [] }
      return fail(.liftedBeforeMoving(distance: largestMovement, limit: hysteresis))
    case (.panning, .lifted(let ids)):
      return leave(ids, last: .end(.lifted))
    case (.possible, .cancelled(let ids)):
      fingers.remove(ids)
      return fingers.isEmpty ? fail(.touchCancelled) : []
    case (.panning, .cancelled(let ids)):
      // As if lifted, but for the last one (reading 11b.41).
      return leave(ids, last: .cancel(.touchCancelled))
    case (.possible, .deadline):
      return fail(.tooSlow(limit: edge?.maximumDuration ?? 0))
    case (.panning, .deadline), (.over, .down), (.over, .moved), (.over, .lifted),
      (.over, .cancelled), (.over, .deadline):
      return []
    }
  }

  private mutating func land(_ samples: [FingerSample], at now: Instant) -> [GestureAction] {
    let isFirst = fingers.isEmpty
    fingers.land(samples)
    lastSample = now
    if fingers.count > maximumTouches {
      return fail(.tooManyTouches(count: fingers.count, limit: maximumTouches))
    }
    guard isFirst, edge != nil, let point = samples.first?.location else { return [] }
    if let reason = edge?.start(at: point) { return fail(reason) }
    return [.startDeadline(seconds: edge?.maximumDuration ?? 0)]
  }

  /// The last one ends it; below the minimum of fingers nothing is told meanwhile (G-PAN-9).
  private mutating func leave(_ ids: [TouchID], last: GestureAction) -> [GestureAction] {
    fingers.remove(ids)
    if fingers.isEmpty {
      state = .over
      return [last]
    }
    return fingers.count < minimumTouches ? [] : [.change(.touchesChanged(count: fingers.count))]
  }

  private mutating func follow(_ samples: [FingerSample], at now: Instant) {
    let before = fingers.centroid
    fingers.move(samples)
    // Below the minimum of fingers no movement counts (reading 11b.40).
    guard fingers.count >= minimumTouches else { return }
    let step = fingers.centroid - before
    moved.dx += step.dx
    moved.dy += step.dy
    let seconds = lastSample.map { now.seconds(since: $0) } ?? 0
    lastSample = now
    guard seconds >= 0.001 else { return }
    let latest = CGVector(dx: step.dx / seconds, dy: step.dy / seconds)
    if velocity == .zero {
      velocity = latest
    } else {
      velocity = CGVector(
        dx: 0.2 * latest.dx + 0.8 * velocity.dx,
        dy: 0.2 * latest.dy + 0.8 * velocity.dy
      )
    }
  }

  private var freeMovement: CGVector {
    CGVector(
      dx: freeAxes.contains(.horizontal) ? moved.dx : 0,
      dy: freeAxes.contains(.vertical) ? moved.dy : 0
    )
  }

  private var largestMovement: Double {
    edge?.inward(freeMovement) ?? max(abs(freeMovement.dx), abs(freeMovement.dy))
  }

  /// Either axis by itself, as much as the limit (G-PAN-2); then each axis shrinks towards zero by it (G-PAN-3).
  private mutating func judgeMovement() -> [GestureAction] {
    let distance = largestMovement
    guard distance >= hysteresis else { return [] }
    state = .panning
    moved = CGVector(dx: shrunk(moved.dx), dy: shrunk(moved.dy))
    let begin = GestureAction.begin(.movedFarEnough(distance: distance, limit: hysteresis))
    return edge == nil ? [begin] : [.stopDeadline, begin]
  }

  private func shrunk(_ value: Double) -> Double {
    abs(value) <= hysteresis ? 0 : value - (value < 0 ? -hysteresis : hysteresis)
  }

  private mutating func fail(_ reason: StateReason) -> [GestureAction] {
    state = .over
    return edge == nil ? [.fail(reason)] : [.stopDeadline, .fail(reason)]
  }

  func gauges(at now: Instant) -> [RecognizerGauge] {
    guard state == .possible, !fingers.isEmpty else { return [] }
    if fingers.count < minimumTouches {
      return [RecognizerGauge(.fingers, Double(fingers.count), of: Double(minimumTouches), crossingFails: false)]
    }
    return [RecognizerGauge(.moved, largestMovement, of: hysteresis, crossingFails: false)]
  }
}
