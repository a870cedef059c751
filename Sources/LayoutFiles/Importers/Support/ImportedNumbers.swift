import Foundation
import UIKit

/// Turns numbers of a foreign file into ones that a layout can hold.
enum ImportedNumber {
  /// `value` within the range of coordinates; nil when it is not finite or far outside.
  static func coordinate(_ value: Double) -> Double? {
    value.isFinite && ValueLimits.coordinate.contains(value) ? value : nil
  }
}

extension ImportLog {
  /// A rectangle with finite numbers in range and no negative size; what had to be changed is said.
  mutating func rect(_ numbers: [Double], of name: String, at location: SourceLocation) -> CGRect {
    var values = [0.0, 0, 0, 0]
    for (index, key) in ["x", "y", "width", "height"].enumerated() where index < numbers.count {
      if let value = ImportedNumber.coordinate(numbers[index]) {
        values[index] = value
      } else {
        warn(.absurdNumber(key: "\(key) of \(name)", text: "\(numbers[index])", used: "0"), at: location)
      }
    }
    if values[2] < 0 || values[3] < 0 { warn(.negativeSize(of: name), at: location) }
    return CGRect(
      x: values[2] < 0 ? values[0] + values[2] : values[0],
      y: values[3] < 0 ? values[1] + values[3] : values[1],
      width: abs(values[2]),
      height: abs(values[3])
    )
  }
}
