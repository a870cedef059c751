import Foundation

/// On or off, changed by a tap on it (CT-16).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false { didSet { if isOn != oldValue { appearanceDidChange() } } }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// Sends no event (CT-15).
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var refusesTapsOfAncestors: Bool { true }

  /// After touchUpInside (reading 11b.50).
  override func didReceiveTouchUpInside() {
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
