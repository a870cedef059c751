extension KeySample {
  /// The keysym to compare with shortcuts.
  ///
  /// Letters of other scripts give way to what the same key is in the first group, so that Ctrl+O works on a Russian
  /// layout; Latin letters and keys without a letter stay.
  static func shortcut(_ keysym: UInt32, firstGroup: UInt32) -> UInt32 {
    let isLatin = (0x20...0xff).contains(keysym)
    // Function, cursor, keypad and modifier keys, and the vendors' own.
    let isFunction = (0xfe00...0xffff).contains(keysym) || keysym >= 0x1000_0000
    if isLatin || isFunction || firstGroup == 0 { return keysym }
    return (0x20...0x7e).contains(firstGroup) || keysym == 0 ? firstGroup : keysym
  }

  /// What a keysym types by itself: Latin 1 directly, the rest by the Unicode rule of the keysym numbering.
  static func text(of keysym: UInt32) -> String {
    let scalar: UInt32
    switch keysym {
    case 0x20...0x7e, 0xa0...0xff: scalar = keysym
    case 0x0100_0100...0x0110_ffff: scalar = keysym - 0x0100_0000
    default: return ""
    }
    return Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
  }

  /// Text without the control characters that X gives for Return, Escape, Control and a letter and the like.
  static func typed(_ text: String) -> String {
    text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f } ? "" : text
  }
}
