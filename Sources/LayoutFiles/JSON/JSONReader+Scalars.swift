extension JSONReader {
  /// Reads a number; one that JSON does not know is complained about and read as 0.
  mutating func readNumber() throws(Stop) -> JSONValue.Kind {
    let start = here
    let first = position
    while let byte, JSONReader.isNumberPart(byte) { position += 1 }
    let end = position
    // "-Infinity", "0x10", "12px": letters that belong to the same mistake.
    let tail = takeWord()
    if tail.isEmpty, let value = shortNumber(first..<end) { return .number(value) }
    let text = String(decoding: bytes[first..<end], as: UTF8.self) + tail
    let shown = text.utf8.count > 40 ? text.prefix(39) + "…" : text[...]
    if let fault = JSONReader.fault(of: text) {
      let isWord = ["inf", "infinity", "nan"].contains(text.drop { !$0.isLetter }.lowercased())
      try report(isWord ? .notFinite(String(shown)) : .malformedNumber(String(shown), hint: fault), at: start)
      return .number(0)
    }
    guard let value = Double(text), value.isFinite else {
      try report(.numberTooLarge(String(shown)), at: start)
      return .number(0)
    }
    return .number(value)
  }

  /// Reads `true`, `false` or `null`; other words are complained about and read as null.
  mutating func readWord() throws(Stop) -> JSONValue.Kind {
    let start = here
    let word = takeWord()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "NaN", "nan", "Infinity", "inf", "Inf":
      try report(.notFinite(word), at: start)
    case "True", "TRUE", "YES", "yes":
      try report(.unknownLiteral(word, meant: "true"), at: start)
    case "False", "FALSE", "NO", "no":
      try report(.unknownLiteral(word, meant: "false"), at: start)
    case "None", "nil", "NULL", "Null", "undefined":
      try report(.unknownLiteral(word, meant: "null"), at: start)
    default:
      let shown = String(word.prefix(40))
      try report(.unknownLiteral(shown, meant: "\"\(shown)\" in double quotes"), at: start)
    }
    return .null
  }

  /// Whole and decimal numbers of up to 15 digits, the usual ones.
  ///
  /// Exactly rounded: digits and power of ten are both exact as `Double`, so the one division rounds once.
  private func shortNumber(_ range: Range<Int>) -> Double? {
    guard range.count <= 16 else { return nil }
    var mantissa = 0
    var digits = 0
    var decimals: Int?
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "-") where index == range.lowerBound: continue
      case UInt8(ascii: ".") where digits > 0 && decimals == nil: decimals = 0
      case let byte where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
        if digits == 1, mantissa == 0, decimals == nil { return nil }
        mantissa = mantissa * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        decimals = decimals.map { $0 + 1 }
      default: return nil
      }
    }
    guard digits > 0, digits <= 15, decimals != 0 else { return nil }
    let value = Double(mantissa) / JSONReader.powersOfTen[decimals ?? 0]
    return bytes[range.lowerBound] == UInt8(ascii: "-") ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Why `text` breaks the grammar of numbers; nil when it keeps it.
  private static func fault(of text: String) -> String? {
    var rest = text[...].utf8
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    if rest.first == UInt8(ascii: "+") { return "leave the plus sign out" }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    if rest.first == UInt8(ascii: ".") { return "write a digit before the point" }
    let whole = rest.prefix(while: isDigit)
    if whole.isEmpty { return "write digits" }
    if whole.count > 1, whole.first == UInt8(ascii: "0") { return "leave leading zeros out" }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let decimals = rest.dropFirst().prefix(while: isDigit)
      if decimals.isEmpty { return "write a digit after the point" }
      rest = rest.dropFirst(decimals.count + 1)
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
      let exponent = rest.prefix(while: isDigit)
      if exponent.isEmpty { return "write digits after the e" }
      rest = rest.dropFirst(exponent.count)
    }
    return rest.isEmpty ? nil : "write plain decimal digits"
  }

  private static func isNumberPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
