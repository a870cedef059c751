package import Foundation
package import UIKit

/// Records what a view draws; everything it opens it also closes, so that the list stays balanced.
package final class Painter {
  package private(set) var list = DisplayList()

  package init() {}

  package func append(_ other: DisplayList) { list.append(other) }

  package func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, color: CGColor) {
    fill(CGPath(roundedRect: rect, cornerRadius: cornerRadius), color: color)
  }

  package func fill(_ path: CGPath, color: CGColor) {
    guard color.alpha > 0, !path.isEmpty else { return }
    list.append(.fill(path, color))
  }

  /// Strokes along the rectangle's edge; half the width lies outside, except for a hairline, which lies inside.
  package func stroke(_ rect: CGRect, cornerRadius: CGFloat = 0, style: StrokeStyle, color: CGColor) {
    stroke(CGPath(roundedRect: rect, cornerRadius: cornerRadius), style: style, color: color)
  }

  package func stroke(_ path: CGPath, style: StrokeStyle, color: CGColor) {
    guard color.alpha > 0, !path.isEmpty, style.isHairline || style.width > 0 else { return }
    list.append(.stroke(path, style, color))
  }

  /// A border of the style's width that lies wholly inside the rectangle.
  package func strokeInside(_ rect: CGRect, cornerRadius: CGFloat = 0, style: StrokeStyle, color: CGColor) {
    let inset = style.isHairline ? 0 : style.width / 2
    stroke(rect.insetBy(dx: inset, dy: inset), cornerRadius: cornerRadius - inset, style: style, color: color)
  }

  package func line(from start: CGPoint, to end: CGPoint, style: StrokeStyle = .hairline, color: CGColor) {
    stroke(CGPath(from: start, to: end), style: style, color: color)
  }

  /// Text whose first baseline is at the point: its left end, middle or right end, after the block's alignment.
  ///
  /// With a width set, the point is the left end of the block's box whatever the alignment.
  package func text(_ block: TextBlock, at baseline: CGPoint) {
    guard block.spans.contains(where: { !$0.string.isEmpty }) else { return }
    list.append(.text(block, at: baseline))
  }

  /// A hairline along the first or last row or column of pixels inside the rectangle.
  package func hairline(along edge: CGRectEdge, of rect: CGRect, color: CGColor) {
    // A quarter of a pixel before the far edge is in the last row at every scale of the interface, 0.8 to 3.
    let (right, bottom) = (rect.maxX - 0.25, rect.maxY - 0.25)
    switch edge {
    case .minXEdge:
      line(from: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX, y: rect.maxY), color: color)
    case .minYEdge:
      line(from: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.minY), color: color)
    case .maxXEdge: line(from: CGPoint(x: right, y: rect.minY), to: CGPoint(x: right, y: rect.maxY), color: color)
    case .maxYEdge: line(from: CGPoint(x: rect.minX, y: bottom), to: CGPoint(x: rect.maxX, y: bottom), color: color)
    }
  }

  package func shadow(of rect: CGRect, cornerRadius: CGFloat, style: ShadowStyle) {
    guard style.color.alpha > 0 else { return }
    list.append(.shadow(rect, cornerRadius: cornerRadius, style))
  }

  /// Runs `body` and leaves the space and the clip as they were before it.
  package func saved(_ body: () throws -> Void) rethrows {
    list.append(.save)
    defer { list.append(.restore) }
    try body()
  }

  package func transformed(by transform: CGAffineTransform, _ body: () throws -> Void) rethrows {
    guard !transform.isIdentity else { return try body() }
    try saved {
      list.append(.concatenate(transform))
      try body()
    }
  }

  package func translated(x: CGFloat, y: CGFloat, _ body: () throws -> Void) rethrows {
    try transformed(by: CGAffineTransform(translationX: x, y: y), body)
  }

  package func clipped(to rect: CGRect, cornerRadius: CGFloat = 0, _ body: () throws -> Void) rethrows {
    try clipped(to: CGPath(roundedRect: rect, cornerRadius: cornerRadius), body)
  }

  package func clipped(to path: CGPath, _ body: () throws -> Void) rethrows {
    try saved {
      list.append(.clip(path))
      try body()
    }
  }

  /// Lays what `body` draws over the picture as one layer; an alpha of 0 draws nothing, 1 needs no layer.
  package func group(alpha: Double, _ body: () throws -> Void) rethrows {
    guard alpha > 0 else { return }
    guard alpha < 1 else { return try body() }
    list.append(.beginGroup(alpha: alpha))
    defer { list.append(.endGroup) }
    try body()
  }
}
