import Foundation

/// A line of text to edit; becomes first responder when it is touched (RC-27, RC-28).
@preconcurrency @MainActor
open class UITextField: UIControl {
  open var text: String? { didSet { if text != oldValue { appearanceDidChange() } } }
  open var textColor: UIColor? { didSet { if textColor != oldValue { appearanceDidChange() } } }
  open var font: UIFont? { didSet { if font != oldValue { appearanceDidChange() } } }
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { appearanceDidChange() } }
  }
  open var isSecureTextEntry: Bool = false { didSet { if isSecureTextEntry != oldValue { appearanceDidChange() } } }
  open var placeholder: String? { didSet { if placeholder != oldValue { appearanceDidChange() } } }

  open weak var delegate: (any UITextFieldDelegate)?

  open override var canBecomeFirstResponder: Bool { overrides?.canBecomeFirstResponder ?? isEnabled }

  override func didReceiveTouchUpInside() { becomeFirstResponder() }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    if !wasFirst, let delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
    guard super.becomeFirstResponder() else { return false }
    if !wasFirst {
      sendActions(for: .editingDidBegin)
      delegate?.textFieldDidBeginEditing(self)
    }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    if wasFirst, let delegate, !delegate.textFieldShouldEndEditing(self) { return false }
    guard super.resignFirstResponder() else { return false }
    if wasFirst {
      sendActions(for: .editingDidEnd)
      delegate?.textFieldDidEndEditing(self)
    }
    return true
  }
}

/// Text to edit that scrolls.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  open var textColor: UIColor? { didSet { if textColor != oldValue { appearanceDidChange() } } }
  open var font: UIFont? { didSet { if font != oldValue { appearanceDidChange() } } }
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { appearanceDidChange() } }
  }
  open var isEditable = true
  open var isSelectable = true
  open var text: String? { didSet { if text != oldValue { appearanceDidChange() } } }

  open override var canBecomeFirstResponder: Bool { overrides?.canBecomeFirstResponder ?? true }
}
