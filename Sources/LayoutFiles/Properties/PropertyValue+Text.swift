import Foundation
import UIKit

extension PropertyValue {
  /// The value as a file would give it, for messages and traces: `[0, 50]`, `true`, `"Save"`.
  package var text: String {
    switch self {
    case .none: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): Self.text(value)
    case .string(let value): "\"\(value)\""
    case .strings(let values): Self.list(values.map { "\"\($0)\"" })
    case .point(let point): Self.list([point.x, point.y].map(Self.text))
    case .size(let size): Self.list([size.width, size.height].map(Self.text))
    case .rect(let rect): Self.list([rect.minX, rect.minY, rect.width, rect.height].map(Self.text))
    case .insets(let insets): Self.list([insets.top, insets.left, insets.bottom, insets.right].map(Self.text))
    case .color(let color): Self.text(color)
    case .transform(let t): Self.list([t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.text))
    case .layer(let layer): layer.text
    case .font(let font): "\(Self.text(font.size)) pt \(font.weight)"
    case .options(let names): names.count == 1 ? "\"\(names[0])\"" : Self.list(names.map { "\"\($0)\"" })
    }
  }

  private static func list(_ parts: [String]) -> String { "[\(parts.joined(separator: ", "))]" }

  /// At most four decimals: more is noise of arithmetic.
  fileprivate static func text(_ number: Double) -> String {
    JSONValue.text((number * 10_000).rounded() / 10_000)
  }

  fileprivate static func text(_ color: CGColor) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
    let digits = parts.map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "\"#\(digits.joined())\""
  }
}

extension LayerDocument {
  fileprivate var text: String {
    var parts: [String] = []
    if let anchorPoint { parts.append("anchorPoint \(PropertyValue.point(anchorPoint).text)") }
    if let zPosition { parts.append("zPosition \(PropertyValue.text(zPosition))") }
    if let cornerRadius { parts.append("cornerRadius \(PropertyValue.text(cornerRadius))") }
    if let masksToBounds { parts.append("masksToBounds \(masksToBounds)") }
    if let borderWidth { parts.append("borderWidth \(PropertyValue.text(borderWidth))") }
    if let borderColor { parts.append("borderColor \(PropertyValue.text(borderColor))") }
    return "{\(parts.joined(separator: ", "))}"
  }
}
