import CX11

extension InputDevice {
  /// All devices the server has now, masters included.
  ///
  /// A round trip.
  static func all(on display: OpaquePointer) -> [InputDevice] {
    var count: Int32 = 0
    guard let infos = XIQueryDevice(display, Int32(XIAllDevices), &count) else { return [] }
    defer { XIFreeDeviceInfo(infos) }
    return (0..<Int(count)).compactMap { InputDevice(infos[$0], display: display) }
  }

  private init?(_ info: XIDeviceInfo, display: OpaquePointer) {
    let use: Use
    switch info.use {
    case Int32(XIMasterPointer): use = .masterPointer
    case Int32(XIMasterKeyboard): use = .masterKeyboard
    case Int32(XISlavePointer): use = .pointer
    case Int32(XISlaveKeyboard): use = .keyboard
    case Int32(XIFloatingSlave): use = .floating
    default: return nil
    }
    self.init(
      id: Int(info.deviceid),
      name: info.name.map { String(cString: $0) } ?? "",
      use: use,
      attachment: Int(info.attachment),
      isEnabled: info.enabled != 0
    )
    for index in 0..<Int(info.num_classes) {
      guard let any = info.classes[index] else { continue }
      add(UnsafeRawPointer(any), type: any.pointee.type, display: display)
    }
  }

  private mutating func add(_ pointer: UnsafeRawPointer, type: Int32, display: OpaquePointer) {
    switch type {
    case Int32(XIValuatorClass):
      let info = pointer.load(as: XIValuatorClassInfo.self)
      axes.append(
        Axis(
          number: Int(info.number),
          label: InputDevice.label(info.label, display: display),
          minimum: info.min,
          maximum: info.max,
          value: info.value
        )
      )
    case Int32(XIScrollClass):
      let info = pointer.load(as: XIScrollClassInfo.self)
      let isVertical = info.scroll_type == Int32(XIScrollTypeVertical)
      scrollAxes.append(ScrollAxis(number: Int(info.number), isVertical: isVertical, increment: info.increment))
    case Int32(XITouchClass):
      let info = pointer.load(as: XITouchClassInfo.self)
      let mode: TouchMode = info.mode == Int32(XIDirectTouch) ? .direct : .dependent
      touch = Touch(mode: mode, maximumContacts: Int(info.num_touches))
    default:
      break
    }
  }

  private static func label(_ atom: Atom, display: OpaquePointer) -> String {
    guard atom != Atom(None), let name = XGetAtomName(display, atom) else { return "" }
    defer { XFree(name) }
    return String(cString: name)
  }
}
