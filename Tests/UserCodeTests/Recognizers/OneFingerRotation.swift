import UIKit

/// One finger that goes round the middle of the view.
class OneFingerRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians since it began, clockwise positive.
  var rotation: CGFloat = 0

  private var tracked: UITouch?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumDistance = 200
  }

  var maximumDistance: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if tracked != nil || touches.count > 1 {
      touches.filter { $0 !== tracked }.forEach { ignore($0, for: event) }
      return
    }
    tracked = touches.first
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = tracked, touches.contains(touch), let view = view else { return }
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let now = touch.location(in: view), before = touch.previousLocation(in: view)
    if hypot(now.x - center.x, now.y - center.y) > maximumDistance {
      state = state == .possible ? .failed : .cancelled
      return
    }
    var turn = atan2(now.y - center.y, now.x - center.x) - atan2(before.y - center.y, before.x - center.x)
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    rotation += turn
    if state == .possible {
      state = .began
    } else {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    rotation = 0
    tracked = nil
  }
}
