/// X keycodes of the rig's keyboard: a PC keyboard in the US layout, with the codes of XFree86.
package enum KeyCode {
  package static let escape = 9
  package static let zero = 19
  package static let minus = 20
  package static let equal = 21
  package static let tab = 23
  package static let w = 25
  package static let e = 26
  package static let r = 27
  package static let t = 28
  package static let o = 32
  package static let enter = 36
  package static let control = 37
  package static let a = 38
  package static let s = 39
  package static let shift = 50
  package static let c = 54
  package static let v = 55
  package static let f = 41
  package static let space = 65
  package static let f1 = 67
  package static let f10 = 76
  package static let up = 98
  package static let end = 103
  package static let pageUp = 99
  package static let pageDown = 105

  /// The rows of keys that type something, from their first keycode on; without Shift and with it.
  private static let rows: [(first: Int, plain: String, shifted: String)] = [
    (10, "1234567890-=", "!@#$%^&*()_+"), (24, "qwertyuiop[]", "QWERTYUIOP{}"), (38, "asdfghjkl;'", "ASDFGHJKL:\""),
    (52, "zxcvbnm,./", "ZXCVBNM<>?"),
  ]

  /// The key that types a character; nil for those of other keyboards.
  package static func typing(_ character: Character) -> (key: Int, needsShift: Bool)? {
    for row in rows {
      for (text, needsShift) in [(row.plain, false), (row.shifted, true)] {
        if let place = Array(text).firstIndex(of: character) { return (row.first + place, needsShift) }
      }
    }
    return nil
  }
}
