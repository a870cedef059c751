import Foundation
import Traces
import UIKit

/// What the pane says of one recognizer.
struct RecognizerLane {
  let id: ElementID
  let name: String
  /// "long press, PhotoCard".
  let what: String
  let state: UIGestureRecognizer.State
  /// "Possible", "waits", or "refused".
  let stateWord: String
  /// The rule that decides next, or why the state is what it is.
  let sentence: String
  let gauges: [RecognizerGauge]
  /// The states of the attempt, if it has come or will come to any but possible.
  let attempt: RecognizerHistory.Attempt?
  let isRefused: Bool

  /// Logical pixels; a lane with one gauge is 64 high (visual design, 10).
  func height(_ growth: Double) -> Double {
    var height = 46 + 2 * growth
    if !gauges.isEmpty { height += 2 + 16 * Double(gauges.count) }
    if showsStrip { height += 18 }
    return height
  }

  var showsStrip: Bool { !isRefused && (attempt?.spans.count ?? 0) > 1 }

  /// The vertical middle of a gauge, and of the strip of states, from the lane's top.
  func gaugeMiddle(_ index: Int, _ growth: Double) -> Double { 50.5 + 2 * growth + 16 * Double(index) }

  func stripMiddle(_ growth: Double) -> Double {
    gauges.isEmpty ? 51 + 2 * growth : gaugeMiddle(gauges.count, growth) + 2
  }
}

/// The lanes of a place in the trace.
@MainActor
struct RecognizerLanes {
  private(set) var lanes: [RecognizerLane] = []
  /// The first lane that does not see the shown finger.
  private(set) var firstUnseeing = 0
  private(set) var header = ""
  private(set) var relations: [RecognizerRelation] = []
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
    let refusing = recognizers.filter { $0.refusals.contains { $0.touch == touch.id } }
    let elsewhere = recognizers.filter { recognizer in
      !recognizer.sees(touch.id) && others.contains { recognizer.sees($0.id) }
        && !refusing.contains { $0.id == recognizer.id }
    }
    lanes = sorted(seeing).map { lane($0, touch: touch, isRefused: false) }
    firstUnseeing = lanes.count
    lanes += sorted(elsewhere).map { lane($0, touch: others.first ?? touch, isRefused: false) }
    lanes += sorted(refusing).map { lane($0, touch: touch, isRefused: true) }
    header = headerWords(touch, others: others, seeing: seeing.count)
    relations = lanes.indices.flatMap { relations(of: $0) }
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

  private func headerWords(_ touch: TouchDigest, others: [TouchDigest], seeing: Int) -> String {
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

  private func lane(_ digest: RecognizerDigest, touch: TouchDigest, isRefused: Bool) -> RecognizerLane {
    let live = recognizer(digest.id)
    let element = session.element(digest.id)
    let view = live?.view.map { session.elementName(session.application.identify($0)) }
    let attempt = histories[digest.id]?.attempt(with: touch)
    let span = attempt.map { $0.spans[$0.span(at: sequence)] }
    let state = isRefused ? .possible : span?.state ?? .possible
    let waits = state == .possible ? awaited(by: digest, in: attempt) : []
    let gauges = isLive && !isRefused && state == .possible ? live?.gauges ?? [] : []
    let title = element.recognizerTitle
    let kind = RecognizerRule.kind(element.className)
    return RecognizerLane(
      id: digest.id,
      name: title,
      what: [title == kind ? nil : kind, view].compactMap { $0 }.joined(separator: ", "),
      state: state,
      stateWord: isRefused ? "Not asked" : waits.isEmpty ? Words.stateTitle(state, from: span?.from) : "Waits",
      sentence: isRefused
        ? refusal(digest, touch) : sentence(digest, span: span, waits: waits, live: live, attempt: attempt),
      gauges: gauges,
      attempt: attempt,
      isRefused: isRefused
    )
  }

  /// What the trace says of a lane and the others: whom it waits for, and who prevented it.
  private func relations(of index: Int) -> [RecognizerRelation] {
    let lane = lanes[index]
    guard !lane.isRefused, let attempt = lane.attempt, let digest = session.digest.recognizer(lane.id) else {
      return []
    }
    var found: [RecognizerRelation] = []
    for wait in digest.waits.suffix(32) where wait.sequence <= sequence && wait.instant >= attempt.start {
      guard let other = lanes.firstIndex(where: { $0.id == wait.other }),
        !found.contains(where: { $0.second == other })
      else { continue }
      let isActive = lane.state == .possible && lanes[other].state == .possible
      found.append(RecognizerRelation(kind: .requiresFailure, first: index, second: other, isActive: isActive))
    }
    let span = attempt.spans[attempt.span(at: sequence)]
    if case .prevented(let winner)? = span.reason, let first = lanes.firstIndex(where: { $0.id == winner }) {
      let isActive = span.start == session.shownInstant
      found.append(RecognizerRelation(kind: .prevents, first: first, second: index, isActive: isActive))
    }
    return found
  }

  private func refusal(_ digest: RecognizerDigest, _ touch: TouchDigest) -> String {
    digest.refusals.last { $0.touch == touch.id }.map { words.refusal($0.reason) } ?? ""
  }

  /// Those that must fail first, as far as the trace has come.
  private func awaited(by digest: RecognizerDigest, in attempt: RecognizerHistory.Attempt?) -> [String] {
    guard let attempt else { return [] }
    var seen: Set<ElementID> = []
    return digest.waits.compactMap { wait in
      guard wait.sequence <= sequence, wait.instant >= attempt.start, seen.insert(wait.other).inserted,
        session.digest.recognizer(wait.other)?.state(at: sequence) != .failed
      else { return nil }
      return words.name(wait.other)
    }
  }

  private func sentence(
    _ digest: RecognizerDigest,
    span: RecognizerHistory.Span?,
    waits: [String],
    live: UIGestureRecognizer?,
    attempt: RecognizerHistory.Attempt?
  ) -> String {
    if !waits.isEmpty { return "waits for \(waits.joined(separator: " and ")) to fail" }
    guard let span, let reason = span.reason else {
      return live.map { RecognizerRule.words(for: $0, behavior: session.application.behavior) } ?? ""
    }
    // A gesture that goes on is told by why it began, which is what decided.
    let telling = span.state == .changed ? attempt?.spans.first { $0.state == .began } ?? span : span
    let why = words.reason(telling.reason ?? reason)
    let prevented = preventedNames(by: digest.id, since: attempt?.start ?? .zero)
    let consequence = prevented.isEmpty ? "" : "; prevents \(prevented.joined(separator: ", "))"
    return "\(Words.state(telling.state, from: telling.from)): \(why)\(consequence)"
  }

  private func preventedNames(by id: ElementID, since start: Instant) -> [String] {
    session.digest.recognizers.compactMap { other in
      guard let last = other.transition(atOrBefore: sequence), last.instant >= start else { return nil }
      switch last.reason {
      case .prevented(by: id), .requiredRecognizerRecognized(id): return words.name(other.id)
      default: return nil
      }
    }
  }
}
