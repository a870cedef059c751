import CX11

/// A top-level window: its picture, its properties, and the events that its own thread reads.
///
/// One thread, usually the main one, uses it. A loop waits for `wakeDescriptor`, takes the events, draws with
/// `withBackBuffer` and shows what changed with `present`. Nothing here calls back.
package final class X11Window {
  let connection: X11Connection
  let id: XID
  let gc: GC
  let presentation: WindowConfiguration.Presentation
  /// In pixels; follows `resized` events as they are taken.
  package internal(set) var size: PixelSize
  package internal(set) var isFullscreen: Bool
  /// False until `show`, and while the window manager has hidden the window.
  var isMapped = false
  var buffer: BackBuffer?
  /// The serial of the last request that reads the buffer.
  var lastPresent: UInt = 0
  var cursors: [WindowCursor: Cursor] = [:]
  private(set) var thread: EventThread?

  var display: X11Display { connection.output }

  /// Makes the window, unmapped, and starts its event thread.
  ///
  /// - Throws: `X11Error` when the server refuses or the thread cannot be made.
  package init(_ configuration: WindowConfiguration, on connection: X11Connection) throws(X11Error) {
    precondition(!connection.hasWindow, "a connection owns one window, and \(connection.displayName) has it")
    connection.hasWindow = true
    self.connection = connection
    presentation = configuration.presentation
    isFullscreen = configuration.isFullscreen
    let area = connection.workArea
    let areaSize = PixelSize(width: area.width, height: area.height)
    let size =
      configuration.geometry?.size
      ?? WindowConfiguration.startSize(configuration.startSize, in: areaSize, scale: configuration.scale)
    self.size = size
    // Made on the event connection: the server sends WM_DELETE_WINDOW to the client that made the window.
    let origin = configuration.geometry?.origin(for: size, on: connection.screenSize) ?? (0, 0)
    id = X11Window.create(size, at: origin, on: connection)
    try connection.events.check("a window of \(size.width)x\(size.height) pixels")
    guard let gc = XCreateGC(connection.output.raw, id, 0, nil) else {
      throw .refused(request: "a graphics context", error: "out of memory")
    }
    self.gc = gc
    setProperties(configuration, workArea: areaSize)
    try connection.output.check("the window's properties")
    X11Window.select(id, on: connection)
    try connection.events.check("the events of the window")
    let reader = EventReader(
      display: connection.events,
      window: id,
      atoms: connection.atoms,
      xinput: connection.xinput,
      options: connection.input,
      settings: connection.settings,
      inbox: connection.inbox
    )
    thread = try EventThread(reader)
  }

  deinit {
    close()
    buffer = nil
    if !display.lost.isSet { XFreeGC(display.raw, gc) }
  }

  /// Takes the window off the screen and ends its thread; the object is of no further use.
  ///
  /// Closing twice is fine.
  package func close() {
    guard thread != nil else { return }
    thread = nil
    buffer = nil
    guard !display.lost.isSet else { return }
    for cursor in cursors.values { XFreeCursor(display.raw, cursor) }
    cursors.removeAll()
    XDestroyWindow(display.raw, id)
    display.synchronize()
  }

  /// Puts the window on the screen.
  package func show() {
    guard !display.lost.isSet else { return }
    isMapped = true
    XMapWindow(display.raw, id)
    XFlush(display.raw)
  }

  // MARK: Events

  /// Becomes readable when there are events to take.
  package var wakeDescriptor: Int32 { connection.inbox.descriptor }

  /// All events since the last call, in the order the server sent them.
  ///
  /// Never waits.
  ///
  /// The window's `size` follows, and the window manager's question whether the program is alive is answered here,
  /// because what it asks about is this loop.
  package func takeEvents() -> [WindowEvent] {
    let (events, pings) = connection.inbox.take()
    for event in events {
      if case .resized(let size) = event { self.size = size }
    }
    for ping in pings { answer(ping) }
    return events
  }

  private func answer(_ ping: EventInbox.Ping) {
    send(
      connection.atoms.protocols,
      [Int(bitPattern: connection.atoms.ping), ping.time, Int(bitPattern: ping.window), 0, 0],
      about: display.root
    )
  }

  /// Sends a client message to the root window, for the window manager.
  func send(_ type: Atom, _ values: [Int], about window: XID) {
    guard !display.lost.isSet else { return }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = type
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data.l) { target in
      values.withUnsafeBytes { target.copyMemory(from: $0) }
    }
    XSendEvent(display.raw, display.root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
    XFlush(display.raw)
  }

  // MARK: Making

  private static func create(_ size: PixelSize, at origin: (x: Int, y: Int), on connection: X11Connection) -> XID {
    let display = connection.events
    var attributes = XSetWindowAttributes()
    // No background: the server would clear to it before every frame that follows a resize.
    attributes.background_pixmap = Pixmap(None)
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    var mask = CWBackPixmap | CWBorderPixel | CWBitGravity
    if !connection.visual.isDefault {
      attributes.colormap = XCreateColormap(display.raw, display.root, connection.visual.visual, AllocNone)
      mask |= CWColormap
    }
    return XCreateWindow(
      display.raw,
      display.root,
      Int32(truncatingIfNeeded: origin.x),
      Int32(truncatingIfNeeded: origin.y),
      UInt32(size.width),
      UInt32(size.height),
      0,
      connection.visual.depth,
      UInt32(InputOutput),
      connection.visual.visual,
      UInt(mask),
      &attributes
    )
  }

  private static func select(_ id: XID, on connection: X11Connection) {
    let display = connection.events.raw
    var mask =
      ExposureMask | StructureNotifyMask | FocusChangeMask | VisibilityChangeMask | KeyPressMask | KeyReleaseMask
      | PropertyChangeMask
    if let xinput = connection.xinput {
      xinput.select(on: display, window: id)
    } else {
      mask |= ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask
    }
    XSelectInput(display, id, mask)
  }
}
