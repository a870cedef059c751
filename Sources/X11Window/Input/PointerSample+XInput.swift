import CX11

extension PointerSample {
  /// What a pointer event says; nil for other events, for those emulated from a touch, and for wheel buttons.
  init?(_ event: XIDeviceEvent, time: EventTime) {
    guard !event.isEmulated else { return nil }
    let button = Int(event.detail)
    switch XInputEventType(rawValue: event.evtype) {
    case .motion: action = .moved
    case .buttonPress where !ScrollSample.wheelButtons.contains(button): action = .pressed(button: button)
    case .buttonRelease where !ScrollSample.wheelButtons.contains(button): action = .released(button: button)
    default: return nil
    }
    device = Int(event.sourceid)
    position = event.position
    modifiers = event.modifiers
    self.time = time
  }
}

extension ScrollSample {
  /// The buttons that a wheel without smooth scrolling presses: up, down, left, right.
  static let wheelButtons = 4...7

  /// One detent for a press of a wheel button; nil for other buttons.
  init?(
    wheelButton button: Int,
    device: Int,
    position: PixelPoint,
    modifiers: ModifierKeys,
    time: EventTime
  ) {
    switch button {
    case 4: (deltaX, deltaY) = (0, -1)
    case 5: (deltaX, deltaY) = (0, 1)
    case 6: (deltaX, deltaY) = (-1, 0)
    case 7: (deltaX, deltaY) = (1, 0)
    default: return nil
    }
    self.device = device
    self.position = position
    self.modifiers = modifiers
    self.time = time
  }
}
