package import Canvas
import Foundation
package import UIKit

/// The bar that tells how much of the content is in sight.
package enum ScrollIndicator {
  /// Draws it at the right edge of a scroll view, if there is something to scroll.
  @MainActor
  package static func paint(for view: UIScrollView, isProminent: Bool, theme: Theme, into painter: Painter) {
    let visible = view.bounds
    let total = view.contentSize.height
    guard total > visible.height + 0.5, visible.height > 24 else { return }
    let width: Double = isProminent ? 8 : 4
    let travel = visible.height - 8
    let length = max(24, travel * visible.height / total)
    let fraction = visible.minY / (total - visible.height)
    let bar = CGRect(
      x: visible.maxX - width - 2,
      y: visible.minY + 4 + (travel - length) * fraction,
      width: width,
      height: length
    )
    painter.fill(bar, cornerRadius: width / 2, color: theme[.text3].multipliedAlpha(isProminent ? 0.7 : 0.45))
  }
}
