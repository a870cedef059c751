import Canvas
import Foundation
import UIKit

/// How two recognizers in sight depend on each other.
struct RecognizerRelation: Hashable {
  enum Kind: Hashable {
    /// The first waits for the second to fail.
    case requiresFailure
    /// The first keeps the second from recognizing.
    case prevents
    /// Both may go on side by side.
    case simultaneous
  }

  let kind: Kind

  /// Indices of lanes.
  let first: Int
  let second: Int

  /// Whether it decides something at the shown place.
  let isActive: Bool
}

/// Draws relations in the gutter left of the lanes (visual design, 6).
@MainActor
struct RelationPainter {
  let painter: Painter
  let theme: Theme

  /// Where the connectors end, left of the state glyphs.
  private static let right = 15.0

  /// `place` counts the relations, so that their lines lie beside each other.
  func paint(_ relation: RecognizerRelation, place: Int, from first: Double, to second: Double, left: Double) {
    let x = left + 10 - 3 * Double(place % 3)
    let end = left + Self.right
    let color = theme[relation.isActive ? .text1 : .line2]
    let style = StrokeStyle(width: 1.25, join: .round)
    func connector(_ x: Double, inset: Double) -> CGPath {
      var path = CGPath()
      path.move(to: CGPoint(x: relation.kind == .requiresFailure ? x : end, y: first + inset))
      path.addLine(to: CGPoint(x: x, y: first + inset))
      path.addLine(to: CGPoint(x: x, y: second - inset))
      path.addLine(to: CGPoint(x: end, y: second - inset))
      return path
    }
    painter.stroke(connector(x, inset: 0), style: style, color: color)
    switch relation.kind {
    case .requiresFailure:
      let ring = CGPath(center: CGPoint(x: x, y: first), radius: 3)
      painter.fill(ring, color: theme[.panel])
      painter.stroke(ring, style: style, color: color)
      let head = [(-4.0, -3.0), (0, 0), (-4, 3)].map { CGPoint(x: end + $0.0, y: second + $0.1) }
      painter.fill(CGPath(polygon: head), color: color)
    case .simultaneous:
      let inset = second > first ? 3.0 : -3.0
      painter.stroke(connector(x + 3, inset: inset), style: style, color: color)
    case .prevents:
      painter.line(from: CGPoint(x: end, y: second - 4), to: CGPoint(x: end, y: second + 4), style: style, color: color)
    }
  }
}
