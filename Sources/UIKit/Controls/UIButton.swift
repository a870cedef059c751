public import Foundation

/// A push button: a control that refuses its ancestors' single taps (CT-23).
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var titles: [State: String] = [:]

  package final var titleFont: UIFont? { didSet { if titleFont != oldValue { appearanceDidChange() } } }
  package final var normalImage: UIImage? { didSet { if normalImage != oldValue { appearanceDidChange() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    appearanceDidChange()
  }

  /// The title of a state, or of the normal state where there is none (W24).
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  open var currentTitle: String? { title(for: state) }

  override var sendsPrimaryActionOnTouchUp: Bool { true }
  override var refusesTapsOfAncestors: Bool { true }
}
