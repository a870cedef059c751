import CX11
import Glibc

/// Reads one window's X events and queues them as values; belongs to the event thread once that runs.
final class EventReader {
  private let display: X11Display
  private let window: XID
  private let atoms: WindowAtoms
  private let xinput: XInputExtension?
  private let inbox: EventInbox
  private let keys: KeyReader
  private let query: DeviceQuery
  private let selections: SelectionOwner
  private let pasting: SelectionReader
  private let settings: SettingsWatcher
  private let drops: DropTarget
  private var translator: EventTranslator
  private var pings: [EventInbox.Ping] = []
  private var latestSize: PixelSize?

  init(
    display: X11Display,
    window: XID,
    atoms: WindowAtoms,
    xinput: XInputExtension?,
    options: InputOptions,
    settings known: DesktopSettings,
    inbox: EventInbox
  ) {
    self.display = display
    self.window = window
    self.atoms = atoms
    self.xinput = xinput
    self.inbox = inbox
    keys = KeyReader(display: display.raw, window: window)
    query = DeviceQuery(display: display.raw)
    selections = SelectionOwner(display: display, window: window)
    pasting = SelectionReader(display: display, window: window)
    settings = SettingsWatcher(display: display, known: known)
    drops = DropTarget(display: display, window: window)
    translator = EventTranslator(
      devices: xinput == nil ? [] : query.all(),
      touchDevice: options.touchDevice,
      screenWidth: Int(XDisplayWidth(display.raw, display.screen))
    )
  }

