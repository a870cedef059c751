public import Foundation

/// An object that events can reach: the base of views, controllers, windows and the application.
///
/// Every default implementation of an event method passes the call to ``next``; overriding one without calling super
/// ends the call there (RC-11).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What a layout file says an override would do; consulted before the class's own methods.
  package var overrides: ResponderOverrides? { didSet { overridesDidChange() } }

  /// The name in traces; nil for one made from the class.
  package var elementName: String?

  /// The class shown in traces: for a layout's custom class, which is not a class here.
  package var elementClassName: String?

  /// The id in the trace of an application, once it was met there.
  var elementID: ElementID?
  var elementOwner: ObjectIdentifier?

  /// Set by the default implementations, so that the trace can tell who passed a call on.
  var didPassOn = false

  public override init() {
    super.init()
  }

  /// The next responder of the chain; nil by default (RC-1).
  ///
  /// Worked out anew at each call.
  open var next: UIResponder? { nil }

  /// The class as traces and the interface name it.
  package final var className: String { elementClassName ?? String(describing: type(of: self)) }

  /// Called after ``overrides`` was set.
  func overridesDidChange() {}

  // MARK: Events

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(ResponderCall(.touchesBegan, touches: touches, event: event))
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(ResponderCall(.touchesMoved, touches: touches, event: event))
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(ResponderCall(.touchesEnded, touches: touches, event: event))
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(ResponderCall(.touchesCancelled, touches: touches, event: event))
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(ResponderCall(.pressesBegan, presses: presses, event: event))
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(ResponderCall(.pressesChanged, presses: presses, event: event))
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(ResponderCall(.pressesEnded, presses: presses, event: event))
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(ResponderCall(.pressesCancelled, presses: presses, event: event))
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn(ResponderCall(.motionBegan, motion: motion, event: event))
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn(ResponderCall(.motionEnded, motion: motion, event: event))
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn(ResponderCall(.motionCancelled, motion: motion, event: event))
  }

  open func remoteControlReceived(with event: UIEvent?) {
    passOn(ResponderCall(.remoteControlReceived, event: event))
  }

  // MARK: Input

  /// What stands in for the keyboard; no keyboard comes up here.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIViewController? { nil }
  open func reloadInputViews() {}
  open var keyCommands: [UIKeyCommand]? { nil }

  /// That of the next responder that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The commands of the editing menu; the defaults do nothing.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  // MARK: Loading

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: First responder

  /// False by default (RC-23).
  open var canBecomeFirstResponder: Bool { overrides?.canBecomeFirstResponder ?? false }

  /// True by default (RC-23).
  open var canResignFirstResponder: Bool { overrides?.canResignFirstResponder ?? true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window, if it and the present one agree (RC-24).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Gives the role up; an override may refuse (RC-25).
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  // MARK: Actions

  /// Whether this object implements the action (RC-19).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    overrides?.implements.contains(action.name) == true || action.accepts(self)
  }

  /// The first responder from here up the chain that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    responderChain.first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: Accessibility

  /// Boxed, since most responders say nothing of themselves.
  private final var accessibilityBox: AccessibilityBox?

  private final var accessibility: AccessibilityAttributes {
    get { accessibilityBox?.attributes ?? AccessibilityAttributes() }
    set {
      if let accessibilityBox {
        accessibilityBox.attributes = newValue
      } else {
        accessibilityBox = AccessibilityBox(newValue)
      }
    }
  }

  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// Points of the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { accessibility.frame = newValue }
  }

  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
}
