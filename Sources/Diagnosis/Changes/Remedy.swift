/// Changes that were made together on a layout, and after which the object got its touch.
package struct Remedy: Hashable, Sendable {
  package let changes: [LayoutChange]

  /// Who waits for touches and owns no point any more after the changes.
  package let losers: [String]

  /// `panel height 44 → 90; save isHidden true → false`.
  package var text: String {
    let what = changes.map(\.text).joined(separator: "; ")
    guard !losers.isEmpty else { return what }
    let who = losers.count > 3 ? "\(losers[0]) and \(losers.count - 1) more" : losers.joined(separator: ", ")
    return "\(what) (then \(who) \(losers.count == 1 ? "takes" : "take") no touch)"
  }
}
