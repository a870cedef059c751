import CX11

extension XRigClient {
  /// Takes part in every touch on the screen before the window beneath does, as a window manager's gestures do.
  package func grabTouches() throws -> XRigTouchGrab {
    var major: Int32 = 2
    var minor: Int32 = 2
    guard XIQueryVersion(raw, &major, &minor) == Success else {
      throw XRig.Unavailable(description: "the server has no XInput 2.2")
    }
    let grab = XRigTouchGrab(self)
    try grab.start()
    return grab
  }
}

/// A grab on touches; it owns each sequence until it accepts or rejects it.
package final class XRigTouchGrab {
  private let client: XRigClient

  init(_ client: XRigClient) {
    self.client = client
  }

  func start() throws {
    let length = cx11_XIMaskLength
    let failures = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { bits in
      bits.initialize(repeating: 0)
      for type in [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] { cx11_XISetMask(bits.baseAddress, Int32(type)) }
      var mask = XIEventMask(
        deviceid: Int32(XIAllMasterDevices),
        mask_len: Int32(length),
        mask: bits.baseAddress
      )
      var modifiers = XIGrabModifiers(modifiers: Int32(bitPattern: XIAnyModifier), status: 0)
      return XIGrabTouchBegin(client.raw, Int32(XIAllMasterDevices), client.root, 0, &mask, 1, &modifiers)
    }
    client.synchronize()
    guard failures == 0 else { throw XRig.Unavailable(description: "the server refused the grab") }
  }

  /// Keeps the sequence that began last: other clients lose it.
  package func accept() throws { try decide(Int32(XIAcceptTouch)) }

  /// Gives the sequence that began last to the next client.
  package func reject() throws { try decide(Int32(XIRejectTouch)) }

  private func decide(_ mode: Int32) throws {
    client.synchronize()
    var began: (device: Int32, touch: UInt32)?
    while XPending(client.raw) > 0 {
      var event = XEvent()
      XNextEvent(client.raw, &event)
      guard event.type == GenericEvent, XGetEventData(client.raw, &event.xcookie) != 0 else { continue }
      defer { XFreeEventData(client.raw, &event.xcookie) }
      if event.xcookie.evtype == XI_TouchBegin, let data = event.xcookie.data {
        let touch = data.load(as: XIDeviceEvent.self)
        began = (touch.deviceid, UInt32(truncatingIfNeeded: touch.detail))
      }
    }
    guard let began else { throw XRig.Unavailable(description: "no touch has begun since the grab") }
    XIAllowTouchEvents(client.raw, began.device, began.touch, client.root, mode)
    client.synchronize()
  }
}
