import Canvas
import Traces
import UIKit

/// A row of the descent: one view asked, or a run of siblings that were all turned away for one reason.
enum LadderRow: Hashable, Sendable {
  /// By its index in ``TouchDigest/rows``.
  case visit(Int)
  case fold(Range<Int>)

  /// Longer runs of rejected siblings are folded into one row (visual design, 10).
  static let longestRun = 6

  var visits: Range<Int> {
    switch self {
    case .visit(let index): index..<(index + 1)
    case .fold(let range): range
    }
  }

  /// The rows to show; `opened` holds the first index of each fold that a person opened.
  static func rows(of visits: [TouchDigest.Row], opened: Set<Int>) -> [LadderRow] {
    var result: [LadderRow] = []
    var start = 0
    while start < visits.count {
      var end = start + 1
      while end < visits.count, belong(visits[start].visit, visits[end].visit) { end += 1 }
      if end - start > longestRun, !opened.contains(start) {
        result.append(.fold(start..<end))
      } else {
        result += (start..<end).map { .visit($0) }
      }
      start = end
    }
    return result
  }

  private static func belong(_ one: HitTestVisit, _ other: HitTestVisit) -> Bool {
    one.parent == other.parent && one.depth == other.depth && one.verdict.isRejection
      && VerdictGlyph(one.verdict) == VerdictGlyph(other.verdict)
  }
}
