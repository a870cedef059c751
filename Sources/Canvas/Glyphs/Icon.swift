package import Foundation
package import UIKit

/// The pictures on buttons and, from `classView` on, of the kinds of objects in the outline.
package enum Icon: String, CaseIterable, Hashable, Sendable {
  case open, inspect, touch, frames, clip, map, label, mirror, parallel, pin, search, order, tree, trace, lanes, lint,
    info, export, theme, help, more, reset, first, back, play, pause, step, last, loop, plus, minus, chevronRight,
    chevronDown, pointer, sheets
  case classView, classWindow, classViewController, classImageView, classLabel, classButton, classControl, classBar,
    classTextField, classApplication, classScene, classDelegate
  case logo

  /// Draws the icon in a square box of `size` logical pixels, 16 in the design, around `center`.
  package func paint(into painter: Painter, center: CGPoint, size: CGFloat, color: CGColor) {
    let pen = GlyphPen(painter: painter, center: center, size: size, design: 16, color: color)
    for layer in Self.layers[self, default: []] {
      if layer.isFilled { pen.fill(layer.path) }
      if layer.strokeWidth > 0 { pen.stroke(layer.path, .rounded(layer.strokeWidth)) }
    }
  }

  /// Parsed once; drawing an icon only scales its paths.
  private static let layers = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.artwork) })
}
