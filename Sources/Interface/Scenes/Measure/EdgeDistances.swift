package import Foundation

/// How far the edges of two boxes are apart, in points: what view debuggers show between two views.
///
/// Along each axis: one gap where the boxes lie side by side, else the distances between the two near and the two far
/// edges. Edges in one line have no distance.
package struct EdgeDistances: Hashable, Sendable {
  package enum Axis: Hashable, Sendable { case horizontal, vertical }

  /// From one edge to another.
  package struct Span: Hashable, Sendable {
    package let axis: Axis

    /// Along the axis, the smaller first.
    package let from: CGFloat
    package let to: CGFloat

    /// Across it.
    package let level: CGFloat

    package var length: CGFloat { to - from }

    package var start: CGPoint { axis == .horizontal ? CGPoint(x: from, y: level) : CGPoint(x: level, y: from) }
    package var end: CGPoint { axis == .horizontal ? CGPoint(x: to, y: level) : CGPoint(x: level, y: to) }
  }

  package let spans: [Span]

  /// Below this a distance is none, in points.
  private static let least: CGFloat = 0.01

  package init(from box: CGRect, to other: CGRect) {
    let (columns, rows) = (Range(box.minX, box.maxX), Range(box.minY, box.maxY))
    let (otherColumns, otherRows) = (Range(other.minX, other.maxX), Range(other.minY, other.maxY))
    let spans =
      Self.spans(.horizontal, columns, otherColumns, level: rows.middle(sharedWith: otherRows))
      + Self.spans(.vertical, rows, otherRows, level: columns.middle(sharedWith: otherColumns))
    self.spans = spans.filter { $0.length >= Self.least }
  }

  private static func spans(_ axis: Axis, _ one: Range, _ other: Range, level: CGFloat) -> [Span] {
    if one.high <= other.low { return [Span(axis: axis, from: one.high, to: other.low, level: level)] }
    if other.high <= one.low { return [Span(axis: axis, from: other.high, to: one.low, level: level)] }
    return [(one.low, other.low), (one.high, other.high)].map {
      Span(axis: axis, from: min($0, $1), to: max($0, $1), level: level)
    }
  }

  private struct Range {
    let low: CGFloat
    let high: CGFloat

    init(_ low: CGFloat, _ high: CGFloat) {
      self.low = low
      self.high = high
    }

    /// The middle of what both have, or of this one where they have nothing in common.
    func middle(sharedWith other: Range) -> CGFloat {
      let (from, to) = (max(low, other.low), min(high, other.high))
      return from < to ? (from + to) / 2 : (low + high) / 2
    }
  }
}
