import CX11

/// XInput as the server agreed to speak it with one connection.
package struct XInputExtension: Hashable, Sendable {
  /// The major opcode, by which its events are told from other extensions'.
  let opcode: Int32
  package let major: Int
  package let minor: Int

  /// Touch arrived with 2.2.
  package var hasTouch: Bool { (major, minor) >= (2, 2) }

  /// Announces 2.4 and keeps what the server answers; nil when there is no XInput 2.
  ///
  /// The announcement must come before anything is selected: the server treats a client as the version it announced.
  init?(announcingOn display: OpaquePointer) {
    var opcode: Int32 = 0
    var event: Int32 = 0
    var error: Int32 = 0
    guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0 else { return nil }
    var major: Int32 = 2
    var minor: Int32 = 4
    guard XIQueryVersion(display, &major, &minor) == Success, major >= 2 else { return nil }
    self.opcode = opcode
    self.major = Int(major)
    self.minor = Int(minor)
  }

  /// Selects what the window wants to hear.
  ///
  /// Touch begin, update and end go together or the server refuses them.
  func select(on display: OpaquePointer, window: XID) {
    let pointer: [XInputEventType] = [.buttonPress, .buttonRelease, .motion, .enter, .leave]
    let touch: [XInputEventType] = [.touchBegin, .touchUpdate, .touchEnd, .touchOwnership]
    set(hasTouch ? pointer + touch : pointer, device: Int32(XIAllMasterDevices), display: display, window: window)
    // Changes in the hierarchy can only be selected for all devices; the slaves' own changes come that way, too.
    set([.hierarchyChanged, .deviceChanged], device: Int32(XIAllDevices), display: display, window: window)
  }

  private func set(_ types: [XInputEventType], device: Int32, display: OpaquePointer, window: XID) {
    let length = cx11_XIMaskLength
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { bits in
      bits.initialize(repeating: 0)
      for type in types { cx11_XISetMask(bits.baseAddress, type.rawValue) }
      var mask = XIEventMask(deviceid: device, mask_len: Int32(length), mask: bits.baseAddress)
      XISelectEvents(display, window, &mask, 1)
    }
  }
}
