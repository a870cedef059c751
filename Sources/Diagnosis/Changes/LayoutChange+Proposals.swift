import Foundation
import LayoutFiles
import UIKit

extension LayoutChange {
  /// What might remove a cause, the least first; whether it does is found out by running it.
  @MainActor
  static func proposals(
    against cause: WhyCause,
    for view: UIView,
    at point: CGPoint,
    in application: UIApplication
  ) -> [LayoutChange] {
    func name(_ id: ElementID) -> String { application.trace.name(id) }
    func object(_ id: ElementID) -> UIView? { application.object(for: id) as? UIView }
    let winner = application.hitTest(at: point)
    switch cause {
    case .takesTheTouch, .cameLater, .notInAWindow: return []
    case .overridden(let id): return object(id)?.overrides?.hitTest == nil ? [] : [.ownHitTest(name(id))]
    case .flag(let id, .hidden): return [.show(name(id))]
    case .flag(let id, .transparent): return [.opaque(name(id))]
    case .flag(let id, .interactionDisabled): return [.enableInteraction(name(id))]
    case .flag(let id, .disabledControl): return [.enableControl(name(id))]
    case .flag(let id, .notInvertible): return [.resetTransform(name(id))]
    case .flag: return []
    case .outside(let id, _, isCustom: true):
      return object(id)?.overrides?.pointInside == nil ? [] : [.ownPointInside(name(id))]
    case .outside(let id, _, isCustom: false):
      guard let outside = object(id), !(outside is UIWindow) else { return [] }
      return frames(of: outside, named: name(id), for: view, at: point)
    case .behind(let id, let sibling, let contains):
      // What is behind and does not contain the point would be outside next; its own place is the first thing to change.
      let order = bringToFront(name(id))
      let others = [disableInteraction(name(sibling))] + passThrough(winner, within: object(sibling), application)
      return contains ? [order] + others : others + [order]
    case .behindWindow(let id, let front):
      return [.flag(name(front), .isHidden, true), .raiseWindow(name(id), above: name(front))]
        + passThrough(winner, within: object(front), application)
    case .childWon(let child):
      return [.disableInteraction(name(child))] + passThrough(winner, within: object(child), application)
    }
  }

  /// The winner may let go of what it does not want for itself, if there is something in it that lives on.
  @MainActor
  private static func passThrough(
    _ winner: UIView?,
    within branch: UIView?,
    _ application: UIApplication
  ) -> [LayoutChange] {
    guard let winner, let branch, winner.isDescendant(of: branch), winner.overrides?.hitTest == nil,
      !winner.subviews.isEmpty, !(winner is UIControl)
    else { return [] }
    return [.passThrough(application.trace.name(application.identify(winner)))]
  }

  /// Frames that let a view's bounds contain the point: grown, round the whole target where that hangs out, or moved.
  @MainActor
  private static func frames(
    of outside: UIView,
    named name: String,
    for view: UIView,
    at point: CGPoint
  ) -> [LayoutChange] {
    guard let parent = outside.superview, outside.transform.isIdentity else { return [] }
    let old = outside.frame
    let local = parent.convert(point, from: nil)
    // Bounds are half open, so the point needs a little more than its own place (GE-1).
    var needed = CGRect(x: local.x.rounded(.down), y: local.y.rounded(.down), width: 1, height: 1)
    if view !== outside, view.isDescendant(of: outside) {
      let target = parent.convert(view.bounds, from: view)
      if target.contains(local) { needed = needed.union(target) }
    }
    let larger = grown(old, over: needed)
    // A scroll view's content moves with its bounds, and there is no other way to keep it.
    let keepsContent = larger.origin == old.origin || !(outside is UIScrollView)
    var changes: [LayoutChange] = [.frame(name, old: old, new: larger, isGrown: keepsContent)]
    let moved = CGRect(
      x: shifted(old.minX, old.width, over: needed.minX, needed.width),
      y: shifted(old.minY, old.height, over: needed.minY, needed.height),
      width: old.width,
      height: old.height
    )
    if moved.width > 0, moved.height > 0, moved.contains(local) {
      changes.append(.frame(name, old: old, new: moved, isGrown: false))
    }
    return changes
  }

  /// The least rectangle around both; `CGRect.union` takes an empty one for nothing.
  private static func grown(_ rect: CGRect, over needed: CGRect) -> CGRect {
    let (left, top) = (min(rect.minX, needed.minX), min(rect.minY, needed.minY))
    return CGRect(
      x: left,
      y: top,
      width: max(rect.maxX, needed.maxX) - left,
      height: max(rect.maxY, needed.maxY) - top
    )
  }

  private static func shifted(_ start: CGFloat, _ length: CGFloat, over other: CGFloat, _ otherLength: CGFloat)
    -> CGFloat
  {
    if other < start { return other }
    return other + otherLength > start + length ? other + otherLength - length : start
  }
}
