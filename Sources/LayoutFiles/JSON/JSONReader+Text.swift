extension JSONReader {
  /// Reads a string in double quotes.
  mutating func readString() throws(Stop) -> String { try readQuoted(by: UInt8(ascii: "\"")) }

  /// Reads a string in single quotes, after complaining about them.
  mutating func readSingleQuoted() throws(Stop) -> String {
    try report(.singleQuotes, at: here)
    return try readQuoted(by: UInt8(ascii: "'"))
  }

  /// Reads a key, with the wrong quotes or without any, too.
  mutating func readKey() throws(Stop) -> String {
    switch byte {
    case UInt8(ascii: "\"")?: return try readString()
    case UInt8(ascii: "'")?: return try readSingleQuoted()
    case let byte? where JSONReader.isWord(byte):
      let start = here
      let word = takeWord()
      try report(.unquotedKey(word), at: start)
      return word
    default:
      throw stop(.expected("a key in double quotes or }", found: foundHere))
    }
  }

  private mutating func readQuoted(by quote: UInt8) throws(Stop) -> String {
    let opened = here
    position += 1
    var runStart = position
    var text = ""
    while true {
      guard let byte else { throw stop(.unterminatedString, at: opened) }
      switch byte {
      case quote:
        let run = string(from: runStart)
        position += 1
        return text.isEmpty ? run : text + run
      case UInt8(ascii: "\\"):
        text += string(from: runStart)
        text.unicodeScalars.append(try readEscape())
        runStart = position
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw stop(.unterminatedString, at: opened)
      case 0..<0x20:
        try report(.controlCharacter(byte), at: here)
        position += 1
      case 0x20..<0x80:
        position += 1
      default:
        try skipMultibyte()
      }
    }
  }

  private func string(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Moves past one character of two to four bytes and checks that it is well formed (Unicode, table 3-7).
  private mutating func skipMultibyte() throws(Stop) {
    let first = bytes[position]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0x80...0xBF)
      }
    guard length > 0, position + length <= bytes.count, second.contains(bytes[position + 1]) else {
      throw stop(.invalidUTF8(byte: first))
    }
    for index in (position + 2)..<(position + length) where bytes[index] & 0xC0 != 0x80 {
      throw stop(.invalidUTF8(byte: first))
    }
    position += length
    columnBase += length - 1
  }

  private mutating func readEscape() throws(Stop) -> Unicode.Scalar {
    let start = here
    position += 1
    guard let letter = byte else { throw stop(.invalidEscape("\\"), at: start) }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(at: start)
    default:
      let shown = (0x21..<0x7F).contains(letter) ? "\\\(Character(Unicode.Scalar(letter)))" : "\\"
      try report(.invalidEscape(shown), at: start)
      // What follows may be a line's end or part of a character: let the string's own loop look at it.
      position -= 1
      return "\u{FFFD}"
    }
  }

  /// Reads the digits after `\u`, and a second escape when they are the first half of a surrogate pair.
  private mutating func readUnicodeEscape(at start: SourceLocation) throws(Stop) -> Unicode.Scalar {
    let unit = try readHexadecimal(at: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let isLeading = (0xD800..<0xDC00).contains(unit)
    if isLeading, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let second = try readHexadecimal(at: start)
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
    }
    try report(.loneSurrogate("\\u" + String(unit, radix: 16, uppercase: true)), at: start)
    return "\u{FFFD}"
  }

  private mutating func readHexadecimal(at start: SourceLocation) throws(Stop) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw stop(.invalidEscape("\\u without four hexadecimal digits"), at: start)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
