import Foundation
import LayoutFiles
import Traces
import UIKit

/// What is too small, goes nowhere or does not move.
extension LintContext {
  /// The side of a touch target that Apple's Human Interface Guidelines ask for, in points.
  private static let targetSide = 44.0

  /// Buttons, controls of one's own and tappable views that are hard to hit.
  ///
  /// Other stock controls and what is in bars have the size that UIKit gives them.
  func smallTargets() -> [LintFinding] {
    views.compactMap { view in
      let isButton = view is UIButton || type(of: view) == UIControl.self
      let isTapped = recognizers.contains {
        $0.view === view && $0.recognizer.isEnabled && $0.recognizer is UITapGestureRecognizer
      }
      guard isButton || (isTapped && !(view is UIControl)), isShown(view), takesTouches(view),
        !wayUp(view).contains(where: { $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar }),
        let size = targetSize(view), size.width > 0, size.height > 0
      else { return nil }
      let missing = CGSize(width: max(0, Self.targetSide - size.width), height: max(0, Self.targetSide - size.height))
      guard missing.width > 0.01 || missing.height > 0.01, !isHandedMore(view) else { return nil }
      let insets = [missing.height, missing.width, missing.height, missing.width].map { Words.number(-$0 / 2) }
      return finding(
        .smallTouchTarget,
        .note,
        name(view),
        """
        \(name: name(view)) takes touches on \(strong: Words.size(size)); the Human Interface Guidelines ask for 44 × 44.
        """,
        fix:
          "larger by a pointInside inset of \(insets.joined(separator: ", ")), if \(superviewName(view)) has the room"
      )
    }
  }

  /// Whether an override elsewhere gives it the touches around it.
  private func isHandedMore(_ view: UIView) -> Bool {
    guard let box = ownedBySubtree(of: view).bounds else { return false }
    return min(box.width, box.height) > Self.targetSide - 0.01
  }

  private func superviewName(_ view: UIView) -> String { view.superview.map { name($0) } ?? "the window" }

  private func targetSize(_ view: UIView) -> CGSize? {
    let box: CGRect
    switch TouchArea(of: view) {
    case .rect(let rect): box = rect
    case .polygons(let polygons):
      let points = polygons.joined()
      guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
        let bottom = points.map(\.y).max()
      else { return nil }
      box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    case .everything, .nothing, .unknown: return nil
    }
    let map = view.mapToScreen
    return CGSize(
      width: box.width * CGVector(dx: map.a, dy: map.b).length,
      height: box.height * CGVector(dx: map.c, dy: map.d).length
    )
  }

  /// Actions along the chain that no object of the file answers (RC-20).
  ///
  /// Not only the sender's own chain counts: anybody may be first responder by then.
  ///
  /// A file of somebody else's does not tell what its controllers implement.
  func actionsToNobody() -> [LintFinding] {
    guard document.source == .native else { return [] }
    let answered = layout.responders.values.reduce(into: Set<String>()) { $0.formUnion($1.overrides?.implements ?? []) }
      .union(namedTargets)
    var found: [LintFinding] = []
    func look(_ actions: [ActionDocument], of name: String) {
      for action in actions where action.target == nil && !answered.contains(action.action) {
        found.append(
          finding(
            .actionToNobody,
            .warning,
            name,
            at: action.location,
            "\(name: name) sends \(strong: action.action) along the chain, and nobody implements it.",
            fix: "name a target, or add \"\(action.action)\" to the implements of a responder in the chain"
          )
        )
      }
    }
    for view in views { documents[name(view)].map { look($0.actions, of: $0.name) } }
    for entry in recognizers { look(entry.document.actions, of: entry.document.name) }
    return found
  }

  /// What some named target is sent, it implements.
  private var namedTargets: Set<String> {
    var all = documents.values.flatMap(\.actions)
    all += documents.values.flatMap(\.gestureRecognizers).flatMap(\.actions)
    return Set(all.filter { $0.target != nil }.map(\.action))
  }

  /// Content beyond the bounds that no scrolling reaches (SV-7).
  ///
  /// Tables, collections and text have content that a file does not show.
  func scrollViewsThatCannotScroll() -> [LintFinding] {
    views.compactMap { view in
      guard let list = view as? UIScrollView, type(of: list) == UIScrollView.self, list.isScrollEnabled, isShown(list),
        !list.bounds.isEmpty
      else { return nil }
      let content = list.subviews.filter { !$0.isHidden }.reduce(CGRect.null) { $0.union($1.frame) }
      guard !content.isNull else { return nil }
      let (bounds, size, inset) = (list.bounds, list.contentSize, list.contentInset)
      let isTaller = content.maxY > bounds.height + 1 && size.height + inset.top + inset.bottom <= bounds.height
      let isWider = content.maxX > bounds.width + 1 && size.width + inset.left + inset.right <= bounds.width
      guard isTaller || isWider else { return nil }
      let needed = CGSize(
        width: isWider ? content.maxX : max(size.width, bounds.width),
        height: isTaller ? content.maxY : max(size.height, bounds.height)
      )
      let end = isTaller ? "y \(Words.number(content.maxY))" : "x \(Words.number(content.maxX))"
      return finding(
        .scrollViewCannotScroll,
        .error,
        name(list),
        at: documents[name(list)]?.properties.location(of: .contentSize),
        """
        \(name: name(list)) cannot scroll to its content, which ends at \(end): its contentSize is \
        \(strong: Words.size(size)) in bounds of \(Words.size(bounds.size)).
        """,
        fix: "\(name(list)) contentSize → \(Words.size(needed))"
      )
    }
  }
}
