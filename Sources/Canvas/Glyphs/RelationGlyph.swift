package import Foundation
package import UIKit

/// How a recognizer is related to others or to the view under it: the mark before the relation's words, in a 12 box.
package enum RelationGlyph: String, CaseIterable, Hashable, Sendable {
  /// It waits for others to fail; or others wait for it.
  case requires, isRequired
  case prevents, simultaneous
  /// What it does to the calls of a view.
  case delays, cancels
  /// Requirements that lead back to where they began.
  case circle

  package func paint(into painter: Painter, center: CGPoint, color: CGColor) {
    let pen = GlyphPen(painter: painter, center: center, size: 12, design: 12, color: color)
    for path in paths { pen.stroke(path, .rounded(1.25, dash: self == .delays ? [1.6, 2.2] : [])) }
  }

  private var paths: [CGPath] {
    switch self {
    case .requires: [.disc(-3.5, 0, radius: 2), CGPath(glyph: "M-1.5 0 H4.5 M2.3 -2.2 L4.6 0 L2.3 2.2")]
    case .isRequired: [.disc(3.5, 0, radius: 2), CGPath(glyph: "M1.5 0 H-4.5 M-2.3 -2.2 L-4.6 0 L-2.3 2.2")]
    case .prevents: [CGPath(glyph: "M-5 0 H4 M4 -3.6 V3.6")]
    case .simultaneous: [CGPath(glyph: "M-4.5 -1.5 H4.5 M-4.5 1.5 H4.5")]
    case .delays: [.disc(0, 0, radius: 3.5)]
    case .cancels: [CGPath(glyph: "M-3 -3 L3 3 M3 -3 L-3 3")]
    case .circle: [CGPath(glyph: "M3.6 -1.9 A4.1 4.1 0 1 0 4.1 .6 M.8 -1.9 H3.8 V-4.9")]
    }
  }
}
