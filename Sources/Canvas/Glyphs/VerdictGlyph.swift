package import Foundation
import UIKit

/// What the hit test decided about a view, drawn: the square is the view, the dot is the finger.
package enum VerdictGlyph: String, CaseIterable, Hashable, Sendable {
  case inside, winner, outside
  /// Not eligible: `isHidden`, an alpha below 0.01, `isUserInteractionEnabled` false.
  case hidden, transparent, interactionOff
  /// A sibling in front answered first.
  case lost
  case neverAsked, notAskedYet
  /// Turned away by its own `point(inside:with:)`; drawn as outside with a small f.
  case outsideByOverride
  /// A disabled control; drawn as interaction off with a small ring.
  case disabledControl

  package var color: ColorToken {
    switch self {
    case .inside: .inside
    case .winner: .win
    case .outside, .outsideByOverride: .out
    case .hidden, .transparent, .interactionOff, .disabledControl: .skip
    case .lost: .lost
    case .neverAsked, .notAskedYet: .text3
    }
  }

  /// The line around a view of this verdict on the canvas.
  package var frameStyle: StrokeStyle {
    switch self {
    case .inside, .notAskedYet: StrokeStyle(width: 1.5)
    case .winner: StrokeStyle(width: 3)
    case .outside, .outsideByOverride: StrokeStyle(width: 2, dash: [7, 4])
    case .hidden, .transparent: StrokeStyle(width: 1.5, dash: [2, 4])
    case .interactionOff, .disabledControl: StrokeStyle(width: 1.5, dash: [10, 3, 2, 3])
    case .lost: StrokeStyle(width: 1.5, dash: [4, 3])
    case .neverAsked: StrokeStyle(width: 1.5, dash: [1.5, 4])
    }
  }

  /// Draws the glyph in a square box of `size` logical pixels, 16 in the design, around `center`.
  package func paint(into painter: Painter, center: CGPoint, size: CGFloat, theme: Theme) {
    let pen = GlyphPen(painter: painter, center: center, size: size, design: 16, color: theme[color])
    switch self {
    case .inside:
      pen.stroke(Self.view, StrokeStyle(width: 1.5))
      pen.fill(.disc(0, 0, radius: 2.4))
    case .winner:
      pen.fill(.box(-6, -6, 12, 12))
      pen.stroke(.box(-6, -6, 12, 12), StrokeStyle(width: 1))
      pen.with(theme[.onFinger]).stroke(Self.tick, .rounded(1.9))
    case .outside: paintOutside(pen)
    case .hidden:
      pen.stroke(Self.view, StrokeStyle(width: 1.5, dash: [2.1, 2]))
      pen.stroke(Self.slash, .rounded(1.6))
    case .transparent:
      pen.stroke(Self.view, StrokeStyle(width: 1.5))
      pen.fill(Self.checker)
    case .interactionOff: paintInteractionOff(pen)
    case .lost:
      pen.stroke(Self.squareBehind, .rounded(1.5, dash: [1.8, 1.9]))
      pen.with(pen.color.multipliedAlpha(0.28)).fill(Self.squareInFront)
      pen.stroke(Self.squareInFront, StrokeStyle(width: 1.5))
    case .neverAsked: pen.stroke(Self.view, StrokeStyle(width: 1.25, dash: [1.2, 2.6]))
    case .notAskedYet: pen.stroke(Self.view, StrokeStyle(width: 1.25))
    case .outsideByOverride:
      paintOutside(pen)
      pen.stroke(Self.cornerLetter, .rounded(1.1))
    case .disabledControl:
      paintInteractionOff(pen)
      pen.with(theme[.panel]).fill(.disc(5.25, 5.25, radius: 3.6))
      pen.stroke(.disc(5.25, 5.25, radius: 2), StrokeStyle(width: 1.2))
    }
  }

  private func paintOutside(_ pen: GlyphPen) {
    pen.stroke(.box(-6.25, -2.75, 9, 9), StrokeStyle(width: 1.5))
    pen.fill(.disc(5, -5, radius: 2.4))
  }

  private func paintInteractionOff(_ pen: GlyphPen) {
    pen.stroke(Self.view, StrokeStyle(width: 1.5))
    pen.fill(.box(-3.6, -1.3, 7.2, 2.6, radius: 0.8))
  }

  private static let view = CGPath.box(-5.75, -5.75, 11.5, 11.5)
  private static let tick = CGPath(glyph: "M-3 .3 l2.2 2.3 l4 -4.8")
  private static let slash = CGPath(glyph: "M-3 3 L3 -3")
  private static let squareInFront = CGPath.box(-3, -6, 9, 9, radius: 2.2)
  private static let squareBehind = CGPath(glyph: "M-1 6 h-3 a2 2 0 0 1 -2 -2 v-3.5")
  /// An f in a 5 × 5 mark at the bottom right.
  private static let cornerLetter = CGPath(glyph: "M7.6 3.4 h-.6 a1.1 1.1 0 0 0 -1.1 1.1 v3.2 M4.7 5.4 h2.4")

  /// Nine cells of 3 × 3; every second one is filled.
  private static let checker: CGPath = {
    var cells = CGPath()
    for row in 0..<3 {
      for column in 0..<3 where (row + column).isMultiple(of: 2) {
        cells.addRect(CGRect(x: -4.5 + 3 * CGFloat(column), y: -4.5 + 3 * CGFloat(row), width: 3, height: 3))
      }
    }
    return cells
  }()
}
