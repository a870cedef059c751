import Foundation
import UIKit

extension CGAffineTransform {
  /// Whether rectangles stay upright ones, be it mirrored or after a quarter turn.
  private var keepsRectsUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The same without the dust that sines leave: a quarter turn is exact.
  var dusted: CGAffineTransform {
    if keepsRectsUpright { return self }
    let limit = 1e-12 * max(abs(a), abs(b), abs(c), abs(d))
    var clean = self
    if abs(b) < limit, abs(c) < limit { (clean.b, clean.c) = (0, 0) }
    if abs(a) < limit, abs(d) < limit { (clean.a, clean.d) = (0, 0) }
    return clean
  }

  /// Where a rectangle comes to lie; nil for an empty one.
  func piece(_ rect: CGRect) -> MapPiece? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return nil }
    guard keepsRectsUpright else {
      return piece([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
    }
    let isTurned = a == 0 && d == 0
    let (left, right) = Self.span(isTurned ? c : a, tx, isTurned ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX))
    let (top, bottom) = Self.span(isTurned ? b : d, ty, isTurned ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY))
    guard left < right, top < bottom else { return nil }
    return MapPiece(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The near edge belongs to the span; mirrored, it is the far one that does.
  private static func span(_ scale: Double, _ shift: Double, _ edges: (Double, Double)) -> (Double, Double) {
    let (near, far) = (scale * edges.0 + shift, scale * edges.1 + shift)
    return scale < 0 ? (far.nextUp, near.nextUp) : (near, far)
  }

  /// Where a convex polygon comes to lie, its corners in the order that ``HalfPlane`` wants; nil for a flat one.
  func piece(_ corners: [CGPoint]) -> MapPiece? {
    var mapped = corners.map { $0.applying(self) }
    guard let first = mapped.first else { return nil }
    var sum = 0.0
    for (a, b) in zip(mapped.dropFirst(), mapped.dropFirst(2)) {
      sum += (a.x - first.x) * (b.y - first.y) - (b.x - first.x) * (a.y - first.y)
    }
    if sum < 0 { mapped.reverse() }
    let everywhere = MapPiece(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    return MapPiece(corners: mapped, within: everywhere)
  }
}

extension UIView {
  /// From the bounds coordinates to the superview's; without a transform as exact as the frame itself.
  var mapToSuperview: CGAffineTransform {
    guard transform.isIdentity else { return transformToSuperview }
    let (frame, bounds) = (frame, bounds)
    return CGAffineTransform(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
  }

  /// From the bounds coordinates to the screen's.
  var mapToScreen: CGAffineTransform {
    var result = mapToSuperview
    var current = superview
    while let view = current {
      result = result.concatenating(view.mapToSuperview)
      current = view.superview
    }
    return result.dusted
  }
}
