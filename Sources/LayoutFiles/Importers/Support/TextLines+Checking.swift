extension TextLines {
  /// The lines of a pasted text of bounded size in UTF-8.
  init(checking bytes: [UInt8], file: String) throws(LayoutError) {
    guard bytes.count <= ImportLimits.size else {
      throw LayoutError(.tooLarge(bytes: bytes.count, limit: ImportLimits.size), file: file)
    }
    if let bad = InvalidUTF8.first(in: bytes) {
      throw LayoutError(.invalidUTF8(byte: bytes[bad]), file: file, at: InvalidUTF8.location(of: bad, in: bytes))
    }
    self.init(bytes)
  }
}

/// Finds what is no UTF-8.
enum InvalidUTF8 {
  /// The index of the first byte that is not part of a valid sequence; nil when all are.
  static func first(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var index = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): index += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return min(index, bytes.count - 1)
      }
    }
  }

  static func location(of offset: Int, in bytes: [UInt8]) -> SourceLocation {
    var line = 1
    var start = 0
    for index in 0..<offset where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    let column = bytes[start..<offset].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourceLocation(line: line, column: column, offset: offset)
  }
}
