package import Canvas
package import Foundation
package import UIKit

/// A view that the Tab key stops at and that takes keys while it is the first responder.
@MainActor
package protocol Focusable: UIView {
  /// Whether the key did something here; all others are commands.
  func press(_ key: KeyPress) -> Bool
}

extension Focusable {
  /// The ring of the view that has the keys: 2 wide, where there is room with a gap around what is drawn.
  package func paintFocusRing(
    around box: CGRect,
    cornerRadius: CGFloat,
    into painter: Painter,
    theme: Theme
  ) {
    guard isFirstResponder else { return }
    let ring = box.insetBy(dx: -3, dy: -3).intersection(bounds)
    painter.strokeInside(ring, cornerRadius: cornerRadius + 3, style: StrokeStyle(width: 2), color: theme[.accent])
  }
}
