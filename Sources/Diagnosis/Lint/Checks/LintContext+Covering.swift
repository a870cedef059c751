import Foundation
import LayoutFiles
import Traces
import UIKit

/// What lies in front of something that waits for touches.
extension LintContext {
  /// From this share of a view on somebody in front is worth a word.
  private static let leastShare = 0.05

  /// What takes half of its superview or more is a background: something will lie on it.
  private func leastShare(of view: UIView) -> Double {
    view.superview.map { share(of: $0, coveredBy: view) >= 0.5 } ?? true ? 0.95 : Self.leastShare
  }

  /// A view that waits for touches, and where it would get them if nobody were in front.
  struct Waiting {
    let view: UIView
    let area: [MapPiece]
    /// Around the area.
    let box: CGRect
  }

  /// All that may be blocked, as ``waiting`` keeps it.
  func findWaiting() -> [Waiting] {
    views.compactMap { view in
      guard isInteractive(view), !(view is UIWindow), isShown(view), takesTouches(view),
        case let area = reachableArea(view), let box = area.bounds
      else { return nil }
      return Waiting(view: view, area: area, box: box)
    }
  }

  private struct Blocked {
    let view: UIView
    let share: Double
  }

  /// The views behind of which some pieces take a part.
  private func blocked(by pieces: [MapPiece], where isBehind: (UIView) -> Bool) -> [Blocked] {
    guard let box = pieces.bounds else { return [] }
    return waiting.compactMap { waiting in
      guard box.intersects(waiting.box), isBehind(waiting.view) else { return nil }
      var rest = waiting.area
      let share = rest.take(pieces).area / waiting.area.area
      guard share >= Self.leastShare, share >= leastShare(of: waiting.view) else { return nil }
      return Blocked(view: waiting.view, share: share)
    }
  }

  private func text(_ blocked: [Blocked]) -> String {
    Self.list(blocked.sorted { $0.share > $1.share }.map { "\(name($0.view)) (\(Self.percent($0.share)))" })
  }

  /// A window without anything in it that takes the touches of those below (WI-6).
  func windowsLeftOver() -> [LintFinding] {
    let windows = application.windowsFrontToBack.filter { !$0.isHidden }
    return windows.dropLast().compactMap { window in
      let empty = [window, window.rootViewController?.viewIfLoaded].compactMap { $0 }
        .filter { !draws($0) && !isInteractive($0) }
      let pieces = empty.flatMap { owned[ObjectIdentifier($0)] ?? [] }
      guard !pieces.isEmpty else { return nil }
      let behind = blocked(by: pieces) { $0.window !== window }
      guard !behind.isEmpty else { return nil }
      for blocked in behind { explained.insert(ObjectIdentifier(blocked.view)) }
      for view in empty { explained.insert(ObjectIdentifier(view)) }
      return finding(
        .windowLeftOver,
        .error,
        name(window),
        "\(name: name(window)) is in front, shows nothing there and answers all the same: it takes \(text(behind)).",
        fix: "\(name(window)) isHidden false → true, or let its hitTest answer nil for itself"
      )
    }
  }

  /// A view that shows nothing and handles nothing, over something that would (HT-9).
  func blockingOverlays() -> [LintFinding] {
    views.compactMap { view in
      let id = ObjectIdentifier(view)
      guard let pieces = owned[id], !(view is UIWindow), !explained.contains(id), !draws(view), !isInteractive(view),
        !(view is UIScrollView), !presented.contains(where: { $0 === view })
      else { return nil }
      let behind = blocked(by: pieces) {
        $0.window === view.window && !$0.isDescendant(of: view) && !view.isDescendant(of: $0)
      }
      guard !behind.isEmpty else { return nil }
      explained.insert(id)
      for blocked in behind { explained.insert(ObjectIdentifier(blocked.view)) }
      let hasContent = subtree(of: view).dropFirst().contains { isInteractive($0) }
      return finding(
        .blockingOverlay,
        behind.contains { $0.share > 0.995 } ? .error : .warning,
        name(view),
        "\(name: name(view)) shows nothing and handles nothing, yet it is in front of \(text(behind)).",
        fix: hasContent
          ? "let the hitTest of \(name(view)) answer nil for itself"
          : LayoutChange.disableInteraction(name(view)).text
      )
    }
  }

