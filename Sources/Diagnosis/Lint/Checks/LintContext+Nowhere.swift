import Foundation
import LayoutFiles
import Traces
import UIKit

extension LintContext {
  /// Views that wait for touches and own no point, for a reason that no other finding gives.
  func viewsThatWinNowhere() -> [LintFinding] {
    views.compactMap { view in
      guard isInteractive(view), !(view is UIWindow), !explained.contains(ObjectIdentifier(view)), isShown(view),
        takesTouches(view), view.overrides?.hitTest == nil, !view.bounds.isEmpty,
        ownedBySubtree(of: view).isEmpty
      else { return nil }
      let name = name(view)
      if case .nothing = TouchArea(of: view), reachable(view.superview) {
        return finding(
          .winsNowhere,
          .error,
          name,
          "\(name: name) owns no point: its point(inside:with:) is \(strong: "never true").",
          fix: "let point(inside:with:) contain its bounds"
        )
      }
      let area = reachableArea(view)
      let coverers = coverers(of: view, area)
      // What lies under a sheet, a bar or another window is not for touches now.
      guard let first = coverers.first, coverers.reduce(0, { $0 + $1.pieces.area }) > area.area * 0.995 else {
        return nil
      }
      return finding(
        .winsNowhere,
        .warning,
        name,
        "\(name: name) owns no point: \(name: self.name(first.owner)) is in front of it and answers first.",
        fix: first.pieces.insidePoint.flatMap { remedy(view, at: $0) } ?? "bring \(name) to the front"
      )
    }
  }

  private func reachable(_ view: UIView?) -> Bool {
    view.map { !reachableArea($0).isEmpty } ?? true
  }
}
