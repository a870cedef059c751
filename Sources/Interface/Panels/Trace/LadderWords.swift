import Canvas
import Traces
import UIKit

extension HitTestVisit.Verdict {
  /// Whether the view turned the point away, or was not asked: such rows fold.
  var isRejection: Bool {
    switch self {
    case .hit, .inside, .passedThrough: false
    default: true
    }
  }

  /// What followed for the view and its subviews, for the footer.
  func consequence(subviews: Int, words: Words) -> String {
    switch self {
    case .hit: subviews == 0 ? "contains the point" : "no child takes the touch"
    case .inside: "contains the point, asks its children"
    case .passedThrough: "contains the point, answers nil"
    case .notAsked(let front, _): "\(words.name(front)) answered first"
    default: subviews == 0 ? "answers nil" : "answers nil, \(Words.count(subviews, "child", "children")) skipped"
    }
  }
}

extension VerdictGlyph {
  /// The words for a folded run: "9 views outside".
  func folded(_ count: Int) -> String {
    let what =
      switch self {
      case .outside, .outsideByOverride: "outside"
      case .hidden: "hidden"
      case .transparent: "transparent"
      case .interactionOff: "with interaction off"
      case .disabledControl: "disabled"
      case .lost: "behind"
      case .inside, .winner, .neverAsked, .notAskedYet: "not asked"
      }
    return "\(count) views \(what)"
  }
}
