import UIKit

/// Recognises at once.
class TouchDownGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .recognized }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// A tick: down to the right, then up to the right, with one finger.
class TickGestureRecognizer: UIGestureRecognizer {
  private enum Part {
    case nothing, downstroke, upstroke
  }

  private var part = Part.nothing
  private var corner = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches != 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    let now = touch.location(in: view), before = touch.previousLocation(in: view)
    guard now.x >= before.x else {
      state = .failed
      return
    }
    switch part {
    case .nothing where now.y > before.y:
      part = .downstroke
    case .downstroke where now.y < before.y:
      corner = before
      part = .upstroke
    case .upstroke where now.y > before.y:
      state = .failed
    default:
      break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return }
    state = part == .upstroke && location(in: view).y < corner.y ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    part = .nothing
    corner = .zero
  }
}
