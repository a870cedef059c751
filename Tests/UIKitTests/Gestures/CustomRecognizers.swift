import Foundation
import UIKit

/// Recognizes with the first finger down.
final class ImmediateRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .recognized
  }
}

/// A stroke down to the right, then up to the right; one finger.
final class CheckmarkRecognizer: UIGestureRecognizer {
  private enum Stroke {
    case none, down, up
  }

  private var stroke = Stroke.none
  private var trackedTouch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouch == nil, touches.count == 1, let touch = touches.first else {
      for touch in touches where touch !== trackedTouch { ignore(touch, for: event) }
      return
    }
    trackedTouch = touch
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state != .failed, let touch = trackedTouch, touches.contains(touch) else { return }
    let now = touch.location(in: nil)
    let before = touch.previousLocation(in: nil)
    guard now.x >= before.x else {
      state = .failed
      return
    }
    switch stroke {
    case .none, .down: stroke = now.y > before.y ? .down : (stroke == .down ? .up : .none)
    case .up: if now.y > before.y { state = .failed }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    state = stroke == .up ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    stroke = .none
    trackedTouch = nil
  }
}

/// A pan that gives up as soon as it has begun along the wrong axis.
final class DirectionLockedPan: UIPanGestureRecognizer {
  enum Axis {
    case horizontal, vertical
  }

  private let axis: Axis

  init(axis: Axis) {
    self.axis = axis
    super.init(target: nil, action: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let speed = velocity(in: nil)
    switch axis {
    case .horizontal: if abs(speed.y) > abs(speed.x) { state = .cancelled }
    case .vertical: if abs(speed.x) > abs(speed.y) { state = .cancelled }
    }
  }
}

/// A pan that must start downwards; later it may turn back.
final class DownwardPan: UIPanGestureRecognizer {
  private var isDragging = false
  private var travelled = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, !isDragging, let touch = touches.first else { return }
    travelled += Int(touch.location(in: nil).y) - Int(touch.previousLocation(in: nil).y)
    if travelled == 0 { return }
    if travelled < 0 { state = .failed } else { isDragging = true }
  }

  override func reset() {
    super.reset()
    isDragging = false
    travelled = 0
  }
}

/// A press from the first moment, which a lift outside the view makes void.
final class CheckboxPress: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let view, let touch = touches.first, !view.bounds.contains(touch.location(in: view)) { state = .failed }
    super.touchesEnded(touches, with: event)
  }
}

/// Watches every touch, decides nothing and stands in nobody's way.
final class TouchWatcher: UIGestureRecognizer, UIGestureRecognizerDelegate {
  private(set) var reports: [String] = []

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesBegan = false
    delaysTouchesEnded = false
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { reports.append("began \(touches.count)") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { reports.append("moved \(touches.count)") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { reports.append("ended \(touches.count)") }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Wishes for the states of a list, some at each call of one of its event methods.
final class ScriptedRecognizer: UIGestureRecognizer {
  var wishes: [[State]] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { wish() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { wish() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { wish() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { wish() }

  private func wish() {
    guard !wishes.isEmpty else { return }
    for wish in wishes.removeFirst() { state = wish }
  }
}
