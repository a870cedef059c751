package import UIKit

extension Theme {
  /// What becomes of one paint of the inspected app while a trace is shown over it.
  ///
  /// The app is repainted, not covered: dark themes turn its lightness round, light ones lift it, and both take colour
  /// out. `fraction` is how far the change has gone, for the cross-fade.
  package func receded(_ color: CGColor, fraction: Double = 1) -> CGColor {
    var paint = HSL(color)
    switch appearance {
    case .dark:
      if paint.isGray {
        paint.hue = 220
        paint.saturation = 0.07
      } else {
        paint.saturation *= 0.40
      }
      paint.lightness = 0.66 - 0.54 * paint.lightness
    case .light:
      paint.saturation *= 0.70
      paint.lightness = 0.40 + 0.60 * paint.lightness
    }
    let receded = paint.color(alpha: color.alpha)
    return fraction >= 1 ? receded : color.mixed(max(0, fraction), towards: receded)
  }
}

/// A colour as hue in degrees, saturation and lightness.
struct HSL: Hashable {
  var hue: Double
  var saturation: Double
  var lightness: Double

  init(_ color: CGColor) {
    let (high, low) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    let spread = high - low
    lightness = (high + low) / 2
    guard spread > 0 else {
      (hue, saturation) = (0, 0)
      return
    }
    saturation = spread / (1 - abs(2 * lightness - 1))
    let sextant =
      switch high {
      case color.red: (color.green - color.blue) / spread + (color.green < color.blue ? 6 : 0)
      case color.green: (color.blue - color.red) / spread + 2
      default: (color.red - color.green) / spread + 4
      }
    hue = sextant * 60
  }

  /// Differences between components that no eye sees count as grey.
  var isGray: Bool { saturation < 0.01 }

  func color(alpha: Double) -> CGColor {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    let sextant = hue / 60
    let second = chroma * (1 - abs(sextant.truncatingRemainder(dividingBy: 2) - 1))
    let base = lightness - chroma / 2
    let (red, green, blue) =
      switch sextant {
      case ..<1: (chroma, second, 0.0)
      case ..<2: (second, chroma, 0.0)
      case ..<3: (0.0, chroma, second)
      case ..<4: (0.0, second, chroma)
      case ..<5: (second, 0.0, chroma)
      default: (chroma, 0.0, second)
      }
    return CGColor(red: red + base, green: green + base, blue: blue + base, alpha: alpha)
  }
}
