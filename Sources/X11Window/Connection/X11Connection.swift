import CX11
import Glibc

/// Two connections to one X server: one to draw on from the main thread, one for events on a thread of its own.
///
/// Make it, then a window on it. It owns at most one window; a second window takes a second connection.
package final class X11Connection {
  let output: X11Display
  let events: X11Display
  let atoms: WindowAtoms
  let visual: WindowVisual
  let xinput: XInputExtension?
  let input: InputOptions
  let inbox: EventInbox
  var hasWindow = false

  /// Connects twice to `display`, or to what `DISPLAY` names.
  ///
  /// - Throws: `X11Error` when `DISPLAY` is not set, nothing usable answers, or no visual can show the window.
  package init(display: String? = nil, input: InputOptions = InputOptions()) throws(X11Error) {
    let lost = X11Display.LostFlag()
    output = try X11Display(display, lost: lost)
    events = try X11Display(display, lost: lost)
    visual = try WindowVisual(choosingOn: output)
    atoms = WindowAtoms(output)
    xinput = input.usesXInput ? XInputExtension(announcingOn: events.raw) : nil
    self.input = input
    settings = SettingsWatcher.read(output)
    inbox = try EventInbox()
  }

  /// The name of the display, such as ":0".
  package var displayName: String { output.name }

  /// Whether the server has gone away.
  ///
  /// `WindowEvent.connectionLost` says so in order with the rest.
  package var isLost: Bool { output.lost.isSet }

  /// Whether fingers on a touchscreen arrive one by one.
  package var hasTouch: Bool { xinput?.hasTouch ?? false }

  /// What input works, in words for the status bar.
  package var inputDescription: String {
    guard let xinput, xinput.hasTouch else { return "mouse only: touchscreen needs XInput 2.2" }
    return "XInput \(xinput.major).\(xinput.minor), touchscreen and mouse"
  }

  /// The screen's size in pixels.
  package var screenSize: PixelSize {
    PixelSize(
      width: Int(XDisplayWidth(output.raw, output.screen)),
      height: Int(XDisplayHeight(output.raw, output.screen))
    )
  }

  /// The screen's size in millimetres as the server tells it; often made up.
  package var screenMillimeters: PixelSize {
    PixelSize(
      width: Int(XDisplayWidthMM(output.raw, output.screen)),
      height: Int(XDisplayHeightMM(output.raw, output.screen))
    )
  }

  /// The part of the screen that panels leave free, or all of it where no window manager says.
  package var workArea: PixelRect {
    let values = output.cardinals(atoms.workArea, of: output.root)
    guard values.count >= 4 else { return PixelRect(screenSize) }
    let area = PixelRect(x: Int(values[0]), y: Int(values[1]), width: Int(values[2]), height: Int(values[3]))
    return area.clipped(to: screenSize) ?? PixelRect(screenSize)
  }

  /// What the desktop says when the connection is made; `WindowEvent.settingsChanged` tells what it says later.
  package let settings: DesktopSettings

  /// X protocol errors on the drawing connection since the last call, in the server's words.
  ///
  /// Makes a round trip.
  package func takeProtocolErrors() -> [String] {
    output.synchronize()
    return ProtocolErrors.take(for: output.raw).map { output.text(of: $0) }
  }
}
