package import Foundation
package import UIKit

/// The five outlines that tell fingers apart without colour.
package enum FingerShape: Int, CaseIterable, Hashable, Sendable {
  case circle, diamond, triangle, hexagon, plus

  /// The shape of a finger; ids start at 1, the sixth repeats the first, and above ten all are circles.
  package init(outlineOf id: Int) {
    self = id > 10 ? .circle : FingerShape(id: id)
  }

  /// The shape whose colour a finger has.
  init(id: Int) {
    let cases = Self.allCases
    let index = (id - 1) % cases.count
    self = cases[index < 0 ? index + cases.count : index]
  }

  /// The outline around `center`; `radius` is that of the circle, and the others look as large.
  package func path(center: CGPoint, radius r: CGFloat) -> CGPath {
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x * r, y: center.y + y * r) }
    switch self {
    case .circle: return CGPath(center: center, radius: r)
    case .diamond: return CGPath(polygon: [corner(0, -1.18), corner(1.18, 0), corner(0, 1.18), corner(-1.18, 0)])
    case .triangle: return CGPath(polygon: [corner(0, -1.3), corner(1.2, 0.81), corner(-1.2, 0.81)])
    case .hexagon:
      return CGPath(
        polygon: (0..<6).map { index in
          let angle = CGFloat(index) * .pi / 3
          return corner(1.05 * cos(angle), 1.05 * sin(angle))
        }
      )
    case .plus:
      let (arm, half): (CGFloat, CGFloat) = (1.05, 0.42)
      return CGPath(polygon: [
        corner(-half, -arm), corner(half, -arm), corner(half, -half), corner(arm, -half), corner(arm, half),
        corner(half, half), corner(half, arm), corner(-half, arm), corner(-half, half), corner(-arm, half),
        corner(-arm, -half), corner(-half, -half),
      ])
    }
  }

  /// How far below the centre the number's middle sits, in radii; a triangle's weight is low.
  var numberOffset: CGFloat { self == .triangle ? 0.09 : 0 }

  var hex: (dark: UInt32, light: UInt32) {
    switch self {
    case .circle: (0xFF7DB0, 0xBF1F66)
    case .diamond: (0xB9E769, 0x486F00)
    case .triangle: (0xB3A1FF, 0x5A3FD0)
    case .hexagon: (0x7CE0E6, 0x006D75)
    case .plus: (0xFFB67D, 0xA34500)
    }
  }
}
