/// Pasted text as lines, the ways debuggers and web pages wrap it undone.
struct TextLines {
  struct Line {
    var text: [UInt8]
    /// Counted from 1.
    let number: Int
    let offset: Int

    /// The place of a byte of the line.
    func location(_ index: Int = 0) -> SourceLocation {
      let before = text.prefix(index).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
      return SourceLocation(line: number, column: before + 1, offset: offset + index)
    }

    var string: String { String(decoding: text, as: UTF8.self) }
  }

  private(set) var lines: [Line] = []

  /// Splits at line ends; text in one line with `\n` written out, or with `&lt;` for `<`, is unescaped first.
  init(_ bytes: [UInt8]) {
    var bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if !bytes.contains(Self.lineFeed) || bytes.prefix(4_096).lazy.filter({ $0 == Self.lineFeed }).count < 3,
      bytes.firstRange(ofBytes: Array("\\n".utf8)) != nil
    {
      bytes = Self.unescaped(bytes)
    }
    if bytes.firstRange(ofBytes: Array("&lt;".utf8)) != nil { bytes = Self.withoutEntities(bytes) }
    var start = 0
    var number = 1
    for index in 0...bytes.count where index == bytes.count || bytes[index] == Self.lineFeed {
      var end = index
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
      lines.append(Line(text: Array(bytes[start..<end]), number: number, offset: start))
      start = index + 1
      number += 1
    }
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// The text of a string as a debugger prints one: `\n`, `\'`, `\"`, `\t` and `\\` are what they stand for.
  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        result.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "n"): result.append(lineFeed)
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(bytes[index + 1])
      default: result += bytes[index...(index + 1)]
      }
      index += 2
    }
    return result
  }

  private static let entities: [([UInt8], UInt8)] = [
    (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
    (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&quot;".utf8), UInt8(ascii: "\"")),
    (Array("&#39;".utf8), UInt8(ascii: "'")),
  ]

  private static func withoutEntities(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"),
        let entity = entities.first(where: { bytes[index...].starts(with: $0.0) })
      {
        result.append(entity.1)
        index += entity.0.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}

extension Collection<UInt8> where Index == Int {
  /// Where `needle` stands first at or after `start`.
  func firstRange(ofBytes needle: [UInt8], from start: Int? = nil) -> Range<Int>? {
    guard let first = needle.first, count >= needle.count else { return nil }
    var index = start ?? startIndex
    let last = endIndex - needle.count
    while index <= last {
      if self[index] == first, self[index..<(index + needle.count)].elementsEqual(needle) {
        return index..<(index + needle.count)
      }
      index += 1
    }
    return nil
  }
}
