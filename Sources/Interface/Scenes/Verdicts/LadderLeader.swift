import Canvas
package import Foundation
import UIKit

/// The line from what the canvas shows of the current step to its row in the ladder beside the canvas (visual design, 5
/// and 12.2): right angles only, and across no label.
package struct LadderLeader {
  /// From left to right.
  package let points: [CGPoint]

  /// The line goes up or down so far from the canvas's right edge.
  private static let channel: CGFloat = 12

  /// `starts` are where it may leave, best first; nil where it would cross a label from each of them.
  package init?(from starts: [CGPoint], to row: CGFloat, in area: CGRect, avoiding taken: [CGRect]) {
    let turn = area.maxX - Self.channel
    for start in starts where start.x < turn && area.minY <= start.y && start.y <= area.maxY {
      let points = [
        start, CGPoint(x: turn, y: start.y), CGPoint(x: turn, y: row), CGPoint(x: area.maxX, y: row),
      ]
      let legs = zip(points, points.dropFirst()).map { CGRect(from: $0, to: $1).insetBy(dx: -1, dy: -2) }
      guard !taken.contains(where: { rect in legs.contains { $0.intersects(rect) } }) else { continue }
      self.points = points
      return
    }
    return nil
  }

  func draw(color: CGColor, _ painter: Painter) {
    var path = CGPath(from: points[0], to: points[1])
    for point in points.dropFirst(2) { path.addLine(to: point) }
    painter.stroke(path, style: StrokeStyle(width: 1.25, join: .round), color: color)
  }
}

extension CGRect {
  /// The rectangle between two corners.
  fileprivate init(from one: CGPoint, to other: CGPoint) {
    self.init(
      x: min(one.x, other.x),
      y: min(one.y, other.y),
      width: abs(one.x - other.x),
      height: abs(one.y - other.y)
    )
  }
}
