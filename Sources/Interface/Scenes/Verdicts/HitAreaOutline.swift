import Foundation
import UIKit

/// Where a view's own `point(inside:with:)` says yes, if that is another area than its bounds (HT-17).
@MainActor
struct HitAreaOutline {
  /// In the view's bounds coordinates.
  let path: CGPath

  /// nil for the bounds, for all points and for none.
  init?(_ view: UIView) {
    switch view.overrides?.pointInside {
    case nil, .always?, .never?: return nil
    case .inset(let insets)?:
      let area = view.bounds.inset(by: insets)
      guard area != view.bounds, area.width > 0, area.height > 0 else { return nil }
      path = CGPath(rect: area)
    case .ellipse?: path = CGPath(ellipseIn: view.bounds)
    case .path(let shape)?: path = shape
    }
    guard path.boundingBox.hasFiniteCorners else { return nil }
  }
}
