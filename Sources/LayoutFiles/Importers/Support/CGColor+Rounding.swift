import UIKit

extension CGColor {
  /// The nearest colour that a native file can hold, so that a converted file has the same picture.
  var rounded: CGColor {
    func round(_ part: Double) -> Double { (min(max(part, 0), 1) * 255).rounded() / 255 }
    return CGColor(red: round(red), green: round(green), blue: round(blue), alpha: round(alpha))
  }
}
