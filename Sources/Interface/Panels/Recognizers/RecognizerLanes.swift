import Foundation
import Traces
import UIKit

/// The lanes of a place in the trace.
@MainActor
struct RecognizerLanes {
  private(set) var lanes: [RecognizerLane] = []
  /// The first lane that does not see the shown finger.
  private(set) var firstUnseeing = 0
  private(set) var header = ""
  /// Whether the header tells of something that cannot work.
  private(set) var hasProblem = false
  private(set) var relations: [RecognizerRelation] = []
  /// What was kept from views and recognizers of the shown finger.
  private(set) var kept: [KeptTouch] = []
  let finger: Int?

  private let session: DebugSession
  private let histories: RecognizerHistories
  private let words: Words
  private let sequence: Int
  private let isLive: Bool

  init(_ session: DebugSession, histories: RecognizerHistories) {
    self.session = session
    self.histories = histories
    words = Words(titlesOf: session.application)
    sequence = session.shownSequence
    isLive = sequence == session.digest.lastSequence
    guard let touch = session.shownTouch else {
      finger = nil
      return
    }
    finger = Int(touch.id.finger)
    let now = session.shownInstant
    let others = Self.touches(downAt: now, in: session.digest).filter { $0.id != touch.id }
    let recognizers = session.digest.recognizers
    let seeing = recognizers.filter { $0.sees(touch.id) }
    let elsewhere = recognizers.filter { recognizer in
      !recognizer.sees(touch.id) && others.contains { recognizer.sees($0.id) }
        && !recognizer.refusals.contains { $0.touch == touch.id }
    }
    let requirements = RecognizerRequirements(of: seeing + elsewhere, in: session)
    lanes = sorted(seeing).map { lane($0, touch: touch, requirements) }
    firstUnseeing = lanes.count
    lanes += sorted(elsewhere).map { lane($0, touch: others.first ?? touch, requirements) }
    kept = KeptTouch.all(of: touch, in: session, words: words)
    let stuck = lanes.count(where: \.isInCircle)
    hasProblem = stuck > 0
    header =
      hasProblem ? "\(stuck) wait for each other in a circle" : headerWords(touch, others: others)
    relations = lanes.indices.flatMap { relations(of: $0, requirements) }
  }

  /// Whether a gauge moves with the clock alone.
  var hasRunningGauge: Bool {
    isLive && lanes.contains { $0.gauges.contains { $0.quantity == .held || $0.quantity == .waited } }
  }

  /// More fingers than a person has are not looked for among the older touches.
  private static let mostFingers = 32

  private static func touches(downAt now: Instant, in digest: TraceDigest) -> [TouchDigest] {
    let next = digest.touches.partitioningIndex { $0.start > now }
    return digest.touches[..<next].suffix(mostFingers).filter { $0.isDown(at: now) }
  }

  /// In the order in which they get the touch: from the hit view outwards.
  private func sorted(_ recognizers: [RecognizerDigest]) -> [RecognizerDigest] {
    let keyed = recognizers.enumerated().map { (depth: depth(of: $1.id), order: $0, recognizer: $1) }
    return keyed.sorted { $0.depth != $1.depth ? $0.depth > $1.depth : $0.order < $1.order }.map(\.recognizer)
  }

