package import Canvas
package import Foundation
package import UIKit

/// A view that draws something of its own; the engine's views know nothing of pictures.
@MainActor
package protocol Painted: UIView {
  /// Records the view's own content in its bounds coordinates; subviews are drawn over it.
  func paint(into painter: Painter)
}

/// A view whose own picture is large and seldom changes: it fills its bounds, and renderers may keep its pixels.
@MainActor
package protocol Retained: Painted {}

/// A view that looks different under the pointer.
@MainActor
package protocol Hoverable: UIView {
  var isHovered: Bool { get set }
}

/// A control that can say what a click would do; shown in the status bar.
@MainActor
package protocol Hinting: Hoverable {
  /// What it does and its key, at a point of its bounds coordinates.
  func hint(at point: CGPoint) -> String?
}

/// A view that wants to know where the pointer is over it; in its bounds coordinates.
@MainActor
package protocol PointerFollowing: UIView {
  func pointerMoved(to point: CGPoint)
}

/// A view that uses the wheel itself; scroll views need not.
@MainActor
package protocol WheelTarget: UIView {
  /// Takes a movement of the wheel in logical pixels; false passes it on to the superview.
  func wheel(by delta: CGVector, at point: CGPoint, zooming: Bool) -> Bool
}

/// A view over which the pointer has a shape of its own.
@MainActor
package protocol PointerShaping: UIView {
  func pointerShape(at point: CGPoint) -> PointerShape
}

/// The shapes of the pointer, by their names in CSS.
package enum PointerShape: Hashable, Sendable {
  case arrow, crosshair, pointer, grab, grabbing, columnResize, rowResize, eastWestResize, text, progress

  /// The finger that a press would be: its shape in a ring, in its colour (visual design, 15).
  case finger(Int)
}
