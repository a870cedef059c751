import Foundation

/// The inside of closed lines, by the winding rule, as pieces with horizontal edges above and below.
struct Trapezoids {
  /// Of each piece, round it.
  private(set) var corners: [[CGPoint]] = []

  private struct Edge {
    let top: CGPoint
    let bottom: CGPoint
    let winding: Int

    func x(at y: Double) -> Double {
      top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
    }
  }

  private struct Open {
    let left: Int
    let right: Int
    let top: Double
  }

  /// Each line is closed by going back to its first point.
  init(_ lines: [[CGPoint]]) {
    var edges: [Edge] = []
    for line in lines {
      guard var start = line.last else { continue }
      for end in line {
        if start.y < end.y { edges.append(Edge(top: start, bottom: end, winding: 1)) }
        if start.y > end.y { edges.append(Edge(top: end, bottom: start, winding: -1)) }
        start = end
      }
    }
    let levels = Self.levels(of: edges)
    var open: [Open] = []
    for (top, bottom) in zip(levels, levels.dropFirst()) {
      let found = Self.spans(between: top, and: bottom, edges)
      var next: [Open] = []
      for span in found {
        let above = open.first { $0.left == span.left && $0.right == span.right }
        next.append(Open(left: span.left, right: span.right, top: above?.top ?? top))
      }
      for old in open where !next.contains(where: { $0.left == old.left && $0.right == old.right }) {
        close(old, at: top, edges)
      }
      open = next
    }
    for old in open { close(old, at: levels.last ?? 0, edges) }
  }

  private mutating func close(_ open: Open, at bottom: Double, _ edges: [Edge]) {
    let (left, right) = (edges[open.left], edges[open.right])
    corners.append([
      CGPoint(x: left.x(at: open.top), y: open.top), CGPoint(x: right.x(at: open.top), y: open.top),
      CGPoint(x: right.x(at: bottom), y: bottom), CGPoint(x: left.x(at: bottom), y: bottom),
    ])
  }

  /// Every height at which an edge begins, ends or crosses another.
  private static func levels(of edges: [Edge]) -> [Double] {
    var heights = edges.flatMap { [Double($0.top.y), Double($0.bottom.y)] }
    for (index, edge) in edges.enumerated() {
      for other in edges[(index + 1)...] {
        let (top, bottom) = (max(edge.top.y, other.top.y), min(edge.bottom.y, other.bottom.y))
        guard top < bottom else { continue }
        let (above, below) = (edge.x(at: top) - other.x(at: top), edge.x(at: bottom) - other.x(at: bottom))
        if above * below < 0 { heights.append(top + (bottom - top) * above / (above - below)) }
      }
    }
    var levels: [Double] = []
    for height in heights.sorted() where height - (levels.last ?? -.infinity) > 1e-9 { levels.append(height) }
    return levels
  }

  /// Between which edges the winding number is not zero.
  private static func spans(between top: Double, and bottom: Double, _ edges: [Edge]) -> [(left: Int, right: Int)] {
    let middle = (top + bottom) / 2
    let crossing = edges.indices.filter { edges[$0].top.y < middle && edges[$0].bottom.y > middle }
      .map { (index: $0, x: edges[$0].x(at: middle)) }
      .sorted { $0.x < $1.x }
    var spans: [(left: Int, right: Int)] = []
    var (winding, left) = (0, 0)
    for (index, _) in crossing {
      if winding == 0 { left = index }
      winding += edges[index].winding
      if winding == 0 { spans.append((left, index)) }
    }
    return spans
  }
}
