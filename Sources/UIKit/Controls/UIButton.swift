public import Foundation

/// A push button: a control that refuses its ancestors' single taps (CT-23).
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// UIKit's ready-made looks; they make no difference here.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var label: UILabel?

  package final var titleFont: UIFont? { didSet { if titleFont != oldValue { appearanceDidChange() } } }
  package final var normalImage: UIImage? {
    get { images[.normal] }
    set { setImage(newValue, for: .normal) }
  }

  open private(set) var buttonType = ButtonType.custom
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// With the action's title and an action for the primary event.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction, !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    appearanceDidChange()
  }

  /// The title of a state, or of the normal state where there is none (W24).
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    appearanceDidChange()
  }

  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  open func setImage(_ image: UIImage?, for state: State) {
    guard images[state] != image else { return }
    images[state] = image
    appearanceDidChange()
  }

  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    appearanceDidChange()
  }

  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Carries the font; it is no subview here, since it takes no touches.
  open var titleLabel: UILabel? {
    if let label { return label }
    let made = ButtonTitleLabel(button: self)
    label = made
    return made
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.inset(by: titleEdgeInsets) }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.inset(by: imageEdgeInsets) }

  override var sendsPrimaryActionOnTouchUp: Bool { true }
  override var refusesTapsOfAncestors: Bool { true }
}

/// Hands what is set on it to its button.
private final class ButtonTitleLabel: UILabel {
  private weak var button: UIButton?

  init(button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var font: UIFont? {
    get { button?.titleFont }
    set { button?.titleFont = newValue }
  }

  override var text: String? {
    get { button?.currentTitle }
    set { button?.setTitle(newValue, for: .normal) }
  }

  override var textColor: UIColor? {
    get { button?.currentTitleColor }
    set { button?.setTitleColor(newValue, for: .normal) }
  }
}
