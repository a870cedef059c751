package import Foundation
import UIKit

/// A finger as it is drawn wherever it appears: shape, number and colour stay from touch-down to lift.
package struct FingerGlyph: Hashable, Sendable {
  package enum Phase: String, CaseIterable, Hashable, Sendable { case down, lifted, cancelled }

  /// From 1.
  package var id: Int
  package var phase: Phase

  /// Fingers that no hardware reports have a second, dashed outline.
  package var isSimulated: Bool

  /// Pinned fingers stay down without a button; they carry a pin.
  package var isPinned: Bool

  package init(id: Int, phase: Phase = .down, isSimulated: Bool = false, isPinned: Bool = false) {
    self.id = id
    self.phase = phase
    self.isSimulated = isSimulated
    self.isPinned = isPinned
  }

  /// The gap in logical pixels around a marker that separates it from what is below.
  private static let halo: CGFloat = 2.5

  /// How much larger the outline of a simulated finger is.
  private static let simulatedGap: CGFloat = 6

  /// Draws the marker around `center`; `radius` is 11 on the canvas and 12 for the active finger.
  package func paint(into painter: Painter, center: CGPoint, radius: CGFloat, theme: Theme) {
    let shape = FingerShape(outlineOf: id)
    let color = theme.finger(id)
    let path = shape.path(center: center, radius: radius)
    painter.fill(
      shape.path(center: center, radius: radius + Self.halo),
      color: theme[.canvas].multipliedAlpha(0.9)
    )
    let isFilled = id <= 5 && phase != .lifted
    if isFilled {
      painter.fill(path, color: color)
    } else {
      painter.stroke(path, style: .rounded(id <= 5 ? 2 : 3), color: color)
    }
    if isSimulated {
      painter.stroke(
        shape.path(center: center, radius: radius + Self.simulatedGap),
        style: .rounded(1.25, dash: [3, 3]),
        color: color
      )
    }
    paintNumber(into: painter, center: center, radius: radius, color: isFilled ? theme[.onFinger] : color)
    if phase == .cancelled {
      let pen = GlyphPen(painter: painter, center: center, size: radius * 3, design: 12, color: theme[.skip])
      pen.with(theme[.canvas]).stroke(RecognizerStateGlyph.slash, .rounded(1.6))
      pen.stroke(RecognizerStateGlyph.slash, .rounded(0.7))
    }
    if isPinned {
      let place = CGPoint(x: center.x + 17, y: center.y - 17)
      Icon.pin.paint(into: painter, center: place, size: 16, color: color)
    }
  }

  private func paintNumber(into painter: Painter, center: CGPoint, radius: CGFloat, color: CGColor) {
    let size = radius * (id >= 10 ? 0.85 : 1.05)
    let middle = center.y + FingerShape(outlineOf: id).numberOffset * radius
    painter.text(
      String(id),
      font: .ui(size, .bold),
      color: color,
      at: CGPoint(x: center.x, y: middle + 0.36 * size),
      alignment: .center
    )
  }
}