  /// Reads until told to stop or the server is gone; never calls into anything but the inbox.
  func run(_ commands: EventCommands) {
    let connection = XConnectionNumber(display.raw)
    // What has changed since the connection was made, before anybody listened.
    if let changed = settings.update() { translator.append(.settingsChanged(changed)) }
    while true {
      readPending()
      guard !display.lost.isSet else { break }
      var descriptors = [
        pollfd(fd: connection, events: Int16(POLLIN), revents: 0),
        pollfd(fd: commands.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&descriptors, 2, pasting.timeout) >= 0 || errno == EINTR else { break }
      tell(pasting.checkDeadline())
      for command in descriptors[1].revents != 0 ? commands.take() : [] {
        switch command {
        case .copy(let selection, let content): selections.own(selection, content)
        case .readText(let selection): pasting.read(selection)
        case .stop:
          keys.close()
          return
        }
      }
    }
    translator.loseConnection()
    inbox.put(translator.takeBatch())
  }

  private func readPending() {
    readQueue()
    // A device that goes away ends its fingers before the server says that it is gone. The server does both while it
    // answers nobody, so after a round trip the reason for an end has arrived, too.
    var known = 0
    while translator.endsInBatch > known, !display.lost.isSet {
      known = translator.endsInBatch
      display.synchronize()
      readQueue()
    }
    inbox.put(translator.takeBatch(), pings: pings)
    pings.removeAll()
  }

  private func readQueue() {
    // XPending also notices a dead server, and XNextEvent must not be asked for more than is there.
    while XPending(display.raw) > 0 {
      var event = XEvent()
      XNextEvent(display.raw, &event)
      // Input methods swallow the keys of an unfinished sequence.
      if XFilterEvent(&event, XID(None)) != 0 { continue }
      handle(&event, arrival: MonotonicClock.now())
    }
  }

  private func handle(_ event: inout XEvent, arrival: Int64) {
    if let changed = settings.take(event) { translator.append(.settingsChanged(changed)) }
    switch event.type {
    case GenericEvent: handleGeneric(&event, arrival: arrival)
    case KeyPress, KeyRelease:
      let time = translator.time(event.xkey.time, arrival: arrival)
      if let key = keys.read(&event, time: time) { translator.append(.key(key)) }
    case ButtonPress, ButtonRelease, MotionNotify, EnterNotify, LeaveNotify:
      translator.handleCore(event, arrival: arrival)
    case FocusIn, FocusOut: handleFocus(event.xfocus)
    case ConfigureNotify where event.xconfigure.window == window:
      let size = PixelSize(width: Int(event.xconfigure.width), height: Int(event.xconfigure.height))
      // Window managers also configure a window that only moves.
      if size != latestSize { translator.append(.resized(size)) }
      latestSize = size
    case Expose:
      let area = event.xexpose
      translator.append(
        .exposed(PixelRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
      )
    case VisibilityNotify: handleVisibility(event.xvisibility.state)
    case UnmapNotify: translator.append(.visibilityChanged(.unmapped))
    case MappingNotify: XRefreshKeyboardMapping(&event.xmapping)
    case SelectionRequest: selections.answer(event.xselectionrequest)
    case SelectionClear: selections.clear(event.xselectionclear)
    case SelectionNotify: tell(drops.take(event.xselection) ?? pasting.take(event.xselection))
    case PropertyNotify: tell(pasting.take(event.xproperty))
    case ClientMessage: handleMessage(event.xclient)
    default: break
    }
  }

  private func tell(_ event: WindowEvent?) {
    if let event { translator.append(event) }
  }

  private func handleFocus(_ event: XFocusChangeEvent) {
    // A grab borrows the focus and gives it back; a change within the pointer's window is no change of the window's.
    guard event.mode != NotifyGrab, event.mode != NotifyUngrab, event.detail != NotifyPointer else { return }
    let focused = event.type == FocusIn
    keys.focusChanged(focused)
    translator.append(.focusChanged(focused))
  }

  private func handleVisibility(_ state: Int32) {
    switch state {
    case VisibilityUnobscured: translator.append(.visibilityChanged(.unobscured))
    case VisibilityPartiallyObscured: translator.append(.visibilityChanged(.partiallyObscured))
    case VisibilityFullyObscured: translator.append(.visibilityChanged(.fullyObscured))
    default: break
    }
  }

  private func handleMessage(_ message: XClientMessageEvent) {
    if let drag = drops.take(message) { translator.append(drag) }
    guard message.message_type == atoms.protocols, message.format == 32 else { return }
    let values = message.data.l
    if Atom(bitPattern: values.0) == atoms.deleteWindow {
      translator.append(.closeRequested)
    } else if Atom(bitPattern: values.0) == atoms.ping {
      pings.append(EventInbox.Ping(time: values.1, window: XWindowID(bitPattern: values.2)))
    }
  }

  // MARK: XInput

  private func handleGeneric(_ event: inout XEvent, arrival: Int64) {
    guard let xinput, event.xcookie.extension == xinput.opcode, XGetEventData(display.raw, &event.xcookie) != 0 else {
      return
    }
    defer { XFreeEventData(display.raw, &event.xcookie) }
    guard let data = UnsafeRawPointer(event.xcookie.data) else { return }
    switch XInputEventType(rawValue: event.xcookie.evtype) {
    case .touchBegin, .touchUpdate, .touchEnd, .motion, .buttonPress, .buttonRelease:
      translator.handle(data.load(as: XIDeviceEvent.self), arrival: arrival)
    case .touchOwnership:
      let owner = data.load(as: XITouchOwnershipEvent.self)
      translator.takeOwnership(device: Int(owner.sourceid), touch: UInt32(truncatingIfNeeded: owner.touchid))
    case .enter, .leave: handleCrossing(data.load(as: XIEnterEvent.self))
    case .hierarchyChanged: handleHierarchy(data.load(as: XIHierarchyEvent.self))
    case .deviceChanged: handleDeviceChange(data.load(as: XIDeviceChangedEvent.self))
    case nil: break
    }
  }

  private func handleCrossing(_ event: XIEnterEvent) {
    // The pointer that a touch carries around is not the user's.
    guard translator.devices[Int(event.sourceid)]?.touch?.mode != .direct else { return }
    if event.evtype == XInputEventType.enter.rawValue {
      // Scroll axes moved while the pointer was elsewhere.
      for device in query.all() where !device.scrollAxes.isEmpty { translator.learn(device) }
      translator.append(.pointerEntered(PixelPoint(event.event_x, event.event_y)))
    } else {
      translator.append(.pointerLeft)
    }
  }

  private func handleHierarchy(_ event: XIHierarchyEvent) {
    let gone = Int32(XIDeviceDisabled) | Int32(XISlaveRemoved) | Int32(XIMasterRemoved)
    let changed = Int32(XIDeviceEnabled) | Int32(XISlaveAttached) | Int32(XISlaveDetached)
    let present = query.all()
    for index in 0..<Int(event.num_info) {
      guard let info = event.info?[index] else { continue }
      let id = Int(info.deviceid)
      if info.flags & gone != 0 {
        translator.remove(device: id)
      } else if info.flags & changed != 0, let device = present.first(where: { $0.id == id }) {
        translator.learn(device)
        translator.append(.deviceChanged(device))
      }
    }
  }

  private func handleDeviceChange(_ event: XIDeviceChangedEvent) {
    // A master that merely follows another of its slaves is no news: events are read by their source. It happens at
    // the first touch after the mouse, which should not wait for questions.
    guard event.reason != Int32(XISlaveSwitch), let device = query.device(Int(event.deviceid)) else { return }
    translator.learn(device)
    translator.append(.deviceChanged(device))
  }
}
