public import Foundation

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
  /// UIKit's arrangements of labels; kept for source compatibility.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default` = 0, value1, value2, subtitle
  }

  /// What kind of cell it is, for a table that uses it again.
  open private(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The cell itself: there is no view between it and what is in it.
  open var contentView: UIView { self }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open var isSelected: Bool = false { didSet { if isSelected != oldValue { appearanceDidChange() } } }
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }

  /// What the cell's text label says.
  package final var text: String? { didSet { if text != oldValue { appearanceDidChange() } } }
}

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {}

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The cell itself: there is no view between it and what is in it.
  open var contentView: UIView { self }

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
