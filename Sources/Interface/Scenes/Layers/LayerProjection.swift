package import Foundation
import UIKit

/// The screen as a stack of sheets seen at an angle: an axonometric projection, in which parallel lines stay parallel
/// and every sheet has the same shape.
package struct LayerProjection: Hashable, Sendable {
  /// Turned about the upright and about the level axis, in radians.
  package let yaw: CGFloat
  package let pitch: CGFloat

  /// Points from sheet to sheet, towards the eye.
  package let spacing: CGFloat
  package let levels: LayerLevels

  package init(yaw: CGFloat, pitch: CGFloat, spacing: CGFloat, levels: LayerLevels) {
    self.yaw = yaw
    self.pitch = pitch
    self.spacing = spacing
    self.levels = levels
  }

  /// From points of a sheet to the picture plane; the lowest sheet has its origin there.
  var sheet: CGAffineTransform {
    CGAffineTransform(a: cos(yaw), b: sin(yaw) * sin(pitch), c: 0, d: cos(pitch), tx: 0, ty: 0)
  }

  /// From a sheet to the next one above it.
  var step: CGVector { CGVector(dx: sin(yaw) * spacing, dy: -cos(yaw) * sin(pitch) * spacing) }

  /// The box of the picture of all sheets.
  func extent(of screen: CGSize) -> CGRect {
    let base = CGRect(origin: .zero, size: screen).applying(sheet)
    let way = step
    // Fingers stand one sheet higher than the highest.
    let top = CGFloat(levels.highest + 1)
    return base.union(base.offsetBy(dx: way.dx * top, dy: way.dy * top))
  }
}

/// How a person has turned the stack and drawn it apart.
package struct LayerView: Hashable, Sendable {
  /// Degrees.
  package var yaw: CGFloat = 32
  package var pitch: CGFloat = 24

  /// 0 for sheets upon each other to 1 for as far apart as they go.
  package var depth: CGFloat = 0.5

  /// Turned further, a sheet would be a line.
  private static let limit: CGFloat = 65

  /// Points between sheets at the depth 1.
  private static let widest: CGFloat = 120

  package init() {}

  package mutating func turn(yaw dx: CGFloat, pitch dy: CGFloat) {
    yaw = min(max(yaw + dx, -Self.limit), Self.limit)
    pitch = min(max(pitch + dy, -Self.limit), Self.limit)
  }

  package mutating func spread(by delta: CGFloat) { depth = min(max(depth + delta, 0), 1) }

  /// `fraction` of the way from the flat screen.
  func projection(_ levels: LayerLevels, fraction: CGFloat = 1) -> LayerProjection {
    LayerProjection(
      yaw: yaw * fraction * .pi / 180,
      pitch: pitch * fraction * .pi / 180,
      spacing: Self.widest * depth * fraction,
      levels: levels
    )
  }
}
