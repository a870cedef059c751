import UIKit

/// A what-if about what a view overrides, said as data.
package enum OverrideKey: String, Hashable, Sendable {
  /// `hitTest` answers nil for the view itself.
  case passThrough
  /// `hitTest` is `UIView`'s.
  case ownHitTest
  /// `point(inside:with:)` is `UIView`'s.
  case ownPointInside

  package var name: String {
    switch self {
    case .passThrough: "hitTest answering nil for itself"
    case .ownHitTest: "UIView's own hitTest"
    case .ownPointInside: "UIView's own point(inside:)"
    }
  }

  /// Lets a view override so.
  @MainActor
  func make(on view: UIView) {
    var overrides = view.overrides ?? UIKit.ResponderOverrides()
    switch self {
    case .passThrough: overrides.hitTest = .passThrough
    case .ownHitTest: overrides.hitTest = nil
    case .ownPointInside: overrides.pointInside = nil
    }
    view.overrides = overrides
  }
}
