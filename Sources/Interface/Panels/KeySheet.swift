package import Canvas
package import Foundation
package import UIKit

/// The keys of the window over everything else; any press closes it.
@MainActor
package final class KeySheet: UIView, Painted {
  private let context: InterfaceContext

  package init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "key sheet"
    let tap = UITapGestureRecognizer()
    tap.name = "close the key sheet"
    tap.addHandler(named: "close") { [weak self] _ in self?.isHidden = true }
    addGestureRecognizer(tap)
    isHidden = true
  }

  package required init?(coder: NSCoder) { nil }

  package func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.window].multipliedAlpha(0.82))
    let entries = KeyTable.shared
    let columns = bounds.width >= 1000 ? 2 : 1
    let rows = (entries.count + columns - 1) / columns
    let rowHeight = min(24, (bounds.height - 120) / Double(rows))
    let width = min(bounds.width - 48, Double(columns) * 440)
    let height = Double(rows) * rowHeight + 72
    let card = CGRect(
      x: ((bounds.width - width) / 2).rounded(),
      y: ((bounds.height - height) / 2).rounded(),
      width: width,
      height: height
    )
    painter.fill(card, cornerRadius: 8, color: theme[.panel])
    painter.strokeInside(card, cornerRadius: 8, style: .hairline, color: theme[.line2])
    painter.text(
      "Keys",
      font: .ui(14, .semibold),
      color: theme[.text1],
      in: CGRect(x: card.minX + 24, y: card.minY + 16, width: 200, height: 24)
    )
    let columnWidth = (width - 48) / Double(columns)
    let size = min(12, rowHeight * 0.62)
    for (index, entry) in entries.enumerated() {
      let x = card.minX + 24 + Double(index / rows) * columnWidth
      let y = card.minY + 52 + Double(index % rows) * rowHeight
      painter.text(
        entry.press.name,
        font: .mono(size, .medium),
        color: theme[.accent],
        in: CGRect(x: x, y: y, width: 88, height: rowHeight)
      )
      painter.text(
        entry.command.words,
        font: .ui(size),
        color: theme[.text1],
        in: CGRect(x: x + 92, y: y, width: columnWidth - 108, height: rowHeight)
      )
    }
  }
}
