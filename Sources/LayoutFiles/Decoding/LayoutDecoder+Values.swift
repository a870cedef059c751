import Foundation
import UIKit

/// Each of these answers nil after reporting what is wrong.
extension LayoutDecoder {
  mutating func wrongType(_ value: JSONValue, _ key: String, _ expected: String) {
    report(.wrongType(key: key, expected: expected, found: value.described), at: value.location)
  }

  mutating func bool(_ value: JSONValue, _ key: String) -> Bool? {
    guard case .bool(let bool) = value.kind else {
      wrongType(value, key, "true or false")
      return nil
    }
    return bool
  }

  mutating func string(_ value: JSONValue, _ key: String, expected: String = "a string") -> String? {
    guard case .string(let string) = value.kind else {
      wrongType(value, key, expected)
      return nil
    }
    return string
  }

  mutating func number(_ value: JSONValue, _ key: String, in range: ClosedRange<Double>) -> Double? {
    guard case .number(let number) = value.kind else {
      wrongType(value, key, "a number")
      return nil
    }
    guard range.contains(number) else {
      outOfRange(value, key, number, "a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))")
      return nil
    }
    return number
  }

  mutating func integer(_ value: JSONValue, _ key: String, in range: ClosedRange<Int>) -> Int? {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let number) = value.kind else {
      wrongType(value, key, expected)
      return nil
    }
    guard let integer = Int(exactly: number), range.contains(integer) else {
      outOfRange(value, key, number, expected)
      return nil
    }
    return integer
  }

  private mutating func outOfRange(_ value: JSONValue, _ key: String, _ number: Double, _ range: String) {
    report(.outOfRange(key: key, value: JSONValue.text(number), range: range), at: value.location)
  }

  private static func text(_ number: Double) -> String { JSONValue.text(number) }

  /// A list of exactly `labels.count` coordinates: `four numbers [x, y, width, height]`.
  mutating func coordinates(_ value: JSONValue, _ key: String, _ labels: [String]) -> [Double]? {
    let words = ["no", "one", "two", "three", "four", "five", "six"]
    let expected = "\(words[labels.count]) numbers [\(labels.joined(separator: ", "))]"
    guard case .array(let elements) = value.kind else {
      wrongType(value, key, expected)
      return nil
    }
    guard elements.count == labels.count else {
      report(.wrongCount(key: key, expected: expected, found: elements.count), at: value.location)
      return nil
    }
    var numbers: [Double] = []
    for (element, label) in zip(elements, labels) {
      guard case .number(let number) = element.kind else {
        report(
          .wrongType(key: key, expected: expected, found: "\(element.described) as \(label)"),
          at: element.location
        )
        continue
      }
      let limits =
        label == "width" || label == "height" ? 0...ValueLimits.coordinate.upperBound : ValueLimits.coordinate
      guard limits.contains(number) else {
        outOfRange(element, "\(label) of \(key)", number, "points from \(Self.text(limits.lowerBound)) to 10000000")
        continue
      }
      numbers.append(number)
    }
    return numbers.count == labels.count ? numbers : nil
  }

  mutating func point(_ value: JSONValue, _ key: String) -> CGPoint? {
    coordinates(value, key, ["x", "y"]).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  mutating func size(_ value: JSONValue, _ key: String) -> CGSize? {
    coordinates(value, key, ["width", "height"]).map { CGSize(width: $0[0], height: $0[1]) }
  }

  mutating func rect(_ value: JSONValue, _ key: String) -> CGRect? {
    coordinates(value, key, ["x", "y", "width", "height"]).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  mutating func insets(_ value: JSONValue, _ key: String) -> UIEdgeInsets? {
    coordinates(value, key, ["top", "left", "bottom", "right"]).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  /// One of `accepted`.
  mutating func choice(_ value: JSONValue, _ key: String, _ accepted: [String]) -> String? {
    guard let word = string(value, key, expected: Self.alternatives(accepted)) else { return nil }
    if accepted.contains(word) { return word }
    let suggestion = nearest(to: word, among: accepted)
    report(.unknownValue(key: key, value: word, accepted: accepted, suggestion: suggestion), at: value.location)
    return nil
  }

  private static func alternatives(_ words: [String]) -> String {
    words.count > 8 ? "a string" : words.map { "\"\($0)\"" }.joined(separator: " or ")
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue,
    _ key: String,
    _: Choice.Type
  ) -> Choice? {
    choice(value, key, Choice.allCases.map(\.rawValue)).flatMap(Choice.init(rawValue:))
  }

  /// One of `accepted` or a list of them, each kept once.
  mutating func options(_ value: JSONValue, _ key: String, _ accepted: [String]) -> [String]? {
    guard case .array(let elements) = value.kind else { return choice(value, key, accepted).map { [$0] } }
    var words: [String] = []
    for element in elements {
      guard let word = choice(element, key, accepted) else { return nil }
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// A list of strings.
  mutating func strings(_ value: JSONValue, _ key: String) -> [Located<String>]? {
    guard case .array(let elements) = value.kind else {
      wrongType(value, key, "a list of strings")
      return nil
    }
    var strings: [Located<String>] = []
    for element in elements {
      guard let string = string(element, key, expected: "a list of strings") else { return nil }
      strings.append(Located(string, at: element.location))
    }
    return strings
  }

  /// The name of an object, checked once all names are known.
  mutating func reference(_ value: JSONValue, _ key: String, _ role: Role) -> Reference? {
    guard let name = string(value, key, expected: role.expected) else { return nil }
    let reference = Reference(name, at: value.location)
    mentions.append(Mention(reference: reference, key: key, role: role))
    return reference
  }

  /// A list of names, checked once all names are known.
  mutating func references(_ value: JSONValue, _ key: String, _ role: Role) -> [Reference]? {
    guard case .array(let elements) = value.kind else {
      wrongType(value, key, "a list of names")
      return nil
    }
    return elements.compactMap { reference($0, key, role) }
  }

  /// A yes or no for all, or a list of names.
  mutating func answer(_ value: JSONValue, _ key: String, _ role: Role) -> NamedAnswer? {
    switch value.kind {
    case .bool(let bool): return .always(bool)
    case .array: return references(value, key, role).map(NamedAnswer.only)
    default:
      wrongType(value, key, "true, false or a list of names")
      return nil
    }
  }
}
