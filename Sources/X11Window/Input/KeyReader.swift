import CX11
import Glibc

/// Reads key events of one window: text with dead keys and compose, repeats, and keysyms for shortcuts.
///
/// Lives on the event thread with the connection it reads from.
final class KeyReader {
  private let display: OpaquePointer
  private var method: XIM?
  private var context: XIC?
  private var down: Set<UInt32> = []

  init(display: OpaquePointer, window: XID) {
    self.display = display
    // Input methods speak the locale's encoding; without this every text is ASCII.
    setlocale(LC_CTYPE, "")
    // A session without a locale, as a container or a bare startx has it, would leave dead keys and compose out.
    if String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    XSetLocaleModifiers("")
    // Without it a held key looks as if it were lifted and pressed again.
    XkbSetDetectableAutoRepeat(display, 1, nil)
    method = XOpenIM(display, nil, nil, nil)
    context = method.flatMap { cx11_XCreateIC($0, window) }
  }

  /// Frees the input method while the connection is still alive.
  func close() {
    if let context { XDestroyIC(context) }
    if let method { XCloseIM(method) }
    (context, method) = (nil, nil)
  }

  /// The input method must know where the focus is; keys held while it moves away are forgotten.
  func focusChanged(_ focused: Bool) {
    if !focused { down.removeAll() }
    guard let context else { return }
    if focused { XSetICFocus(context) } else { XUnsetICFocus(context) }
  }

  /// A core key event as a value, or nil when an input method has typed text with no key of its own to go with.
  func read(_ event: inout XEvent, time: EventTime) -> KeySample? {
    let isPressed = event.type == KeyPress
    let keycode = event.xkey.keycode
    // What an input method has composed comes as a press of no key, which is never lifted.
    let isRepeat = isPressed && keycode != 0 && !down.insert(keycode).inserted
    if !isPressed { down.remove(keycode) }
    let (text, keysym) = lookUp(&event, isPressed: isPressed)
    let level: Int32 = event.xkey.state & UInt32(ShiftMask) != 0 ? 1 : 0
    let first = UInt32(truncatingIfNeeded: XkbKeycodeToKeysym(display, KeyCode(truncatingIfNeeded: keycode), 0, level))
    return KeySample(
      isPressed: isPressed,
      isRepeat: isRepeat,
      keysym: keysym,
      shortcutKeysym: KeySample.shortcut(keysym, firstGroup: first),
      text: isPressed ? text : "",
      modifiers: ModifierKeys(state: event.xkey.state),
      time: time
    )
  }

  private func lookUp(_ event: inout XEvent, isPressed: Bool) -> (text: String, keysym: UInt32) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      var keysym: KeySym = 0
      if isPressed, let context {
        var status: Int32 = 0
        let count = Xutf8LookupString(context, &event.xkey, buffer.baseAddress, 255, &keysym, &status)
        guard status != XBufferOverflow else { return ("", UInt32(truncatingIfNeeded: keysym)) }
        if status == XLookupChars { keysym = 0 }
        let bytes = buffer.prefix(max(Int(count), 0)).map { UInt8(bitPattern: $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        return (KeySample.typed(text), UInt32(truncatingIfNeeded: keysym))
      }
      XLookupString(&event.xkey, buffer.baseAddress, 255, &keysym, nil)
      let value = UInt32(truncatingIfNeeded: keysym)
      return (event.xkey.state & UInt32(ControlMask) == 0 ? KeySample.text(of: value) : "", value)
    }
  }
}
