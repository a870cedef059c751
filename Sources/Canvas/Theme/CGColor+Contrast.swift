import Foundation
package import UIKit

extension CGColor {
  /// Relative luminance as WCAG 2.1 defines it, 0 for black to 1 for white.
  package var luminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.03928 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of two opaque colours as WCAG 2.1 defines it, from 1 to 21.
  package func contrast(with other: CGColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
