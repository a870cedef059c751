public import Foundation

/// Text.
///
/// Takes no touches unless interaction is switched on (HT-10).
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
  open var textColor: UIColor? { didSet { if textColor != oldValue { setNeedsDisplay() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
