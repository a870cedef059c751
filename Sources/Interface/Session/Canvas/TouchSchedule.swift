import Foundation
import Traces
import UIKit

/// Touches that come by themselves: a sequence repeated, or a tap of several fingers.
struct TouchSchedule: Hashable, Sendable {
  /// Fingers that do something at the same moment.
  struct Frame: Hashable, Sendable {
    let instant: Instant
    let samples: [TouchSample]
  }

  /// In the order of time; those that were sent are gone.
  private(set) var frames: ArraySlice<Frame>

  var next: Instant? { frames.first?.instant }

  /// Takes out the next frame that is due.
  mutating func popFrame(dueAt now: Instant) -> Frame? {
    guard let first = frames.first, first.instant <= now else { return nil }
    frames.removeFirst()
    return first
  }

  /// How long the fingers of a tap stay down.
  private static let tapSeconds = 0.08

  /// Points between the fingers of a tap.
  private static let spread: CGFloat = 48

  /// Fingers side by side about a point that go down and up together.
  init(tapWith fingers: [Int], around point: CGPoint, on screen: CGSize, at start: Instant) {
    let width = min(Self.spread * CGFloat(fingers.count - 1), max(0, screen.width - 2))
    let left = min(max(point.x - width / 2, 1), max(1, screen.width - 1 - width))
    let step = fingers.count > 1 ? width / CGFloat(fingers.count - 1) : 0
    let places = fingers.indices.map { CGPoint(x: left + CGFloat($0) * step, y: point.y) }
    frames =
      [(UITouch.Phase.began, start), (.ended, start.advanced(bySeconds: Self.tapSeconds))].map { phase, instant in
        Frame(
          instant: instant,
          samples: zip(fingers, places).map { Self.sample($0, phase, $1) }
        )
      }[...]
  }

  /// The newest fingers that were down together, from the first to come down to the last to lift; nil without one.
  init?(repeating touches: [TouchDigest], at start: Instant) {
    let lifted = touches.filter { $0.end != nil }
    guard let last = lifted.last else { return nil }
    var sequence = [last]
    for touch in lifted.dropLast().reversed() {
      guard let end = touch.end, let first = sequence.map(\.start).min(), end > first else { break }
      sequence.append(touch)
    }
    let origin = sequence.map(\.start).min() ?? last.start
    var byInstant: [Instant: [TouchSample]] = [:]
    for touch in sequence.reversed() {
      for sample in touch.samples {
        byInstant[sample.instant, default: []].append(Self.sample(Int(touch.id.finger), sample.phase, sample.location))
      }
    }
    frames =
      byInstant.keys.sorted().map { instant in
        Frame(
          instant: start.advanced(bySeconds: instant.seconds(since: origin)),
          samples: byInstant[instant] ?? []
        )
      }[...]
  }

  private static func sample(_ finger: Int, _ phase: UITouch.Phase, _ location: CGPoint) -> TouchSample {
    TouchSample(finger: Int32(finger), phase: phase, location: location, device: "mouse")
  }
}
