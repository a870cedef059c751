import CX11

/// Turns the absolute values of scroll axes into distances.
struct ScrollTracker: Sendable {
  private struct AxisID: Hashable {
    let device: Int
    let axis: Int
  }

  private var latest: [AxisID: Double] = [:]

  /// Takes over where a device's axes are now: they also move while the pointer is in other windows.
  mutating func reset(to device: InputDevice) {
    for axis in device.scrollAxes {
      latest[AxisID(device: device.id, axis: axis.number)] = device.axes.first { $0.number == axis.number }?.value
    }
  }

  mutating func forget(device: Int) {
    latest = latest.filter { $0.key.device != device }
  }

  /// How far a motion event scrolled, in detents; nil when it did not.
  ///
  /// The motion that the server derives from a wheel button only moves the axis: the button itself is the scroll.
  mutating func scroll(_ event: XIDeviceEvent, source: InputDevice) -> (x: Double, y: Double)? {
    var distance = (x: 0.0, y: 0.0)
    for axis in source.scrollAxes where axis.increment != 0 {
      guard let value = event.valuator(axis.number) else { continue }
      let id = AxisID(device: source.id, axis: axis.number)
      if let previous = latest.updateValue(value, forKey: id) {
        let detents = (value - previous) / axis.increment
        if axis.isVertical { distance.y += detents } else { distance.x += detents }
      }
    }
    guard !event.isEmulated, distance.x != 0 || distance.y != 0 else { return nil }
    return distance
  }
}
