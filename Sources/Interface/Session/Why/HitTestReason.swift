import Foundation
import Traces
import UIKit

/// The first rule that turned a finger away from a view, or gave it to it: its own row of the hit test, or an ancestor's.
@MainActor
struct HitTestReason {
  let phrase: Phrase
  let row: Int
  let visit: HitTestVisit

  /// Whether the row is of a view around the one that is asked about.
  let isAncestor: Bool

  /// nil if neither the view nor any view around it was asked or passed over.
  init?(for view: UIView, in rows: [TouchDigest.Row], words: Words, view object: (ElementID) -> UIView?) {
    var current: UIView? = view
    while let candidate = current {
      if let row = rows.firstIndex(where: { object($0.visit.element) === candidate }) {
        let visit = rows[row].visit
        self.row = row
        self.visit = visit
        isAncestor = candidate !== view
        let isParent = view.superview === candidate
        let answersChild = visit.answer.flatMap { object($0) }?.superview === candidate
        phrase = Self.phrase(visit, isAncestor: isAncestor, isParent: isParent, answersChild: answersChild, words)
        return
      }
      current = candidate.superview
    }
    return nil
  }

  private static func phrase(
    _ visit: HitTestVisit,
    isAncestor: Bool,
    isParent: Bool,
    answersChild: Bool,
    _ words: Words
  ) -> Phrase {
    switch visit.verdict {
    case .outside(let gap, let isCustom):
      if isAncestor, gap != .zero { return words.neverAsked(ancestor: visit.element, gap: gap, isParent: isParent) }
      if isCustom || gap == .zero { return words.customOutside(visit.element) }
      return words.outside(visit.element, gap: gap)
    case .notAsked(let inFront, true): return words.lost(to: inFront)
    case .notAsked(let inFront, false):
      return "It was \(strong: "not asked"): \(name: words.name(inFront)) is in front and answered first."
    case .inside where isAncestor:
      return "It was \(strong: "never asked"): its ancestor \(name: words.name(visit.element)) did not ask it."
    case .inside: return visit.answer.map { words.childWon($0, isChild: answersChild) } ?? words.winner
    case .hit where isAncestor:
      return "It was never asked: its ancestor \(name: words.name(visit.element)) took the touch."
    case .hit: return words.winner
    case .passedThrough: return "It contains the point, but its hitTest answers nil for itself."
    default: return words.flag(visit.verdict, of: visit.element, isAncestor: isAncestor) ?? words.winner
    }
  }
}
