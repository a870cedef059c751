import CX11

extension XRigClient {
  /// Begins to drag, as a file manager does; `types` are the forms on offer, in order.
  package func startDrag(_ data: String, types: [String] = ["text/uri-list"], version: Int = 5) -> XRigDragSource {
    XRigDragSource(self, data: data, types: types, version: version)
  }
}

/// The sending side of XDND: a program from which something is dragged.
package final class XRigDragSource {
  /// What the target made of the drop.
  package struct Outcome: Hashable, Sendable {
    /// Whether it took the data, by its own word.
    package let isAccepted: Bool
    /// Whether it asked for the data at all.
    package let wasAsked: Bool

    package init(isAccepted: Bool, wasAsked: Bool) {
      self.isAccepted = isAccepted
      self.wasAsked = wasAsked
    }
  }

  private let client: XRigClient
  private let window: XID
  private let data: [UInt8]
  private let types: [Atom]
  private let version: Int
  private var wasAsked = false

  init(_ client: XRigClient, data: String, types: [String], version: Int) {
    self.client = client
    self.data = Array(data.utf8)
    self.version = version
    self.types = types.map { XInternAtom(client.raw, $0, 0) }
    window = XCreateSimpleWindow(client.raw, client.root, -10, -10, 1, 1, 0, 0, 0)
    XSetSelectionOwner(client.raw, atom("XdndSelection"), window, Time(CurrentTime))
    var list = self.types
    list.withUnsafeMutableBytes { bytes in
      _ = XChangeProperty(
        client.raw,
        window,
        atom("XdndTypeList"),
        XA_ATOM,
        32,
        PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        Int32(self.types.count)
      )
    }
    client.synchronize()
  }

  /// The version of the protocol that a window speaks; nil if it takes no drops.
  package func version(of target: UInt) -> Int? {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var left: UInt = 0
    var value: UnsafeMutablePointer<UInt8>?
    let property = atom("XdndAware")
    XGetWindowProperty(client.raw, target, property, 0, 1, 0, XA_ATOM, &type, &format, &count, &left, &value)
    defer { if let value { XFree(value) } }
    guard let value, count == 1 else { return nil }
    return value.withMemoryRebound(to: UInt.self, capacity: 1) { Int($0.pointee) }
  }

  /// Moves over a window, at root pixels; whether the target would take what is dragged, nil without an answer.
  package func move(over target: UInt, _ x: Int, _ y: Int) -> Bool? {
    let inline = (0..<3).map { types.indices.contains($0) ? Int(bitPattern: types[$0]) : 0 }
    send("XdndEnter", to: target, [version << 24 | (types.count > 3 ? 1 : 0)] + inline)
    send("XdndPosition", to: target, [0, x << 16 | y, 0, Int(bitPattern: atom("XdndActionCopy"))])
    return answer("XdndStatus").map { $0 & 1 != 0 }
  }

  package func leave(_ target: UInt) { send("XdndLeave", to: target, [0, 0, 0, 0]) }

  /// Lets go over a window; nil if the target never says that it is done.
  package func drop(on target: UInt) -> Outcome? {
    send("XdndDrop", to: target, [0, 0, 0, 0])
    return answer("XdndFinished").map { Outcome(isAccepted: $0 & 1 != 0, wasAsked: wasAsked) }
  }

  // MARK: Messages

  private func atom(_ name: String) -> Atom { XInternAtom(client.raw, name, 0) }

  private func send(_ type: String, to target: UInt, _ values: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = target
    event.xclient.message_type = atom(type)
    event.xclient.format = 32
    event.xclient.data.l = (Int(bitPattern: window), values[0], values[1], values[2], values[3])
    XSendEvent(client.raw, target, 0, 0, &event)
    client.synchronize()
  }

  /// The flags of the target's message of a type; its questions for the data are answered meanwhile.
  private func answer(_ type: String) -> Int? {
    let wanted = atom(type)
    let deadline = Deadline(seconds: 10)
    repeat {
      while XPending(client.raw) > 0 {
        var event = XEvent()
        XNextEvent(client.raw, &event)
        if event.type == SelectionRequest { hand(event.xselectionrequest) }
        if event.type == ClientMessage, event.xclient.message_type == wanted { return event.xclient.data.l.1 }
      }
    } while deadline.wait(for: [XConnectionNumber(client.raw)])
    return nil
  }

  private func hand(_ request: XSelectionRequestEvent) {
    wasAsked = true
    XChangeProperty(
      client.raw,
      request.requestor,
      request.property,
      request.target,
      8,
      PropModeReplace,
      data,
      Int32(data.count)
    )
    var reply = XEvent()
    reply.xselection.type = SelectionNotify
    reply.xselection.requestor = request.requestor
    reply.xselection.selection = request.selection
    reply.xselection.target = request.target
    reply.xselection.property = request.property
    reply.xselection.time = request.time
    XSendEvent(client.raw, request.requestor, 0, 0, &reply)
    client.synchronize()
  }
}
