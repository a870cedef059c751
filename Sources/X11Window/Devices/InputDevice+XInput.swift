import CX11

extension InputDevice {
  init?(_ info: XIDeviceInfo, query: DeviceQuery) {
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
      add(UnsafeRawPointer(any), type: any.pointee.type, query: query)
    }
  }

  private mutating func add(_ pointer: UnsafeRawPointer, type: Int32, query: DeviceQuery) {
    switch type {
    case Int32(XIValuatorClass):
      let info = pointer.load(as: XIValuatorClassInfo.self)
      axes.append(
        Axis(
          number: Int(info.number),
          label: query.label(info.label),
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
}
