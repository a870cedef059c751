public import Foundation

/// A picture.
///
/// Takes no touches unless interaction is switched on (HT-10).
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image != oldValue { appearanceDidChange() } } }
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
