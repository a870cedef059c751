import Foundation

/// How far two fingers are apart, as a scale: what a pinch measures.
///
/// Only the distance is judged, in window coordinates; that UIKit also holds the scale while the fingers mostly turn or
/// travel is left out (reading 11b.44).
struct SpreadMeasure: TwoFingerMeasure {
  /// Points (G-PI-1).
  let hysteresis: Double

  private var distance = 0.0

  /// The distance at which the scale is ``base``.
  private var reference = 0.0
  private var base = 1.0

  /// Scale a second, over the last sample (G-PI-2).
  private(set) var velocity = 0.0
  private var hasBegun = false

  init(hysteresis: Double) {
    self.hysteresis = hysteresis
  }

  /// The present distance over the initial one, which is adjusted by the threshold; 1 before it is crossed.
  var scale: Double {
    get { hasBegun && reference > 0 ? base * distance / reference : base }
    set {
      base = newValue
      reference = distance
      velocity = 0
    }
  }

  mutating func start(_ first: CGPoint, _ second: CGPoint) {
    base = scale
    distance = first.distance(to: second)
    reference = distance
    velocity = 0
  }

  mutating func follow(_ first: CGPoint, _ second: CGPoint, seconds: Double) {
    let before = scale
    distance = first.distance(to: second)
    // Fingers at one place give no scale; it starts where they part.
    if reference == 0, hasBegun { reference = distance }
    velocity = seconds >= 0.001 ? (scale - before) / seconds : 0
  }

  private var change: Double { abs(distance - reference) }

  /// More than the threshold, not as much (G-PI-1).
  var crossing: StateReason? {
    change > hysteresis ? .spreadFarEnough(change: change, limit: hysteresis) : nil
  }

  mutating func begin() {
    reference += distance < reference ? -hysteresis : hysteresis
    hasBegun = true
    velocity = 0
  }

  var liftedTooEarly: StateReason { .liftedBeforeMoving(distance: change, limit: hysteresis) }

  var gauge: RecognizerGauge { RecognizerGauge(.spread, change, of: hysteresis, crossingFails: false) }
}
