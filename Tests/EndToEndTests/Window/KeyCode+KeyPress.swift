import Interface
import TestSupport

extension KeyCode {
  /// The key of the rig's keyboard for a key of the interface; nil where it has none.
  static func code(of press: KeyPress) -> (key: Int, needsShift: Bool)? {
    switch press.symbol {
    case .character(let text):
      guard let character = text.first, let code = typing(character) else { return nil }
      return (code.key, code.needsShift || press.shift)
    case .special(.f1): return (f1, false)
    case .special(.f10): return (f10, false)
    case .special(.escape): return (escape, false)
    case .special: return nil
    }
  }
}
