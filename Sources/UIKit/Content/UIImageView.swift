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

  /// As large as nothing: pictures are names here.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
