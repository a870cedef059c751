import CX11
import Glibc

/// What _NET_WM_STATE messages ask for, by the EWMH specification.
private enum StateChange: Int {
  case remove = 0
  case add = 1
}

extension X11Window {
  /// Changes the title; any Unicode, but no control characters.
  package func setTitle(_ title: String) {
    guard !display.lost.isSet else { return }
    let clean = String(title.map { $0.isNewline || $0 == "\t" || $0 == "\0" ? " " : $0 })
    display.set(connection.atoms.name, type: connection.atoms.utf8, to: clean, on: id)
    // The old property for window managers that do not know the new one.
    display.set(Atom(XA_WM_NAME), type: connection.atoms.utf8, to: clean, on: id)
    XFlush(display.raw)
  }

  /// Asks for another size in pixels; a `resized` event tells what it became.
  package func resize(to size: PixelSize) {
    guard !display.lost.isSet, size.width > 0, size.height > 0 else { return }
    XResizeWindow(display.raw, id, UInt32(size.width), UInt32(size.height))
    XFlush(display.raw)
  }

  /// Tells the window manager the least size at a scale of so many pixels a point.
  package func setSmallestSize(scale: Double) {
    guard !display.lost.isSet else { return }
    let area = connection.workArea
    let smallest = WindowConfiguration.smallestSize(
      in: PixelSize(width: area.width, height: area.height),
      scale: scale
    )
    var hints = XSizeHints()
    var supplied = 0
    XGetWMNormalHints(display.raw, id, &hints, &supplied)
    hints.flags |= PMinSize
    hints.min_width = Int32(smallest.width)
    hints.min_height = Int32(smallest.height)
    XSetWMNormalHints(display.raw, id, &hints)
    XFlush(display.raw)
  }

  /// Covers the screen or goes back; a window manager is needed for it.
  package func setFullscreen(_ fullscreen: Bool) {
    guard !display.lost.isSet else { return }
    isFullscreen = fullscreen
    guard isMapped else {
      setInitialState()
      return
    }
    let change: StateChange = fullscreen ? .add : .remove
    // The last 1 says that a program asks, not a pager.
    send(connection.atoms.state, [change.rawValue, Int(bitPattern: connection.atoms.fullscreen), 0, 1, 0], about: id)
  }

  /// Everything the window manager should know before the window is mapped.
  func setProperties(_ configuration: WindowConfiguration, workArea: PixelSize) {
    setTitle(configuration.title)
    setClass()
    setSizeHints(configuration, workArea: workArea)
    setInitialState()
    var protocols = [connection.atoms.deleteWindow, connection.atoms.ping]
    XSetWMProtocols(display.raw, id, &protocols, Int32(protocols.count))
    display.set(connection.atoms.pid, type: Atom(XA_CARDINAL), to: [UInt(getpid())], on: id)
    var host = [CChar](repeating: 0, count: 256)
    if gethostname(&host, host.count - 1) == 0 {
      // A pid means nothing without the machine it is from.
      let name = host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let text = String(decoding: name, as: UTF8.self)
      display.set(display.atom("WM_CLIENT_MACHINE"), type: Atom(XA_STRING), to: text, on: id)
    }
    let icons = configuration.icons.flatMap { icon in
      [UInt(icon.size.width), UInt(icon.size.height)] + icon.pixels.map { UInt($0) }
    }
    if !icons.isEmpty { display.set(connection.atoms.icon, type: Atom(XA_CARDINAL), to: icons, on: id) }
  }

  private func setClass() {
    display.set(Atom(XA_WM_CLASS), type: Atom(XA_STRING), to: "fingerpost\0Fingerpost\0", on: id)
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    XSetWMHints(display.raw, id, &hints)
  }

  private func setSizeHints(_ configuration: WindowConfiguration, workArea: PixelSize) {
    var hints = XSizeHints()
    let smallest = WindowConfiguration.smallestSize(in: workArea, scale: configuration.scale)
    hints.flags = PMinSize | PSize | PWinGravity
    hints.min_width = Int32(smallest.width)
    hints.min_height = Int32(smallest.height)
    hints.width = Int32(size.width)
    hints.height = Int32(size.height)
    hints.win_gravity = NorthWestGravity
    if let geometry = configuration.geometry {
      if geometry.size != nil { hints.flags |= USSize }
      if let origin = geometry.origin(for: size, on: connection.screenSize) {
        hints.flags |= USPosition
        hints.x = Int32(truncatingIfNeeded: origin.x)
        hints.y = Int32(truncatingIfNeeded: origin.y)
        hints.win_gravity = gravity(of: geometry)
      }
    }
    XSetWMNormalHints(display.raw, id, &hints)
  }

  /// The corner that a window manager's frame must not move.
  private func gravity(of geometry: WindowGeometry) -> Int32 {
    switch (geometry.x, geometry.y) {
    case (.fromEnd, .fromEnd): SouthEastGravity
    case (.fromEnd, _): NorthEastGravity
    case (_, .fromEnd): SouthWestGravity
    default: NorthWestGravity
    }
  }

  private func setInitialState() {
    display.set(
      connection.atoms.state,
      type: Atom(XA_ATOM),
      to: isFullscreen ? [connection.atoms.fullscreen] : [],
      on: id
    )
  }
}
