import Foundation

/// A value that two buttons change: with the press, and again and again while it is held (CT-16).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value = 0.0 { didSet { if value != oldValue { appearanceDidChange() } } }
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0

  /// True: an event at each step; false: one at the lift.
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  private var hasUnsentChange = false
  private var timer: Scheduler.TimerID?

  override var refusesTapsOfAncestors: Bool { true }

  /// The left half counts down, the right half up.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let step = touch.location(in: self).x < bounds.midX ? -stepValue : stepValue
    hasUnsentChange = false
    take(step)
    repeatLater(step, after: UIApplication.behavior.stepperRepeatDelay)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stopRepeating()
    if hasUnsentChange { sendValueChanged() }
    hasUnsentChange = false
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopRepeating()
  }

  private func take(_ step: Double) {
    let old = value
    value = stepped(by: step)
    guard value != old else { return }
    if isContinuous { sendValueChanged() } else { hasUnsentChange = true }
  }

  private func repeatLater(_ step: Double, after seconds: Double) {
    guard autorepeat, seconds > 0, let scheduler = window?.application?.scheduler else { return }
    timer = scheduler.schedule(at: scheduler.now.advanced(bySeconds: seconds)) { [weak self] in
      guard let self, isTracking else { return }
      if isTouchInside { take(step) }
      repeatLater(step, after: UIApplication.behavior.stepperRepeatInterval)
    }
  }

  private func stopRepeating() {
    guard let timer else { return }
    window?.application?.scheduler.cancel(timer)
    self.timer = nil
  }

  private func stepped(by step: Double) -> Double {
    let wish = value + step
    if wraps, wish > maximumValue { return minimumValue }
    if wraps, wish < minimumValue { return maximumValue }
    return min(max(wish, minimumValue), max(minimumValue, maximumValue))
  }
}
