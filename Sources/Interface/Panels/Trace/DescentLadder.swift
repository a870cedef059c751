import Canvas
import Foundation
import Traces
import UIKit

/// The rows of one finger's hit test, as far as it has come.
struct DescentLadder {
  let touch: TouchDigest
  let words: Words

  /// How many rows have happened.
  let pastCount: Int

  /// The row that is boxed: that of the shown step, or the winner's once the descent is over.
  let current: Int?

  /// The step at `sequence` is `step`, if it is a step of some descent.
  init(_ touch: TouchDigest, sequence: Int, step: TraceStep?, words: Words) {
    self.touch = touch
    self.words = words
    pastCount = touch.rows.partitioningIndex { $0.sequence > sequence }
    if case .descent(let row)? = step?.kind, step?.touch == touch.id {
      current = row
    } else if pastCount == touch.rows.count {
      current = touch.rows.firstIndex { $0.visit.verdict == .hit }
    } else {
      current = nil
    }
  }

  @MainActor
  func footer(_ session: DebugSession) -> (step: String, what: String) {
    guard let current else { return (Words.count(touch.rows.count, "step", "steps"), "") }
    let visit = touch.rows[current].visit
    let subviews = session.view(visit.element)?.subviews.count ?? 0
    return (
      "Step \(current + 1) of \(touch.rows.count)",
      visit.verdict.consequence(subviews: subviews, words: words)
    )
  }
}
