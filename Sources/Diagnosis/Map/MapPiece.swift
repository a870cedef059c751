package import Foundation
import UIKit

/// A convex part of the screen that has one owner.
///
/// Upright pieces are half open, as `CGRect.contains` is, and exact; a mirrored view has its far edges on the near side,
/// which the next larger number says. Slanted edges are as exact as the arithmetic.
package struct MapPiece: Hashable, Sendable {
  /// Near edges belong to the piece, far ones do not; points of the screen.
  var (minX, minY, maxX, maxY): (Double, Double, Double, Double)

  /// In order round the piece; empty where the box is the piece.
  var corners: [CGPoint] = []

  /// Areas below this are rounding, in square points.
  static let leastArea = 1e-7

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  init(_ rect: CGRect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  /// What of a polygon lies in a box; nil where that is nothing to speak of.
  ///
  /// Corners that are one but for rounding become one: the line between them could point anywhere.
  init?(corners given: [CGPoint], within box: MapPiece) {
    guard var last = given.last else { return nil }
    var corners: [CGPoint] = []
    corners.reserveCapacity(given.count)
    for corner in given {
      if abs(corner.x - last.x) + abs(corner.y - last.y) > HalfPlane.tolerance { corners.append(corner) }
      last = corner
    }
    guard corners.count > 2 else { return nil }
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for corner in corners {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    self.init(
      minX: max(box.minX, left),
      minY: max(box.minY, top),
      maxX: min(box.maxX, right.nextUp),
      maxY: min(box.maxY, bottom.nextUp)
    )
    self.corners = corners
    guard minX < maxX, minY < maxY, area > Self.leastArea else { return nil }
  }

  package var box: CGRect { CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }

  /// The corners, those of the box included.
  package var outline: [CGPoint] {
    corners.isEmpty
      ? [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
      ] : corners
  }

  /// Square points.
  package var area: Double {
    guard let first = corners.first else { return (maxX - minX) * (maxY - minY) }
    var sum = 0.0
    for index in 1..<(corners.count - 1) {
      let (a, b) = (corners[index], corners[index + 1])
      sum += (a.x - first.x) * (b.y - first.y) - (b.x - first.x) * (a.y - first.y)
    }
    return abs(sum) / 2
  }

  /// The mean of the corners: inside, since the piece is convex.
  package var middle: CGPoint {
    let outline = outline
    return CGPoint(
      x: outline.reduce(0) { $0 + $1.x } / Double(outline.count),
      y: outline.reduce(0) { $0 + $1.y } / Double(outline.count)
    )
  }

  package func contains(_ point: CGPoint) -> Bool {
    guard point.x >= minX, point.x < maxX, point.y >= minY, point.y < maxY else { return false }
    guard var start = corners.last else { return true }
    for end in corners {
      if HalfPlane(from: start, to: end).distance(to: point) < -HalfPlane.tolerance { return false }
      start = end
    }
    return true
  }

  func overlapsBox(of other: MapPiece) -> Bool {
    minY < other.maxY && other.minY < maxY && minX < other.maxX && other.minX < maxX
  }
}

/// What lies to the right of a line as the screen shows it, y growing downwards: inside a polygon whose corners run
/// clockwise there.
struct HalfPlane {
  let (a, b, c): (Double, Double, Double)

  /// Points nearer than this to a slanted edge are on it.
  static let tolerance = 1e-9

  init(from start: CGPoint, to end: CGPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let scale = length > 0 ? 1 / length : 0
    (a, b) = (-dy * scale, dx * scale)
    c = a * start.x + b * start.y
  }

  init(a: Double, b: Double, c: Double) { (self.a, self.b, self.c) = (a, b, c) }

  /// Positive inside.
  func distance(to point: CGPoint) -> Double { a * point.x + b * point.y - c }

  var opposite: HalfPlane { HalfPlane(a: -a, b: -b, c: -c) }

  /// The corners of the part of a convex polygon that lies inside.
  func clip(_ corners: [CGPoint]) -> [CGPoint] {
    guard var start = corners.last else { return [] }
    var result: [CGPoint] = []
    result.reserveCapacity(corners.count + 1)
    var before = distance(to: start)
    for end in corners {
      let now = distance(to: end)
      if (before > Self.tolerance && now < -Self.tolerance) || (before < -Self.tolerance && now > Self.tolerance) {
        let share = before / (before - now)
        result.append(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
      if now >= -Self.tolerance { result.append(end) }
      (start, before) = (end, now)
    }
    return result
  }
}
