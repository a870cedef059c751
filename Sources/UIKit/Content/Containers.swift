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
open class UIPickerView: UIView {}

@preconcurrency @MainActor
open class UISearchBar: UIView {
  open var text: String? { didSet { if text != oldValue { appearanceDidChange() } } }
  open var placeholder: String? { didSet { if placeholder != oldValue { appearanceDidChange() } } }
}

@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0 { didSet { if progress != oldValue { appearanceDidChange() } } }
}

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    appearanceDidChange()
  }

  open func stopAnimating() {
    isAnimating = false
    appearanceDidChange()
  }
}

@preconcurrency @MainActor
open class UITableViewCell: UIView {
  open var isSelected: Bool = false { didSet { if isSelected != oldValue { appearanceDidChange() } } }
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }

  /// What the cell's text label says.
  package final var text: String? { didSet { if text != oldValue { appearanceDidChange() } } }
}

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {}

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open var isSelected: Bool = false { didSet { if isSelected != oldValue { appearanceDidChange() } } }
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }
}

/// Lets scrolling take touches even from buttons (SV-6).
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  open var allowsSelection = true

  open override func touchesShouldCancel(in view: UIView) -> Bool {
    overrides?.touchesShouldCancel?(view) ?? true
  }
}

/// Lets scrolling take touches even from buttons (SV-6).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open var allowsSelection = true

  open override func touchesShouldCancel(in view: UIView) -> Bool {
    overrides?.touchesShouldCancel?(view) ?? true
  }
}
