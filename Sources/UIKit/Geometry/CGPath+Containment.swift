public import Foundation

/// Which of the areas that a path crosses itself around count as inside.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

extension CGPath {
  /// Largest distance, in the path's own unit, between a curve and the lines that stand for it.
  package static let flatness: CGFloat = 0.05

  /// Whether a fill of the path covers the point; open subpaths count as closed.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let path = transform.isIdentity ? self : applying(transform)
    var winding = 0
    var crossings = 0
    for line in path.lines() {
      guard let last = line.last else { continue }
      var start = last
      for end in line {
        defer { start = end }
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
        let downwards = end.y > start.y
        guard side != 0, !side.isNaN, (side > 0) == downwards else { continue }
        winding += downwards ? 1 : -1
        crossings += 1
      }
    }
    return rule == .winding ? winding != 0 : !crossings.isMultiple(of: 2)
  }

  /// The subpaths as runs of points; a closed one repeats its first point at the end.
  ///
  /// `tolerance` is the largest distance between a curve and its lines.
  package func lines(tolerance: CGFloat = flatness) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var current: [CGPoint] = []
    func finish() {
      if current.count > 1 { lines.append(current) }
      current = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = [point]
      case .line(let point):
        current.append(point)
      case .quad(let control, let point):
        guard let start = current.last else { continue }
        let bend = Self.bend(start, control, point)
        appendCurve(to: &current, deviation: bend / 4, tolerance: tolerance) { t in
          let s = 1 - t
          return CGPoint(
            x: s * s * start.x + 2 * s * t * control.x + t * t * point.x,
            y: s * s * start.y + 2 * s * t * control.y + t * t * point.y
          )
        }
      case .curve(let control1, let control2, let point):
        guard let start = current.last else { continue }
        let bend = max(Self.bend(start, control1, control2), Self.bend(control1, control2, point))
        appendCurve(to: &current, deviation: bend * 3 / 4, tolerance: tolerance) { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * point.x,
            y: a * start.y + b * control1.y + c * control2.y + d * point.y
          )
        }
      case .close:
        guard let first = current.first else { continue }
        if current.last != first { current.append(first) }
        finish()
        current = [first]
      }
    }
    finish()
    return lines
  }

  /// How far three points in a row are from an evenly spaced line; 0 when they are one.
  private static func bend(_ first: CGPoint, _ middle: CGPoint, _ last: CGPoint) -> CGFloat {
    CGVector(dx: first.x - 2 * middle.x + last.x, dy: first.y - 2 * middle.y + last.y).length
  }

  /// Cuts a curve into equal steps of its parameter; the error of one step falls with the square of their number.
  private func appendCurve(
    to line: inout [CGPoint],
    deviation: CGFloat,
    tolerance: CGFloat,
    point: (CGFloat) -> CGPoint
  ) {
    let wanted = (deviation / tolerance).squareRoot().rounded(.up)
    let steps = wanted.isFinite ? Int(min(max(wanted, 1), 256)) : 1
    for step in 1...steps { line.append(point(CGFloat(step) / CGFloat(steps))) }
  }
}
