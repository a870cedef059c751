extension JSONReader {
  /// Notes a mistake after which reading goes on; stops when there are too many.
  mutating func report(_ kind: LayoutDiagnostic.Kind, at location: SourceLocation) throws(Stop) {
    problems.append((kind, location))
    if problems.count >= JSONReader.mostProblems { throw Stop() }
  }

  /// Notes a mistake that ends the reading.
  mutating func stop(_ kind: LayoutDiagnostic.Kind, at location: SourceLocation? = nil) -> Stop {
    problems.append((kind, location ?? here))
    return Stop()
  }

  /// Moves past white space, and past comments after complaining about them.
  mutating func skipSpace() {
    while let byte {
      switch byte {
      case UInt8(ascii: "\n"):
        position += 1
        newLine()
      case UInt8(ascii: "\r"):
        position += 1
        if self.byte == UInt8(ascii: "\n") { position += 1 }
        newLine()
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        position += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        guard skipComment() else { return }
      default:
        return
      }
    }
  }

  /// What stands at the position, for a sentence.
  var foundHere: String {
    guard let byte else { return "the end of the file" }
    if (0x21..<0x7F).contains(byte) { return "\(Character(Unicode.Scalar(byte)))" }
    if byte >= 0x80 {
      let scalars = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self).unicodeScalars
      if let scalar = scalars.first, scalar != "\u{FFFD}" { return "\(Character(scalar))" }
    }
    let digits = String(byte, radix: 16, uppercase: true)
    return "byte 0x" + (digits.count < 2 ? "0" : "") + digits
  }

  /// Takes the letters, digits and underscores at the position.
  mutating func takeWord() -> String {
    let start = position
    while let byte, JSONReader.isWord(byte) { position += 1 }
    return start == position ? "" : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private mutating func newLine() {
    line += 1
    columnBase = position
  }

  /// Moves past a comment of C, C++ or the shell; false when there is none.
  private mutating func skipComment() -> Bool {
    let start = here
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    let isBlock = byte == UInt8(ascii: "/") && next == UInt8(ascii: "*")
    guard byte == UInt8(ascii: "#") || isBlock || next == UInt8(ascii: "/") else { return false }
    if problems.count < JSONReader.mostProblems { problems.append((.comment, start)) }
    isBlock ? skipBlockComment() : skipLine()
    return true
  }

  private mutating func skipLine() {
    while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
  }

  private mutating func skipBlockComment() {
    position += 2
    while let byte {
      if byte == UInt8(ascii: "*"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
      if byte == UInt8(ascii: "\n") { newLine() } else if byte & 0xC0 == 0x80 { columnBase += 1 }
    }
  }
}
