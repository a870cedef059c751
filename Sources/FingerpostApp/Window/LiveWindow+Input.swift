import Foundation
import Interface
import UIKit
import X11Window

/// From values of the X layer to the interface's own.
extension LiveWindow {
  /// Fingers of touch devices count from 1; the mouse is a finger that no device has.
  private static let mouseFinger: Int32 = 1_000

  /// Logical pixels for one detent of the wheel.
  private static let wheelStep = 48.0

  /// Hands events on in order; true when the server is gone.
  func take(_ events: [WindowEvent]) -> Bool {
    for event in events {
      if isFinger(event) { hasHeardFingers = true } else { root.tellHeldChanges() }
      switch event {
      case .touch(let sample): take(sample)
      case .pointer(let sample): take(sample)
      case .scroll(let sample):
        setModifiers(sample.modifiers)
        root.wheel(
          by: CGVector(dx: sample.deltaX * Self.wheelStep, dy: sample.deltaY * Self.wheelStep),
          at: point(sample.position),
          zooming: sample.modifiers.contains(.control)
        )
      case .key(let sample): take(sample)
      case .pointerLeft:
        pointer = nil
        root.pointerLeft()
      case .resized(let size): resize(to: size)
      case .exposed(let rect): window.present(damage: [rect])
      case .closeRequested: quit()
      case .pasted(let selection, let text): if selection == .clipboard || text != nil { root.paste(text) }
      case .settingsChanged(let settings): settingsChanged(settings)
      case .dragMoved(let hasFiles): root.showDropOffer(hasFiles ? .opens : .refuses)
      case .dragEnded: root.showDropOffer(nil)
      case .dropped(let files): open(files)
      case .deviceRemoved: session.say("A pointing device was removed; its fingers were cancelled")
      case .connectionLost: return true
      case .pointerEntered, .focusChanged, .deviceChanged, .visibilityChanged: break
      }
    }
    updateCursor()
    return false
  }

  /// Whether an event is only a finger's, which everything but the fingers' marks may hear of later.
  private func isFinger(_ event: WindowEvent) -> Bool {
    switch event {
    case .touch: true
    case .pointer(let sample): sample.action == .moved && mouseIsDown
    default: false
    }
  }

  private func point(_ position: PixelPoint) -> CGPoint {
    CGPoint(x: position.x / scale, y: position.y / scale)
  }

  // MARK: Fingers

  private func take(_ sample: DeviceTouchSample) {
    let key = DeviceFinger(device: sample.device, touch: sample.touch)
    let finger: Int32
    let phase: UITouch.Phase
    switch sample.phase {
    case .began:
      finger = (1...).first { number in !fingers.values.contains(number) } ?? 1
      fingers[key] = finger
      phase = .began
    case .moved:
      guard let known = fingers[key] else { return }
      finger = known
      phase = .moved
    case .ended, .cancelled:
      guard let known = fingers.removeValue(forKey: key) else { return }
      finger = known
      phase = sample.phase == .ended ? .ended : .cancelled
      if phase == .cancelled {
        session.say("Finger \(finger) was taken away: another program has it, or its device is gone")
      }
    }
    root.touchAhead(
      [
        UIKit.TouchSample(
          finger: finger,
          phase: phase,
          location: point(sample.position),
          force: sample.pressure ?? 0,
          type: .direct,
          device: "touchscreen"
        )
      ],
      at: clock.instant(ofMonotonic: sample.time.arrival)
    )
  }

  /// Takes away what is down in an interface that is no longer shown.
  func letGo(of root: InterfaceRoot) {
    let held = fingers.values.sorted() + (mouseIsDown ? [Self.mouseFinger] : [])
    fingers.removeAll()
    (mouseIsDown, panPoint, middlePress) = (false, nil, nil)
    root.pointerLeft()
    guard !held.isEmpty else { return }
    root.touch(held.map { UIKit.TouchSample(finger: $0, phase: .cancelled, location: .zero) }, at: clock.now)
  }

  // MARK: Mouse

  private func take(_ sample: PointerSample) {
    let place = point(sample.position)
    pointer = place
    switch sample.action {
    case .pressed(button: 1):
      mouseIsDown = true
      setModifiers(sample.modifiers)
      send(.began, place, sample)
    case .released(button: 1):
      guard mouseIsDown else { return }
      mouseIsDown = false
      send(.ended, place, sample)
    case .pressed(button: 2):
      panPoint = place
      middlePress = place
      setModifiers(sample.modifiers)
    case .pressed(button: 3): root.secondaryClick(at: place)
    case .released(button: 2):
      panPoint = nil
      if let press = middlePress { root.middleClick(at: press) }
    case .moved:
      if let last = panPoint {
        // A hand is not still while it clicks.
        if let press = middlePress, hypot(place.x - press.x, place.y - press.y) > 4 { middlePress = nil }
        if middlePress == nil {
          root.panCanvas(by: CGVector(dx: place.x - last.x, dy: place.y - last.y))
          panPoint = place
        }
      }
      guard mouseIsDown else { return root.pointerMoved(to: place) }
      setModifiers(sample.modifiers)
      send(.moved, place, sample)
    case .pressed, .released: break
    }
  }

  private func setModifiers(_ keys: ModifierKeys) {
    root.setModifiers(control: keys.contains(.control), shift: keys.contains(.shift))
  }

  private func send(_ phase: UITouch.Phase, _ place: CGPoint, _ sample: PointerSample) {
    root.touchAhead(
      [
        UIKit.TouchSample(
          finger: Self.mouseFinger,
          phase: phase,
          location: place,
          type: .indirectPointer,
          device: "mouse"
        )
      ],
      at: clock.instant(ofMonotonic: sample.time.arrival)
    )
  }

  // MARK: Keys

  private func take(_ sample: KeySample) {
    guard sample.isPressed else {
      if let key = KeyPress(sample) { root.release(key) }
      return
    }
    guard !sample.modifiers.contains(.alt), !sample.modifiers.contains(.super) else { return }
    _ = root.press(
      KeyPress(sample),
      isRepeat: sample.isRepeat,
      typing: sample.modifiers.contains(.control) ? "" : sample.text
    )
  }
}
