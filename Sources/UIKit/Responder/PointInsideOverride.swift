package import Foundation

/// What an overridden `point(inside:with:)` answers, in the bounds coordinates of the view (HT-17).
package enum PointInsideOverride: Hashable, Sendable {
  case always
  case never
  /// The bounds with each edge moved inwards; negative insets enlarge the area.
  case inset(UIEdgeInsets)
  /// The ellipse that touches the middle of each edge of the bounds.
  case ellipse
  case path(CGPath)

  package func contains(_ point: CGPoint, in bounds: CGRect) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .inset(let insets): return bounds.inset(by: insets).contains(point)
    case .ellipse:
      guard bounds.width > 0, bounds.height > 0 else { return false }
      let x = (point.x - bounds.midX) / (bounds.width / 2)
      let y = (point.y - bounds.midY) / (bounds.height / 2)
      return x * x + y * y <= 1
    case .path(let path): return path.contains(point)
    }
  }
}
