import Foundation
import UIKit

extension DisplayList: CustomStringConvertible {
  /// One command a line, indented by depth; numbers have at most three decimals, so equal pictures have equal texts.
  package var description: String {
    var depth = 0
    var lines: [String] = []
    for command in flattened.commands {
      if command.closes { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + command.description)
      if command.opens { depth += 1 }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension DisplayList {
  /// The same picture with the commands of retained pictures in their places.
  package var flattened: DisplayList {
    var list = DisplayList()
    for command in commands {
      if case .retained(let picture) = command { list.append(picture.list.flattened) } else { list.append(command) }
    }
    return list
  }
}

extension DrawCommand: CustomStringConvertible {
  fileprivate var opens: Bool {
    switch self {
    case .save, .beginGroup: true
    default: false
    }
  }

  fileprivate var closes: Bool { self == .restore || self == .endGroup }

  package var description: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let t) where t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1: "translate \(plain(t.tx, t.ty))"
    case .concatenate(let t): "concatenate \(plain(t.a, t.b, t.c, t.d, t.tx, t.ty))"
    case .clip(let path): "clip \(path.plainText)"
    case .fill(let path, let color): "fill \(color.plainText) \(path.plainText)"
    case .stroke(let path, let style, let color): "stroke \(color.plainText) \(style.plainText) \(path.plainText)"
    case .text(let block, let point): "text \(plain(point.x, point.y)) \(block.plainText)"
    case .shadow(let rect, let radius, let style):
      "shadow \(style.color.plainText) offset \(plain(style.offset.dx, style.offset.dy)) blur \(plain(style.blur)) "
        + "rect \(plain(rect.minX, rect.minY, rect.width, rect.height)) radius \(plain(radius))"
    case .beginGroup(let alpha): "group \(plain(alpha))"
    case .endGroup: "end group"
    case .retained(let picture): "retained \(picture.bounds.plainText)"
    }
  }
}

extension StrokeStyle {
  fileprivate var plainText: String {
    var words = [isHairline ? "hairline" : "width \(plain(width))"]
    if !dash.isEmpty { words.append("dash " + dash.map { plain($0) }.joined(separator: ",")) }
    if dashPhase != 0 { words.append("phase \(plain(dashPhase))") }
    if cap != .butt { words.append("cap \(cap.rawValue)") }
    if join != .miter { words.append("join \(join.rawValue)") }
    return words.joined(separator: " ")
  }
}

extension TextBlock {
  fileprivate var plainText: String {
    var words = spans.map { span in
      let quoted = span.string.debugDescription
      let font = "\(span.font.family.rawValue) \(plain(span.font.size)) \(span.font.weight.rawValue)"
      let underline = span.underline.map { " underline \($0.plainText)" } ?? ""
      return "\(quoted) \(font) \(span.color.plainText)\(underline)"
    }
    if let width { words.append("width \(plain(width))") }
    switch overflow {
    case .clip: break
    case .ellipsisEnd: words.append("ellipsis end")
    case .ellipsisMiddle: words.append("ellipsis middle")
    case .wrap(let lineHeight, let maxLines):
      words.append("wrap \(plain(lineHeight))" + (maxLines.map { " lines \($0)" } ?? ""))
    }
    if alignment != .leading { words.append(alignment.rawValue) }
    return words.joined(separator: " ")
  }
}

extension CGColor {
  /// `#RRGGBB`, with `*alpha` when it is not opaque.
  fileprivate var plainText: String {
    hexadecimal + (alpha == 1 ? "" : "*" + plain(alpha))
  }
}

extension CGPath {
  /// The name and numbers of a simple shape, SVG path data for any other.
  fileprivate var plainText: String {
    if let rectangle { return "rect \(rectangle.plainText)" }
    let (data, box) = (pathData, boundingBox)
    guard case .move(let start) = elements.first, !box.isNull else { return "path \"\(data)\"" }
    if CGPath(ellipseIn: box).pathData == data { return "ellipse \(box.plainText)" }
    let radius = start.x - box.minX
    if radius > 0, CGPath(roundedRect: box, cornerRadius: radius).pathData == data {
      return "rect \(box.plainText) radius \(plain(radius))"
    }
    return "path \"\(data)\""
  }
}

extension CGRect {
  fileprivate var plainText: String { plain(minX, minY, width, height) }
}
