import Interface
import X11Window

extension KeyPress {
  /// The key of a press, from X's keysym; nil for keys that the interface does not know.
  init?(_ sample: KeySample) {
    let control = sample.modifiers.contains(.control)
    let shift = sample.modifiers.contains(.shift)
    if let special = KeyPress.special[sample.shortcutKeysym] {
      self.init(.special(special), control: control, shift: shift)
      return
    }
    // Latin-1 keysyms are their own character codes; those of the keypad follow at a distance.
    let isKeypad = (0xFFAA...0xFFB9).contains(sample.shortcutKeysym)
    let code = isKeypad ? sample.shortcutKeysym - 0xFF80 : sample.shortcutKeysym
    guard (0x21...0xFF).contains(code), let scalar = Unicode.Scalar(code) else { return nil }
    self.init(.character(String(Character(scalar))), control: control, shift: shift)
  }

  private static let special: [UInt32: Special] = [
    0x20: .space, 0xFF1B: .escape, 0xFF0D: .enter, 0xFF8D: .enter, 0xFF09: .tab, 0xFE20: .tab,
    0xFF50: .home, 0xFF95: .home, 0xFF57: .end, 0xFF9C: .end, 0xFF51: .left, 0xFF53: .right, 0xFF52: .up,
    0xFF54: .down,
    0xFF55: .pageUp, 0xFF9A: .pageUp, 0xFF56: .pageDown, 0xFF9B: .pageDown, 0xFFBE: .f1, 0xFFC3: .f6, 0xFFC7: .f10,
    0xFFC8: .f11, 0xFF08: .backspace, 0xFFFF: .delete, 0xFF67: .menu,
  ]
}
