package import Canvas
import Diagnosis
package import Foundation
import Traces
package import UIKit

/// The owners of the hit map with their shares, what is drawn but dead, and who owns nothing (visual design, 9.5).
///
/// It stands where the trace does while the map is shown. A row isolates its owner.
@MainActor
package final class HitMapPane: UIView, Pane, Painted {
  private let context: InterfaceContext
  private lazy var list = ListView(
    context,
    name: "hit map owners",
    rowHeight: context.density == .dense ? 26 : 44,
    paintRow: { [unowned self] in paint($0, row: $1, in: $2, isHovered: $3) },
    onTap: { [unowned self] row, _ in choose(row) }
  )
  private var rows: [HitMapListRow] = []
  private var content: HitMapContent?

  /// What the rows were made of.
  private var shownRevision: Int?

  private var session: DebugSession { context.session }

  package init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "hit map"
    clipsToBounds = true
    addSubview(list)
    list.onKey = { [unowned self] key in press(key) }
    list.menuOfRow = { [unowned self] in menu(ofRow: $0) }
    list.keyRow = { [unowned self] in rows.firstIndex { isSelected($0) } }
    context.session.watch.onChange { [weak self] in
      if self?.isHidden == false { self?.setNeedsLayout() }
    }
    list.onHover = { [unowned self] row in session.hover(row.flatMap { rows[$0].element(in: content) }) }
  }

  package required init?(coder: NSCoder) { nil }

  private var headerHeight: Double { context.density == .dense ? 32 : 48 }
  private static let captionHeight: Double = 24

  package override func layoutSubviews() {
    let top = headerHeight + Self.captionHeight
    list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    refresh()
  }

  package func sessionDidChange(_ change: SessionChange) {
    guard session.overlays.hitMap, !isHidden else { return }
    if !change.isDisjoint(with: [.tools, .layout, .properties, .trace]) { refresh() }
    if !change.isDisjoint(with: [.tools, .theme, .selection, .hover]) {
      list.setNeedsDisplay()
      setNeedsDisplay()
    }
  }

  private func refresh() {
    guard session.overlays.hitMap else { return }
    let now = session.hitMap
    guard shownRevision != session.watch.revision else { return }
    shownRevision = session.watch.revision
    content = now
    rows = HitMapListRow.all(of: now, in: session)
    list.reload(count: rows.count)
    setNeedsDisplay()
  }

  // MARK: Rows

  private func choose(_ row: Int) {
    guard let content, rows.indices.contains(row) else { return }
    switch rows[row] {
    case .owner(let index): session.focusMap(on: content.areas[index].region.owner)
    case .dead(let index): session.focusMap(on: content.dead[index].part.view)
    case .ownerless(let id, _): session.select(id)
    case .heading, .note: break
    }
  }

  private func menu(ofRow index: Int) -> [MenuItem] {
    guard rows.indices.contains(index), let id = rows[index].element(in: content) else { return [] }
    let items = ElementMenu(context: context, id: id).items()
    if case .ownerless = rows[index] { return items }
    let focus = MenuItem(
      isFocused(rows[index]) ? "All areas" : "Only its area",
      icon: .map,
      note: "Enter"
    ) { [weak self] in self?.choose(index) }
    return [focus] + items.startingGroup
  }

  /// Up and down go from row to row, Enter isolates.
  private func press(_ key: KeyPress) -> Bool {
    guard !key.control, !key.shift, case .special(let special) = key.symbol else { return false }
    let chosen = rows.firstIndex { isSelected($0) }
    func go(_ places: some Sequence<Int>) -> Bool {
      guard let next = places.first(where: { rows[$0].element(in: content) != nil }) else { return true }
      session.select(rows[next].element(in: content))
      list.reveal(next)
      return true
    }
    switch special {
    case .down: return go(((chosen ?? -1) + 1)..<rows.count)
    case .up: return go((0..<(chosen ?? rows.count)).reversed())
    case .home: return go(rows.indices)
    case .end: return go(rows.indices.reversed())
    case .enter, .space:
      if let chosen { choose(chosen) }
      return chosen != nil
    default: return false
    }
  }

  // MARK: Picture

  package func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.panel])
    let header = CGRect(x: 16, y: 0, width: bounds.width - 32, height: headerHeight)
    let title = TextBlock.line("Hit map", .ui(12, .semibold), theme[.text1])
    let width = context.measurer.width(of: title).rounded(.up)
    painter.text(title, in: CGRect(x: header.minX, y: 0, width: width + 1, height: header.height))
    painter.text(
      "who would win at each point",
      font: .ui(11),
      color: theme[.text2],
      in: CGRect(x: header.minX + width + 12, y: 0, width: header.width - width - 12, height: header.height),
      alignment: .trailing
    )
    let top = CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight)
    painter.hairline(along: .maxYEdge, of: top, color: theme[.line])
    let caption = CGRect(x: 16, y: headerHeight, width: bounds.width - 32, height: Self.captionHeight)
    painter.text("Owner", font: .ui(11), color: theme[.text3], in: caption)
    painter.text("share of screen", font: .ui(11), color: theme[.text3], in: caption, alignment: .trailing)
  }

  private func paint(_ painter: Painter, row: Int, in rect: CGRect, isHovered: Bool) {
    guard let content, rows.indices.contains(row) else { return }
    let theme = context.theme
    if isSelected(rows[row]) || isFocused(rows[row]) {
      painter.fill(rect.insetBy(dx: 6, dy: 1), cornerRadius: 5, color: theme[.accentFill])
    } else if isHovered, rows[row].element(in: content) != nil {
      painter.fill(rect.insetBy(dx: 6, dy: 1), cornerRadius: 5, color: theme[.hover])
    }
    let inner = CGRect(x: 16, y: rect.minY, width: rect.width - 32, height: rect.height)
    switch rows[row] {
    case .owner(let index):
      HitMapRow(content, index: index, theme: theme, name: session.elementName).draw(in: inner, painter)
    case .heading(let words, let count):
      painter.text(words, font: .ui(12, .semibold), color: theme[.text1], in: inner)
      painter.text("\(count)", font: .mono(11), color: theme[.text2], in: inner, alignment: .trailing)
      painter.hairline(along: .minYEdge, of: rect, color: theme[.line])
    case .dead(let index):
      let part = content.dead[index].part
      let share = "\(Int((part.share * 100).rounded())) % outside \(session.elementName(part.ancestor))"
      paint(session.elementName(part.view), .outside, share, .out, in: inner, painter)
    case .ownerless(let id, let reason):
      paint(session.elementName(id), reason.glyph, reason.words, .text2, in: inner, painter)
    case .note(let words):
      painter.text(words, font: .ui(11), color: theme[.text2], in: inner, overflow: .ellipsisEnd)
    }
  }

  private func isSelected(_ row: HitMapListRow) -> Bool {
    row.element(in: content).map { $0 == session.selection } ?? false
  }

  private func isFocused(_ row: HitMapListRow) -> Bool {
    guard let focus = session.tools.mapFocus, let content else { return false }
    switch row {
    case .owner(let index): return content.areas[index].region.owner == focus.owner
    case .dead(let index): return content.dead[index].part.view == focus.owner
    case .heading, .ownerless, .note: return false
    }
  }

  /// Glyph and name at the left, what there is to say at the right.
  private func paint(
    _ name: String,
    _ glyph: VerdictGlyph,
    _ words: String,
    _ color: ColorToken,
    in rect: CGRect,
    _ painter: Painter
  ) {
    let theme = context.theme
    glyph.paint(into: painter, center: CGPoint(x: rect.minX + 11, y: rect.midY), size: 14, theme: theme)
    let text = TextBlock.line(words, .ui(11), theme[color])
    let wanted = context.measurer.width(of: text).rounded(.up) + 1
    let left = rect.minX + 32
    let nameWidth = context.measurer.width(of: .line(name, .ui(12), theme[.text1])).rounded(.up) + 1
    let room = rect.maxX - left - 10
    let right = min(wanted, max(room - nameWidth, room * 0.5))
    painter.text(
      name,
      font: .ui(12),
      color: theme[.text1],
      in: CGRect(x: left, y: rect.minY, width: room - right, height: rect.height),
      overflow: .ellipsisMiddle
    )
    var cut = text
    cut.overflow = .ellipsisEnd
    cut.alignment = .trailing
    painter.text(cut, in: CGRect(x: rect.maxX - right, y: rect.minY, width: right, height: rect.height))
  }
}
