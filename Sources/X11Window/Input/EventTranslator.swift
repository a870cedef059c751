import CX11

/// Turns XInput events into window events; remembers fingers, devices and scroll axes, and touches no server.
///
/// What comes out waits in `batch` until the event thread has read all that the server sent at once, because a later
/// event may explain an earlier one: a device that is disabled ends its fingers first and only then says why.
struct EventTranslator: Sendable {
  private struct Finger: Hashable {
    let device: Int
    let touch: UInt32
  }

  private struct State {
    var latest: TouchSample
    /// Whether the server gave us the sequence for good.
    ///
    /// Until then another client may still take it.
    var isOwned: Bool
  }

  /// Touches of other devices are left out when this is set.
  let touchDevice: Int?
  let screenWidth: Int
  private(set) var devices: [Int: InputDevice] = [:]
  private(set) var batch: [WindowEvent] = []
  private var fingers: [Finger: State] = [:]
  private var scrolling = ScrollTracker()
  private var clock = ServerClock()

  init(devices: [InputDevice], touchDevice: Int?, screenWidth: Int) {
    self.touchDevice = touchDevice
    self.screenWidth = screenWidth
    for device in devices { learn(device) }
  }

  /// The server's time in full, with the time of arrival.
  mutating func time(_ server: Time, arrival: Int64) -> EventTime {
    EventTime(server: clock.unwrap(UInt32(truncatingIfNeeded: server)), arrival: arrival)
  }

  mutating func append(_ event: WindowEvent) { batch.append(event) }

  /// How many fingers were lifted in this batch, as far as is known.
  var endsInBatch: Int {
    batch.count { event in
      guard case .touch(let sample) = event else { return false }
      return sample.phase == .ended
    }
  }

  /// What has been translated since the last call.
  mutating func takeBatch() -> [WindowEvent] {
    defer { batch.removeAll(keepingCapacity: true) }
    return batch
  }

  /// Takes over what a device can do and where its scroll axes are.
  mutating func learn(_ device: InputDevice) {
    devices[device.id] = device
    scrolling.reset(to: device)
  }

  // MARK: Touches and pointers

  mutating func handle(_ event: XIDeviceEvent, arrival: Int64) {
    let time = time(event.time, arrival: arrival)
    switch XInputEventType(rawValue: event.evtype) {
    case .touchBegin, .touchUpdate, .touchEnd: handleTouch(event, time: time)
    case .motion: handleMotion(event, time: time)
    case .buttonPress, .buttonRelease: handleButton(event, time: time)
    default: break
    }
  }

  /// The server decided that a touch sequence is ours.
  mutating func takeOwnership(device: Int, touch: UInt32) {
    fingers[Finger(device: device, touch: touch)]?.isOwned = true
  }

  private mutating func handleTouch(_ event: XIDeviceEvent, time: EventTime) {
    let source = devices[Int(event.sourceid)]
    guard touchDevice == nil || touchDevice == Int(event.sourceid),
      var sample = TouchSample(event, source: source, screenWidth: screenWidth, time: time)
    else { return }
    let finger = Finger(device: sample.device, touch: sample.touch)
    let known = fingers[finger]
    sample.pressure = sample.pressure ?? known?.latest.pressure
    sample.majorRadius = sample.majorRadius ?? known?.latest.majorRadius
    switch sample.phase {
    case .began:
      fingers[finger] = State(latest: sample, isOwned: false)
    case .moved:
      guard let known else { return }
      fingers[finger] = State(latest: sample, isOwned: known.isOwned)
      // A finger lifted while another client still decides stays down for us until that is settled.
      if event.flags & Int32(XITouchPendingEnd) != 0 { return }
    case .ended, .cancelled:
      guard let known = fingers.removeValue(forKey: finger) else { return }
      // An end without ownership: a client with a grab accepted the sequence, so it was never meant for us.
      if !known.isOwned { sample.phase = .cancelled }
    }
    batch.append(.touch(sample))
  }

  private mutating func handleMotion(_ event: XIDeviceEvent, time: EventTime) {
    if let source = devices[Int(event.sourceid)], let distance = scrolling.scroll(event, source: source) {
      batch.append(
        .scroll(
          ScrollSample(
            deltaX: distance.x,
            deltaY: distance.y,
            device: source.id,
            position: event.position,
            modifiers: event.modifiers,
            time: time
          )
        )
      )
      // Only what also carries a coordinate is a motion.
      if event.valuator(0) == nil, event.valuator(1) == nil { return }
    }
    if let sample = PointerSample(event, time: time) { batch.append(.pointer(sample)) }
  }

  private mutating func handleButton(_ event: XIDeviceEvent, time: EventTime) {
    if let sample = PointerSample(event, time: time) {
      batch.append(.pointer(sample))
    } else if !event.isEmulated, event.evtype == XInputEventType.buttonPress.rawValue,
      let scroll = ScrollSample(
        wheelButton: Int(event.detail),
        device: Int(event.sourceid),
        position: event.position,
        modifiers: event.modifiers,
        time: time
      )
    {
      batch.append(.scroll(scroll))
    }
  }

  // MARK: Cancelling

  /// A device was disabled or unplugged: its fingers are cancelled, also those that the server ended just now for it.
  mutating func remove(device: Int) {
    batch = batch.map { event in
      guard case .touch(var sample) = event, sample.device == device, sample.phase == .ended else { return event }
      sample.phase = .cancelled
      return .touch(sample)
    }
    cancelFingers { $0.device == device }
    devices[device]?.isEnabled = false
    scrolling.forget(device: device)
    batch.append(.deviceRemoved(id: device))
  }

  /// The server is gone, and with it every finger.
  mutating func loseConnection() {
    cancelFingers { _ in true }
    batch.append(.connectionLost)
  }

  private mutating func cancelFingers(_ isGone: (Finger) -> Bool) {
    let gone = fingers.filter { isGone($0.key) }.sorted { $0.key.touch < $1.key.touch }
    for (finger, state) in gone {
      fingers[finger] = nil
      var sample = state.latest
      sample.phase = .cancelled
      batch.append(.touch(sample))
    }
  }
}
