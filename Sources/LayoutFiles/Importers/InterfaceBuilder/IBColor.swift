import UIKit

extension IBDocument {
  /// A `<color>` or a reference to one of the document's or the system's.
  func color(_ element: MarkupElement?) -> CGColor? {
    guard let element, element.name == "color" else { return nil }
    return own(element)?.rounded
  }

  private func own(_ element: MarkupElement) -> CGColor? {
    if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      return CGColor(red: red, green: green, blue: blue, alpha: element.number("alpha") ?? 1)
    }
    if let white = element.number("white") {
      return CGColor(red: white, green: white, blue: white, alpha: element.number("alpha") ?? 1)
    }
    for name in ["systemColor", "name", "cocoaTouchSystemColor"].compactMap({ element[$0] }) {
      if let color = CGColor(named: name) { return color }
      if name.hasSuffix("Color"), let color = CGColor(named: String(name.dropLast(5))) { return color }
      if let color = Self.old[name] { return color }
      if let inner = colors[name], inner["name"] == nil, inner["systemColor"] == nil { return color(inner) }
    }
    return nil
  }

  private static let old: [String: CGColor] = [
    "groupTableViewBackgroundColor": CGColor(hex: 0xF2F2F7), "tableCellGroupedBackgroundColor": CGColor(hex: 0xFFFFFF),
    "darkTextColor": CGColor(hex: 0x000000), "lightTextColor": CGColor(hex: 0xFFFFFF, alpha: 0.6),
    "viewFlipsideBackgroundColor": CGColor(hex: 0x1F2124), "scrollViewTexturedBackgroundColor": CGColor(hex: 0x6F7179),
  ]
}
