package import Canvas
package import Foundation
package import UIKit

/// The keys of the window over everything else; a press beside them, and any key but those that scroll, closes it.
@MainActor
package final class KeySheet: UIView, Painted {
  private let context: InterfaceContext
  private let list: KeyList

  package init(_ context: InterfaceContext) {
    self.context = context
    list = KeyList(context)
    super.init(frame: .zero)
    elementName = "key sheet"
    let tap = UITapGestureRecognizer()
    tap.name = "close the key sheet"
    tap.addHandler(named: "close") { [weak self] _ in self?.isHidden = true }
    addGestureRecognizer(tap)
    addSubview(list)
    isHidden = true
  }

  package required init?(coder: NSCoder) { nil }

  private static let titleHeight: Double = 48

  private var card: CGRect {
    let width = min(bounds.width - 32, Double(list.columnCount(forWidth: bounds.width - 72)) * 400)
    let height = min(bounds.height - 32, list.height(forWidth: width - 40) + Self.titleHeight + 16)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(),
      y: ((bounds.height - height) / 2).rounded(),
      width: width,
      height: height
    )
  }

  package override func layoutSubviews() {
    let card = card
    list.frame = CGRect(
      x: card.minX + 20,
      y: card.minY + Self.titleHeight,
      width: max(0, card.width - 40),
      height: max(0, card.height - Self.titleHeight - 8)
    )
    list.contentSize = CGSize(width: list.bounds.width, height: list.height(forWidth: list.bounds.width))
    list.contentOffset = list.limited(list.contentOffset)
    list.setNeedsDisplay()
  }

  /// Scrolls by the arrow keys and the ends; false for a key that closes the sheet.
  func scroll(by key: KeyPress) -> Bool {
    guard case .special(let special) = key.symbol else { return false }
    let page = list.bounds.height * 0.8
    let distance: Double
    switch special {
    case .up: distance = -44
    case .down: distance = 44
    case .pageUp: distance = -page
    case .pageDown: distance = page
    case .home: distance = -list.contentSize.height
    case .end: distance = list.contentSize.height
    default: return false
    }
    list.contentOffset = list.limited(CGPoint(x: 0, y: list.contentOffset.y + distance))
    list.setNeedsDisplay()
    return true
  }

  package func paint(into painter: Painter) {
    let theme = context.theme
    let card = card
    painter.fill(bounds, color: theme[.window].multipliedAlpha(0.82))
    painter.fill(card, cornerRadius: 8, color: theme[.panel])
    painter.strokeInside(card, cornerRadius: 8, style: .hairline, color: theme[.line2])
    let title = CGRect(x: card.minX + 20, y: card.minY + 12, width: card.width - 40, height: 24)
    painter.text("Keys", font: .ui(14, .semibold), color: theme[.text1], in: title)
    painter.text("Escape closes this", font: .ui(11), color: theme[.text3], in: title, alignment: .trailing)
  }
}

/// The lines of the key table in columns; what keys do inside a pane comes last.
@MainActor
private final class KeyList: UIScrollView, Painted, Hoverable {
  private let context: InterfaceContext

  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "keys"
  }

  required init?(coder: NSCoder) { nil }

  private var rowHeight: Double { context.density == .dense ? 22 : 28 }
  private static let headingHeight: Double = 36
  private static let leastColumn: Double = 320

  func columnCount(forWidth width: Double) -> Int { max(1, min(3, Int(width / Self.leastColumn))) }

  func height(forWidth width: Double) -> Double {
    let columns = columnCount(forWidth: width)
    return Double(rows(KeyTable.lines, columns) + rows(KeyTable.paneLines, columns)) * rowHeight + Self.headingHeight
  }

  private func rows(_ lines: [KeyTable.Line], _ columns: Int) -> Int { (lines.count + columns - 1) / columns }

  func paint(into painter: Painter) {
    let theme = context.theme
    let columns = columnCount(forWidth: bounds.width)
    paint(KeyTable.lines, top: 0, columns, into: painter)
    let top = Double(rows(KeyTable.lines, columns)) * rowHeight
    let heading = CGRect(x: bounds.minX, y: top, width: bounds.width, height: Self.headingHeight)
    painter.text(
      "Inside the pane that has the keys",
      font: .ui(12 + context.density.fontGrowth, .semibold),
      color: theme[.text1],
      in: heading
    )
    paint(KeyTable.paneLines, top: top + Self.headingHeight, columns, into: painter)
    ScrollIndicator.paint(for: self, isProminent: isHovered, theme: theme, into: painter)
  }

  private func paint(_ lines: [KeyTable.Line], top: Double, _ columns: Int, into painter: Painter) {
    let theme = context.theme
    let growth = context.density.fontGrowth
    let count = rows(lines, columns)
    let width = bounds.width / Double(columns)
    let keyWidth = min(160, width * 0.42)
    for (index, line) in lines.enumerated() {
      let rect = CGRect(
        x: bounds.minX + Double(index / count) * width,
        y: top + Double(index % count) * rowHeight,
        width: width,
        height: rowHeight
      )
      guard rect.intersects(bounds) else { continue }
      let keys = TextBlock.line(line.keys.joined(separator: "  "), .mono(11 + growth, .medium), theme[.accent])
      painter.text(keys, in: CGRect(x: rect.minX, y: rect.minY, width: keyWidth, height: rect.height))
      let words = TextBlock.line(line.words, .ui(11.5 + growth), theme[.text1])
      painter.text(
        words,
        in: CGRect(x: rect.minX + keyWidth + 8, y: rect.minY, width: width - keyWidth - 20, height: rect.height)
      )
    }
  }
}
