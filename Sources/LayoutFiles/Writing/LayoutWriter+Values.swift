import Foundation
import UIKit

extension LayoutWriter {
  static func properties(_ list: PropertyList) -> [Member] {
    list.entries.map { Member($0.property.rawValue, value($0.value)) }
  }

  static func value(_ value: PropertyValue) -> JSONOutput {
    switch value {
    case .none: .null
    case .bool(let flag): .bool(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .strings(let texts): .array(texts.map { .string($0) })
    case .point(let point): point2(point.x, point.y)
    case .size(let size): point2(size.width, size.height)
    case .rect(let rect):
      .array([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { .number($0) })
    case .insets(let insets): .array([insets.top, insets.left, insets.bottom, insets.right].map { .number($0) })
    case .color(let color): .string(hex(color))
    case .transform(let t): .array([t.a, t.b, t.c, t.d, t.tx, t.ty].map { .number($0) })
    case .layer(let document): layer(document)
    case .font(let font):
      font.weight == "regular"
        ? .number(font.size)
        : .object([Member("size", .number(font.size)), Member("weight", .string(font.weight))])
    case .options(let names): options(names)
    }
  }

  private static func point2(_ x: Double, _ y: Double) -> JSONOutput { .array([.number(x), .number(y)]) }

  private static func layer(_ document: LayerDocument) -> JSONOutput {
    var members: [Member] = []
    if let anchor = document.anchorPoint { members.append(Member("anchorPoint", point2(anchor.x, anchor.y))) }
    if let zPosition = document.zPosition { members.append(Member("zPosition", .number(zPosition))) }
    if let radius = document.cornerRadius { members.append(Member("cornerRadius", .number(radius))) }
    if let masks = document.masksToBounds { members.append(Member("masksToBounds", .bool(masks))) }
    if let width = document.borderWidth { members.append(Member("borderWidth", .number(width))) }
    if let color = document.borderColor { members.append(Member("borderColor", .string(hex(color)))) }
    return .object(members)
  }

  /// `#rrggbb`, with two more digits for a colour that lets through.
  private static func hex(_ color: CGColor) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
    let digits = parts.map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }
}
