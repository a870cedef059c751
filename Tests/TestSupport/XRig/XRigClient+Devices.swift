import CX11

extension XRigClient {
  /// The server's id of a device, by name.
  package func device(named name: String) throws -> Int {
    var count: Int32 = 0
    guard let infos = XIQueryDevice(raw, Int32(XIAllDevices), &count) else {
      throw XRig.Unavailable(description: "the server has no XInput 2")
    }
    defer { XIFreeDeviceInfo(infos) }
    for index in 0..<Int(count) where infos[index].name.map({ String(cString: $0) }) == name {
      return Int(infos[index].deviceid)
    }
    throw XRig.Unavailable(description: "there is no device called \(name)")
  }

  /// Disables or enables a device, which is what clients see of pulling and plugging a cable.
  package func setDevice(_ id: Int, isEnabled: Bool) {
    var value: UInt8 = isEnabled ? 1 : 0
    let property = XInternAtom(raw, "Device Enabled", 0)
    XIChangeProperty(raw, Int32(id), property, XA_INTEGER, 8, PropModeReplace, &value, 1)
    synchronize()
  }
}
