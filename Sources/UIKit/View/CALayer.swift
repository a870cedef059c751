public import Foundation

/// The looks of a view, and its anchor point.
///
/// No influence on hit testing but by the anchor (GE-4, GE-5).
@preconcurrency @MainActor
open class CALayer: NSObject {
  private final weak var view: UIView?

  /// A fraction of the bounds: what `transform` turns about and `position` names.
  open var anchorPoint: CGPoint {
    get { view?.storedAnchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { view?.setAnchorPoint(newValue) }
  }

  /// Where the anchor point lies in the superview.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  open var opacity: Float {
    get { view?.opacity ?? 1 }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// Changes what is drawn in front, not what is asked first (GE-5).
  open var zPosition: CGFloat = 0 { didSet { view?.appearanceDidChange() } }

  /// Points.
  ///
  /// Does not shape the touch area (GE-4).
  open var cornerRadius: CGFloat = 0 { didSet { view?.appearanceDidChange() } }

  open var borderWidth: CGFloat = 0 { didSet { view?.appearanceDidChange() } }
  open var borderColor: CGColor? { didSet { view?.appearanceDidChange() } }
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  init(view: UIView) {
    self.view = view
    super.init()
  }

  open func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }

  open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }
}
