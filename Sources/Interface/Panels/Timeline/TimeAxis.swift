import Foundation
import UIKit

/// Seconds along a line of pixels.
struct TimeAxis: Hashable {
  /// From ten milliseconds to a minute across (visual design, 10).
  static let spans = 0.01...60.0

  /// The second at the left end.
  var start = 0.0
  private(set) var span = 1.0

  /// Where the line begins, and how long it is; logical pixels.
  var left = 0.0
  var width = 1.0

  var end: Double { start + span }
  private var pixelsPerSecond: Double { width / span }

  func x(_ seconds: Double) -> Double { left + (seconds - start) * pixelsPerSecond }

  func x(_ instant: Instant) -> Double { x(instant.seconds) }

  func seconds(at x: Double) -> Double { start + (x - left) / pixelsPerSecond }

  func instant(at x: Double) -> Instant { Instant(seconds: seconds(at: x)) }

  /// Seconds in some pixels.
  func length(_ pixels: Double) -> Double { pixels / pixelsPerSecond }

  mutating func show(from start: Double, span: Double) {
    self.start = start
    self.span = min(max(span, Self.spans.lowerBound), Self.spans.upperBound)
  }

  /// The second under `x` stays there.
  mutating func zoom(by factor: Double, around x: Double) {
    let fixed = seconds(at: x)
    show(from: start, span: span * factor)
    start += fixed - seconds(at: x)
  }

  struct Tick: Hashable {
    let seconds: Double
    let isMajor: Bool
  }

  /// A round step whose ticks are at least this many pixels apart: 1, 2 or 5 times a power of ten.
  func step(atLeast pixels: Double) -> Double {
    let least = length(pixels)
    let power = pow(10, floor(log10(least)))
    return ([1, 2, 5].first { $0 * power >= least } ?? 10) * power
  }

  /// The ruler's ticks, each second one major.
  func ticks() -> [Tick] {
    let major = step(atLeast: 70)
    let minor = major / 2
    let first = Int((start / minor).rounded(.up))
    let last = Int((end / minor).rounded(.down))
    guard first <= last, last - first < 1000 else { return [] }
    return (first...last).map { Tick(seconds: Double($0) * minor, isMajor: $0.isMultiple(of: 2)) }
  }

  /// As many decimals as tell the major ticks apart.
  var decimals: Int { max(1, Int((-log10(step(atLeast: 70))).rounded(.up))) }
}
