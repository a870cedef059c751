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
    in layout: BuiltLayout
  ) -> [LayoutChange] {
    let application = layout.application
    func name(_ id: ElementID) -> String { application.trace.name(id) }
    switch cause {
    case .takesTheTouch, .overridden, .notInAWindow: return []
    case .flag(let id, .hidden): return [.show(name(id))]
    case .flag(let id, .transparent): return [.opaque(name(id))]
    case .flag(let id, .interactionDisabled): return [.enableInteraction(name(id))]
    case .flag(let id, .disabledControl): return [.enableControl(name(id))]
    case .flag(let id, .notInvertible): return [.resetTransform(name(id))]
    case .flag: return []
    case .outside(_, _, isCustom: true): return []
    case .outside(let id, _, isCustom: false):
      guard let outside = application.object(for: id) as? UIView, !(outside is UIWindow) else { return [] }
      return frames(of: outside, named: name(id), for: view, at: point)
    case .behind(let id, let sibling, let contains):
      // What is behind and does not contain the point would be outside next; its own place is the first thing to change.
      return contains
        ? [.bringToFront(name(id)), .disableInteraction(name(sibling))]
        : [.disableInteraction(name(sibling)), .bringToFront(name(id))]
    case .behindWindow(let id, let front): return [.raiseWindow(name(id), above: name(front))]
    case .childWon(let child): return [.disableInteraction(name(child))]
    }
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
    var changes: [LayoutChange] = [.frame(name, old: old, new: grown(old, over: needed))]
    let moved = CGRect(
      x: shifted(old.minX, old.width, over: needed.minX, needed.width),
      y: shifted(old.minY, old.height, over: needed.minY, needed.height),
      width: old.width,
      height: old.height
    )
    if moved.width > 0, moved.height > 0, moved.contains(local) { changes.append(.frame(name, old: old, new: moved)) }
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
