import Canvas
import Foundation
import UIKit

/// The text of a property that the mouse has selected, or a part of it (visual design, 17.4).
struct SelectedValue: Equatable {
  let row: Int
  private(set) var line: EditedLine

  /// Where the press was: its place in the window's pixels, and between the characters.
  private let press: (x: Double, place: Int)

  /// All of it at first.
  init(_ text: String, row: Int, pressedAt x: Double, place: Int) {
    self.row = row
    press = (x, place)
    line = EditedLine(text)
    line.selectAll()
  }

  /// A press that moves selects from where it was; less is a click.
  private static let clickSlop = 4.0

  mutating func drag(to x: Double, place: Int) {
    guard abs(x - press.x) > Self.clickSlop else { return }
    line.move(to: press.place, selecting: false)
    line.move(to: place, selecting: true)
  }

  static func == (left: SelectedValue, right: SelectedValue) -> Bool {
    left.row == right.row && left.line == right.line
  }
}

extension PropertiesSection: Focusable {
  // MARK: Mouse

  /// Whether the mouse was pressed on a value: fingers scroll.
  func beginSelecting(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, touch.type == .indirectPointer else { return false }
    let point = touch.location(in: self)
    guard let index = rows.indices.first(where: { valueBox(ofRow: $0)?.contains(point) == true }) else { return false }
    selected = SelectedValue(rows[index].value, row: index, pressedAt: point.x, place: place(at: point.x, inRow: index))
    isSelecting = true
    return becomeFirstResponder()
  }

  func goOnSelecting(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let row = selected?.row else { return }
    let x = touch.location(in: self).x
    selected?.drag(to: x, place: place(at: x, inRow: row))
  }

  func endSelecting() {
    isSelecting = false
    if let text = selected?.line.selectedText { context.onTextSelected?(text) }
  }

  // MARK: Keys

  /// Control+C copies what is selected; up and down go to the next value.
  func press(_ key: KeyPress) -> Bool {
    guard let selected else { return false }
    switch key.symbol {
    case .character("c") where key.control && !key.shift:
      if let text = selected.line.selectedText { context.copy?(text) }
    case .special(.up) where !key.control: select(rows[..<selected.row].lastIndex { $0.link == nil })
    case .special(.down) where !key.control: select(rows[(selected.row + 1)...].firstIndex { $0.link == nil })
    default: return false
    }
    return true
  }

  private func select(_ row: Int?) {
    guard let row else { return }
    selected = SelectedValue(rows[row].value, row: row, pressedAt: 0, place: 0)
    context.onTextSelected?(rows[row].value)
    if let scroll = superview as? UIScrollView {
      scroll.scrollRectToVisible(convert(frame(ofRow: row), to: scroll), animated: false)
    }
  }

  // MARK: Places

  /// Where the value of a row stands; nil for a link.
  func valueBox(ofRow index: Int) -> CGRect? {
    let row = rows[index]
    guard row.link == nil else { return nil }
    let line = frame(ofRow: index)
    let room = max(0, line.width - nameWidth(row) - 10)
    let width = min(width(of: row.value), room)
    return CGRect(x: line.maxX - width, y: line.minY, width: width, height: line.height)
  }

  private func width(of text: String) -> Double {
    context.measurer.width(of: TextBlock(text, font: valueFont, color: context.theme[.text1])).rounded(.up)
  }

  /// The boundary between characters that is nearest; in a text that is cut, one of its ends.
  private func place(at x: Double, inRow index: Int) -> Int {
    guard let box = valueBox(ofRow: index) else { return 0 }
    let value = rows[index].value
    guard width(of: value) <= box.width else { return x < box.midX ? 0 : value.count }
    let places = 0...value.count
    return places.min { left, right in
      abs(box.minX + width(of: String(value.prefix(left))) - x)
        < abs(box.minX + width(of: String(value.prefix(right))) - x)
    } ?? 0
  }

  /// The mark behind the selected characters.
  func paintSelection(into painter: Painter) {
    guard let selected, rows.indices.contains(selected.row), let part = selected.line.selection,
      var box = valueBox(ofRow: selected.row)
    else { return }
    let value = rows[selected.row].value
    if width(of: value) <= box.width {
      let start = width(of: String(value.prefix(part.lowerBound)))
      let end = width(of: String(value.prefix(part.upperBound)))
      box = CGRect(x: box.minX + start, y: box.minY, width: end - start, height: box.height)
    }
    let mark = CGRect(x: box.minX - 2, y: box.midY - 9, width: box.width + 4, height: 18)
    painter.fill(mark, cornerRadius: 2, color: context.theme[.accent].multipliedAlpha(0.35))
  }
}
