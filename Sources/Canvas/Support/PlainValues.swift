import Foundation
import UIKit

extension CGPath {
  /// SVG path data, absolute coordinates.
  var pathData: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(point.plainText)"
      case .line(let point): "L\(point.plainText)"
      case .quad(let control, let point): "Q\(control.plainText) \(point.plainText)"
      case .curve(let control1, let control2, let point):
        "C\(control1.plainText) \(control2.plainText) \(point.plainText)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension CGPoint {
  var plainText: String { plain(x, y) }
}

extension CGColor {
  /// `#RRGGBB`; what is no colour counts as its nearest.
  var hexadecimal: String {
    let digits = [red, green, blue].map { component in
      let value = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      return String(value >> 4, radix: 16, uppercase: true) + String(value & 15, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

func plain(_ values: CGFloat...) -> String { values.map { plain($0) }.joined(separator: " ") }

/// At most three decimals, none of them a trailing zero, and no negative zero.
func plain(_ value: CGFloat) -> String {
  guard abs(value) < 1e12 else { return "\(value)" }
  let thousandths = Int((value * 1000).rounded())
  let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
  let sign = thousandths < 0 ? "-" : ""
  guard rest != 0 else { return "\(sign)\(whole)" }
  var decimals = String(rest + 1000).dropFirst()
  while decimals.last == "0" { decimals.removeLast() }
  return "\(sign)\(whole).\(decimals)"
}
