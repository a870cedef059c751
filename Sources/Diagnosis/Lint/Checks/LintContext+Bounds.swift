import Foundation
import LayoutFiles
import Traces
import UIKit

/// What hangs out of the views around it.
extension LintContext {
  /// A part of a view that is drawn outside an ancestor.
  struct Outside {
    let view: UIView
    let ancestor: UIView
    let pieces: [MapPiece]
    let share: Double
  }

  /// A view of which a part is drawn outside an ancestor: no touch arrives there (GE-3).
  func childrenOutside() -> [LintFinding] {
    deadParts().map { part in
      explained.insert(ObjectIdentifier(part.view))
      return outsideFinding(part.view, part.ancestor, part.pieces, share: part.share)
    }
  }

  /// Of nested ones that hang out, the outermost.
  func deadParts() -> [Outside] {
    var found: [Outside] = []
    for view in views where isInteractive(view) && !(view is UIWindow) && isShown(view) && takesTouches(view) {
      let drawn = drawnArea(view)
      let total = drawn.area
      guard total > 0, !wayUp(view).dropFirst().contains(where: { up in found.contains { $0.view === up } }) else {
        continue
      }
      var left = drawn
      // Who is asked some other way has the point all the same.
      let elsewhere = ownedBySubtree(of: view)
      for ancestor in wayUp(view).dropFirst() where !(ancestor is UIWindow) {
        var dead = left
        remove(ancestor, from: &dead)
        _ = dead.take(elsewhere)
        guard dead.area > max(1, total * 0.01), sticksOut(view, of: ancestor) else {
          left = inside(ancestor, left)
          continue
        }
        // Of a container without size everything hangs out: that is the finding then.
        if ancestor.bounds.isEmpty { break }
        found.append(Outside(view: view, ancestor: ancestor, pieces: dead, share: dead.area / total))
        break
      }
    }
    return found
  }

  private func inside(_ ancestor: UIView, _ pieces: [MapPiece]) -> [MapPiece] {
    var outside = pieces
    remove(ancestor, from: &outside)
    var inside = pieces
    _ = inside.take(outside)
    return inside
  }

  /// A slider hangs 2 pt out of its alignment rectangle on either side: nobody aims there.
  private func sticksOut(_ view: UIView, of ancestor: UIView) -> Bool {
    let overhangs = overhangs(view, of: ancestor).map(\.0)
    return overhangs.isEmpty || overhangs.contains { $0 > 2.5 }
  }

  /// By how many points a view's touch area reaches beyond an ancestor's bounds, and where.
  private func overhangs(_ view: UIView, of ancestor: UIView) -> [(Double, String)] {
    var own = view.bounds
    if case .rect(let rect) = TouchArea(of: view) { own = rect }
    let (box, bounds) = (ancestor.convert(own, from: view), ancestor.bounds)
    return [
      (bounds.minY - box.minY, "above"), (box.maxX - bounds.maxX, "right of"), (box.maxY - bounds.maxY, "below"),
      (bounds.minX - box.minX, "left of"),
    ].filter { $0.0 > 0.05 }
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
      let inside = views.filter {
        $0 !== view && $0.isDescendant(of: view) && isInteractive($0) && isShown($0) && takesTouches($0)
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
