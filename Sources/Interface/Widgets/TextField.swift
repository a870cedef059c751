package import Canvas
package import Foundation
package import UIKit

/// A line of text to type: caret, selection, and the keys that people know.
@MainActor
package final class TextField: UITextField, Painted, Hoverable, Focusable, PointerShaping {
  private let context: InterfaceContext
  private let icon: Icon?

  /// The key that leads here, shown while the field is empty: "/".
  private let keyHint: String?

  /// What is typed, and the place of the caret.
  package private(set) var line = EditedLine()

  /// Called at every change of the text.
  package var onEdit: ((String) -> Void)?

  /// Enter; true with Shift.
  package var onEnter: ((Bool) -> Void)?

  /// Escape; false leaves it to the window.
  package var onEscape: (() -> Bool)?

  /// Backspace while there is nothing to delete.
  package var onEmptyBackspace: (() -> Void)?

  package var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  package init(
    _ context: InterfaceContext,
    name: String,
    placeholder: String,
    icon: Icon? = nil,
    keyHint: String? = nil
  ) {
    self.context = context
    self.icon = icon
    self.keyHint = keyHint
    super.init(frame: .zero)
    elementName = name
    self.placeholder = placeholder
  }

  package required init?(coder: NSCoder) { nil }

  @discardableResult
  package override func becomeFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.becomeFirstResponder()
  }

  @discardableResult
  package override func resignFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.resignFirstResponder()
  }

  package func selectAll() { edit { $0.selectAll() } }

  /// Replaces the whole text, as a press of Escape does.
  package func setText(_ text: String) {
    edit { $0 = EditedLine(text) }
  }

  private func edit(_ change: (inout EditedLine) -> Void) {
    let old = line.text
    change(&line)
    text = line.text
    setNeedsDisplay()
    if line.text != old { onEdit?(line.text) }
    if let selected = line.selectedText { context.onTextSelected?(selected) }
  }

  // MARK: Keys

  /// Takes what a key types, composed characters included; false while nothing would be typed.
  package func type(_ text: String) -> Bool {
    let printable = text.filter { character in
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
    guard !printable.isEmpty else { return false }
    edit { $0.insert(printable) }
    return true
  }

  package func press(_ key: KeyPress) -> Bool {
    if key.control {
      switch key.symbol {
      case .character(let letter) where letter.lowercased() == "a": edit { $0.selectAll() }
      case .special(.left): edit { $0.moveByWord(forward: false, selecting: key.shift) }
      case .special(.right): edit { $0.moveByWord(forward: true, selecting: key.shift) }
      case .special(.backspace): edit { $0.deleteWord() }
      default: return false
      }
      return true
    }
    switch key.symbol {
    // With nothing to walk through, the arrows may walk something else.
    case .special(.left) where line.text.isEmpty, .special(.right) where line.text.isEmpty: return false
    case .special(.left): edit { $0.move(by: -1, selecting: key.shift) }
    case .special(.right): edit { $0.move(by: 1, selecting: key.shift) }
    case .special(.home): edit { $0.move(to: 0, selecting: key.shift) }
    case .special(.end): edit { $0.move(to: $0.count, selecting: key.shift) }
    case .special(.backspace):
      if line.text.isEmpty { onEmptyBackspace?() } else { edit { $0.delete(forward: false) } }
    case .special(.delete): edit { $0.delete(forward: true) }
    case .special(.enter): onEnter?(key.shift)
    case .special(.escape): return onEscape?() ?? false
    case .special(.space): return type(" ")
    case .character(let letter): return type(letter)
    case .special: return false
    }
    return true
  }

  // MARK: Pointer

  package func pointerShape(at point: CGPoint) -> PointerShape { .text }

  package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    becomeFirstResponder()
    let place = place(at: touch.location(in: self).x)
    edit { line in if touch.tapCount > 1 { line.selectAll() } else { line.move(to: place, selecting: false) } }
    return true
  }

  package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = place(at: touch.location(in: self).x)
    edit { $0.move(to: place, selecting: true) }
    return super.continueTracking(touch, with: event)
  }

  /// The boundary between characters that is nearest to a place in the field.
  private func place(at x: Double) -> Int {
    let wanted = x - textBox.minX + scroll
    let widths = (0...line.count).map { width(ofFirst: $0) }
    return widths.indices.min { abs(widths[$0] - wanted) < abs(widths[$1] - wanted) } ?? line.count
  }

  // MARK: Picture

  private var inkFont: Font { .ui(12 + context.density.fontGrowth) }

  private var textBox: CGRect {
    let left = icon == nil ? 10.0 : 30
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - 10), height: bounds.height)
  }

  private func width(ofFirst count: Int) -> Double {
    context.measurer.width(
      of: TextBlock(String(line.text.prefix(count)), font: inkFont, color: context.theme[.text1])
    )
  }

  /// How far the text is moved to the left so that the caret is in sight.
  private var scroll: Double { max(0, width(ofFirst: line.caret) - textBox.width + 2) }

  package func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6, color: theme[.field])
    let edge = theme[isHovered ? .text3 : .line2]
    painter.strokeInside(bounds, cornerRadius: 6, style: .hairline, color: edge)
    icon?.paint(into: painter, center: CGPoint(x: 16, y: bounds.midY), size: 13, color: theme[.text2])
    let box = textBox
    painter.clipped(to: box.insetBy(dx: -1, dy: 0)) { paintLine(in: box, into: painter) }
    if let keyHint, line.text.isEmpty, !isFirstResponder { paintHint(keyHint, into: painter) }
    if isFirstResponder {
      painter.strokeInside(bounds, cornerRadius: 6, style: StrokeStyle(width: 2), color: theme[.accent])
    }
  }

  private func paintLine(in box: CGRect, into painter: Painter) {
    let theme = context.theme
    if line.text.isEmpty {
      let room = CGRect(
        x: box.minX,
        y: 0,
        width: max(0, box.width - (keyHint == nil || isFirstResponder ? 0 : 20)),
        height: box.height
      )
      painter.text(placeholder ?? "", font: inkFont, color: theme[.text3], in: room)
    }
    let left = box.minX - scroll
    if isFirstResponder, let selection = line.selection {
      let (start, end) = (width(ofFirst: selection.lowerBound), width(ofFirst: selection.upperBound))
      let mark = CGRect(x: left + start, y: bounds.midY - 9, width: end - start, height: 18)
      painter.fill(mark, cornerRadius: 2, color: theme[.accent].multipliedAlpha(0.35))
    }
    let size = inkFont.size
    painter.text(
      line.text,
      font: inkFont,
      color: theme[.text1],
      at: CGPoint(x: left, y: bounds.midY + 0.35 * size)
    )
    if isFirstResponder {
      let x = left + width(ofFirst: line.caret)
      painter.fill(CGRect(x: x, y: bounds.midY - 8, width: 1, height: 16), color: theme[.text1])
    }
  }

  private func paintHint(_ hint: String, into painter: Painter) {
    let theme = context.theme
    let key = CGRect(x: bounds.maxX - 24, y: bounds.midY - 8, width: 16, height: 16)
    painter.strokeInside(key, cornerRadius: 4, style: .hairline, color: theme[.line2])
    painter.text(hint, font: .mono(10.5), color: theme[.text3], in: key, alignment: .center)
  }
}