  private func depth(of id: ElementID) -> Int {
    var view = recognizer(id)?.view
    var depth = 0
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  private func recognizer(_ id: ElementID) -> UIGestureRecognizer? {
    session.application.object(for: id) as? UIGestureRecognizer
  }

  private func headerWords(_ touch: TouchDigest, others: [TouchDigest]) -> String {
    let limits = lanes[..<firstUnseeing].compactMap { lane in
      lane.gauges.first { $0.quantity == .moved && !$0.crossingFails }?.limit
    }
    if limits.count > 1, let limit = limits.first, limits.allSatisfy({ $0 == limit }) {
      return "first to \(Words.number(limit)) pt wins"
    }
    let counts = ([touch] + others).sorted { $0.id < $1.id }.map { finger in
      let count = session.digest.recognizers.count { $0.sees(finger.id) }
      return "\(count) \(count == 1 ? "sees" : "see") finger \(finger.id.finger)"
    }
    return counts.joined(separator: ", ")
  }

  // MARK: One lane

  private func lane(
    _ digest: RecognizerDigest,
    touch: TouchDigest,
    _ requirements: RecognizerRequirements
  ) -> RecognizerLane {
    let live = recognizer(digest.id)
    let element = session.element(digest.id)
    let view = live?.view.map { session.elementName(session.application.identify($0)) }
    let attempt = histories[digest.id]?.attempt(with: touch)
    let span = attempt.map { $0.spans[$0.span(at: sequence)] }
    let state = span?.state ?? .possible
    let waits = state == .possible ? awaited(by: digest, in: attempt) : []
    let gauges = state == .possible ? self.gauges(of: live, in: attempt) : []
    let title = element.recognizerTitle
    let kind = RecognizerRule.kind(element.className)
    let circle = state == .possible ? requirements.circle(through: digest.id) : nil
    let telling = Self.telling(span, in: attempt)
    let lines = RelationLines(session, words: words, requirements: requirements)
    return RecognizerLane(
      id: digest.id,
      name: title,
      what: [title == kind ? nil : kind, view].compactMap { $0 }.joined(separator: ", "),
      state: state,
      stateWord: waits.isEmpty
        ? Words.stateTitle(state, from: span?.from) : circle == nil ? "Waits" : "Deadlock",
      sentence: sentence(digest, telling: telling, waits: waits.map(words.name), live: live, attempt: attempt),
      note: session.note(on: waits.isEmpty ? telling?.rule : "GF-1"),
      gauges: gauges,
      attempt: attempt,
      relations: lines.lines(of: digest, in: attempt, state: state, circle: circle),
      isInCircle: circle != nil
    )
  }

  /// How near it is, or was under the playhead, to its thresholds.
  private func gauges(of live: UIGestureRecognizer?, in attempt: RecognizerHistory.Attempt?) -> [RecognizerGauge] {
    guard let live else { return [] }
    guard !isLive, let attempt else { return live.gauges }
    return session.digest.gauges(of: live, in: attempt, at: session.shownInstant)
  }

  /// The change that explains a state: a gesture that goes on is told by why it began, which is what decided.
  private static func telling(
    _ span: RecognizerHistory.Span?,
    in attempt: RecognizerHistory.Attempt?
  ) -> RecognizerHistory.Span? {
    guard let span, span.reason != nil else { return nil }
    return span.state == .changed ? attempt?.spans.first { $0.state == .began } ?? span : span
  }

  private func sentence(
    _ digest: RecognizerDigest,
    telling: RecognizerHistory.Span?,
    waits: [String],
    live: UIGestureRecognizer?,
    attempt: RecognizerHistory.Attempt?
  ) -> String {
    if !waits.isEmpty { return "waits for \(waits.joined(separator: " and ")) to fail" }
    guard let telling, let reason = telling.reason else {
      return live.map { RecognizerRule.words(for: $0, behavior: session.application.behavior) } ?? ""
    }
    return "\(Words.state(telling.state, from: telling.from)): \(words.reason(reason))"
  }

  /// Those that must fail first, as far as the trace has come.
  private func awaited(by digest: RecognizerDigest, in attempt: RecognizerHistory.Attempt?) -> [ElementID] {
    guard let attempt else { return [] }
    var seen: Set<ElementID> = []
    return digest.waits.compactMap { wait in
      guard wait.sequence <= sequence, wait.instant >= attempt.start, seen.insert(wait.other).inserted,
        session.digest.recognizer(wait.other)?.state(at: sequence) != .failed
      else { return nil }
      return wait.other
    }
  }

  // MARK: Relations

  /// What holds between a lane and the others: whom it requires to fail, who prevented it, beside whom it may go on.
  private func relations(of index: Int, _ requirements: RecognizerRequirements) -> [RecognizerRelation] {
    let lane = lanes[index]
    guard let attempt = lane.attempt, let digest = session.digest.recognizer(lane.id) else { return [] }
    var found: [RecognizerRelation] = []
    for id in requirements.required(by: lane.id) {
      guard let other = lanes.firstIndex(where: { $0.id == id }) else { continue }
      let isActive = lane.state == .possible && lanes[other].state == .possible
      found.append(RecognizerRelation(kind: .requiresFailure, first: index, second: other, isActive: isActive))
    }
    for companion in digest.companions where companion.sequence <= sequence && companion.instant >= attempt.start {
      guard let other = lanes.firstIndex(where: { $0.id == companion.other }), other > index else { continue }
      let isActive = lane.state.isRunning && lanes[other].state.isRunning
      found.append(RecognizerRelation(kind: .simultaneous, first: index, second: other, isActive: isActive))
    }
    let span = attempt.spans[attempt.span(at: sequence)]
    if case .prevented(let winner)? = span.reason, let first = lanes.firstIndex(where: { $0.id == winner }) {
      let isActive = span.start == session.shownInstant
      found.append(RecognizerRelation(kind: .prevents, first: first, second: index, isActive: isActive))
    }
    return found
  }
}

extension UIGestureRecognizer.State {
  /// It has begun and goes on.
  var isRunning: Bool { self == .began || self == .changed }
}
