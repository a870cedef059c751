import Foundation

/// How far the line between two fingers has turned: what a rotation measures.
///
/// The angle is taken in window coordinates, clockwise positive, since y points down. That the turn must be the larger
/// part of the movement is left out (reading 11b.44).
struct TurnMeasure: TwoFingerMeasure {
  /// Degrees; up to as many again when the fingers spread or close, too (G-RO-1).
  let hysteresis: Double

  private var angle = 0.0
  private var distance = 0.0
  private var initialDistance = 0.0

  /// Radians; goes on past a half turn (G-RO-2).
  var rotation = 0.0 { didSet { velocity = 0 } }

  /// What is turned before the threshold is crossed, in radians.
  private var turned = 0.0

  /// Radians a second, over the last sample.
  private(set) var velocity = 0.0
  private var hasBegun = false

  init(hysteresis: Double) {
    self.hysteresis = hysteresis
  }

  mutating func start(_ first: CGPoint, _ second: CGPoint) {
    angle = Self.angle(first, second)
    distance = first.distance(to: second)
    initialDistance = distance
    turned = 0
    velocity = 0
  }

  mutating func follow(_ first: CGPoint, _ second: CGPoint, seconds: Double) {
    let next = Self.angle(first, second)
    // The short way round.
    let step = (next - angle).remainder(dividingBy: 2 * .pi)
    angle = next
    distance = first.distance(to: second)
    if hasBegun { rotation += step } else { turned += step }
    velocity = seconds >= 0.001 ? step / seconds : 0
  }

  private var limit: Double {
    guard initialDistance > 0 else { return 2 * hysteresis }
    let spread = min(abs(distance - initialDistance) / initialDistance, 1)
    return hysteresis + hysteresis * spread.squareRoot()
  }

  private var degrees: Double { abs(turned) * 180 / .pi }

  /// More than the threshold, not as much (G-RO-1).
  var crossing: StateReason? {
    degrees > limit ? .turnedFarEnough(degrees: degrees, limit: limit) : nil
  }

  mutating func begin() {
    let threshold = limit * .pi / 180
    rotation += turned < 0 ? turned + threshold : turned - threshold
    hasBegun = true
  }

  var liftedTooEarly: StateReason { .liftedBeforeTurning(degrees: degrees, limit: limit) }

  var gauge: RecognizerGauge { RecognizerGauge(.turned, degrees, of: limit, crossingFails: false) }

  private static func angle(_ first: CGPoint, _ second: CGPoint) -> Double {
    atan2(second.y - first.y, second.x - first.x)
  }
}
