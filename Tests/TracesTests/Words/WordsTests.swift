import Foundation
import Testing
import Traces
import UIKit

@Suite struct WordsTests {
  private let words = Words { ["Card", "Button", "Cover"][Int($0.rawValue)] }

  private func visit(_ verdict: HitTestVisit.Verdict) -> HitTestVisit {
    HitTestVisit(element: ElementID(rawValue: 0), parent: nil, depth: 0, point: .zero, verdict: verdict)
  }

  @Test(
    arguments: [
      (13, "13"), (46.1, "46.1"), (9.96, "10"), (-0.04, "0"), (-2.5, "-2.5"), (1e9, "1000000000"), (0.05, "0.1"),
    ] as [(Double, String)]
  )
  func `points have one decimal when it is needed`(value: Double, text: String) {
    #expect(Words.number(value) == text)
  }

  @Test(arguments: [(0, "0.000"), (0.41, "0.410"), (12.0005, "12.001"), (0.0004, "0.000")] as [(Double, String)])
  func `seconds have three decimals`(value: Double, text: String) {
    #expect(Words.seconds(value) == text)
  }

  @Test(
    arguments: [
      (
        .outside(gap: CGVector(dx: 0, dy: -97), isCustom: false), "97 pt above", "the point is 97 pt above its top edge"
      ),
      (
        .outside(gap: CGVector(dx: 0, dy: 13), isCustom: false), "13 pt below",
        "the point is 13 pt below its bottom edge"
      ),
      (
        .outside(gap: CGVector(dx: 6, dy: 13.5), isCustom: false), "13.5 pt below, 6 pt right",
        "the point is 13.5 pt below its bottom edge and 6 pt right of its right edge"
      ),
      (.outside(gap: .zero, isCustom: true), "point(inside:) says no", "its point(inside:) says no"),
      (.hidden, "isHidden", "isHidden is true: skipped"),
      (.transparent(alpha: 0), "alpha 0.00 < 0.01", "alpha is 0.00, below 0.01: skipped with its subtree"),
      (.transparent(alpha: 0.0099), "alpha 0.0099 < 0.01", "alpha is 0.0099, below 0.01: skipped with its subtree"),
      (.interactionDisabled, "interaction off", "isUserInteractionEnabled is false: skipped"),
      (
        .notAsked(inFront: ElementID(rawValue: 2), containsPoint: true), "behind Cover",
        "contains the point, but Cover is in front of it"
      ),
      (.hit, "takes the touch", "contains the point, has no subviews: takes the touch"),
    ] as [(HitTestVisit.Verdict, String, String)]
  )
  func `a verdict has a short and a long form`(verdict: HitTestVisit.Verdict, short: String, long: String) {
    #expect(words.verdict(visit(verdict)) == short)
    #expect(words.reason(visit(verdict)) == long)
  }

  @Test func `skipped children are counted`() {
    let row = visit(.outside(gap: CGVector(dx: 0, dy: 13), isCustom: false))
    #expect(words.reason(row, skipped: 3) == "the point is 13 pt below its bottom edge; 3 children skipped")
    #expect(words.reason(row, skipped: 1).hasSuffix("; 1 child skipped"))
  }

  @Test(
    arguments: [
      (.movedTooFar(distance: 46.1, limit: 45), "moved 46.1 pt, limit 45"),
      (.noNextTap(limit: 0.35), "no next tap within 0.35 s"),
      (.heldTooLong(limit: 0.75), "held longer than 0.75 s"),
      (.tapped(count: 2, touches: 1), "2 taps"),
      (.prevented(by: ElementID(rawValue: 1)), "prevented by Button"),
    ] as [(StateReason, String)]
  )
  func `reasons carry their numbers`(reason: StateReason, text: String) {
    #expect(words.reason(reason) == text)
  }

  @Test func `the why card names the rule and the number`() {
    let gap = CGVector(dx: 0, dy: 13)
    #expect(
      "\(words.neverAsked(ancestor: ElementID(rawValue: 0), gap: gap, isParent: true))"
        == "It was never asked. Its parent Card does not contain the point: it is 13 pt below Card's bottom edge. "
        + "A view's children are asked only when the view itself contains the point."
    )
    let phrase = words.outside(ElementID(rawValue: 1), gap: CGVector(dx: 6, dy: 0))
    #expect("\(phrase)" == "Button was asked and said no: the point is 6 pt right of its right edge.")
    #expect(phrase.runs.map(\.style) == [.name, .plain, .strong, .plain])
  }
}
