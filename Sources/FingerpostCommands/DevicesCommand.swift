import X11Window

/// `fingerpost devices`: the X server, its XInput version, and every pointer and touch device.
enum DevicesCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    guard try Arguments(words).operands.isEmpty else { throw UsageError("devices takes no file") }
    let list = try X11Devices.list()
    console.out("display \(list.display): \(list.vendor), release \(list.release)")
    console.out("XInput: \(list.xinputVersion ?? "none: only the core mouse works")")
    for device in list.devices where device.isPointing {
      var line = "\(device.id)  \(device.name)"
      if let touch = device.touch {
        line += "  touch, \(touch.mode), \(touch.maximumContacts) contacts"
      } else {
        line += "  \(device.use)"
      }
      console.out(device.isEnabled ? line : line + ", disabled")
    }
    return .done
  }
}
