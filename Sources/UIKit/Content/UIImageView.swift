public import Foundation

/// A picture.
///
/// Takes no touches unless interaction is switched on (HT-10).
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
