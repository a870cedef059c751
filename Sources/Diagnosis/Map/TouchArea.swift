import Foundation
import UIKit

/// Where a view's `point(inside:with:)` says yes, in its bounds coordinates.
enum TouchArea {
  case everything
  case nothing
  case rect(CGRect)
  /// Convex polygons that do not overlap.
  case polygons([[CGPoint]])
  /// Nobody but the view's own code knows.
  case unknown

  /// Distance in points by which the outline of an ellipse may differ from its polygon; the engine's own for paths.
  static let flatness = Double(CGPath.flatness)

  @MainActor
  init(of view: UIView) {
    switch view.overrides?.pointInside {
    case nil: self = .rect(view.bounds)
    case .always: self = .everything
    case .never: self = .nothing
    case .inset(let insets): self = .rect(view.bounds.inset(by: insets))
    case .ellipse: self = TouchArea(ellipseIn: view.bounds)
    case .path(let path): self = TouchArea(path)
    }
  }

  /// A polygon that leaves the ellipse by as much outwards, at its corners, as inwards.
  private init(ellipseIn bounds: CGRect) {
    let (x, y) = (Double(bounds.width) / 2, Double(bounds.height) / 2)
    guard x > 0, y > 0 else {
      self = .nothing
      return
    }
    let radius = max(x, y)
    let step = acos(max(1 - Self.flatness / radius, 0))
    let count = min(max(Int((Double.pi / step).rounded(.up)), 16), 180)
    let reach = 2 / (1 + cos(Double.pi / Double(count)))
    let corners = (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return CGPoint(x: bounds.midX + x * reach * cos(angle), y: bounds.midY + y * reach * sin(angle))
    }
    self = .polygons([corners])
  }

  /// The most lines of an outline that are taken apart; more are asked point by point.
  private static let mostLines = 1_000

  private init(_ path: CGPath) {
    let lines = path.lines()
    guard lines.reduce(0, { $0 + $1.count }) <= Self.mostLines else {
      self = .unknown
      return
    }
    var only = lines.first ?? []
    if only.first == only.last { only.removeLast() }
    if lines.count == 1, Self.isConvex(only) {
      self = .polygons([only])
    } else {
      self = .polygons(Trapezoids(lines).corners)
    }
  }

  /// Turns one way only, and once round.
  private static func isConvex(_ corners: [CGPoint]) -> Bool {
    guard corners.count > 2 else { return false }
    var (turn, sign) = (0.0, 0.0)
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let c = corners[(index + 2) % corners.count]
      let first = CGVector(dx: b.x - a.x, dy: b.y - a.y)
      let second = CGVector(dx: c.x - b.x, dy: c.y - b.y)
      let cross = first.dx * second.dy - first.dy * second.dx
      if cross * sign < 0 { return false }
      if cross != 0 { sign = cross }
      turn += atan2(cross, first.dx * second.dx + first.dy * second.dy)
    }
    return abs(abs(turn) - 2 * .pi) < 1e-6
  }
}
