package import Traces
package import UIKit

/// Where a person is in a trace, and how it moves on by itself.
///
/// Two clocks: the trace has time in seconds; inside one instant there are steps. Playing steps does not move the time,
/// and the time between two moments is played at the chosen speed.
package struct Playback: Hashable, Sendable {
  /// The slowest and fastest speed.
  package static let speeds: ClosedRange<Double> = 0.1...4

  /// The step that is shown; nil before the first.
  package private(set) var step: Int?

  /// How far the motion of that step has gone, 0 to 1.
  package private(set) var progress = 1.0

  /// Seconds of trace time past the step's instant, while the gap to the next moment is played.
  package private(set) var gap = 0.0

  package private(set) var isPlaying = false

  /// Follows new input: the last step is shown as soon as it exists.
  package private(set) var isLive = true

  package var loops = false

  /// Shows each step at rest for half a second, in place of its motion (reduced motion; visual design, 12.5).
  package var holdsSteps = false

  /// How far the motion is drawn: a step that is held has none.
  package var shownProgress: Double { holdsSteps ? 1 : progress }

  /// Seconds for which a step is held.
  private static let hold = 0.5

  /// Plays one step and stops, where it would go on (visual design, 12.5).
  package var stopsAfterStep = false

  /// The stretch of time that is looped, and that exports are limited to; nil for the whole trace.
  package var range: ClosedRange<Instant>?

  /// 1 is the speed of the trace.
  package var speed = 1.0 {
    didSet { speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound) }
  }

  package init() {}

  // MARK: By hand

  /// Shows a step, at rest.
  package mutating func show(_ index: Int?) {
    step = index
    progress = 1
    gap = 0
    isPlaying = false
    isLive = false
  }

  /// Shows the newest step and stays with it.
  package mutating func goLive(in digest: TraceDigest) {
    step = digest.steps.indices.last
    progress = 1
    gap = 0
    isPlaying = false
    isLive = true
  }

  package mutating func stepForward(in digest: TraceDigest) {
    let next = step.map { $0 + 1 } ?? 0
    if next < digest.steps.count { show(next) } else { show(digest.steps.indices.last) }
  }

  package mutating func stepBack() {
    guard let step else { return }
    show(step > 0 ? step - 1 : nil)
  }

  /// The last step of the next moment.
  package mutating func nextMoment(in digest: TraceDigest) {
    let next = digest.moments.first { $0.steps.lowerBound > step ?? -1 }
    show(next.map { $0.steps.upperBound - 1 } ?? digest.steps.indices.last)
  }

  /// The last step of the moment before.
  package mutating func previousMoment(in digest: TraceDigest) {
    guard let step, let current = digest.moment(ofStep: step) else { return }
    let first = current.steps.lowerBound
    show(first > 0 ? first - 1 : nil)
  }

  /// The last step at or before a moment of the trace; `stays` keeps the playhead at that moment, past the step.
  package mutating func scrub(to instant: Instant, stays: Bool = false, in digest: TraceDigest) {
    let next = digest.steps.partitioningIndex { $0.instant > instant }
    show(next == 0 ? nil : next - 1)
    if stays, let step { gap = instant.seconds(since: digest.steps[step].instant) }
  }

  // MARK: By itself

  /// Plays from the shown step on; from the start if it is the last, or not in the range that is looped.
  package mutating func play(in digest: TraceDigest) {
    guard !digest.steps.isEmpty else { return }
    isLive = false
    isPlaying = true
    if stopsAfterStep {
      let next = step.map { $0 + 1 } ?? 0
      begin(digest.steps.indices.contains(next) ? next : 0)
    } else if let range, loops {
      if step == nil || !range.contains(instant(in: digest)) { rewind(to: range, in: digest) }
    } else if step == nil || step == digest.steps.count - 1 {
      begin(0)
    }
  }

  private mutating func begin(_ index: Int) {
    step = index
    progress = 0
    gap = 0
  }

  /// Stands at the start of the range: at its first step, or in the gap before it.
  private mutating func rewind(to range: ClosedRange<Instant>, in digest: TraceDigest) {
    let first = digest.steps.partitioningIndex { $0.instant >= range.lowerBound }
    if first == 0 || digest.steps.indices.contains(first) && digest.steps[first].instant == range.lowerBound {
      begin(first)
    } else {
      step = first - 1
      progress = 1
      gap = range.lowerBound.seconds(since: digest.steps[first - 1].instant)
    }
  }

  package mutating func pause() {
    isPlaying = false
    progress = 1
  }

  /// Begins the motion at a step, as for a finger that has just come down.
  package mutating func play(from index: Int, in digest: TraceDigest) {
    guard digest.steps.indices.contains(index) else { return }
    step = index
    progress = 0
    gap = 0
    isPlaying = true
    isLive = true
  }

  /// Moves on by some seconds of real time.
  package mutating func advance(by seconds: Double, in digest: TraceDigest) {
    guard isPlaying else { return }
    var left = seconds * speed
    while left > 0, isPlaying {
      guard let index = step, digest.steps.indices.contains(index) else { return }
      if progress < 1 {
        let motion = Self.length(ofStep: index, in: digest)
        let length = holdsSteps && motion > 0 ? Self.hold : motion
        let needed = length * (1 - progress)
        guard needed <= left else {
          progress += length > 0 ? left / length : 1
          return
        }
        left -= needed
        progress = 1
      }
      if stopsAfterStep, !isLive {
        isPlaying = false
        return
      }
      let next = digest.steps.indices.contains(index + 1) ? digest.steps[index + 1].instant : nil
      if loops, !isLive, let range, next.map({ $0 > range.upperBound }) ?? true {
        // What is left of the range after its last step belongs to it.
        let rest = range.upperBound.seconds(since: digest.steps[index].instant) - gap
        guard rest <= left else {
          gap += left
          return
        }
        return rewind(to: range, in: digest)
      }
      guard let next else { return finish(in: digest) }
      let pause = max(0, next.seconds(since: digest.steps[index].instant) - gap)
      guard pause <= left else {
        gap += left
        return
      }
      left -= pause
      gap = 0
      step = index + 1
      progress = 0
    }
  }

  private mutating func finish(in digest: TraceDigest) {
    if loops, !isLive { begin(0) } else { isPlaying = false }
  }

  /// The moment at which the playhead stands.
  package func instant(in digest: TraceDigest) -> Instant {
    guard let step, digest.steps.indices.contains(step) else { return digest.steps.first?.instant ?? .zero }
    return digest.steps[step].instant.advanced(bySeconds: gap)
  }

  /// Everything up to this sequence number has happened.
  package func sequence(in digest: TraceDigest) -> Int {
    guard let step, digest.steps.indices.contains(step) else { return isLive ? digest.lastSequence : 0 }
    return step == digest.steps.count - 1 ? digest.lastSequence : digest.steps[step].sequence
  }

  // MARK: Lengths

  /// Seconds of motion at speed 1: rejected 0.18, inside 0.24, the winner 0.42, a hop 0.26, recognizers 0.2.
  ///
  /// Only a moment in which a finger came down is played step by step; what a move or a lift does is shown at once. A
  /// moment never takes more than 3.2 s: its steps are shortened by one factor, but not below 0.06.
  package static func length(ofStep index: Int, in digest: TraceDigest) -> Double {
    guard let moment = digest.moment(ofStep: index) else { return 0 }
    let steps = digest.steps[moment.steps]
    guard steps.contains(where: { $0.kind == .input(.began) }) else { return 0 }
    let total = steps.reduce(0) { $0 + plainLength($1, in: digest) }
    let own = plainLength(digest.steps[index], in: digest)
    return total > 3.2 && own > 0 ? max(0.06, own * 3.2 / total) : own
  }

  private static func plainLength(_ step: TraceStep, in digest: TraceDigest) -> Double {
    switch step.kind {
    case .descent(let row):
      guard let touch = step.touch.flatMap({ digest.touch($0) }), touch.rows.indices.contains(row) else { return 0.18 }
      switch touch.rows[row].visit.verdict {
      case .hit: return 0.42
      case .inside, .passedThrough: return 0.24
      default: return 0.18
      }
    case .ascent: return 0.26
    case .dropped: return 0.6
    case .transition, .held: return 0.2
    case .input, .mark, .controlEvent, .action, .swallowed, .change: return 0
    }
  }
}
