package import UIKit

/// When fingers that move will be heard of next, judged by how they came so far.
///
/// A screen reports its fingers at a steady rate. Work that would still go on when the next report comes is better left
/// until after it.
package struct MovementRhythm {
  /// Fingers that are heard of less often than this do not move.
  private static let longest = 0.05

  /// So long, in seconds, may one part of a frame take.
  private static let part = 0.001

  /// So much later than it was due is a report waited for.
  private static let patience = 0.002

  private var last: Instant?
  private var interval: Double?

  /// Whether any part of the frame was made since the last report.
  private var hasMadePart = true

  package init() {}

  /// Whether fingers are heard of often enough to be the clock of all that moves.
  package func isSteady(at now: Instant) -> Bool {
    guard let last, interval != nil else { return false }
    return now.seconds(since: last) < Self.longest
  }

  /// Takes in that fingers were heard of.
  package mutating func hear(at now: Instant) {
    hasMadePart = false
    defer { last = now }
    guard let last, case let elapsed = now.seconds(since: last), elapsed < Self.longest else {
      interval = nil
      return
    }
    // Reports that came late and together say nothing of the rate; a lost one should not count as a slow rate.
    guard elapsed > 0.0005 else { return }
    interval = interval.map { $0 + (min(elapsed, $0 * 1.5) - $0) / 4 } ?? elapsed
  }

  /// Takes in that a part of the frame was made.
  package mutating func makePart() { hasMadePart = true }

  /// How many seconds the next part should wait for fingers; nil if it should be made now.
  ///
  /// One part is made after each report, however fast they come.
  package func wait(at now: Instant) -> Double? {
    guard hasMadePart, let last, let interval else { return nil }
    let left = interval - now.seconds(since: last)
    return left < Self.part && left > -Self.patience ? left + Self.patience : nil
  }
}
