package import Foundation

extension CGPoint {
  /// The straight distance to `other`, in the unit of the coordinates.
  package func distance(to other: CGPoint) -> CGFloat { (self - other).length }

  package static func - (left: CGPoint, right: CGPoint) -> CGVector {
    CGVector(dx: left.x - right.x, dy: left.y - right.y)
  }

  package static func + (left: CGPoint, right: CGVector) -> CGPoint {
    CGPoint(x: left.x + right.dx, y: left.y + right.dy)
  }

  /// The mean of some points; zero for none.
  package static func centroid(of points: some Collection<CGPoint>) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    var sum = CGVector.zero
    for point in points {
      sum.dx += point.x
      sum.dy += point.y
    }
    return CGPoint(x: sum.dx / CGFloat(points.count), y: sum.dy / CGFloat(points.count))
  }
}
