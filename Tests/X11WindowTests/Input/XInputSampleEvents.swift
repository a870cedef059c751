import CX11

@testable import X11Window

/// XInput events built field by field, as the server would send them.
///
/// The valuator memory lives as long as the call of `body`.
func withXInputEvent(
  _ type: XInputEventType,
  source: Int = 12,
  detail: Int = 0,
  at position: (Double, Double) = (0, 0),
  time: UInt = 1_000,
  flags: Int32 = 0,
  modifiers: Int32 = 0,
  valuators: [Int: Double] = [:],
  _ body: (XIDeviceEvent) -> Void
) {
  var event = XIDeviceEvent()
  event.evtype = type.rawValue
  event.deviceid = 2
  event.sourceid = Int32(source)
  event.detail = Int32(detail)
  (event.event_x, event.event_y) = position
  event.time = time
  event.flags = flags
  event.mods.effective = modifiers
  var mask: [UInt8] = [0, 0]
  for number in valuators.keys { mask[number / 8] |= 1 << UInt8(number % 8) }
  var values = valuators.sorted { $0.key < $1.key }.map(\.value)
  mask.withUnsafeMutableBufferPointer { maskBuffer in
    values.withUnsafeMutableBufferPointer { valueBuffer in
      event.valuators.mask_len = Int32(maskBuffer.count)
      event.valuators.mask = maskBuffer.baseAddress
      event.valuators.values = valueBuffer.baseAddress
      body(event)
    }
  }
}

extension EventTranslator {
  /// Handles one event built as above, and gives what came of it.
  mutating func feed(
    _ type: XInputEventType,
    source: Int = 12,
    detail: Int = 0,
    at position: (Double, Double) = (0, 0),
    time: UInt = 1_000,
    flags: Int32 = 0,
    modifiers: Int32 = 0,
    valuators: [Int: Double] = [:]
  ) -> [WindowEvent] {
    var copy = self
    withXInputEvent(
      type,
      source: source,
      detail: detail,
      at: position,
      time: time,
      flags: flags,
      modifiers: modifiers,
      valuators: valuators
    ) { copy.handle($0, arrival: 7) }
    self = copy
    return takeBatch()
  }
}

extension InputDevice {
  /// A touchscreen with a pressure axis from 0 to 200 and a contact diameter in units of the horizontal axis.
  static let sampleTouchscreen: InputDevice = {
    var device = InputDevice(id: 12, name: "sample touchscreen", use: .pointer, attachment: 2)
    device.touch = Touch(mode: .direct, maximumContacts: 10)
    device.axes = [
      Axis(number: 0, label: "Abs MT Position X", minimum: 0, maximum: 4_000, value: 0),
      Axis(number: 1, label: "Abs MT Position Y", minimum: 0, maximum: 3_000, value: 0),
      Axis(number: 2, label: "Abs MT Touch Major", minimum: 0, maximum: 255, value: 0),
      Axis(number: 4, label: "Abs MT Pressure", minimum: 0, maximum: 200, value: 0),
    ]
    return device
  }()

  /// A mouse whose wheel is axis 3, 15 units a detent, now at 300.
  static let sampleMouse: InputDevice = {
    var device = InputDevice(id: 9, name: "sample mouse", use: .pointer, attachment: 2)
    device.axes = [
      Axis(number: 0, label: "Rel X", minimum: -1, maximum: -1, value: 0),
      Axis(number: 1, label: "Rel Y", minimum: -1, maximum: -1, value: 0),
      Axis(number: 3, label: "Rel Vert Scroll", minimum: -1, maximum: -1, value: 300),
    ]
    device.scrollAxes = [ScrollAxis(number: 3, isVertical: true, increment: 15)]
    return device
  }()
}
