public import Foundation

/// Views that differ from a plain one by name, or by a default, only: what they lay out is in the layout's frames.

/// Arranges its subviews; takes touches like any view.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the room along the axis; nothing is laid out by it.
  public enum Distribution: Int, Hashable, Sendable {
    case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views lie across the axis; nothing is laid out by it.
  public enum Alignment: Int, Hashable, Sendable {
    case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}

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
