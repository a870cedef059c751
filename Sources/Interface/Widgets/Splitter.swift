package import Canvas
package import Foundation
package import UIKit

/// The line between two panes: drag it to share the room out anew, double-click it for the default.
@MainActor
package final class Splitter: UIControl, Painted, Hoverable, PointerShaping {
  package enum Axis: Hashable, Sendable {
    /// A vertical line between columns.
    case columns
    /// A horizontal line between rows.
    case rows
  }

  private let context: InterfaceContext
  private let axis: Axis
  private var grip = CGPoint.zero
  private let onDrag: @MainActor (Double) -> Void
  private let onReset: @MainActor () -> Void

  package var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  /// `onDrag` gets the line's wanted place along the axis, in the superview's coordinates.
  package init(
    _ context: InterfaceContext,
    name: String,
    axis: Axis,
    onDrag: @escaping @MainActor (Double) -> Void,
    onReset: @escaping @MainActor () -> Void
  ) {
    self.context = context
    self.axis = axis
    self.onDrag = onDrag
    self.onReset = onReset
    super.init(frame: .zero)
    elementName = name
  }

  package required init?(coder: NSCoder) { nil }

  package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    if touch.tapCount == 2 {
      onReset()
      return false
    }
    let point = touch.location(in: self)
    grip = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    return true
  }

  package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let point = touch.location(in: superview)
    onDrag(axis == .columns ? point.x - grip.x : point.y - grip.y)
    return true
  }

  package func pointerShape(at point: CGPoint) -> PointerShape { axis == .columns ? .columnResize : .rowResize }

  package func paint(into painter: Painter) {
    let color = context.theme[isTracking ? .accent : isHovered ? .line2 : .line]
    switch axis {
    case .columns:
      painter.line(
        from: CGPoint(x: bounds.midX, y: bounds.minY),
        to: CGPoint(x: bounds.midX, y: bounds.maxY),
        color: color
      )
    case .rows:
      painter.line(
        from: CGPoint(x: bounds.minX, y: bounds.midY),
        to: CGPoint(x: bounds.maxX, y: bounds.midY),
        color: color
      )
    }
  }
}
