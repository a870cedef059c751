/// The text of attributes and elements: XML's own five entities and numbered characters, nothing else.
enum MarkupText {
  static func string(_ bytes: ArraySlice<UInt8>, isEscaped: Bool) -> String {
    guard isEscaped, bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard let mark = bytes[index...].firstIndex(of: UInt8(ascii: "&")),
        let end = bytes[mark...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
      else { break }
      result += String(decoding: bytes[index..<mark], as: UTF8.self)
      let name = String(decoding: bytes[(mark + 1)..<end], as: UTF8.self)
      result.unicodeScalars.append(scalar(name) ?? "\u{FFFD}")
      index = end + 1
    }
    return result + String(decoding: bytes[index...], as: UTF8.self)
  }

  /// What a reference stands for; nil for an entity that XML does not have.
  static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      if name.hasPrefix("#x") { return UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) } }
      if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap { Unicode.Scalar($0) } }
      return nil
    }
  }
}
