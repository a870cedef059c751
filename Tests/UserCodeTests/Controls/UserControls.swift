import UIKit

/// Shows whether tracking has begun and not yet gone on.
class FlaggedControl: UIControl {
  var isTouched = false

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isTouched = super.beginTracking(touch, with: event)
    return isTouched
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let goesOn = super.continueTracking(touch, with: event)
    isTouched = false
    return goesOn
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isTouched = false
  }
}

/// A bar to pick a hue from, with a preview that follows the finger and a touch area larger than itself.
class HueBar: UIControl {
  private(set) var hue: CGFloat = 0
  let preview = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    backgroundColor = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 1
    layer.shadowOpacity = 0.3
    preview.isUserInteractionEnabled = false
    addSubview(preview)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    update(touch)
    sendActions(for: .touchDown)
    sendActions(for: .valueChanged)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    update(touch)
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func update(_ touch: UITouch) {
    let y = touch.location(in: self).y
    hue = min(max(y / bounds.height, 0), 1)
    if isTouchInside { preview.center = CGPoint(x: -30, y: y) }
    backgroundColor = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return super.hitTest(point, with: event) }
    guard bounds.insetBy(dx: -12, dy: -10).contains(point) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}

/// Shrinks while it is pressed.
class BouncyButton: UIButton {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    scale(to: CGAffineTransform(scaleX: 0.9, y: 0.9))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    scale(to: .identity)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    scale(to: .identity)
  }

  private func scale(to transform: CGAffineTransform) {
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.transform = transform
    }
  }
}

/// Is switched by a firm press, and by a lift after one; not by a finger that leaves.
class FirmPressSwitch: UIControl {
  private enum Stage {
    case ready, pressed, done
  }

  private(set) var isOn = false
  private var stage = Stage.ready

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, touch.maximumPossibleForce > 0 else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let place = touch.location(in: self)
    guard hypot(place.x - middle.x, place.y - middle.y) <= bounds.width / 2 + 20 else {
      stage = .ready
      return
    }
    let force = touch.force / touch.maximumPossibleForce
    switch stage {
    case .ready where force > 0.5: stage = .pressed
    case .pressed where force < 0.49:
      stage = .done
      toggle()
    case .done where force < 0.4: stage = .ready
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if stage == .pressed { toggle() }
    stage = .ready
  }

  private func toggle() {
    isOn.toggle()
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    sendActions(for: .valueChanged)
  }
}
