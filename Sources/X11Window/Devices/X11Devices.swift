import CX11

/// What an X server says about itself and its input devices, for `fingerpost devices`.
package struct X11Devices: Hashable, Sendable {
  package let display: String
  /// Who made the server, such as "The X.Org Foundation".
  package let vendor: String
  /// The vendor's release number; X.Org 21.1.7 says 12101007.
  package let release: Int
  /// The XInput version agreed on, such as "2.4"; nil without XInput 2.
  package let xinputVersion: String?
  /// Pointers and touch devices, masters included, in the server's order; empty without XInput 2.
  package let devices: [InputDevice]

  /// Asks the server `display` names, or the one in `DISPLAY`.
  ///
  /// - Throws: `X11Error` when there is none.
  package static func list(display name: String? = nil) throws(X11Error) -> X11Devices {
    let display = try X11Display(name, lost: X11Display.LostFlag())
    let xinput = XInputExtension(announcingOn: display.raw)
    return X11Devices(
      display: display.name,
      vendor: XServerVendor(display.raw).map { String(cString: $0) } ?? "",
      release: Int(XVendorRelease(display.raw)),
      xinputVersion: xinput.map { "\($0.major).\($0.minor)" },
      devices: xinput == nil ? [] : DeviceQuery(display: display.raw).all().filter(\.isPointing)
    )
  }
}
