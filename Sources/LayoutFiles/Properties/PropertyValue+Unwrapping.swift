import Foundation
import UIKit

extension PropertyValue {
  var boolValue: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// A number, whole or not.
  var numberValue: Double? {
    switch self {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  var integerValue: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The outer nil is "no string"; the inner one an explicit nil.
  var optionalString: String?? {
    switch self {
    case .string(let value): .some(value)
    case .none: .some(nil)
    default: nil
    }
  }

  var names: [String]? {
    switch self {
    case .options(let names), .strings(let names): names
    case .string(let name): [name]
    default: nil
    }
  }

  /// Whether two values are the same within what arithmetic on them loses.
  package func matches(_ other: PropertyValue) -> Bool {
    if let left = numberValue, let right = other.numberValue { return Self.isClose(left, right) }
    switch (self, other) {
    case (.point(let left), .point(let right)):
      return Self.isClose(left.x, right.x) && Self.isClose(left.y, right.y)
    case (.size(let left), .size(let right)):
      return Self.isClose(left.width, right.width) && Self.isClose(left.height, right.height)
    case (.rect(let left), .rect(let right)):
      return PropertyValue.point(left.origin).matches(.point(right.origin))
        && PropertyValue.size(left.size).matches(.size(right.size))
    case (.transform(let left), .transform(let right)):
      return [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty].allSatisfy {
        Self.isClose(left[keyPath: $0], right[keyPath: $0])
      }
    case (.options(let left), .options(let right)):
      return Set(left.map(Self.canonical)) == Set(right.map(Self.canonical))
    default:
      return self == other
    }
  }

  /// `recognized` is another name of `ended`.
  private static func canonical(_ name: String) -> String { name == "recognized" ? "ended" : name }

  /// A thousandth: less than anybody sees, more than 32-bit numbers lose.
  private static func isClose(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 0.001 * max(1, abs(left) / 1000)
  }
}

extension UIFont.Weight {
  private static let names: [(String, UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// UIKit's name of the weight.
  var name: String { Self.names.first { $0.1 == self }?.0 ?? "regular" }

  /// The weight of that name; regular for any other.
  init(named name: String) {
    self = Self.names.first { $0.0 == name }?.1 ?? .regular
  }
}
