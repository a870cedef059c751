package import Foundation
import UIKit

/// What a responder did with a touch call, drawn as a signpost board.
package enum AscentGlyph: String, CaseIterable, Hashable, Sendable {
  case passesOn, handled
  /// Handled and called super.
  case handledAndPassedOn
  /// Nobody after it: the call ends here.
  case dropped
  case notReached

  package var color: ColorToken {
    switch self {
    case .passesOn: .inside
    case .handled, .handledAndPassedOn: .win
    case .dropped: .out
    case .notReached: .text3
    }
  }

  /// Draws the glyph in a square box of `size` logical pixels, 16 in the design, around `center`.
  package func paint(into painter: Painter, center: CGPoint, size: CGFloat, theme: Theme) {
    let pen = GlyphPen(painter: painter, center: center, size: size, design: 16, color: theme[color])
    let mark = pen.with(theme[.onFinger])
    switch self {
    case .passesOn:
      pen.stroke(Self.board, .rounded(1.5))
      pen.stroke(Self.arrow, .rounded(1.4))
    case .handled:
      paintFilledBoard(pen)
      mark.stroke(Self.tick, .rounded(1.7))
    case .handledAndPassedOn:
      paintFilledBoard(pen)
      mark.stroke(Self.arrow, .rounded(1.4))
    case .dropped:
      pen.stroke(Self.board, .rounded(1.5))
      pen.stroke(Self.cross, .rounded(1.5))
    case .notReached: pen.stroke(Self.board, .rounded(1.25, dash: [1.2, 2.6]))
    }
  }

  private func paintFilledBoard(_ pen: GlyphPen) {
    pen.fill(Self.board)
    pen.stroke(Self.board, .rounded(1.2))
  }

  private static let board = CGPath(glyph: "M-4.8 6 V-1 L0 -6.2 L4.8 -1 V6 Z")
  private static let arrow = CGPath(glyph: "M0 3.4 V-1.4 M-1.9 .4 L0 -1.5 L1.9 .4")
  private static let tick = CGPath(glyph: "M-2.4 1.4 l1.8 1.9 l3.2 -4")
  private static let cross = CGPath(glyph: "M-2 -.6 l4 4 m0 -4 l-4 4")
}
