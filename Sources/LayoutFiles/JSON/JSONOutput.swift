/// JSON to be written: keys stay in their order, the same value gives the same bytes.
package enum JSONOutput: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONOutput

    package init(_ key: String, _ value: JSONOutput) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case integer(Int)
  /// As short as reads back to the same number; infinities and NaN become null, which JSON has in their place.
  case number(Double)
  case string(String)
  case array([JSONOutput])
  case object([Member])

  /// Everything on one line, a space after each comma and colon.
  package var compact: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Lines of at most `width` characters where that is possible: what fits on one stays on one.
  package func pretty(width: Int = 100) -> String {
    var text = ""
    write(to: &text, indent: 0, used: 0, width: width)
    return text + "\n"
  }

  /// A number with at most so many decimals, so that noise of arithmetic does not show.
  package static func rounded(_ value: Double, decimals: Int) -> JSONOutput {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let result = (value * scale).rounded() / scale
    // Also turns -0 into 0.
    return .number(result == 0 ? 0 : result)
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? JSONValue.text(value) : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// `used` is how many characters stand before on the line.
  private func write(to text: inout String, indent: Int, used: Int, width: Int) {
    let line = compact
    if used + line.count <= width {
      text += line
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    switch self {
    case .array(let values) where !values.isEmpty:
      text += "[\n"
      for (index, value) in values.enumerated() {
        text += inner
        value.write(to: &text, indent: indent + 2, used: indent + 3, width: width)
        text += index < values.count - 1 ? ",\n" : "\n"
      }
      text += String(repeating: " ", count: indent) + "]"
    case .object(let members) where !members.isEmpty:
      text += "{\n"
      for (index, member) in members.enumerated() {
        var key = ""
        Self.write(member.key, to: &key)
        text += inner + key + ": "
        member.value.write(to: &text, indent: indent + 2, used: indent + key.count + 5, width: width)
        text += index < members.count - 1 ? ",\n" : "\n"
      }
      text += String(repeating: " ", count: indent) + "}"
    default: text += line
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
