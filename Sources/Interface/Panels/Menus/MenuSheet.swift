import Canvas
package import Foundation
import UIKit

/// A menu at a button or at a point: pointer, finger, and arrows with Enter.
@MainActor
package final class MenuSheet: Sheet {
  let items: [MenuItem]

  /// The button's frame in the window.
  private let anchor: CGRect
  private let list: ListView
  private var chosen: Int? { didSet { if chosen != oldValue { list.setNeedsDisplay() } } }

  @MainActor
  private final class Actions {
    weak var menu: MenuSheet?
  }

  package init(_ context: InterfaceContext, name: String, items: [MenuItem], anchor: CGRect) {
    self.items = items
    self.anchor = anchor
    let actions = Actions()
    list = ListView(context, name: name, rowHeight: context.density.buttonHeight) {
      actions.menu?.paintRow($0, $1, $2, $3)
    } onTap: { row, _ in
      actions.menu?.perform(row)
    }
    super.init(context, name: "\(name) menu", isDimming: false)
    actions.menu = self
    card.addSubview(list)
    list.onKey = { actions.menu?.press($0) ?? false }
    list.onHover = { row in if let row, actions.menu?.items[row].canBeChosen == true { actions.menu?.chosen = row } }
    list.reload(count: items.count)
    chosen = items.firstIndex { $0.canBeChosen }
  }

  package required init?(coder: NSCoder) { nil }

  private func perform(_ row: Int) {
    guard items.indices.contains(row), items[row].canBeChosen else { return }
    // The menu goes first: what it starts may show a sheet of its own.
    close()
    items[row].action?()
  }

  package override func press(_ key: KeyPress) -> Bool {
    switch key.symbol {
    case .special(.up): move(by: -1)
    case .special(.down): move(by: 1)
    case .special(.home): chosen = items.firstIndex { $0.canBeChosen }
    case .special(.end): chosen = items.lastIndex { $0.canBeChosen }
    case .special(.enter), .special(.space): if let chosen { perform(chosen) }
    default: return super.press(key)
    }
    if let chosen { list.reveal(chosen) }
    return true
  }

  /// Round at both ends.
  private func move(by step: Int) {
    let choosable = items.indices.filter { items[$0].canBeChosen }
    guard !choosable.isEmpty else { return }
    let place = chosen.flatMap { choosable.firstIndex(of: $0) } ?? (step > 0 ? -1 : 0)
    chosen = choosable[(place + step + choosable.count) % choosable.count]
  }

  // MARK: Layout and picture

  private var font: Font { .ui(12 + context.density.fontGrowth) }

  package override func cardFrame(in size: CGSize) -> CGRect {
    let theme = context.theme
    let widest = items.map { item in
      let title = context.measurer.width(of: TextBlock(item.title, font: font, color: theme[.text1]))
      let note = context.measurer.width(of: TextBlock(item.note, font: .mono(11), color: theme[.text3]))
      return title + (note > 0 ? note + 32 : 0)
    }
    let width = min(max(220, (widest.max() ?? 0) + 36 + 24).rounded(.up), 460, size.width - 16)
    let wanted = Double(items.count) * context.density.buttonHeight + 8
    let isAtPoint = anchor.isEmpty
    // Under a button as far as that goes; at a point further up, so that all of it is seen.
    let height = min(wanted, size.height - (isAtPoint ? 16 : anchor.maxY + 12))
    let y = isAtPoint ? max(8, min(anchor.maxY + 2, size.height - height - 8)) : anchor.maxY + 4
    return CGRect(
      x: min(max(8, anchor.minX + (isAtPoint ? 2 : 0)), size.width - width - 8).rounded(),
      y: y.rounded(),
      width: width,
      height: height
    )
  }

  package override func layoutCard() { list.frame = card.bounds.insetBy(dx: 0, dy: 4) }

  private func paintRow(_ painter: Painter, _ row: Int, _ rect: CGRect, _ isHovered: Bool) {
    guard items.indices.contains(row) else { return }
    let item = items[row]
    let theme = context.theme
    if row == chosen {
      painter.fill(rect.insetBy(dx: 4, dy: 1), cornerRadius: 5, color: theme[.hover])
    }
    if item.startsGroup { painter.hairline(along: .minYEdge, of: rect, color: theme[.line]) }
    let isTitle = item.action == nil
    let color = isTitle || !item.isEnabled ? theme[.text3] : theme[.text1]
    paintMark(of: item, at: CGPoint(x: rect.minX + 20, y: rect.midY), into: painter)
    let noteWidth = context.measurer.width(of: TextBlock(item.note, font: .mono(11), color: color)).rounded(.up) + 1
    let left = rect.minX + (isTitle ? 12 : 36)
    let right = rect.maxX - 12 - (item.note.isEmpty ? 0 : noteWidth + 12)
    painter.text(
      item.title,
      font: isTitle ? .ui(11, .semibold) : font,
      color: color,
      in: CGRect(x: left, y: rect.minY, width: max(0, right - left), height: rect.height),
      overflow: .ellipsisMiddle
    )
    guard !item.note.isEmpty else { return }
    painter.text(
      item.note,
      font: .mono(11),
      color: theme[.text3],
      in: CGRect(x: rect.maxX - 12 - noteWidth, y: rect.minY, width: noteWidth, height: rect.height),
      alignment: .trailing
    )
  }

  /// A verdict, a finger, a tick or an icon.
  private func paintMark(of item: MenuItem, at center: CGPoint, into painter: Painter) {
    let theme = context.theme
    let size = context.density.iconSize - 2
    if let glyph = item.glyph { return glyph.paint(into: painter, center: center, size: size, theme: theme) }
    if let finger = item.finger {
      let state = FingerSign.State(isDown: context.session.liveFingers[finger] != nil, isActive: item.isOn)
      return FingerSign(finger, state, theme: theme).paint(into: painter, center: center)
    }
    guard item.isOn else {
      item.icon?.paint(into: painter, center: center, size: size, color: theme[item.isEnabled ? .text2 : .text3])
      return
    }
    var tick = CGPath(from: CGPoint(x: center.x - 4, y: center.y), to: CGPoint(x: center.x - 1, y: center.y + 3))
    tick.addLine(to: CGPoint(x: center.x + 4.5, y: center.y - 3.5))
    painter.stroke(tick, style: .rounded(1.8), color: theme[.accent])
  }
}
