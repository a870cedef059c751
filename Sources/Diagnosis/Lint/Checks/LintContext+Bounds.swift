import Foundation
import LayoutFiles
import Traces
import UIKit

/// What hangs out of the views around it.
extension LintContext {
  /// A view of which a part is drawn outside an ancestor: no touch arrives there (GE-3).
  func childrenOutside() -> [LintFinding] {
    deadParts().map { part in
      explained.insert(ObjectIdentifier(part.view))
      return outsideFinding(part.view, part.ancestor, part.pieces, share: part.share)
    }
  }

  private func outsideFinding(_ view: UIView, _ ancestor: UIView, _ dead: [MapPiece], share: Double) -> LintFinding {
    let (name, around) = (name(view), name(ancestor))
    let sides = overhangs(view, of: ancestor).map { "\(Words.points($0.0)) \($0.1)" }
    let how = sides.isEmpty ? "outside the area of" : sides.joined(separator: " and ")
    // An area made larger than the view is often cut by what is around it; nothing that can be seen is dead then.
    let isOnlyMargin = ancestor.bounds.contains(ancestor.convert(view.bounds, from: view))
    let fix = dead.insidePoint.flatMap { remedy(view, at: $0) }
    return finding(
      .childOutsideAncestor,
      share > 0.995 ? .error : isOnlyMargin ? .note : .warning,
      name,
      "\(name: name) reaches \(strong: how) \(name: around): \(strong: Self.percent(share)) of it takes no touch.",
      fix: fix ?? "grow \(around) around \(name), or let its point(inside:with:) contain it"
    )
  }

  /// A view without area that has something in it for touches (HT-2).
  func zeroSizeContainers() -> [LintFinding] {
    var found: [LintFinding] = []
    var reported: [UIView] = []
    for view in views where view.bounds.isEmpty && view.overrides?.pointInside == nil && isShown(view) {
      if reported.contains(where: { view.isDescendant(of: $0) }) { continue }
      let inside = subtree(of: view).dropFirst().filter {
        isInteractive($0) && isShown($0) && takesTouches($0)
          && !drawnArea($0).isEmpty && ownedBySubtree(of: $0).isEmpty
      }
      guard !inside.isEmpty else { continue }
      reported.append(view)
      for content in inside { explained.insert(ObjectIdentifier(content)) }
      let content = view.subviews.reduce(CGRect.null) { $0.union($1.frame) }
      found.append(
        finding(
          .zeroSizeContainer,
          .error,
          name(view),
          """
          \(name: name(view)) is \(strong: Words.size(view.bounds.size)) and contains nothing, so \
          \(Self.list(inside.map { name($0) })) in it \(inside.count == 1 ? "takes" : "take") no touch.
          """,
          fix:
            "give \(name(view)) the size of its content, \(Words.size(CGSize(width: content.maxX, height: content.maxY)))"
        )
      )
    }
    return found
  }
}
