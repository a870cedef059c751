import Foundation
package import UIKit

/// The part of a view in which a touch can reach it at all: a view is asked only where every view around it contains the
/// point, whether or not those clip (HT-2), and only if no flag of one of them declines (HT-1).
///
/// `point(inside:with:)` of each counts as it is: an inset, an ellipse, a path, always, never. What is in front of the
/// view does not.
@MainActor
package struct ReachableArea {
  /// Points of the screen, and beyond its edges; they do not overlap.
  package let pieces: [MapPiece]

  /// How much it is of what the view would take for its own, from 0 to 1.
  package let share: Double

  /// A screen that has everything on it that can be drawn.
  private static let far = 1e7

  package init(of view: UIView) {
    var everything = [MapPiece(minX: -Self.far, minY: -Self.far, maxX: Self.far, maxY: Self.far)]
    var own = everything.take(areaOf: view)
    // Of a view that says yes everywhere, its bounds are what is meant.
    if case .everything = TouchArea(of: view) { own = own.take(view.mapToScreen.piece(view.bounds).map { [$0] } ?? []) }
    var left = view.flagRefusal == nil ? own : []
    var current = view.superview
    while let asked = current, !left.isEmpty {
      left = asked.flagRefusal == nil ? left.take(areaOf: asked) : []
      current = asked.superview
    }
    pieces = left
    share = own.isEmpty ? 0 : min(1, left.area / own.area)
  }

  /// Their outlines, each clockwise, as one path.
  package var path: CGPath {
    var path = CGPath()
    for piece in pieces { path.addPath(CGPath(polygon: piece.outline)) }
    return path
  }
}

extension [MapPiece] {
  /// Takes what a view's own `point(inside:with:)` contains out of the pieces; nothing of a view that only its own code
  /// knows.
  @MainActor
  mutating func take(areaOf view: UIView) -> [MapPiece] {
    let map = view.mapToScreen
    switch TouchArea(of: view) {
    case .everything:
      defer { self = [] }
      return self
    case .nothing, .unknown: return []
    case .rect(let rect): return take(map.piece(rect).map { [$0] } ?? [])
    case .polygons(let polygons): return take(polygons.compactMap { map.piece($0) })
    }
  }
}
