import Foundation
package import UIKit

extension Words {
  /// Why a view let the point in or turned it away, in a few words for a row.
  package func verdict(_ visit: HitTestVisit) -> String {
    switch visit.verdict {
    case .hit: "takes the touch"
    case .inside: "asks subviews, last first"
    case .passedThrough: "answers nil for itself"
    case .outside(let gap, let isCustom): Self.gap(gap) ?? (isCustom ? "point(inside:) says no" : "outside")
    case .hidden: "isHidden"
    case .transparent(let alpha): "alpha \(alphaText(alpha)) < \(alphaLimit)"
    case .interactionDisabled: "interaction off"
    case .disabledControl: "isEnabled is false"
    case .animating: "animating"
    case .notInvertible: "transform flattens it"
    case .notAsked(let inFront, let contains): contains ? "behind \(name(inFront))" : "not asked"
    }
  }

  /// The same as part of a sentence about the view.
  ///
  /// `asked` is how many of its subviews were asked, `skipped` how many were not since the view turned the point away.
  package func reason(_ visit: HitTestVisit, asked: Int = 0, skipped: Int = 0) -> String {
    let rest = skipped > 0 ? "; \(Self.count(skipped, "child", "children")) skipped" : ""
    switch visit.verdict {
    case .hit:
      return asked == 0
        ? "contains the point, has no subviews: takes the touch"
        : "contains the point, none of its subviews takes it: takes the touch"
    case .inside: return "contains the point, asks its subviews from last to first"
    case .passedThrough: return "contains the point, but its hitTest answers nil for itself"
    case .outside(let gap, let isCustom):
      let place = Self.longGap(gap)
      if let place, !isCustom { return "the point is \(place)" + rest }
      return "its point(inside:) says no" + (place.map { ", the point is \($0)" } ?? "") + rest
    case .hidden: return "isHidden is true: skipped" + rest
    case .transparent(let alpha):
      return "alpha is \(alphaText(alpha)), below \(alphaLimit): skipped with its subtree"
    case .interactionDisabled: return "isUserInteractionEnabled is false: skipped" + rest
    case .disabledControl: return "isEnabled is false: a disabled control takes no touches"
    case .animating: return "an animation without allowUserInteraction is running: skipped" + rest
    case .notInvertible: return "its transform flattens it, so no point can be inside: skipped" + rest
    case .notAsked(let inFront, let contains):
      return contains
        ? "contains the point, but \(name(inFront)) is in front of it"
        : "not asked, since \(name(inFront)) answered first"
    }
  }

  private func alphaText(_ alpha: Float) -> String {
    Self.alpha(Double(alpha), below: behavior.minimumHitTestAlpha)
  }

  private var alphaLimit: String {
    Self.limit(seconds: behavior.minimumHitTestAlpha).replacing(" s", with: "")
  }

  /// How far the finger is from a rectangle and on which side: `97 pt above`; nil when it is inside.
  package static func gap(_ gap: CGVector) -> String? {
    let parts = sides(gap).map { "\(points($0.distance)) \($0.side)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// `97 pt above its top edge`.
  package static func longGap(_ gap: CGVector) -> String? {
    let parts = sides(gap).map { "\(points($0.distance)) \($0.preposition) its \($0.edge) edge" }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  private struct Side {
    let distance: Double
    let side: String
    let preposition: String
    let edge: String
  }

  /// The vertical side first, as rows of lists are read.
  private static func sides(_ gap: CGVector) -> [Side] {
    var sides: [Side] = []
    if gap.dy < 0 { sides.append(Side(distance: -gap.dy, side: "above", preposition: "above", edge: "top")) }
    if gap.dy > 0 { sides.append(Side(distance: gap.dy, side: "below", preposition: "below", edge: "bottom")) }
    if gap.dx < 0 { sides.append(Side(distance: -gap.dx, side: "left", preposition: "left of", edge: "left")) }
    if gap.dx > 0 { sides.append(Side(distance: gap.dx, side: "right", preposition: "right of", edge: "right")) }
    return sides
  }
}
