import CX11

extension XRigClient {
  /// Becomes the settings daemon of the screen, as a desktop session starts one.
  package func startSettingsDaemon(_ values: [String: XSettingsBytes.Value]) -> XRigSettingsDaemon {
    XRigSettingsDaemon(self, values)
  }

  /// Loads the resource database, as xrdb does.
  package func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(raw, root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, bytes, Int32(bytes.count))
    synchronize()
  }
}

/// A settings daemon that says what it is told to.
package final class XRigSettingsDaemon {
  private let client: XRigClient
  private let window: XID
  private var serial: UInt32 = 0

  init(_ client: XRigClient, _ values: [String: XSettingsBytes.Value]) {
    self.client = client
    window = XCreateSimpleWindow(client.raw, client.root, -10, -10, 1, 1, 0, 0, 0)
    publish(values)
    let selection = XInternAtom(client.raw, "_XSETTINGS_S0", 0)
    XSetSelectionOwner(client.raw, selection, window, Time(CurrentTime))
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = client.root
    event.xclient.message_type = XInternAtom(client.raw, "MANAGER", 0)
    event.xclient.format = 32
    event.xclient.data.l.1 = Int(bitPattern: selection)
    event.xclient.data.l.2 = Int(bitPattern: window)
    XSendEvent(client.raw, client.root, 0, StructureNotifyMask, &event)
    client.synchronize()
  }

  /// Says something else from now on.
  package func publish(_ values: [String: XSettingsBytes.Value]) {
    serial += 1
    publish(XSettingsBytes(values, serial: serial).bytes)
  }

  /// The same with bytes of any kind.
  package func publish(_ bytes: [UInt8]) {
    let property = XInternAtom(client.raw, "_XSETTINGS_SETTINGS", 0)
    XChangeProperty(client.raw, window, property, property, 8, PropModeReplace, bytes, Int32(bytes.count))
    client.synchronize()
  }

  /// Ends, as with its session.
  package func stop() {
    XDestroyWindow(client.raw, window)
    client.synchronize()
  }
}
