import Foundation

/// The easings of the interface: a fraction of the time to a fraction of the way.
enum MotionCurve {
  /// Cubic Bézier (0.2, 0, 0, 1).
  static func standard(_ time: Double) -> Double { bezier(time, 0.2, 0, 0, 1) }

  /// Cubic Bézier (0, 0, 0.2, 1): arrives softly.
  static func enter(_ time: Double) -> Double { bezier(time, 0, 0, 0.2, 1) }

  /// Cubic Bézier (0.4, 0, 1, 1): leaves softly.
  static func exit(_ time: Double) -> Double { bezier(time, 0.4, 0, 1, 1) }

  /// How far a part of a motion has gone that lasts from `start` to `end` of the whole.
  static func part(_ progress: Double, from start: Double, to end: Double) -> Double {
    guard end > start else { return progress >= end ? 1 : 0 }
    return min(1, max(0, (progress - start) / (end - start)))
  }

  private static func bezier(_ time: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    func at(_ parameter: Double, _ one: Double, _ two: Double) -> Double {
      let rest = 1 - parameter
      return 3 * rest * rest * parameter * one + 3 * rest * parameter * parameter * two
        + parameter * parameter * parameter
    }
    // Bisection: x grows steadily with the parameter, and a thousandth is less than a pixel of any motion.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return at((low + high) / 2, y1, y2)
  }
}
