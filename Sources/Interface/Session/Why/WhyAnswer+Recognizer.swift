import Canvas
import Foundation
import Traces
import UIKit

@MainActor
extension WhyAnswer {
  /// Why a recognizer recognized, waits, failed, or never saw the finger.
  static func recognizer(
    _ recognizer: UIGestureRecognizer,
    _ id: ElementID,
    _ touch: TouchDigest,
    _ session: DebugSession,
    _ words: Words
  ) -> WhyAnswer? {
    guard let digest = session.digest.recognizer(id), digest.offered.contains(touch.id) else {
      return unseen(recognizer, id, touch, session, words)
    }
    let transitions = digest.transitions.filter { $0.instant >= touch.start && $0.to != .possible }
    guard let decided = transitions.first else {
      return WhyAnswer(
        mark: .state(.possible),
        question: "Why not \(words.name(id))?",
        sentence: pending(recognizer, id, digest, since: touch.start, session, words),
        step: nil
      )
    }
    var sentences: [Phrase] = []
    let state = Words.state(decided.to, from: decided.from)
    sentences.append("It \(strong: state): \(words.reason(decided.reason)).")
    for mark in touch.marks where mark.kind == .cancelled(.recognizer(id)) {
      sentences.append("It cancelled the touch in \(name: words.name(mark.view)).")
    }
    if let last = transitions.last, last.sequence != decided.sequence, last.to != .changed {
      sentences.append("Then it \(strong: Words.state(last.to, from: last.from)): \(words.reason(last.reason)).")
    }
    let isSuccess = decided.to != .failed && decided.to != .cancelled
    return WhyAnswer(
      mark: .state(RecognizerStateGlyph(transitions.last?.to == .changed ? .changed : decided.to)),
      question: "Why \(isSuccess ? "" : "not ")\(words.name(id))?",
      sentence: Phrase.sentences(sentences),
      step: step(decided.sequence, session)
    )
  }

  private static func step(_ sequence: Int, _ session: DebugSession) -> Step? {
    session.digest.stepIndex(atOrBefore: sequence).map { Step(number: $0 + 1, sequence: sequence) }
  }

  /// Still possible: whom it waits for, or the rule that decides next.
  private static func pending(
    _ recognizer: UIGestureRecognizer,
    _ id: ElementID,
    _ digest: RecognizerDigest,
    since start: Instant,
    _ session: DebugSession,
    _ words: Words
  ) -> Phrase {
    let waits = digest.waits.last { wait in
      wait.instant >= start && session.digest.recognizer(wait.other)?.state(at: session.shownSequence) != .failed
    }
    if let waits {
      let other = session.application.object(for: waits.other) as? UIGestureRecognizer
      let gauge = other?.gauges.first { $0.quantity == .held || $0.quantity == .waited }
      return words.waits(id, for: waits.other, waited: gauge?.value, limit: gauge?.limit)
    }
    let rule = RecognizerRule.words(for: recognizer, behavior: session.application.behavior)
    return "It is still \(strong: "possible"): it \(rule)."
  }

  private static func unseen(
    _ recognizer: UIGestureRecognizer,
    _ id: ElementID,
    _ touch: TouchDigest,
    _ session: DebugSession,
    _ words: Words
  ) -> WhyAnswer? {
    let question = "Why not \(words.name(id))?"
    if let refusal = session.digest.recognizer(id)?.refusals.last(where: { $0.touch == touch.id }) {
      return WhyAnswer(
        mark: .verdict(.interactionOff),
        question: question,
        sentence: words.refused(touch.id, refusal.reason),
        step: nil
      )
    }
    guard let hit = touch.view, let view = recognizer.view else { return nil }
    return WhyAnswer(
      mark: .verdict(.neverAsked),
      question: question,
      sentence: words.cannotSee(
        id,
        on: session.application.identify(view),
        finger: touch.id,
        hit: hit
      ),
      step: nil
    )
  }
}
