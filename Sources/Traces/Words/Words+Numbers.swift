package import Foundation
package import UIKit

/// Numbers with a fixed form: the same value gives the same text everywhere.
extension Words {
  /// Points with one decimal, and only when it is not zero: `13`, `46.1`.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    guard abs(value) < 1e15 else { return "\(value)" }
    let tenths = Int64((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  /// A length in points: `13 pt`.
  package static func points(_ value: Double) -> String { number(value) + " pt" }

  /// So many decimals, no more and no fewer.
  package static func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    var scale: UInt64 = 1
    for _ in 0..<decimals { scale *= 10 }
    let units = (value * Double(scale)).rounded()
    let (whole, rest) = UInt64(abs(units)).quotientAndRemainder(dividingBy: scale)
    let digits = String(rest)
    let padding = String(repeating: "0", count: max(0, decimals - digits.count))
    return (units < 0 ? "-" : "") + (decimals == 0 ? "\(whole)" : "\(whole).\(padding)\(digits)")
  }

  /// A moment or length of time with three decimals: `0.410`.
  package static func seconds(_ value: Double) -> String { fixed(value, 3) }

  /// A stretch of time: `0.400 to 1.200 s`.
  package static func range(_ range: ClosedRange<Instant>) -> String {
    "\(seconds(range.lowerBound.seconds)) to \(seconds(range.upperBound.seconds)) s"
  }

  /// A limit in seconds, as short as it is exact: `0.35 s`, `0.5 s`.
  package static func limit(seconds value: Double) -> String {
    var text = fixed(value, 3)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text + " s"
  }

  /// `(306, 521)`.
  package static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// `251, 388, 64, 64`.
  package static func rect(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }.joined(separator: ", ")
  }

  /// `375 × 667 pt`.
  package static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height)) pt" }

  /// Two decimals, or as many as it takes to stay on the right side of the limit: `0.00`, `0.0099`.
  package static func alpha(_ alpha: Double, below limit: Double) -> String {
    for decimals in 2...6 {
      let text = fixed(alpha, decimals)
      if (Double(text) ?? alpha) < limit { return text }
    }
    return fixed(alpha, 7)
  }

  /// `1 child`, `3 children`.
  package static func count(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many)"
  }
}
