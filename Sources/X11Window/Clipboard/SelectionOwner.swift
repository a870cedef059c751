import CX11

/// Answers other programs that paste what this one has copied.
///
/// Lives on the event thread.
final class SelectionOwner {
  private let display: X11Display
  private let window: XID
  private let targetsAtom: Atom
  private var atoms: [String: Atom] = [:]
  private var contents: [Atom: ClipboardContent] = [:]

  init(display: X11Display, window: XID) {
    self.display = display
    self.window = window
    targetsAtom = display.atom("TARGETS")
    let names = ClipboardContent.textTargets + [ClipboardContent.pictureTarget]
    for name in names + ClipboardContent.Selection.allCases.map(\.atomName) { atoms[name] = display.atom(name) }
  }

  /// Takes a selection over from whoever has it.
  func own(_ selection: ClipboardContent.Selection, _ content: ClipboardContent) {
    guard let atom = atoms[selection.atomName] else { return }
    contents[atom] = content
    XSetSelectionOwner(display.raw, atom, window, Time(CurrentTime))
  }

  /// Another program has copied something.
  func clear(_ event: XSelectionClearEvent) {
    contents[event.selection] = nil
  }

  /// Hands over what is asked for, or says that it cannot be had.
  func answer(_ request: XSelectionRequestEvent) {
    // Old programs leave the property out and expect the target's name.
    let property = request.property == Atom(None) ? request.target : request.property
    let isDone = contents[request.selection].map { store($0, request.target, property, on: request.requestor) } ?? false
    var reply = XEvent()
    reply.xselection.type = SelectionNotify
    reply.xselection.requestor = request.requestor
    reply.xselection.selection = request.selection
    reply.xselection.target = request.target
    reply.xselection.property = isDone ? property : Atom(None)
    reply.xselection.time = request.time
    XSendEvent(display.raw, request.requestor, 0, 0, &reply)
    XFlush(display.raw)
  }

  private func store(_ content: ClipboardContent, _ target: Atom, _ property: Atom, on requestor: XID) -> Bool {
    if target == targetsAtom {
      let offered = [targetsAtom] + content.targets.compactMap { atoms[$0] }
      display.set(property, type: Atom(XA_ATOM), to: offered, on: requestor)
      return true
    }
    guard let name = atoms.first(where: { $0.value == target })?.key, let bytes = content.bytes(for: name),
      // Larger ones would have to go in pieces; 16 MB in one piece is enough for any picture of a window.
      bytes.count < XExtendedMaxRequestSize(display.raw) * 4 - 256
    else { return false }
    XChangeProperty(display.raw, requestor, property, target, 8, PropModeReplace, bytes, Int32(bytes.count))
    return true
  }
}
