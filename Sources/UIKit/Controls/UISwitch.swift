import Foundation

/// On or off, changed by a tap on it or by dragging its knob across (CT-16).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false { didSet { if isOn != oldValue { appearanceDidChange() } } }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// Where the tracked finger came down, and where the knob's centre was then; points.
  private var grip: (finger: CGFloat, knob: CGFloat)?

  /// The knob was dragged across: the lift changes nothing more.
  private var wasDragged = false

  /// Sends no event (CT-15).
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var refusesTapsOfAncestors: Bool { true }

  override func refusesDrag(of gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let grip, isTracking else { return false }
    return abs(grip.finger - grip.knob) <= knobRadius && isSidewaysDrag(gestureRecognizer)
  }

  private var knobRadius: CGFloat { min(bounds.height, bounds.width) / 2 }

  private var knobCenter: CGFloat { isOn ? bounds.maxX - knobRadius : bounds.minX + knobRadius }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    grip = (touch.location(in: self).x, knobCenter)
    wasDragged = false
    return true
  }

  /// A finger on the knob takes it along; past the middle, the value changes at once.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    guard let grip, abs(grip.finger - grip.knob) <= knobRadius else { return true }
    let isBeyond = grip.knob + touch.location(in: self).x - grip.finger > bounds.midX
    guard isBeyond != isOn else { return true }
    wasDragged = true
    isOn = isBeyond
    sendValueChanged()
    return true
  }

  /// After touchUpInside (reading 11b.50).
  override func didReceiveTouchUpInside() {
    guard !wasDragged else { return }
    isOn.toggle()
    sendValueChanged()
  }
}
