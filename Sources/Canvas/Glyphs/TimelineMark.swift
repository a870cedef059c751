package import Foundation
package import UIKit

/// A mark on the timeline's delivery and control-event tracks.
package enum TimelineMark: String, CaseIterable, Hashable, Sendable {
  case began, moved, ended, cancelled
  /// Lifted, and nobody took it.
  case unconsumed
  case controlEvent
  /// A control event still to come.
  case futureControlEvent
  /// A control event without any target.
  case untargetedControlEvent

  /// The colour a mark has of itself; nil where it takes that of its finger or track.
  package var ownColor: ColorToken? {
    switch self {
    case .cancelled: .skip
    case .unconsumed: .out
    case .began, .moved, .ended, .controlEvent, .futureControlEvent, .untargetedControlEvent: nil
    }
  }

  /// Draws the mark around `center` at its one size; `color` counts unless the mark has its own.
  package func paint(into painter: Painter, center: CGPoint, color: CGColor, theme: Theme) {
    let pen = GlyphPen(painter: painter, center: center, size: 1, design: 1, color: ownColor.map { theme[$0] } ?? color)
    switch self {
    case .began: pen.fill(Self.triangle)
    case .moved: pen.stroke(Self.tick, StrokeStyle(width: 1.5))
    case .ended: pen.stroke(Self.square, StrokeStyle(width: 1.5))
    case .cancelled: pen.stroke(Self.cross, .rounded(1.5))
    case .unconsumed:
      pen.stroke(Self.square, StrokeStyle(width: 1.5))
      pen.stroke(Self.smallCross, .rounded(1.25))
    case .controlEvent: pen.fill(Self.diamond)
    case .futureControlEvent: pen.stroke(Self.innerDiamond, StrokeStyle(width: 1.25))
    case .untargetedControlEvent:
      pen.stroke(Self.innerDiamond, StrokeStyle(width: 1.25))
      pen.stroke(Self.bar, .rounded(1.5))
    }
  }

  private static let triangle = CGPath(glyph: "M-4 -5 L4 0 L-4 5 Z")
  private static let tick = CGPath(glyph: "M0 -3 V3")
  private static let square = CGPath(rect: CGRect(x: -3.25, y: -3.25, width: 6.5, height: 6.5))
  private static let cross = CGPath(glyph: "M-3.25 -3.25 L3.25 3.25 M3.25 -3.25 L-3.25 3.25")
  private static let smallCross = CGPath(glyph: "M-1.5 -9 l3 3 m0 -3 l-3 3")
  private static let diamond = CGPath(glyph: "M0 -5 L5 0 L0 5 L-5 0 Z")
  private static let innerDiamond = CGPath(glyph: "M0 -4.4 L4.4 0 L0 4.4 L-4.4 0 Z")
  private static let bar = CGPath(glyph: "M-6.5 0 H6.5")
}
