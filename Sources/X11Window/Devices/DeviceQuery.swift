import CX11

/// Asks the server about its devices on one connection.
///
/// Names of labels are asked for once: there is one for every axis, and each would be a round trip.
final class DeviceQuery {
  private let display: OpaquePointer
  private var names: [Atom: String] = [:]

  init(display: OpaquePointer) {
    self.display = display
  }

  /// The label an atom stands for; empty for none.
  func label(_ atom: Atom) -> String {
    if let known = names[atom] { return known }
    guard atom != Atom(None), let name = XGetAtomName(display, atom) else { return "" }
    defer { XFree(name) }
    let text = String(cString: name)
    names[atom] = text
    return text
  }

  /// All devices the server has now, masters included; a round trip, and one for each new label.
  func all() -> [InputDevice] { devices(Int32(XIAllDevices)) }

  /// One device as it is now, or nil when it is gone.
  func device(_ id: Int) -> InputDevice? { devices(Int32(truncatingIfNeeded: id)).first { $0.id == id } }

  private func devices(_ id: Int32) -> [InputDevice] {
    var count: Int32 = 0
    guard let infos = XIQueryDevice(display, id, &count) else { return [] }
    defer { XIFreeDeviceInfo(infos) }
    return (0..<Int(count)).compactMap { InputDevice(infos[$0], query: self) }
  }
}
