/// Reads JSON as RFC 8259 defines it and knows the line and column of every value and key.
///
/// Errors after which the rest still makes sense, such as a missing comma, are collected and reading goes on; the first
/// of the others ends it.
struct JSONReader {
  /// Ends the reading; what is wrong is in ``problems`` already.
  struct Stop: Error {}

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var line = 1
  /// Offset of the line's first byte, plus the continuation bytes of characters on it so far.
  var columnBase = 0
  var depth = 0
  var problems: [(kind: LayoutDiagnostic.Kind, location: SourceLocation)] = []

  /// More mistakes than this and the text is not JSON at all: going on would only pile up complaints.
  static let mostProblems = LayoutError.mostReported

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads `bytes`; throws all that is wrong with them, in order, located in `file`.
  static func read(_ bytes: [UInt8], file: String) throws(LayoutError) -> JSONValue {
    guard bytes.count <= JSONLimits.size else {
      throw LayoutError(.tooLarge(bytes: bytes.count, limit: JSONLimits.size), file: file)
    }
    let (value, problems) = bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(bytes: buffer)
      let value = try? reader.readDocument()
      return (value, reader.problems)
    }
    guard let value, problems.isEmpty else {
      throw LayoutError(problems.map { LayoutDiagnostic($0.kind, file: file, at: $0.location) })
    }
    return value
  }

  var here: SourceLocation { SourceLocation(line: line, column: position - columnBase + 1, offset: position) }

  /// The byte at the reading position; nil at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func readDocument() throws(Stop) -> JSONValue {
    try skipMark()
    skipSpace()
    guard byte != nil else { throw stop(.emptyFile) }
    let value = try readValue(expecting: "a value")
    skipSpace()
    if byte != nil { throw stop(.textAfterEnd(found: foundHere)) }
    return value
  }

  /// Skips a UTF-8 byte order mark and refuses UTF-16, with a mark or without.
  private mutating func skipMark() throws(Stop) {
    guard bytes.count >= 2 else { return }
    let isUTF16 =
      (bytes[0] == 0xFE && bytes[1] == 0xFF) || (bytes[0] == 0xFF && bytes[1] == 0xFE)
      || (bytes[0] == 0) != (bytes[1] == 0)
    if isUTF16 { throw stop(.utf16) }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      position = 3
      columnBase = 3
    }
  }

  /// Reads the value at the position; `expecting` says in an error what should have been there.
  mutating func readValue(expecting: String) throws(Stop) -> JSONValue {
    let start = here
    guard let byte else { throw stop(.expected(expecting, found: "the end of the file")) }
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(kind: try readObject(), location: start)
    case UInt8(ascii: "["): return JSONValue(kind: try readArray(), location: start)
    case UInt8(ascii: "\""): return JSONValue(kind: .string(try readString()), location: start)
    case UInt8(ascii: "'"): return JSONValue(kind: .string(try readSingleQuoted()), location: start)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(kind: try readNumber(), location: start)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return JSONValue(kind: try readWord(), location: start)
    default:
      throw stop(.expected(expecting, found: foundHere))
    }
  }

  private mutating func readArray() throws(Stop) -> JSONValue.Kind {
    let opened = try open()
    var values: [JSONValue] = []
    while byte != UInt8(ascii: "]") {
      if byte == nil { throw stop(.truncated(inside: "list", openedAt: opened)) }
      values.append(try readValue(expecting: "a value or ]"))
      try separate(from: UInt8(ascii: "]"), inside: "list", openedAt: opened)
    }
    close()
    return .array(values)
  }

  private mutating func readObject() throws(Stop) -> JSONValue.Kind {
    let opened = try open()
    var members: [JSONMember] = []
    var seen: [String: SourceLocation] = [:]
    while byte != UInt8(ascii: "}") {
      if byte == nil { throw stop(.truncated(inside: "object", openedAt: opened)) }
      let keyLocation = here
      let key = try readKey()
      checkRepeated(key, at: keyLocation, members, &seen)
      skipSpace()
      if byte == UInt8(ascii: ":") {
        position += 1
        skipSpace()
      } else if byte != nil {
        try report(.missingColon(key: key), at: here)
      }
      if byte == nil { throw stop(.truncated(inside: "object", openedAt: opened)) }
      members.append(JSONMember(key: key, keyLocation: keyLocation, value: try readValue(expecting: "a value")))
      try separate(from: UInt8(ascii: "}"), inside: "object", openedAt: opened)
    }
    close()
    return .object(members)
  }

  /// Moves past an opening bracket and the space behind it.
  private mutating func open() throws(Stop) -> SourceLocation {
    let opened = here
    guard depth < JSONLimits.depth else { throw stop(.nestedTooDeep(limit: JSONLimits.depth)) }
    depth += 1
    position += 1
    skipSpace()
    return opened
  }

  private mutating func close() {
    depth -= 1
    position += 1
  }

  /// Moves past the comma after an element, or stays before the closing bracket.
  private mutating func separate(
    from closing: UInt8,
    inside: String,
    openedAt opened: SourceLocation
  ) throws(Stop) {
    skipSpace()
    guard let byte else { throw stop(.truncated(inside: inside, openedAt: opened)) }
    if byte == UInt8(ascii: ",") {
      let comma = here
      position += 1
      skipSpace()
      if self.byte == closing { try report(.trailingComma, at: comma) }
    } else if byte != closing {
      let isList = closing == UInt8(ascii: "]")
      guard byte == UInt8(ascii: "\"") || (isList && JSONReader.startsValue(byte)) else {
        throw stop(.expected("a comma or \(isList ? "]" : "}")", found: foundHere))
      }
      try report(.missingComma, at: here)
    }
  }

  private static func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      true
    default: false
    }
  }

  /// Objects are small: only one that is not pays for a dictionary.
  private mutating func checkRepeated(
    _ key: String,
    at location: SourceLocation,
    _ members: [JSONMember],
    _ seen: inout [String: SourceLocation]
  ) {
    let few = 16
    var first: SourceLocation?
    if members.count < few {
      first = members.first { $0.key == key }?.keyLocation
    } else {
      if members.count == few { for member in members { seen[member.key] = member.keyLocation } }
      first = seen.updateValue(location, forKey: key)
    }
    if let first { problems.append((.duplicateKey(key, first: first), location)) }
  }
}
