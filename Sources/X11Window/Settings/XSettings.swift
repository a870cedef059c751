/// The values that a desktop's settings daemon publishes, by the XSETTINGS specification.
package struct XSettings: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case integer(Int)
    case string(String)
    /// Red, green, blue and alpha, 0 to 65535 each.
    case color([UInt16])
  }

  package private(set) var values: [String: Value] = [:]

  package init() {}

  /// Reads the property's bytes; nil where they are cut short or no settings at all.
  ///
  /// A daemon of another byte order says so in the first byte.
  package init?(_ bytes: [UInt8]) {
    guard let order = bytes.first, order <= 1 else { return nil }
    var reader = Reader(bytes: bytes, isBigEndian: order == 1)
    // The order and its padding, then the serial number.
    guard reader.skip(8), let count = reader.number(4) else { return nil }
    for _ in 0..<count {
      guard let kind = reader.number(1), reader.skip(1), let length = reader.number(2),
        let name = reader.text(length), reader.skip(4), let value = Value(kind, &reader)
      else { return nil }
      values[name] = value
    }
  }

  package subscript(name: String) -> Value? { values[name] }

  package func integer(_ name: String) -> Int? {
    if case .integer(let value)? = values[name] { value } else { nil }
  }

  package func string(_ name: String) -> String? {
    if case .string(let value)? = values[name] { value } else { nil }
  }

  /// Goes through the bytes and never past their end.
  fileprivate struct Reader {
    let bytes: [UInt8]
    let isBigEndian: Bool
    var place = 0

    mutating func skip(_ count: Int) -> Bool {
      guard count >= 0, count <= bytes.count - place else { return false }
      place += count
      return true
    }

    /// An unsigned number of so many bytes.
    mutating func number(_ size: Int) -> Int? {
      let start = place
      guard skip(size) else { return nil }
      let part = bytes[start..<place]
      return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    /// So many bytes of UTF-8, and the padding to a multiple of four.
    mutating func text(_ length: Int) -> String? {
      let start = place
      guard skip(length) else { return nil }
      let text = String(decoding: bytes[start..<place], as: UTF8.self)
      return skip((4 - length % 4) % 4) ? text : nil
    }
  }
}

extension XSettings.Value {
  fileprivate init?(_ kind: Int, _ reader: inout XSettings.Reader) {
    switch kind {
    case 0:
      guard let value = reader.number(4) else { return nil }
      self = .integer(Int(Int32(truncatingIfNeeded: value)))
    case 1:
      guard let length = reader.number(4), let text = reader.text(length) else { return nil }
      self = .string(text)
    case 2:
      // The specification's order is red, blue, green, alpha.
      guard let red = reader.number(2), let blue = reader.number(2), let green = reader.number(2),
        let alpha = reader.number(2)
      else { return nil }
      self = .color([red, green, blue, alpha].map { UInt16(truncatingIfNeeded: $0) })
    default: return nil
    }
  }
}
