package import Foundation
import UIKit

/// A recognizer's state, drawn; ended and recognized are one state and one glyph.
package enum RecognizerStateGlyph: String, CaseIterable, Hashable, Sendable {
  case possible, began, changed, ended, cancelled, failed

  package var color: ColorToken {
    switch self {
    case .possible: .text2
    case .began, .changed: .inside
    case .ended: .win
    case .cancelled: .skip
    case .failed: .out
    }
  }

  /// Draws the glyph in a square box of `size` logical pixels, 12 in the design, around `center`.
  package func paint(into painter: Painter, center: CGPoint, size: CGFloat, theme: Theme) {
    let pen = GlyphPen(painter: painter, center: center, size: size, design: 12, color: theme[color])
    switch self {
    case .possible: pen.stroke(.disc(0, 0, radius: 4.5), StrokeStyle(width: 1.5))
    case .began:
      pen.fill(Self.triangle)
      pen.stroke(Self.triangle, .rounded(0.8))
    case .changed: pen.stroke(Self.bars, .rounded(2))
    case .ended:
      pen.fill(.disc(0, 0, radius: 5.4))
      pen.with(theme[.onFinger]).stroke(Self.tick, .rounded(1.6))
    case .cancelled:
      pen.stroke(.disc(0, 0, radius: 4.7), StrokeStyle(width: 1.5))
      pen.stroke(Self.slash, .rounded(1.5))
    case .failed: pen.stroke(Self.cross, .rounded(2))
    }
  }

  private static let triangle = CGPath(glyph: "M-3.4 -4.6 L5 0 L-3.4 4.6 Z")
  private static let bars = CGPath(glyph: "M-4.2 -3.5 V3.5 M0 -3.5 V3.5 M4.2 -3.5 V3.5")
  private static let tick = CGPath(glyph: "M-2.5 .2 l1.8 1.9 l3.3 -4")
  static let slash = CGPath(glyph: "M-3.2 3.2 L3.2 -3.2")
  static let cross = CGPath(glyph: "M-3.8 -3.8 L3.8 3.8 M3.8 -3.8 L-3.8 3.8")
}
