import CX11

/// Follows the desktop's settings: the daemon that owns them, the window it keeps them on, and the resource database.
///
/// Belongs to the thread of its connection.
final class SettingsWatcher {
  private let display: X11Display
  private let atoms: Atoms
  private var owner: XID = 0
  private(set) var current: DesktopSettings

  private struct Atoms {
    let selection: Atom
    let settings: Atom
    let manager: Atom

    init(_ display: X11Display) {
      selection = display.atom("_XSETTINGS_S\(display.screen)")
      settings = display.atom("_XSETTINGS_SETTINGS")
      manager = display.atom("MANAGER")
    }
  }

  /// What the desktop says now.
  static func read(_ display: X11Display) -> DesktopSettings {
    let atoms = Atoms(display)
    return read(atoms, owner: XGetSelectionOwner(display.raw, atoms.selection), display)
  }

  /// Begins to listen; `known` is what the program has seen already.
  init(display: X11Display, known: DesktopSettings) {
    self.display = display
    current = known
    atoms = Atoms(display)
    // A new daemon tells the root window, which also has the resource database.
    XSelectInput(display.raw, display.root, StructureNotifyMask | PropertyChangeMask)
    findOwner()
  }

  /// The new settings, if an event changed them.
  func take(_ event: XEvent) -> DesktopSettings? {
    switch event.type {
    case PropertyNotify where event.xproperty.window == owner && event.xproperty.atom == atoms.settings: break
    case PropertyNotify
    where event.xproperty.window == display.root && event.xproperty.atom == Atom(XA_RESOURCE_MANAGER):
      break
    case DestroyNotify where event.xdestroywindow.window == owner && owner != 0: findOwner()
    case ClientMessage where event.xclient.message_type == atoms.manager && event.xclient.format == 32:
      guard Atom(bitPattern: event.xclient.data.l.1) == atoms.selection else { return nil }
      findOwner()
    default: return nil
    }
    return update()
  }

  /// Reads everything again; nil where nothing differs.
  func update() -> DesktopSettings? {
    let fresh = Self.read(atoms, owner: owner, display)
    guard fresh != current else { return nil }
    current = fresh
    return fresh
  }

  private func findOwner() {
    // The daemon must not go between the question and the wish to hear of its window.
    XGrabServer(display.raw)
    owner = XGetSelectionOwner(display.raw, atoms.selection)
    if owner != 0 { XSelectInput(display.raw, owner, StructureNotifyMask | PropertyChangeMask) }
    XUngrabServer(display.raw)
    XFlush(display.raw)
  }

  private static func read(_ atoms: Atoms, owner: XID, _ display: X11Display) -> DesktopSettings {
    let settings = owner == 0 ? nil : XSettings(display.bytes(atoms.settings, of: owner))
    let resources = display.bytes(Atom(XA_RESOURCE_MANAGER), of: display.root)
    return DesktopSettings(
      settings: settings ?? XSettings(),
      resources: String(decoding: resources, as: UTF8.self)
    )
  }
}
