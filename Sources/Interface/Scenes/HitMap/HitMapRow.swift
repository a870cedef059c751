package import Canvas
import Diagnosis
package import Foundation
package import UIKit

/// An owner in a list: its look, its name, and its share of the screen as a bar and a number.
@MainActor
package struct HitMapRow {
  let content: HitMapContent
  let index: Int
  let theme: Theme
  let name: (ElementID) -> String

  package init(_ content: HitMapContent, index: Int, theme: Theme, name: @escaping (ElementID) -> String) {
    self.content = content
    self.index = index
    self.theme = theme
    self.name = name
  }

  /// Where the shares begin, from the right edge.
  private static let barRight = 52.0

  package func draw(in rect: CGRect, _ painter: Painter) {
    let area = content.areas[index]
    let color = area.look?.color(in: theme) ?? theme[.text3]
    let swatch = CGRect(x: rect.minX, y: rect.midY - 8, width: 22, height: 16)
    HitMapDrawing.drawSwatch(area.look, in: swatch, theme: theme, painter)
    let share = CGRect(x: rect.maxX - Self.barRight, y: rect.minY, width: Self.barRight, height: rect.height)
    painter.text(
      content.share(of: area.region),
      font: .mono(11),
      color: theme[.text1],
      in: share,
      alignment: .trailing
    )
    let barWidth = min(72, max(0, rect.width * 0.22))
    let bar = CGRect(x: share.minX - 8 - barWidth, y: rect.midY - 3, width: barWidth, height: 6)
    painter.fill(bar, cornerRadius: 3, color: theme[.field])
    painter.strokeInside(bar, cornerRadius: 3, style: .hairline, color: theme[.line2])
    var filled = bar
    filled.size.width = max(2, bar.width * min(1, content.map.share(of: area.region)))
    painter.fill(filled, cornerRadius: 3, color: color)
    painter.text(
      area.region.owner.map(name) ?? "nobody",
      font: .ui(12),
      color: theme[.text1],
      in: CGRect(x: swatch.maxX + 10, y: rect.minY, width: bar.minX - swatch.maxX - 20, height: rect.height),
      overflow: .ellipsisMiddle
    )
  }
}