  /// A control of which a part lies under something later in the order (HT-5).
  func coveredControls() -> [LintFinding] {
    views.compactMap { view in
      guard view is UIControl, !explained.contains(ObjectIdentifier(view)), isShown(view), takesTouches(view) else {
        return nil
      }
      let area = reachableArea(view)
      let coverers = coverers(of: view, area)
      let share = area.isEmpty ? 0 : coverers.reduce(0) { $0 + $1.pieces.area } / area.area
      guard share >= leastShare(of: view), let first = coverers.first else { return nil }
      explained.insert(ObjectIdentifier(view))
      let (name, front) = (name(view), name(first.owner))
      let fix = first.pieces.insidePoint.flatMap { remedy(view, at: $0) }
      return finding(
        .coveredControl,
        share > 0.995 ? .error : .warning,
        name,
        "\(strong: Self.percent(share)) of \(name: name) lies under \(name: front), which is in front and answers first.",
        fix: fix ?? "move one of them, or bring \(name) to the front"
      )
    }
  }

  /// Who owns parts of a view's area by being in front of it, without having a right to.
  ///
  /// Bars over content that scrolls, sheets, other windows and layers that cover everything are there on purpose.
  func coverers(of view: UIView, _ area: [MapPiece]) -> [(owner: UIView, pieces: [MapPiece])] {
    owners(of: area, otherThan: view).filter { owner, _ in
      guard owner.window === view.window, !view.isDescendant(of: owner), let common = commonAncestor(view, owner),
        !presented.contains(where: { owner.isDescendant(of: $0) && !view.isDescendant(of: $0) })
      else { return false }
      // An override that hands touches on means to.
      if wayUp(owner).contains(where: { $0.overrides?.hitTest != nil }) { return false }
      if wayUp(view).contains(where: { $0.overrides?.hitTest != nil }) { return false }
      // Where a prototype cell comes to lie is not known before there is data.
      if document.source == .interfaceBuilder, wayUp(owner).contains(where: { isCell($0) }) { return false }
      let between = wayUp(view).prefix { $0 !== common }
      if between.contains(where: { ($0 as? UIScrollView)?.scrolls ?? false }) { return false }
      guard let branch = wayUp(owner).first(where: { $0.superview === common }) else { return false }
      return share(of: common, coveredBy: branch) < 0.98
    }
  }

  private func isCell(_ view: UIView) -> Bool { view is UITableViewCell || view is UICollectionViewCell }

  private func share(of parent: UIView, coveredBy child: UIView) -> Double {
    var rest = reachableArea(parent)
    let total = rest.area
    return total > 0 ? rest.take(area(child)).area / total : 0
  }

  /// Siblings that are drawn in one order and asked in the other (GE-5).
  func drawnOrders() -> [LintFinding] {
    var found: [LintFinding] = []
    for parent in views where parent.subviews.contains(where: { height($0) != 0 }) {
      let children = parent.subviews.filter { isShown($0) && takesTouches($0) }
      for (index, drawnInFront) in children.enumerated() {
        for other in children.dropFirst(index + 1) where height(drawnInFront) > height(other) {
          let area = reachableArea(drawnInFront)
          var rest = area
          let lost = rest.take(ownedBySubtree(of: other)).area
          guard lost > 1 else { continue }
          let (front, back) = (name(drawnInFront), name(other))
          found.append(
            finding(
              .drawnOrder,
              .warning,
              front,
              at: documents[front]?.properties.location(of: .layer),
              """
              \(name: front) is drawn in front of \(name: back) by its zPosition, but \(name: back) is later among the \
              subviews and takes \(strong: Self.percent(lost / area.area)) of it.
              """,
              fix: LayoutChange.bringToFront(front).text
            )
          )
        }
      }
    }
    return found
  }

  private func height(_ view: UIView) -> Double { view.layerIfLoaded.map { Double($0.zPosition) } ?? 0 }
}
