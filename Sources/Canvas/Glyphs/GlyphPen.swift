import Foundation
import UIKit

/// Draws in a glyph's own box, origin in its middle, and scales lines, dashes and radii along.
struct GlyphPen {
  private let painter: Painter
  private let center: CGPoint
  private let factor: CGFloat
  var color: CGColor

  /// A pen for a glyph designed in a box of `design`, drawn in a box of `size` logical pixels.
  init(painter: Painter, center: CGPoint, size: CGFloat, design: CGFloat, color: CGColor) {
    self.painter = painter
    self.center = center
    factor = size / design
    self.color = color
  }

  func with(_ color: CGColor) -> GlyphPen {
    var pen = self
    pen.color = color
    return pen
  }

  func fill(_ path: CGPath) { painter.fill(placed(path), color: color) }

  func stroke(_ path: CGPath, _ style: StrokeStyle) {
    painter.stroke(placed(path), style: style.scaled(by: factor), color: color)
  }

  private func placed(_ path: CGPath) -> CGPath {
    path.applying(CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: center.x, ty: center.y))
  }
}

extension CGPath {
  /// Path data written in this target's own source; a mistake in it is a programmer's error.
  init(glyph data: String) {
    do {
      try self.init(svgPathData: data)
    } catch {
      preconditionFailure("\(error) in \"\(data)\"")
    }
  }

  /// A rounded rectangle as the glyph tables write it.
  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 2.5) -> CGPath {
    CGPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  static func disc(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> CGPath {
    CGPath(center: CGPoint(x: x, y: y), radius: radius)
  }
}
