import Foundation
import LayoutFiles
import Traces
import UIKit

/// What somebody looks for in the outline: words, and `property:value` pairs; a view must match them all.
///
/// Words are looked for in the name, the class, the identifier and the text. A pair names a property of UIKit's, with or
/// without its "is" (`hidden:true`, `alpha:0`, `alpha:<0.5`), or one of `class`, `name`, `text` and `gesture`.
struct OutlineQuery: Hashable, Sendable {
  private enum Term: Hashable, Sendable {
    case word(String)
    case name(String)
    case className(String)
    case text(String)
    case gesture(String)
    case property([Property], String)
  }

  private let terms: [Term]

  /// nil where there is nothing to look for.
  init?(_ text: String) {
    terms = text.split(whereSeparator: \.isWhitespace).compactMap { Self.term(String($0)) }
    if terms.isEmpty { return nil }
  }

  private static func term(_ text: String) -> Term? {
    let lower = text.lowercased()
    guard let colon = lower.firstIndex(of: ":") else { return .word(lower) }
    let (key, value) = (String(lower[..<colon]), String(lower[lower.index(after: colon)...]))
    switch key {
    case "": return value.isEmpty ? nil : .word(lower)
    case "name", "id": return .name(value)
    case "class": return .className(value)
    case "text": return .text(value)
    case "gesture", "recognizer": return .gesture(value)
    case "interaction": return .property([.isUserInteractionEnabled], value)
    case "clips": return .property([.clipsToBounds], value)
    default:
      let named = Property.allCases.filter { property in
        let name = property.rawValue.lowercased()
        return name == key || name == "is" + key
      }
      // Half a pair, as it is while it is typed, is a word.
      return named.isEmpty ? .word(lower) : .property(named, value)
    }
  }

  // MARK: Matching

  /// A controller is looked for by its name and class, and found at its root view.
  @MainActor
  func matches(_ view: UIView, name: String) -> Bool {
    let controller = view.next as? UIViewController
    let names = [name, view.accessibilityIdentifier, controller?.elementName]
    let classes = [view.className, controller?.className]
    return terms.allSatisfy { term in
      switch term {
      case .word(let word):
        (names + classes).contains { Self.contains($0, word) } || Self.contains(Self.text(of: view), word)
      case .name(let word): names.contains { Self.contains($0, word) }
      case .className(let word): classes.contains { Self.contains($0, word) }
      case .text(let word): Self.contains(Self.text(of: view), word)
      case .gesture(let word): Self.hasRecognizer(view, word)
      case .property(let properties, let wanted):
        properties.contains { PropertyAccess.value(of: $0, on: view).map { Self.fits($0, wanted) } ?? false }
      }
    }
  }

  /// The parts of a name that are to be underlined.
  func ranges(in name: String) -> [Range<String.Index>] {
    terms.compactMap { term in
      switch term {
      case .word(let word), .name(let word): word.isEmpty ? nil : name.range(of: word, options: .caseInsensitive)
      default: nil
      }
    }
  }

  private static func contains(_ text: String?, _ word: String) -> Bool {
    guard let text, !word.isEmpty else { return word.isEmpty }
    return text.range(of: word, options: .caseInsensitive) != nil
  }

  @MainActor
  private static func text(of view: UIView) -> String? {
    for property in [Property.text, .title, .placeholder] {
      if case .string(let text)? = PropertyAccess.value(of: property, on: view) { return text }
    }
    return nil
  }

  @MainActor
  private static func hasRecognizer(_ view: UIView, _ word: String) -> Bool {
    (view.gestureRecognizers ?? []).contains { recognizer in
      contains(recognizer.className, word) || contains(recognizer.name, word)
        || contains(RecognizerRule.kind(recognizer.className), word)
    }
  }

  /// Truth as people write it, numbers with or without a comparison, anything else by a part of its text.
  private static func fits(_ value: PropertyValue, _ wanted: String) -> Bool {
    guard !wanted.isEmpty else { return true }
    if case .bool(let flag) = value {
      switch wanted {
      case "true", "yes", "on", "1": return flag
      case "false", "no", "off", "0": return !flag
      default: return "\(flag)".hasPrefix(wanted)
      }
    }
    let number: Double? =
      switch value {
      case .number(let number): number
      case .integer(let number): Double(number)
      default: nil
      }
    guard let number else { return contains(value.text, wanted) }
    if wanted.hasPrefix("<") { return Double(wanted.dropFirst()).map { number < $0 } ?? true }
    if wanted.hasPrefix(">") { return Double(wanted.dropFirst()).map { number > $0 } ?? true }
    return Double(wanted).map { abs(number - $0) < 0.0005 } ?? false
  }
}
