public import Foundation

/// A value between two ends, dragged by its thumb: tracking begins only there (CT-16).
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var minimumValue: Float = 0 { didSet { appearanceDidChange() } }
  open var maximumValue: Float = 1 { didSet { appearanceDidChange() } }

  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// True: an event at each move; false: one at the lift.
  open var isContinuous = true

  private var storedValue: Float = 0

  /// How far the finger is from the thumb's centre while it tracks; points.
  private var grip: CGFloat = 0
  private var hasUnsentChange = false

  /// Kept between the ends; setting it sends no event (CT-15).
  open var value: Float {
    get { storedValue }
    set {
      let limited = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      guard limited != storedValue else { return }
      storedValue = limited
      appearanceDidChange()
    }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The line along which the thumb's centre moves.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  /// The thumb for a value, in the slider's coordinates.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side: CGFloat = min(31, bounds.height)
    let span = maximumValue - minimumValue
    let fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + fraction * (rect.width - side),
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
  }

  /// Where the thumb is now.
  package final var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  override func refusesDrag(of gestureRecognizer: UIGestureRecognizer) -> Bool {
    isTracking && isSidewaysDrag(gestureRecognizer)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let point = touch.location(in: self)
    guard thumbRect.contains(point) else { return false }
    grip = point.x - thumbRect.midX
    hasUnsentChange = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let track = trackRect(forBounds: bounds)
    let travel = track.width - thumbRect.width
    guard travel > 0 else { return true }
    let position = touch.location(in: self).x - grip - thumbRect.width / 2 - track.minX
    let old = value
    value = minimumValue + Float(position / travel) * (maximumValue - minimumValue)
    guard value != old else { return true }
    if isContinuous {
      sendValueChanged()
    } else {
      hasUnsentChange = true
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if hasUnsentChange { sendValueChanged() }
    hasUnsentChange = false
  }
}
