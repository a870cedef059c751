package import UIKit

extension UIView {
  /// The enabled recognizers that are offered a touch in this view: its own, then those of the views around it (GT-1).
  ///
  /// Delegates and the recognizers' own rules may still refuse it.
  package var offeredRecognizers: [UIGestureRecognizer] {
    sequence(first: self) { $0.superview }.flatMap { ($0.gestureRecognizers ?? []).filter(\.isEnabled) }
  }
}
