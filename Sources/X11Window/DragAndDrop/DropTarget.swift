import CX11

/// Takes files that other programs drag onto the window: the receiving side of XDND, versions 3 to 5.
///
/// Lives on the event thread.
final class DropTarget {
  /// The protocol's newest version; older sources speak down to 3.
  private static let version = 5

  private let display: X11Display
  private let window: XID
  private let atoms: Atoms

  /// The drag that is over the window.
  private var drag: Drag?

  private struct Drag {
    let source: XID
    let version: Int
    let hasFiles: Bool
    /// Whether the files are being fetched after the drop.
    var isDropped = false
  }

  private struct Atoms {
    let aware, enter, position, status, leave, drop, finished, selection, typeList, copy, uriList, data,
      incremental: Atom

    init(_ display: X11Display) {
      aware = display.atom("XdndAware")
      enter = display.atom("XdndEnter")
      position = display.atom("XdndPosition")
      status = display.atom("XdndStatus")
      leave = display.atom("XdndLeave")
      drop = display.atom("XdndDrop")
      finished = display.atom("XdndFinished")
      selection = display.atom("XdndSelection")
      typeList = display.atom("XdndTypeList")
      copy = display.atom("XdndActionCopy")
      uriList = display.atom("text/uri-list")
      data = display.atom("FINGERPOST_DROP")
      incremental = display.atom("INCR")
    }
  }

  /// Says that the window takes drops.
  init(display: X11Display, window: XID) {
    self.display = display
    self.window = window
    atoms = Atoms(display)
    display.set(atoms.aware, type: Atom(XA_ATOM), to: [UInt(Self.version)], on: window)
  }

  /// What a message of a drag means for the window; nil for nothing, or if it is no such message.
  func take(_ message: XClientMessageEvent) -> WindowEvent? {
    guard message.format == 32 else { return nil }
    let values = message.data.l
    let source = XID(bitPattern: values.0)
    switch message.message_type {
    case atoms.enter:
      drag = Drag(
        source: source,
        version: min(Self.version, values.1 >> 24 & 0xFF),
        hasFiles: offersFiles(values, source: source)
      )
      return nil
    case atoms.position:
      guard let drag, drag.source == source, !drag.isDropped else { return nil }
      reply(atoms.status, to: drag, [drag.hasFiles ? 1 : 0, 0, 0, drag.hasFiles ? Int(bitPattern: atoms.copy) : 0])
      return .dragMoved(hasFiles: drag.hasFiles)
    case atoms.leave:
      guard let drag, drag.source == source, !drag.isDropped else { return nil }
      self.drag = nil
      return .dragEnded
    case atoms.drop:
      guard let drag, drag.source == source, !drag.isDropped else { return nil }
      guard drag.hasFiles else { return finish(drag, with: nil) }
      self.drag?.isDropped = true
      let time = drag.version >= 1 ? Time(bitPattern: values.2) : Time(CurrentTime)
      XConvertSelection(display.raw, atoms.selection, atoms.uriList, atoms.data, window, time)
      XFlush(display.raw)
      return nil
    default: return nil
    }
  }

  /// The files of a drop have come, or will not.
  func take(_ event: XSelectionEvent) -> WindowEvent? {
    guard event.selection == atoms.selection, let drag, drag.isDropped else { return nil }
    guard event.property == atoms.data else { return finish(drag, with: nil) }
    let bytes = display.bytes(atoms.data, of: window)
    XDeleteProperty(display.raw, window, atoms.data)
    // In pieces come only lists of a size that nobody drags; their property holds no bytes.
    return finish(drag, with: bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self))
  }

  private func finish(_ drag: Drag, with text: String?) -> WindowEvent {
    self.drag = nil
    reply(atoms.finished, to: drag, [text == nil ? 0 : 1, text == nil ? 0 : Int(bitPattern: atoms.copy), 0, 0])
    return text.map { .dropped(FileURIList($0)) } ?? .dragEnded
  }

  private func offersFiles(_ values: (Int, Int, Int, Int, Int), source: XID) -> Bool {
    // With more than three types they stand in a property of the source.
    let isLong = values.1 & 1 != 0
    let types =
      isLong
      ? display.cardinals(atoms.typeList, of: source) : [values.2, values.3, values.4].map { UInt(bitPattern: $0) }
    return types.contains(atoms.uriList)
  }

  private func reply(_ type: Atom, to drag: Drag, _ values: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = drag.source
    event.xclient.message_type = type
    event.xclient.format = 32
    event.xclient.data.l = (Int(bitPattern: window), values[0], values[1], values[2], values[3])
    XSendEvent(display.raw, drag.source, 0, 0, &event)
    XFlush(display.raw)
  }
}
