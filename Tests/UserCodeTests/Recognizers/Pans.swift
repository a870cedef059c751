import CoreGraphics
import UIKit

enum PanAxis {
  case vertical
  case horizontal
}

/// Gives up as soon as the finger is faster along the other axis.
class AxisPanGestureRecognizer: UIPanGestureRecognizer {
  let axis: PanAxis

  init(axis: PanAxis, target: Any? = nil, action: Selector? = nil) {
    self.axis = axis
    super.init(target: target, action: action)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let velocity = self.velocity(in: view)
    switch axis {
    case .horizontal where abs(velocity.y) > abs(velocity.x): state = .cancelled
    case .vertical where abs(velocity.x) > abs(velocity.y): state = .cancelled
    default: break
    }
  }
}

/// Starts downwards only; may turn back later.
class DownPanGestureRecognizer: UIPanGestureRecognizer {
  private var isDragging = false
  private var sum = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, !isDragging, let touch = touches.first else { return }
    sum += Int(touch.location(in: view).y - touch.previousLocation(in: view).y)
    if sum < 0 {
      state = .failed
    } else if sum > 0 {
      isDragging = true
    }
  }

  override func reset() {
    super.reset()
    isDragging = false
    sum = 0
  }
}

/// Remembers the outermost vertical scroll view around the touch.
class OuterScrollGestureRecognizer: UIGestureRecognizer {
  private(set) weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    var responder: UIResponder? = event.allTouches?.first?.view
    scrollView = nil
    while let current = responder {
      if let candidate = current as? UIScrollView, candidate.scrollsVerticallyOnly { scrollView = candidate }
      responder = current.next
    }
  }
}

extension UIScrollView {
  fileprivate var scrollsVerticallyOnly: Bool {
    let room = bounds.size
    let insets = adjustedContentInset
    return contentSize.height > room.height - insets.top - insets.bottom
      && contentSize.width <= room.width - insets.left - insets.right
  }
}
