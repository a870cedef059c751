package import Foundation

/// The outline of pieces that belong together: without the edges at which they were cut.
///
/// Every piece runs round the same way, so an edge between two of them is there once in each direction.
package struct MapOutline {
  /// Lines from corner to corner, in no order.
  package private(set) var segments: [(start: CGPoint, end: CGPoint)] = []

  /// The line that an edge lies on: its direction, as a half turn, and how far it is from the origin.
  private struct Line: Hashable {
    let angle: Int
    let offset: Int
  }

  private struct Mark {
    let position: Double
    let change: Int
    let point: CGPoint
  }

  package init(_ pieces: [MapPiece]) {
    var lines: [Line: [Mark]] = [:]
    for piece in pieces {
      let outline = piece.outline
      guard var start = outline.last else { continue }
      for end in outline {
        Self.add(start, end, to: &lines)
        start = end
      }
    }
    for line in lines.keys.sorted(by: { ($0.angle, $0.offset) < ($1.angle, $1.offset) }) { close(lines[line] ?? []) }
  }

  private static func add(_ start: CGPoint, _ end: CGPoint, to lines: inout [Line: [Mark]]) {
    var (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1e-9 else { return }
    (dx, dy) = (dx / length, dy / length)
    let isForward = abs(dx) > 1e-9 ? dx > 0 : dy > 0
    if !isForward { (dx, dy) = (-dx, -dy) }
    func key(_ value: Double) -> Int { Int((value * 1e5).rounded()) }
    let line = Line(angle: key(atan2(dy, dx)), offset: key((dx * start.y - dy * start.x) / 10))
    func mark(_ point: CGPoint, _ change: Int) -> Mark {
      Mark(position: dx * point.x + dy * point.y, change: change, point: point)
    }
    let sign = isForward ? 1 : -1
    lines[line, default: []] += [mark(isForward ? start : end, sign), mark(isForward ? end : start, -sign)]
  }

  private mutating func close(_ marks: [Mark]) {
    var (sum, open): (Int, CGPoint?) = (0, nil)
    let sorted = marks.sorted { $0.position < $1.position }
    for (index, mark) in sorted.enumerated() {
      sum += mark.change
      // All marks of one place count together.
      if index + 1 < sorted.count, sorted[index + 1].position - mark.position < 1e-6 { continue }
      if let start = open, sum == 0 {
        segments.append((start, mark.point))
        open = nil
      } else if open == nil, sum != 0 {
        open = mark.point
      }
    }
  }
}
