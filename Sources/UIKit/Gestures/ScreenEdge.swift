import Foundation

/// The condition that makes a pan one from a screen's edge (G-SE-1 to G-SE-3).
struct ScreenEdge: Hashable, Sendable {
  let edges: UIRectEdge

  /// The window, in its own coordinates.
  let area: CGRect

  /// Points from the edge in which the finger must land; 11 at the bottom.
  let width: Double
  let bottomWidth: Double

  /// Radians, the inward normal in the middle.
  ///
  /// UIKit narrows it with time by an unknown measure; here it stays.
  let angle: Double

  /// Seconds within which it must have begun.
  let maximumDuration: Double

  /// The edges near which the finger landed.
  private var candidates: UIRectEdge = []

  init(edges: UIRectEdge, area: CGRect, behavior: UIKitBehavior) {
    self.edges = edges
    self.area = area
    width = behavior.screenEdgeWidth
    bottomWidth = behavior.screenEdgeBottomWidth
    angle = behavior.screenEdgeAngle
    maximumDuration = behavior.screenEdgeMaximumDuration
  }

  /// Judges the place of the first finger, at touch-down (reading 11b.43): nil if it is near enough to an edge.
  mutating func start(at point: CGPoint) -> StateReason? {
    if edges.isEmpty { return .noEdges }
    var nearest: (distance: Double, limit: Double)?
    for edge in UIRectEdge.single where edges.contains(edge) {
      let distance = distance(of: point, from: edge)
      let limit = edge == .bottom ? bottomWidth : width
      if distance <= limit { candidates.insert(edge) }
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (distance, limit) }
    }
    guard candidates.isEmpty, let nearest else { return nil }
    return .startedAwayFromEdge(distance: nearest.distance, limit: nearest.limit)
  }

  /// How far a movement leads inwards from one of the edges, if it is within the angle; points.
  func inward(_ moved: CGVector) -> Double {
    var furthest = 0.0
    for edge in UIRectEdge.single where candidates.contains(edge) {
      let (along, across): (Double, Double) =
        switch edge {
        case .left: (moved.dx, moved.dy)
        case .right: (-moved.dx, moved.dy)
        case .top: (moved.dy, moved.dx)
        default: (-moved.dy, moved.dx)
        }
      if along > 0, atan2(abs(across), along) <= angle / 2 { furthest = max(furthest, along) }
    }
    return furthest
  }

  private func distance(of point: CGPoint, from edge: UIRectEdge) -> Double {
    switch edge {
    case .left: point.x - area.minX
    case .right: area.maxX - point.x
    case .top: point.y - area.minY
    default: area.maxY - point.y
    }
  }
}
