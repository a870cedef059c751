import Traces
import UIKit

/// One recognizer's attempts over time, with runs of one state joined; taken in bit by bit as the trace grows.
struct RecognizerHistory {
  /// A state for a while.
  struct Span {
    let state: UIGestureRecognizer.State
    /// The state before it; nil for the first.
    let from: UIGestureRecognizer.State?
    let start: Instant
    /// The number of the change into it; of a possible one, of nothing.
    let sequence: Int
    let reason: StateReason?
    /// The rule behind the change.
    let rule: String?
  }

  /// From the first touch received to the reset.
  struct Attempt {
    let start: Instant
    var touches: [TouchID]
    /// The first is possible.
    var spans: [Span]
    /// When it was reset; nil while it lasts.
    var end: Instant?
    var endSequence: Int?

    /// The index of the state that holds when everything up to `sequence` has happened.
    func span(at sequence: Int) -> Int { max(0, spans.partitioningIndex { $0.sequence > sequence } - 1) }

    /// The state it ended in, or is in now.
    var last: Span? { spans.last }
  }

  let id: ElementID
  private(set) var attempts: [Attempt] = []
  private var takenTouches = 0
  private var takenTransitions = 0

  init(id: ElementID) {
    self.id = id
  }

  /// All of a recognizer's attempts in a trace.
  init(of recognizer: RecognizerDigest, in digest: TraceDigest) {
    id = recognizer.id
    update(recognizer) { digest.touch($0)?.start }
  }

  /// Takes in what is new in a digest of the same recognizer.
  mutating func update(_ recognizer: RecognizerDigest, startOf: (TouchID) -> Instant?) {
    while takenTouches < recognizer.offered.count || takenTransitions < recognizer.transitions.count {
      let touch = takenTouches < recognizer.offered.count ? recognizer.offered[takenTouches] : nil
      let transition =
        takenTransitions < recognizer.transitions.count ? recognizer.transitions[takenTransitions] : nil
      if let touch {
        let start = startOf(touch) ?? recognizer.firstSeen
        // At one instant a reset comes before the next finger, any other change after it.
        let isFirst = transition.map { start < $0.instant || start == $0.instant && $0.to != .possible } ?? true
        if isFirst {
          takenTouches += 1
          take(touch, at: start)
          continue
        }
      }
      guard let transition else { return }
      takenTransitions += 1
      take(transition)
    }
  }

  private mutating func take(_ touch: TouchID, at start: Instant) {
    if let last = attempts.indices.last, attempts[last].end == nil {
      attempts[last].touches.append(touch)
    } else {
      let possible = Span(state: .possible, from: nil, start: start, sequence: 0, reason: nil, rule: nil)
      attempts.append(Attempt(start: start, touches: [touch], spans: [possible]))
    }
  }

  private mutating func take(_ transition: RecognizerDigest.Transition) {
    if attempts.last?.end != nil || attempts.isEmpty {
      // A hover, or a state that its class sets by itself, comes without touches.
      guard transition.to != .possible else { return }
      let possible = Span(state: .possible, from: nil, start: transition.instant, sequence: 0, reason: nil, rule: nil)
      attempts.append(Attempt(start: transition.instant, touches: [], spans: [possible]))
    }
    let last = attempts.count - 1
    if transition.to == .possible {
      attempts[last].end = transition.instant
      attempts[last].endSequence = transition.sequence
    } else if attempts[last].spans.last?.state != transition.to {
      attempts[last].spans.append(
        Span(
          state: transition.to,
          from: attempts[last].spans.last?.state,
          start: transition.instant,
          sequence: transition.sequence,
          reason: transition.reason,
          rule: transition.rule
        )
      )
    }
  }

  /// The last attempt that began at or before an instant.
  func attempt(at instant: Instant) -> Attempt? {
    let next = attempts.partitioningIndex { $0.start > instant }
    return next == 0 ? nil : attempts[next - 1]
  }

  /// The attempt in which a touch took part.
  func attempt(with touch: TouchDigest) -> Attempt? {
    guard let attempt = attempt(at: touch.start), attempt.touches.contains(touch.id) else { return nil }
    return attempt
  }
}

/// The histories of all recognizers of a trace, in the order in which they were first met.
struct RecognizerHistories {
  private(set) var all: [RecognizerHistory] = []

  subscript(id: ElementID) -> RecognizerHistory? { all.first { $0.id == id } }

  mutating func update(from digest: TraceDigest) {
    for (index, recognizer) in digest.recognizers.enumerated() {
      if index == all.count { all.append(RecognizerHistory(id: recognizer.id)) }
      all[index].update(recognizer) { digest.touch($0)?.start }
    }
  }
}

extension RecognizerDigest {
  /// Whether it took a touch in; touches are offered in the order of their serials.
  func sees(_ touch: TouchID) -> Bool {
    let index = offered.partitioningIndex { $0 >= touch }
    return offered.indices.contains(index) && offered[index] == touch
  }
}

extension TraceDigest {
  /// How near a recognizer was to its thresholds at a moment of an attempt; nothing after its reset.
  @MainActor
  func gauges(
    of recognizer: UIGestureRecognizer,
    in attempt: RecognizerHistory.Attempt,
    at moment: Instant
  ) -> [RecognizerGauge] {
    guard attempt.end.map({ moment < $0 }) ?? true else { return [] }
    let samples = attempt.touches.compactMap { touch($0) }.flatMap { touch in
      touch.samples.prefix { $0.instant <= moment }.map {
        UIGestureRecognizer.RecordedSample(touch.id, $0.phase, at: $0.location, $0.instant)
      }
    }
    return recognizer.gauges(after: samples.sorted { $0.instant < $1.instant }, at: moment)
  }
}
