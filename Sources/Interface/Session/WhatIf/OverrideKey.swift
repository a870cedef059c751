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
}
