package import Canvas
package import Diagnosis
import Foundation
package import Traces
package import UIKit

/// Why an object got a finger, or why not: one question, a sentence or two, the rule, and the step that decided.
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

  /// The ids of the rules that it is, what decided first; each once.
  package let rules: [String]
  package let step: Step?

  /// Changes after which it would be otherwise, the least first; each was tried on a copy of the layout.
  package let remedies: [Remedy]

  /// nil while no finger is shown, or if the object has nothing to do with it.
  @MainActor
  package init?(for id: ElementID, in session: DebugSession) {
    guard let object = session.application.object(for: id) as? NSObject else { return nil }
    switch session.whyPlace {
    case .lastTouch: self.init(lastTouchOf: object, id, session)
    case .pointer:
      guard let point = session.pointer else { return nil }
      self.init(about: object, id, at: point, session)
    case .point(let point):
      guard let point else { return nil }
      self.init(about: object, id, at: point, session)
    }
  }

  // MARK: The shown finger

  @MainActor
  private init?(lastTouchOf object: NSObject, _ id: ElementID, _ session: DebugSession) {
    guard let touch = session.shownTouch else { return nil }
    let application = session.application
    let words = Words(titlesOf: application)
    let touchReasons = TouchReasons(touch, in: session.digest, of: application, words: words)
    let reasons = touchReasons.reasons(about: object)
    guard let first = reasons.first else { return nil }
    let cause = (object as? UIView).flatMap { touchReasons.cause(of: $0) }
    let isPositive = Self.isPositive(first, cause)
    mark = Self.mark(first, cause, object, id, touch, session)
    question = "Why \(isPositive ? "" : "not ")\(words.name(id))?"
    sentence = Phrase.sentences(reasons.map(\.sentence))
    rules = Self.rules(reasons)
    step = first.sequence.map { Self.step($0, touch, session) }
    remedies =
      reasons.contains(where: \.isLoss) && !Self.isRepaired(object, session)
      ? session.remedies(for: id, at: touch.startLocation) : []
  }

  private static func rules(_ reasons: [WhyReason]) -> [String] {
    var seen: Set<String> = []
    return reasons.map(\.rule).filter { seen.insert($0).inserted }
  }

  private static func isPositive(_ first: WhyReason, _ cause: WhyCause?) -> Bool {
    if let cause { return cause == .takesTheTouch }
    return !first.isLoss && first.kind != .passedOn && first.kind != .dropped
  }

  /// The trace tells of the layout as it was; nothing is to be repaired that has been since.
  @MainActor
  private static func isRepaired(_ object: NSObject, _ session: DebugSession) -> Bool {
    guard let view = object as? UIView, let winner = session.winner, !winner.isSame, let now = winner.now else {
      return false
    }
    return session.view(now)?.isDescendant(of: view) == true
  }

  @MainActor
  private static func step(_ sequence: Int, _ touch: TouchDigest, _ session: DebugSession) -> Step {
    if let row = touch.rows.firstIndex(where: { $0.sequence == sequence }) {
      return Step(number: row + 1, sequence: sequence)
    }
    for call in touch.calls {
      guard let hop = call.hops.firstIndex(where: { $0.sequence == sequence }) else { continue }
      return Step(number: hop + 1, sequence: sequence)
    }
    return Step(number: (session.digest.stepIndex(atOrBefore: sequence) ?? 0) + 1, sequence: sequence)
  }

  // MARK: Marks

  @MainActor
  private static func mark(
    _ first: WhyReason,
    _ cause: WhyCause?,
    _ object: NSObject,
    _ id: ElementID,
    _ touch: TouchDigest,
    _ session: DebugSession
  ) -> Mark {
    if let cause { return .verdict(VerdictGlyph(cause, of: id)) }
    switch first.kind {
    case .refused: return .verdict(.interactionOff)
    case .neverOffered: return .verdict(.neverAsked)
    case .handledBefore, .notInChain: return .ascent(.notReached)
    case .dropped: return .ascent(.dropped)
    case .passedOn: return .ascent(.passesOn)
    case .handled:
      let hop = touch.calls.first?.hops.first { $0.delivery.responder == id }
      return .ascent(hop?.delivery.outcome == .handledAndPassedOn ? .handledAndPassedOn : .handled)
    default: break
    }
    let transitions = session.digest.recognizer(id)?.transitions.filter {
      $0.instant >= touch.start && $0.to != .possible
    }
    guard let decided = transitions?.first else { return .state(.possible) }
    return .state(RecognizerStateGlyph(transitions?.last?.to == .changed ? .changed : decided.to))
  }

  // MARK: A point

  /// What would become of a finger at a point, as the layout is now.
  @MainActor
  private init?(about object: NSObject, _ id: ElementID, at point: CGPoint, _ session: DebugSession) {
    let application = session.application
    let words = Words(titlesOf: application)
    guard let view = object as? UIView ?? (object as? UIGestureRecognizer)?.view else { return nil }
    let cause = WhyCause(of: view, at: point, in: application)
    let viewID = application.identify(view)
    let why = cause.sentence(about: viewID, in: application, words: words)
    step = nil
    guard let recognizer = object as? UIGestureRecognizer else {
      mark = .verdict(VerdictGlyph(cause, of: id))
      question = "Why \(cause == .takesTheTouch ? "" : "not ")\(words.name(id)) at \(Words.point(point))?"
      sentence = why
      rules = [cause.rule]
      remedies = cause == .takesTheTouch ? [] : session.remedies(for: id, at: point)
      return
    }
    let isOffered = application.hitTest(at: point)?.isDescendant(of: view) == true
    let sees = isOffered && recognizer.isEnabled
    mark = .verdict(sees ? .winner : isOffered ? .interactionOff : VerdictGlyph(cause, of: viewID))
    question = "Why \(sees ? "" : "not ")\(words.name(id)) at \(Words.point(point))?"
    if sees {
      let rule = RecognizerRule.words(for: recognizer, behavior: application.behavior)
      sentence = "It is \(strong: "offered") the touch; it \(rule)."
      rules = ["GT-1"]
    } else if isOffered {
      sentence = "It is \(strong: "disabled"), so it is offered no touch."
      rules = ["GT-2"]
    } else {
      sentence =
        "It only sees touches in \(name: words.name(viewID)) and its subviews. Why not \(name: words.name(viewID))? \(sentence: why)"
      rules = ["GT-1", cause.rule]
    }
    remedies = sees ? [] : session.remedies(for: id, at: point)
  }
}

extension VerdictGlyph {
  /// The glyph of what decided about a view.
  init(_ cause: WhyCause, of view: ElementID) {
    self =
      switch cause {
      case .takesTheTouch: .winner
      case .flag(_, let verdict): VerdictGlyph(verdict)
      case .outside(_, _, let isCustom): isCustom ? .outsideByOverride : .outside
      case .behind(let id, _, let containsPoint): id == view && containsPoint ? .lost : .neverAsked
      case .childWon: .inside
      case .behindWindow, .overridden, .cameLater, .notInAWindow: .neverAsked
      }
  }
}
