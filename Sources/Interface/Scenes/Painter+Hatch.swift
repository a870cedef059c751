import Canvas
import Foundation
import UIKit

extension Painter {
  /// Diagonal lines over a rectangle, `spacing` apart; the clip decides what of them is seen.
  ///
  /// The lines stand still where the rectangle moves: they are laid on the canvas, not on the rectangle.
  func hatch(_ rect: CGRect, spacing: CGFloat, width: CGFloat, color: CGColor) {
    guard rect.hasFiniteCorners, rect.width > 0, rect.height > 0 else { return }
    let step = spacing * 2.0.squareRoot()
    let first = ((rect.minX + rect.minY) / step).rounded(.down)
    let last = ((rect.maxX + rect.maxY) / step).rounded(.up)
    guard last - first < 4_000 else { return }
    var lines = CGPath()
    for index in Int(first)...Int(last) {
      // The line on which x + y is constant, from the top edge to the bottom edge.
      let sum = CGFloat(index) * step
      lines.move(to: CGPoint(x: sum - rect.minY, y: rect.minY))
      lines.addLine(to: CGPoint(x: sum - rect.maxY, y: rect.maxY))
    }
    clipped(to: rect) { stroke(lines, style: StrokeStyle(width: width), color: color) }
  }
}

extension CGPath {
  /// The part of a rectangle that a shape leaves free, for the winding rule: the shape runs against the rectangle.
  static func outside(of shape: CGPath, within rect: CGRect) -> CGPath {
    var path = CGPath(rect: rect.union(shape.boundingBox.isNull ? rect : shape.boundingBox))
    for line in shape.lines() {
      // Shapes of this program run clockwise; a mirrored one runs the other way and must not be turned.
      path.addPath(CGPath(polygon: line.isClockwise ? line.reversed() : line))
    }
    return path
  }
}

extension Array where Element == CGPoint {
  /// Whether the corners run clockwise on screen.
  var isClockwise: Bool { signedArea > 0 }

  /// Positive for corners that run clockwise on screen.
  private var signedArea: CGFloat {
    guard let last else { return 0 }
    var (sum, from): (CGFloat, CGPoint) = (0, last)
    for point in self {
      sum += from.x * point.y - point.x * from.y
      from = point
    }
    return sum / 2
  }
}
