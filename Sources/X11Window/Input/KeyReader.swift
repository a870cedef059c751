import CX11
import Glibc

/// Reads key events of one window: text with dead keys and compose, repeats, and keysyms for shortcuts.
///
/// Lives on the event thread with the connection it reads from.
final class KeyReader {
  private let display: OpaquePointer
  private let window: XID
  private var method: XIM?
  private var context: XIC?
  private var down: Set<UInt32> = []
  private var isFocused = false

  /// Xlib has freed the method and its context: the program that composed has ended.
  private var isMethodLost = false

  init(display: OpaquePointer, window: XID) {
    self.display = display
    self.window = window
    // Input methods speak the locale's encoding; without this every text is ASCII.
    setlocale(LC_CTYPE, "")
    // A session without a locale, as a container or a bare startx has it, would leave dead keys and compose out.
    if String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    XSetLocaleModifiers("")
    // Without it a held key looks as if it were lifted and pressed again.
    XkbSetDetectableAutoRepeat(display, 1, nil)
    openMethod()
  }

  /// Where the method that the session names is not there, Xlib's own serves: dead keys and compose.
  private func openMethod() {
    isMethodLost = false
    guard let method = XOpenIM(display, nil, nil, nil) else { return }
    self.method = method
    context = cx11_XCreateIC(method, window)
    var callback = XIMCallback(
      client_data: Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self),
      callback: { _, reader, _ in
        reader.map { Unmanaged<KeyReader>.fromOpaque($0).takeUnretainedValue().forgetMethod() }
      }
    )
    cx11_XSetIMDestroyCallback(method, &callback)
    if isFocused, let context { XSetICFocus(context) }
  }

  /// Called by Xlib amid its own work: another method is opened with the next key.
  private func forgetMethod() {
    (context, method) = (nil, nil)
    isMethodLost = true
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
    isFocused = focused
    guard let context else { return }
    if focused { XSetICFocus(context) } else { XUnsetICFocus(context) }
  }

  /// A core key event as a value, or nil when an input method has typed text with no key of its own to go with.
  func read(_ event: inout XEvent, time: EventTime) -> KeySample? {
    if isMethodLost { openMethod() }
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

  /// `capacity` is for nearly all that people type; what an input method hands over at once may be a whole text.
  private func lookUp(
    _ event: inout XEvent,
    isPressed: Bool,
    capacity: Int = 256
  ) -> (text: String, keysym: UInt32) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      var keysym: KeySym = 0
      if isPressed, let context {
        var status: Int32 = 0
        let count = Xutf8LookupString(
          context,
          &event.xkey,
          buffer.baseAddress,
          Int32(capacity - 1),
          &keysym,
          &status
        )
        if status == XBufferOverflow, count >= capacity {
          return lookUp(&event, isPressed: isPressed, capacity: Int(count) + 1)
        }
        if status == XLookupChars { keysym = 0 }
        let bytes = buffer.prefix(max(Int(count), 0)).map { UInt8(bitPattern: $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        return (KeySample.typed(text), UInt32(truncatingIfNeeded: keysym))
      }
      XLookupString(&event.xkey, buffer.baseAddress, Int32(capacity - 1), &keysym, nil)
      let value = UInt32(truncatingIfNeeded: keysym)
      return (event.xkey.state & UInt32(ControlMask) == 0 ? KeySample.text(of: value) : "", value)
    }
  }
}
