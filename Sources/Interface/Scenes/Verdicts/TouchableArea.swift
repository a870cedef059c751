import Foundation
import UIKit

/// The part of a view in which a touch can reach it at all, as a polygon on the screen.
///
/// A view is asked only where every view around it contains the point, whether or not those clip.
@MainActor
struct TouchableArea {
  /// Corners in points of the screen; empty where no touch can reach the view.
  let polygon: [CGPoint]

  init(of view: UIView) {
    var area = Self.corners(of: view)
    var current: UIView? = view
    while let asked = current {
      if asked.flagRefusal != nil { area = [] }
      let isAlways = asked.overrides?.pointInside == .always
      if asked.overrides?.pointInside == .never { area = [] }
      if asked !== view, !isAlways { area = Self.clip(area, to: Self.corners(of: asked)) }
      current = asked.superview
    }
    polygon = area
  }

  /// The bounds, moved by the insets of an overridden `point(inside:)`, as they lie on the screen.
  static func corners(of view: UIView) -> [CGPoint] {
    var bounds = view.bounds
    if case .inset(let insets)? = view.overrides?.pointInside { bounds = bounds.inset(by: insets) }
    let map = view.transformToScreen
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { $0.applying(map) }
    guard corners.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else { return [] }
    return corners.isClockwise ? corners : corners.reversed()
  }

  /// What of a convex polygon lies inside another; both run clockwise (Sutherland and Hodgman's way).
  static func clip(_ subject: [CGPoint], to window: [CGPoint]) -> [CGPoint] {
    guard let last = window.last else { return [] }
    var result = subject
    var from = last
    for to in window {
      let input = result
      result = []
      guard var previous = input.last else { return [] }
      func side(_ point: CGPoint) -> CGFloat {
        (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
      }
      for point in input {
        let (before, now) = (side(previous), side(point))
        if (before < 0) != (now < 0) {
          let part = before / (before - now)
          result.append(
            CGPoint(x: previous.x + (point.x - previous.x) * part, y: previous.y + (point.y - previous.y) * part)
          )
        }
        if now >= 0 { result.append(point) }
        previous = point
      }
      from = to
    }
    return result.count > 2 ? result : []
  }
}
