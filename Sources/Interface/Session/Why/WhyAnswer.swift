package import Canvas
import Foundation
package import Traces
package import UIKit

/// Why an object got the shown finger, or why not: one question, a sentence or two, and the step that decided.
package struct WhyAnswer: Hashable, Sendable {
  /// What stands before the question and gives the card its colour.
  package enum Mark: Hashable, Sendable {
    case verdict(VerdictGlyph)
    case ascent(AscentGlyph)
    case state(RecognizerStateGlyph)

    package var color: ColorToken {
      switch self {
      case .verdict(let glyph): glyph.color
      case .ascent(let glyph): glyph.color
      case .state(let glyph): glyph.color
      }
    }
  }

  /// The step that decided.
  package struct Step: Hashable, Sendable {
    /// As the trace pane counts: rows of the descent, or of the ascent.
    package let number: Int
    package let sequence: Int
  }

  package let mark: Mark
  package let question: String
  package let sentence: Phrase
  package let step: Step?

  /// The change of one value after which it would be otherwise, where there is a simple one.
  package let repair: WhatIfRepair?

  init(mark: Mark, question: String, sentence: Phrase, step: Step?, repair: WhatIfRepair? = nil) {
    self.mark = mark
    self.question = question
    self.sentence = sentence
    self.step = step
    self.repair = repair
  }

  /// nil while no finger is shown, or if the object has nothing to do with it.
  @MainActor
  package init?(for id: ElementID, in session: DebugSession) {
    guard let touch = session.shownTouch, let object = session.application.object(for: id) else { return nil }
    let words = Words(titlesOf: session.application)
    let answer: WhyAnswer? =
      switch object {
      case let view as UIView: Self.view(view, id, touch, session, words)
      case let recognizer as UIGestureRecognizer: Self.recognizer(recognizer, id, touch, session, words)
      case is UIResponder: Self.responder(id, touch, words)
      default: nil
      }
    guard let answer else { return nil }
    self = answer
  }

  // MARK: Views

  @MainActor
  private static func view(
    _ view: UIView,
    _ id: ElementID,
    _ touch: TouchDigest,
    _ session: DebugSession,
    _ words: Words
  ) -> WhyAnswer? {
    guard let reason = HitTestReason(for: view, in: touch.rows, words: words, view: { session.view($0) }) else {
      return responder(id, touch, words)
    }
    var sentences = [reason.phrase]
    let isOwn = !reason.isAncestor
    if isOwn, let more = ascent(id, touch, words)?.sentence { sentences.append(more) }
    let isWinner = isOwn && reason.visit.verdict == .hit
    if isWinner { sentences += losses(of: touch, view: id, session, words) }
    return WhyAnswer(
      mark: .verdict(reason.isAncestor ? glyph(ofDescendantBehind: reason.visit) : VerdictGlyph(reason.visit.verdict)),
      question: "Why \(isWinner ? "" : "not ")\(words.name(id))?",
      sentence: Phrase.sentences(sentences),
      step: Step(number: reason.row + 1, sequence: touch.rows[reason.row].sequence),
      repair: isWinner ? nil : WhatIfRepair(for: view, reason: reason, session: session)
    )
  }

  /// A view inside one that was turned away was never asked itself; the colour is that of what decided.
  private static func glyph(ofDescendantBehind visit: HitTestVisit) -> VerdictGlyph {
    switch visit.verdict {
    case .hit, .inside: .neverAsked
    default: VerdictGlyph(visit.verdict)
    }
  }

  /// What kept the winner from its calls, or took them away.
  @MainActor
  private static func losses(
    of touch: TouchDigest,
    view: ElementID,
    _ session: DebugSession,
    _ words: Words
  ) -> [Phrase] {
    var phrases: [Phrase] = []
    if let reason = touch.suppression {
      phrases.append("It hears nothing: \(strong: words.suppression(reason, view: view)).")
    }
    for mark in touch.marks where mark.view == view {
      switch mark.kind {
      case .withheld(let method, let recognizer):
        phrases.append("\(words.withheld(method, by: recognizer)).")
      case .cancelled(.recognizer(let recognizer)):
        let transition = session.digest.recognizer(recognizer)?.transitions.last {
          $0.sequence <= mark.sequence && $0.from == .possible
        }
        if let transition {
          phrases.append(words.tookIt(recognizer, after: transition.reason, from: view))
        } else {
          phrases.append("\(name: words.name(recognizer)) cancelled the touch.")
        }
      case .cancelled(let reason): phrases.append("The touch was cancelled: \(words.cancellation(reason)).")
      case .suppressed, .released, .discarded: break
      }
    }
    return phrases
  }

  // MARK: Responders

  /// What a responder did with the first call, where it came to it.
  private static func ascent(
    _ id: ElementID,
    _ touch: TouchDigest,
    _ words: Words
  ) -> (sentence: Phrase, glyph: AscentGlyph, step: Step)? {
    guard let call = touch.calls.first, let index = call.hops.firstIndex(where: { $0.delivery.responder == id }) else {
      return nil
    }
    let hop = call.hops[index]
    let step = Step(number: index + 1, sequence: hop.sequence)
    let glyph = AscentGlyph(hop.delivery.outcome)
    if hop.delivery.outcome == .passedOn {
      if index + 1 < call.hops.count {
        return (words.passedOn(call.method, to: call.hops[index + 1].delivery.responder), glyph, step)
      }
      if call.droppedAt != nil { return (words.dropped(after: id), .dropped, step) }
    }
    return (words.reached(by: call.method, hop.delivery.outcome), glyph, step)
  }

  private static func responder(_ id: ElementID, _ touch: TouchDigest, _ words: Words) -> WhyAnswer? {
    if let reached = ascent(id, touch, words) {
      let isHandler = reached.glyph == .handled || reached.glyph == .handledAndPassedOn
      return WhyAnswer(
        mark: .ascent(reached.glyph),
        question: "Why \(isHandler ? "" : "not ")\(words.name(id))?",
        sentence: reached.sentence,
        step: reached.step
      )
    }
    guard let call = touch.calls.first, let handler = call.handler else { return nil }
    return WhyAnswer(
      mark: .ascent(.notReached),
      question: "Why not \(words.name(id))?",
      sentence: words.notReached(by: call.method, handler: handler),
      step: call.hops.last.map { Step(number: call.hops.count, sequence: $0.sequence) }
    )
  }
}

extension Phrase {
  /// Whole sentences, one after the other.
  static func sentences(_ phrases: [Phrase]) -> Phrase {
    var all = Phrase([])
    for phrase in phrases {
      if !all.runs.isEmpty { all.append(" ", .plain) }
      for run in phrase.runs { all.append(run.text, run.style) }
    }
    return all
  }
}
