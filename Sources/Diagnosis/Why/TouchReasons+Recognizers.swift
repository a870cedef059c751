import Foundation
import Traces
import UIKit

/// Why a recognizer recognised with a finger, waits, failed, or never saw it.
extension TouchReasons {
  func about(_ recognizer: UIGestureRecognizer) -> [WhyReason] {
    let id = application.identify(recognizer)
    guard let digest = digest.recognizer(id), digest.offered.contains(touch.id) else {
      return unseen(recognizer, id)
    }
    let transitions = digest.transitions.filter { $0.instant >= touch.start && $0.to != .possible }
    guard let decided = transitions.first else { return [pending(recognizer, id, digest)] }
    var reasons = (decided.to == .failed ? nothingToScroll(recognizer) : []) + [decision(decided, recognizer, id)]
    let waited = digest.waits.last { $0.instant >= touch.start && $0.sequence < decided.sequence }
    if decided.to != .failed, let waited {
      let late = Words.limit(seconds: decided.instant.seconds(since: waited.instant))
      reasons.append(
        WhyReason(
          .waiting,
          waitingRule(recognizer, for: waited.other),
          "It waited \(strong: late) for \(name: name(waited.other)) to fail.",
          at: waited.sequence,
          by: waited.other
        )
      )
    }
    for mark in touch.marks where mark.kind == .cancelled(.recognizer(id)) {
      reasons.append(
        WhyReason(.ended, "CA-2", "It cancelled the touch in \(name: name(mark.view)).", at: mark.sequence)
      )
    }
    if let last = transitions.last, last.sequence != decided.sequence, last.to != .changed {
      let state = Words.state(last.to, from: last.from)
      reasons.append(
        WhyReason(
          .ended,
          last.rule ?? Self.table,
          "Then it \(strong: state): \(words.reason(last.reason)).",
          at: last.sequence,
          isLoss: last.to == .cancelled
        )
      )
    }
    return reasons
  }

  /// The pan of a scroll view measures only along an axis on which there is something to scroll.
  private func nothingToScroll(_ recognizer: UIGestureRecognizer) -> [WhyReason] {
    guard let list = recognizer.view as? UIScrollView, recognizer === list.panGestureRecognizer, !list.scrolls else {
      return []
    }
    let id = application.identify(list)
    let (content, bounds) = (Words.size(list.contentSize), Words.size(list.bounds.size))
    let why =
      list.isScrollEnabled
      ? "its content, \(content), is no larger than \(name(id)), \(bounds), so there is nothing to scroll"
      : "isScrollEnabled of \(name(id)) is false"
    return [WhyReason(.failed, "SV-7", "It never begins: \(strong: why).", by: id, isLoss: true)]
  }

  private func decision(
    _ transition: RecognizerDigest.Transition,
    _ recognizer: UIGestureRecognizer,
    _ id: ElementID
  ) -> WhyReason {
    let state = Words.state(transition.to, from: transition.from)
    return WhyReason(
      transition.reason.kind(isFailure: transition.to == .failed),
      transition.rule ?? Self.table,
      "It \(strong: state): \(words.reason(transition.reason)).",
      at: transition.sequence,
      by: transition.reason.culprit ?? id,
      isLoss: transition.to == .failed || transition.to == .cancelled
    )
  }

  /// The table of legal changes, for a change that cites no rule of its own.
  private static let table = "GS-2"

  private func waitingRule(_ recognizer: UIGestureRecognizer, for other: ElementID) -> String {
    recognizer is UITapGestureRecognizer && application.object(for: other) is UITapGestureRecognizer ? "GF-6" : "GF-4"
  }

  /// Still possible: whom it waits for, or how near it is to what decides.
  private func pending(_ recognizer: UIGestureRecognizer, _ id: ElementID, _ lane: RecognizerDigest) -> WhyReason {
    let wait = lane.waits.last { wait in
      wait.instant >= touch.start && digest.recognizer(wait.other)?.state(at: digest.lastSequence) != .failed
    }
    if let wait {
      let other = application.object(for: wait.other) as? UIGestureRecognizer
      let gauge = other?.gauges.first { $0.quantity == .held || $0.quantity == .waited }
      return WhyReason(
        .waiting,
        waitingRule(recognizer, for: wait.other),
        words.waits(id, for: wait.other, waited: gauge?.value, limit: gauge?.limit),
        at: wait.sequence,
        by: wait.other,
        isLoss: true
      )
    }
    let near = recognizer.gauges.map { words.gauge($0) }
    let rule = RecognizerRule.words(for: recognizer, behavior: application.behavior)
    return WhyReason(
      .undecided,
      "GS-1",
      near.isEmpty
        ? "It is still \(strong: "possible"): it \(rule)."
        : "It is still \(strong: "possible"): it \(rule); \(strong: near.joined(separator: ", ")).",
      by: id,
      isLoss: true
    )
  }

  private func unseen(_ recognizer: UIGestureRecognizer, _ id: ElementID) -> [WhyReason] {
    if let refusal = digest.recognizer(id)?.refusals.last(where: { $0.touch == touch.id }) {
      return [
        WhyReason(.refused, refusal.reason.rule, words.refused(touch.id, refusal.reason), by: id, isLoss: true)
      ]
    }
    guard let view = recognizer.view else {
      return [WhyReason(.neverOffered, "GV-13", "It is on \(strong: "no view").", by: id, isLoss: true)]
    }
    guard let hit = touch.view else {
      return [
        WhyReason(
          .neverOffered,
          "WI-8",
          "\(Words.finger(touch.id)) hit \(strong: "nothing"), so no recognizer sees it.",
          isLoss: true
        )
      ]
    }
    let on = application.identify(view)
    var reasons = [
      WhyReason(
        .neverOffered,
        "GT-1",
        words.cannotSee(id, on: on, finger: touch.id, hit: hit),
        by: on,
        isLoss: true
      )
    ]
    if let cause = cause(of: view), cause != .takesTheTouch {
      let sentence = cause.sentence(about: on, in: application, words: words)
      reasons.append(
        WhyReason(.hitTest, cause.rule, "Why not \(name: name(on))? \(sentence: sentence)", by: cause.element)
      )
    }
    return reasons
  }
}

extension TraceEvent.RefusalReason {
  /// The rule that it is, by its id.
  var rule: String {
    switch self {
    case .disabled: "GT-2"
    case .finished: "GR-1"
    case .touchType, .mixedTouchTypes: "GT-8"
    case .exclusiveView: "EX-4"
    case .delegate: "GD-1"
    case .ownShouldReceive: "GT-5"
    }
  }
}

extension StateReason {
  /// Who else decided; nil where it was the gesture itself.
  var culprit: ElementID? {
    switch self {
    case .shouldBeginRefused(let view), .contentRefusedCancel(let view): view
    case .requiredRecognizerRecognized(let other), .prevented(let other): other
    default: nil
    }
  }

  func kind(isFailure: Bool) -> WhyReason.Kind {
    switch self {
    case .shouldBeginRefused, .delegateRefused, .contentRefusedCancel: .refusedToBegin
    case .requiredRecognizerRecognized: .requirementRecognized
    case .prevented: .prevented
    default: isFailure ? .failed : .recognized
    }
  }
}
