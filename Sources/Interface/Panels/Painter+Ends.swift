import Canvas
import Foundation
import UIKit

extension Painter {
  /// Two texts at the ends of one line; where there is no room for both, each is cut and neither covers the other.
  func ends(_ left: TextBlock, _ right: TextBlock, in rect: CGRect, measurer: any TextMeasurer) {
    let gap = right.string.isEmpty ? 0.0 : 10
    let room = max(0, rect.width - gap)
    let (natural, wanted) = (ceil(measurer.width(of: left)), ceil(measurer.width(of: right)))
    let rightWidth = min(wanted, max(room - natural, room * 0.5))
    var trailing = right
    trailing.alignment = .trailing
    text(left, in: CGRect(x: rect.minX, y: rect.minY, width: max(0, room - rightWidth), height: rect.height))
    text(trailing, in: CGRect(x: rect.maxX - rightWidth, y: rect.minY, width: rightWidth, height: rect.height))
  }

  /// A finger's mark in a line of text: its shape and number, without the halo of the canvas.
  func fingerBadge(_ number: Int, center: CGPoint, radius: Double, theme: Theme) {
    let shape = FingerShape(outlineOf: number)
    let path = shape.path(center: center, radius: radius)
    let color = theme.finger(number)
    let isFilled = number <= 5
    if isFilled {
      fill(path, color: color)
    } else {
      stroke(path, style: .rounded(1.5), color: color)
    }
    let size = radius * 1.15
    text(
      String(number),
      font: .ui(size, .bold),
      color: isFilled ? theme[.onFinger] : color,
      at: CGPoint(x: center.x, y: center.y + 0.36 * size + (shape == .triangle ? 0.1 * radius : 0)),
      alignment: .center
    )
  }
}

extension TextBlock {
  /// One line that is cut at its end.
  static func line(_ string: String, _ font: Font, _ color: CGColor) -> TextBlock {
    TextBlock(string, font: font, color: color, overflow: .ellipsisEnd)
  }

  /// One line that is cut in its middle.
  static func identifier(_ string: String, _ font: Font, _ color: CGColor) -> TextBlock {
    TextBlock(string, font: font, color: color, overflow: .ellipsisMiddle)
  }
}
