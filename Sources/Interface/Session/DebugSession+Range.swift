import Traces
package import UIKit

/// A stretch of the trace's time: looped while Loop is on, and all that exports hold (visual design, 10).
extension DebugSession {
  /// An end of the range.
  package enum RangeEnd: Hashable, Sendable { case start, end }

  /// Selects a stretch of time; nil, or one without length, is the whole trace again.
  package func selectRange(_ range: ClosedRange<Instant>?) {
    let range = range.flatMap { $0.lowerBound < $0.upperBound ? $0 : nil }
    guard range != playback.range else { return }
    playback.range = range
    tell(.playback)
  }

  /// Begins or ends the range at a moment; the other end stays, or is that of the trace where it would not fit.
  package func markRange(_ end: RangeEnd, at instant: Instant) {
    guard let first = digest.steps.first?.instant, let last = digest.steps.last?.instant else { return }
    let old = playback.range ?? first...last
    switch end {
    case .start: selectRange(instant...max(instant, old.upperBound > instant ? old.upperBound : last))
    case .end: selectRange(min(instant, old.lowerBound < instant ? old.lowerBound : first)...instant)
    }
    sayRange()
  }

  /// Says in the status bar what the range is good for.
  package func sayRange() {
    say(playback.range.map { "\(Words.range($0)) is selected: Loop and exports keep to it, Esc forgets it" })
  }

  /// Whether there was a range to forget.
  package func clearRange() -> Bool {
    guard playback.range != nil else { return false }
    selectRange(nil)
    say(nil)
    return true
  }
}
