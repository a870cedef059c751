/// Views that differ from a plain one by name, or by a default, only: what they lay out is in the layout's frames.

/// Arranges its subviews; takes touches like any view.
@preconcurrency @MainActor
open class UIStackView: UIView {}

@preconcurrency @MainActor
open class UIVisualEffectView: UIView {}

@preconcurrency @MainActor
open class UINavigationBar: UIView {}

@preconcurrency @MainActor
open class UIToolbar: UIView {}

@preconcurrency @MainActor
open class UITabBar: UIView {}

@preconcurrency @MainActor
open class UIProgressView: UIView {}

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {}

@preconcurrency @MainActor
open class UITableViewCell: UIView {}

@preconcurrency @MainActor
open class UICollectionViewCell: UIView {}

/// Lets scrolling take touches even from buttons (SV-6).
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    overrides?.touchesShouldCancel?(view) ?? true
  }
}

/// Lets scrolling take touches even from buttons (SV-6).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    overrides?.touchesShouldCancel?(view) ?? true
  }
}
