import Foundation
import UIKit

extension LayoutDecoder {
  private static let byName: [String: Property] = Dictionary(
    uniqueKeysWithValues: Property.allCases.map { ($0.rawValue, $0) }
  )

  /// The property called `key` that a file may set on objects of `uiClass`, and the form of its value.
  static func property(_ key: String, of uiClass: UIKitClass) -> (Property, PropertyKind)? {
    guard let property = byName[key], let kind = uiClass.properties[property] else { return nil }
    return (property, kind)
  }

  /// Decodes `member` into `list` if it is a property of `uiClass`; false when it is none.
  mutating func decodeProperty(_ member: JSONMember, of uiClass: UIKitClass, into list: inout PropertyList) -> Bool {
    guard let (property, kind) = Self.property(member.key, of: uiClass) else { return false }
    if property.isReadOnly {
      report(.readOnlyProperty(member.key), at: member.keyLocation)
    } else if let value = propertyValue(member.value, member.key, kind) {
      list.set(property, to: value, at: member.value.location)
    }
    return true
  }

  /// The properties in `members`; a key that is none is reported as unknown to `owner`.
  mutating func properties(
    _ members: some Sequence<JSONMember>,
    of uiClass: UIKitClass,
    owner: String
  ) -> PropertyList {
    var list = PropertyList()
    for member in members where !decodeProperty(member, of: uiClass, into: &list) {
      let known = uiClass.properties.keys.filter { !$0.isReadOnly }.map(\.rawValue).sorted()
      reportUnknown(member, in: owner, known: known)
    }
    return list
  }

  /// A value of the form `kind`.
  mutating func propertyValue(_ value: JSONValue, _ key: String, _ kind: PropertyKind) -> PropertyValue? {
    switch kind {
    case .bool: return bool(value, key).map(PropertyValue.bool)
    case .integer(let range): return integer(value, key, in: range).map(PropertyValue.integer)
    case .number(let range): return number(value, key, in: range).map(PropertyValue.number)
    case .string:
      if case .null = value.kind { return PropertyValue.none }
      return string(value, key).map(PropertyValue.string)
    case .strings: return strings(value, key).map { .strings($0.map(\.value)) }
    case .point: return point(value, key).map(PropertyValue.point)
    case .size: return size(value, key).map(PropertyValue.size)
    case .rect: return rect(value, key).map(PropertyValue.rect)
    case .insets: return insets(value, key).map(PropertyValue.insets)
    case .color:
      if case .null = value.kind { return PropertyValue.none }
      return color(value, key).map(PropertyValue.color)
    case .transform: return transform(value, key).map(PropertyValue.transform)
    case .layer: return layer(value, key).map(PropertyValue.layer)
    case .font: return font(value, key).map(PropertyValue.font)
    case .choice(let words): return choice(value, key, words).map { .options([$0]) }
    case .options(let words): return options(value, key, words).map(PropertyValue.options)
    case .level(let names):
      if case .number = value.kind { return number(value, key, in: ValueLimits.coordinate).map(PropertyValue.number) }
      return choice(value, key, names.keys.sorted()).flatMap { names[$0] }.map(PropertyValue.number)
    case .name:
      if case .null = value.kind { return PropertyValue.none }
      return reference(value, key, .any).map { .string($0.value) }
    }
  }

  /// A CSS name, `#rgb`, `#rrggbb`, `#rrggbbaa` or a UIKit system color name.
  mutating func color(_ value: JSONValue, _ key: String) -> CGColor? {
    guard let text = string(value, key, expected: "a color") else { return nil }
    if let color = CGColor(named: text) ?? Self.hexColor(text) { return color }
    let suggestion = text.hasPrefix("#") ? nil : nearest(to: text, among: CGColor.names)
    report(.unknownColor(text, suggestion: suggestion), at: value.location)
    return nil
  }

  static func hexColor(_ text: String) -> CGColor? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }.map { UInt32($0) }
    guard digits.count == text.count - 1 else { return nil }
    switch digits.count {
    case 3: return CGColor(hex: digits.reduce(0) { $0 << 8 | $1 * 0x11 })
    case 6: return CGColor(hex: digits.reduce(0) { $0 << 4 | $1 })
    case 8:
      let all = digits.reduce(0) { $0 << 4 | $1 }
      return CGColor(hex: all >> 8, alpha: Double(all & 0xFF) / 255)
    default: return nil
    }
  }

  /// Six numbers, or rotation, scale and translation applied in that order.
  private mutating func transform(_ value: JSONValue, _ key: String) -> CGAffineTransform? {
    if case .array = value.kind {
      return coordinates(value, key, ["a", "b", "c", "d", "tx", "ty"]).map {
        CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
      }
    }
    let expected = "six numbers [a, b, c, d, tx, ty] or {\"rotate\", \"scale\", \"translate\"}"
    guard let members = members(of: value, key, expected: expected) else { return nil }
    var (rotation, scale, translation) = (
      CGAffineTransform.identity, CGAffineTransform.identity, CGAffineTransform.identity
    )
    for member in members {
      switch member.key {
      case "rotate":
        guard let angle = number(member.value, "rotate", in: ValueLimits.coordinate) else { return nil }
        rotation = CGAffineTransform(rotationAngle: angle)
      case "scale":
        guard let factors = scaleFactors(member.value) else { return nil }
        scale = CGAffineTransform(scaleX: factors[0], y: factors[1])
      case "translate":
        guard let offset = coordinates(member.value, "translate", ["x", "y"]) else { return nil }
        translation = CGAffineTransform(translationX: offset[0], y: offset[1])
      default: reportUnknown(member, in: "a transform", known: Keys.transform)
      }
    }
    return rotation.concatenating(scale).concatenating(translation)
  }

  private mutating func scaleFactors(_ value: JSONValue) -> [Double]? {
    if case .array = value.kind { return coordinates(value, "scale", ["sx", "sy"]) }
    return number(value, "scale", in: ValueLimits.coordinate).map { [$0, $0] }
  }

  private mutating func layer(_ value: JSONValue, _ key: String) -> LayerDocument? {
    guard let members = members(of: value, key) else { return nil }
    var layer = LayerDocument()
    for member in members {
      switch member.key {
      case "anchorPoint": layer.anchorPoint = point(member.value, "anchorPoint")
      case "zPosition": layer.zPosition = number(member.value, "zPosition", in: ValueLimits.coordinate)
      case "cornerRadius": layer.cornerRadius = number(member.value, "cornerRadius", in: 0...1e7)
      case "masksToBounds": layer.masksToBounds = bool(member.value, "masksToBounds")
      case "borderWidth": layer.borderWidth = number(member.value, "borderWidth", in: 0...1e7)
      case "borderColor": layer.borderColor = color(member.value, "borderColor")
      default: reportUnknown(member, in: "a layer", known: Keys.layer)
      }
    }
    return layer
  }

  /// The weights of `UIFont.Weight`.
  static let fontWeights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private mutating func font(_ value: JSONValue, _ key: String) -> FontDocument? {
    if case .number = value.kind { return number(value, key, in: 1...1000).map { FontDocument(size: $0) } }
    guard let members = members(of: value, key, expected: "a size or {\"size\", \"weight\"}") else { return nil }
    // The size of UIKit's body text.
    var font = FontDocument(size: 17)
    for member in members {
      switch member.key {
      case "size": font.size = number(member.value, "size", in: 1...1000) ?? font.size
      case "weight": font.weight = choice(member.value, "weight", Self.fontWeights) ?? font.weight
      default: reportUnknown(member, in: "a font", known: Keys.font)
      }
    }
    return font
  }
}
