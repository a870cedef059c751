public import Foundation

/// Text.
///
/// Takes no touches unless interaction is switched on (HT-10).
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
  open var textColor: UIColor? { didSet { if textColor != oldValue { appearanceDidChange() } } }
  open var font: UIFont? { didSet { if font != oldValue { appearanceDidChange() } } }
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { appearanceDidChange() } }
  }
  open var numberOfLines: Int = 1 { didSet { if numberOfLines != oldValue { appearanceDidChange() } } }
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }

  /// A disabled label looks dimmed; it takes no touches anyway.
  open var isEnabled: Bool = true { didSet { if isEnabled != oldValue { appearanceDidChange() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
