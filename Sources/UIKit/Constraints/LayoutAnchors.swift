public import Foundation

/// A rectangle to constrain to, which is no view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, HasLayoutAnchors {
  open private(set) weak var owningView: UIView?
  open var identifier = ""

  public override init() {
    super.init()
  }

  init(of view: UIView) {
    owningView = view
    super.init()
  }

  /// The bounds of the view that it belongs to.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

/// What has edges to constrain: views and guides.
@preconcurrency @MainActor
public protocol HasLayoutAnchors: AnyObject {}

extension HasLayoutAnchors {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: HasLayoutAnchors {
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  public final var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  public final var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
  public final var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self) }

  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  public final func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
}
