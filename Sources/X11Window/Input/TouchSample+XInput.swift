import CX11

extension TouchSample {
  /// What a touch event says, or nil when it is none.
  ///
  /// Pressure and radius are nil when the event does not carry them: a driver may send only what changed.
  ///
  /// - Parameters:
  ///   - event: a touch event of XInput 2.2 or later.
  ///   - source: the device in `sourceid`, for the meaning of its axes.
  ///   - screenWidth: width of the screen in pixels, over which the device's horizontal axis is spread.
  ///   - time: when it happened.
  init?(_ event: XIDeviceEvent, source: InputDevice?, screenWidth: Int, time: EventTime) {
    switch XInputEventType(rawValue: event.evtype) {
    case .touchBegin: phase = .began
    case .touchUpdate: phase = .moved
    case .touchEnd: phase = .ended
    default: return nil
    }
    device = Int(event.sourceid)
    touch = UInt32(truncatingIfNeeded: event.detail)
    position = event.position
    self.time = time
    pressure = source?.pressureAxis.flatMap { axis in
      event.valuator(axis.number).flatMap { axis.normalized($0) }
    }
    majorRadius = source?.majorAxis.flatMap { axis in
      guard let diameter = event.valuator(axis.number), let across = source?.horizontalAxis,
        across.maximum > across.minimum
      else { return nil }
      return max(diameter, 0) / 2 * Double(screenWidth) / (across.maximum - across.minimum)
    }
  }
}
