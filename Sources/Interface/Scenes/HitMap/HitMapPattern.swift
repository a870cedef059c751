import Canvas
import Foundation
import UIKit

/// What an owner's points are filled with beside the colour, so that a map can be read without colours.
enum HitMapPattern: CaseIterable {
  case none, diagonal, dots, horizontal, vertical, backDiagonal, cross, narrowDiagonal, grid, diagonalDots

  /// Draws over a rectangle; the clip decides what of it is seen.
  func draw(in rect: CGRect, with painter: Painter, color: CGColor) {
    switch self {
    case .none: return
    case .diagonal: lines(rect, spacing: 10, slopes: [1], painter, color)
    case .narrowDiagonal: lines(rect, spacing: 5, slopes: [1], painter, color)
    case .backDiagonal: lines(rect, spacing: 10, slopes: [-1], painter, color)
    case .cross: lines(rect, spacing: 10, slopes: [1, -1], painter, color)
    case .horizontal: straight(rect, spacing: 7, isHorizontal: true, painter, color)
    case .vertical: straight(rect, spacing: 7, isHorizontal: false, painter, color)
    case .grid:
      straight(rect, spacing: 8, isHorizontal: true, painter, color)
      straight(rect, spacing: 8, isHorizontal: false, painter, color)
    case .dots: Self.dots(rect, spacing: 8, isStaggered: false, painter, color)
    case .diagonalDots: Self.dots(rect, spacing: 8, isStaggered: true, painter, color)
    }
  }

  private static let width = StrokeStyle(width: 1)

  private func straight(_ rect: CGRect, spacing: Double, isHorizontal: Bool, _ painter: Painter, _ color: CGColor) {
    let (near, far) = isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var path = CGPath()
    var place = (near / spacing).rounded(.up) * spacing
    while place < far {
      path.move(to: isHorizontal ? CGPoint(x: rect.minX, y: place) : CGPoint(x: place, y: rect.minY))
      path.addLine(to: isHorizontal ? CGPoint(x: rect.maxX, y: place) : CGPoint(x: place, y: rect.maxY))
      place += spacing
    }
    painter.stroke(path, style: Self.width, color: color)
  }

  private func lines(_ rect: CGRect, spacing: Double, slopes: [Double], _ painter: Painter, _ color: CGColor) {
    var path = CGPath()
    for slope in slopes {
      // Along a line x + slope · y stays the same.
      let sums = [rect.minX + slope * rect.minY, rect.minX + slope * rect.maxY].map { Double($0) }
      var sum = ((sums.min() ?? 0) / spacing).rounded(.down) * spacing
      while sum < (sums.max() ?? 0) + rect.width {
        path.move(to: CGPoint(x: sum - slope * rect.minY, y: rect.minY))
        path.addLine(to: CGPoint(x: sum - slope * rect.maxY, y: rect.maxY))
        sum += spacing
      }
    }
    painter.stroke(path, style: Self.width, color: color)
  }

  static func dots(
    _ rect: CGRect,
    spacing: Double,
    isStaggered: Bool,
    _ painter: Painter,
    _ color: CGColor
  ) {
    var path = CGPath()
    for row in Int((rect.minY / spacing).rounded(.down))...Int((rect.maxY / spacing).rounded(.up)) {
      let shift = isStaggered && !row.isMultiple(of: 2) ? spacing / 2 : 0
      for column in Int((rect.minX / spacing).rounded(.down))...Int((rect.maxX / spacing).rounded(.up)) {
        let center = CGPoint(x: Double(column) * spacing + shift, y: Double(row) * spacing)
        path.addRect(CGRect(x: center.x - 0.8, y: center.y - 0.8, width: 1.6, height: 1.6))
      }
    }
    painter.fill(path, color: color)
  }
}
