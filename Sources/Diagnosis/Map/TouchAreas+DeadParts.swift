import Foundation
import Traces
import UIKit

/// What can be seen of a view beyond the views around it, where no touch arrives (GE-3).
extension TouchAreas {
  /// A part of a view that is drawn outside an ancestor.
  struct Outside {
    let view: UIView
    let ancestor: UIView
    let pieces: [MapPiece]
    let share: Double
  }

  /// Of nested ones that hang out, the outermost.
  func deadParts() -> [Outside] {
    var found: [Outside] = []
    for view in views where isInteractive(view) && !(view is UIWindow) && isShown(view) && takesTouches(view) {
      guard wayUp(view).dropFirst().contains(where: { !($0 is UIWindow) && mayReach(view, beyond: $0) }) else {
        continue
      }
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

  /// A look at the boxes, which in a layout of thousands spares nearly all the arithmetic.
  private func mayReach(_ view: UIView, beyond ancestor: UIView) -> Bool {
    guard case .rect = TouchArea(of: view), case .rect = TouchArea(of: ancestor) else { return true }
    return !overhangs(view, of: ancestor).isEmpty
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
  func overhangs(_ view: UIView, of ancestor: UIView) -> [(Double, String)] {
    var own = view.bounds
    if case .rect(let rect) = TouchArea(of: view) { own = rect }
    let (box, bounds) = (ancestor.convert(own, from: view), ancestor.bounds)
    return [
      (bounds.minY - box.minY, "above"), (box.maxX - bounds.maxX, "right of"), (box.maxY - bounds.maxY, "below"),
      (bounds.minX - box.minX, "left of"),
    ].filter { $0.0 > 0.05 }
  }
}
