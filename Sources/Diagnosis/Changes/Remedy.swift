package import Foundation
package import UIKit

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

extension Remedy {
  /// What might help where there is no file from which a copy could be built to try it on: single changes, untried.
  @MainActor
  package static func untried(
    against cause: WhyCause,
    for view: UIView,
    at point: CGPoint,
    in application: UIApplication
  ) -> [Remedy] {
    LayoutChange.proposals(against: cause, for: view, at: point, in: application).map {
      Remedy(changes: [$0], losers: [])
    }
  }

  /// As it fits on a button: `PhotoCard height 452`; the first of several changes stands for all.
  package var title: String {
    guard let first = changes.first else { return "" }
    return changes.count == 1 ? first.title : "\(first.title) and \(changes.count - 1) more"
  }
}
