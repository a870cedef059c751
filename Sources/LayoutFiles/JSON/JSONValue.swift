/// A JSON value and the place of its first character.
struct JSONValue: Sendable {
  enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// In the order of the file.
    case object([JSONMember])
  }

  let kind: Kind
  let location: SourceLocation

  /// What it is, in a sentence: `the number 3`, `a list`, `null`.
  var described: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(JSONValue.text(value))"
    case .string(let value): "the string \"\(value.count > 40 ? value.prefix(39) + "…" : value[...])\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// A number as short as it can be written: whole ones without ".0".
  static func text(_ number: Double) -> String {
    guard let whole = Int(exactly: number), abs(whole) < 1_000_000_000_000_000 else { return String(number) }
    return String(whole)
  }
}

/// A key and its value.
struct JSONMember: Sendable {
  let key: String
  let keyLocation: SourceLocation
  let value: JSONValue
}
