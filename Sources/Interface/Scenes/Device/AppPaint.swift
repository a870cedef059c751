import Canvas
import UIKit

/// Turns the app's own colours into those of the picture: unchanged, receded, or on the way between.
struct AppPaint {
  let theme: Theme

  /// 0 for the true colours, 1 for the receded ones.
  let recede: Double

  func callAsFunction(_ color: CGColor) -> CGColor {
    guard recede > 0 else { return color }
    return theme.receded(color, fraction: recede)
  }

  func callAsFunction(_ color: UIColor?, or fallback: CGColor) -> CGColor {
    callAsFunction(color?.cgColor ?? fallback)
  }
}
