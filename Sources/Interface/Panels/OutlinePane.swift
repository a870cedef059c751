package import Canvas
package import Foundation
import Traces
package import UIKit

/// The hierarchy beside the canvas, back to front; each row with its verdict for the shown finger.
@MainActor
package final class OutlinePane: UIView, Pane, Painted {
  private let context: InterfaceContext
  private var list: ListView?
  private var collapsed: Set<ElementID> = []
  private var tree: OutlineTree

  /// Verdicts of the shown finger up to the shown step.
  private var verdicts: [ElementID: (row: Int, glyph: VerdictGlyph)] = [:]

  private static let headerHeight: Double = 32

  /// Pixels from one level to the next, and at least; levels that go further right share a place.
  private static let indents = 3.0...14

  /// Room that each name has at least, its icon included.
  private static let leastName: Double = 130

  private var session: DebugSession { context.session }

  package init(_ context: InterfaceContext) {
    self.context = context
    tree = OutlineTree(context.session.application, collapsed: [])
    super.init(frame: .zero)
    elementName = "outline"
    clipsToBounds = true
    let list = ListView(
      context,
      name: "outline rows",
      rowHeight: context.density.outlineRow,
      paintRow: { [weak self] painter, row, rect, isHovered in
        self?.paintRow(row, in: rect, isHovered: isHovered, into: painter)
      },
      onTap: { [weak self] row, point in self?.tap(row, at: point) }
    )
    list.onHover = { [weak self] row in
      guard let self else { return }
      session.hover(row.map { self.tree.rows[$0].id })
    }
    addSubview(list)
    self.list = list
    reload()
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    list?.frame = CGRect(
      x: 0,
      y: Self.headerHeight,
      width: bounds.width,
      height: max(0, bounds.height - Self.headerHeight)
    )
  }

  // MARK: Content

  private func reload() {
    tree = OutlineTree(session.application, collapsed: collapsed)
    updateVerdicts()
    list?.reload(count: tree.rows.count)
    setNeedsDisplay()
  }

  package func sessionDidChange(_ change: SessionChange) {
    if change.contains(.layout) {
      collapsed = []
      reload()
    }
    if change.contains(.trace), session.application.trace.elements.count != knownElements { reload() }
    if !change.isDisjoint(with: [.trace, .playback, .selection]) { updateVerdicts() }
    if change.contains(.selection) { revealSelection() }
    if !change.isDisjoint(with: [.trace, .playback, .selection, .hover, .theme]) {
      list?.setNeedsDisplay()
      if change.contains(.theme) { setNeedsDisplay() }
    }
  }

  private var knownElements = 0

  private func updateVerdicts() {
    knownElements = session.application.trace.elements.count
    verdicts = [:]
    guard let touch = session.shownTouch else { return }
    let sequence = session.shownSequence
    for (index, row) in touch.rows.enumerated() where row.sequence <= sequence {
      verdicts[row.visit.element] = (index + 1, VerdictGlyph(row.visit.verdict))
    }
  }

  private func revealSelection() {
    guard let selection = session.selection else { return }
    var view = session.view(selection)?.superview
    var changed = false
    while let current = view {
      if collapsed.remove(session.application.identify(current)) != nil { changed = true }
      view = current.superview
    }
    if changed { reload() }
    if let row = tree.rows.firstIndex(where: { $0.id == selection }) { list?.reveal(row) }
  }

  private func tap(_ index: Int, at point: CGPoint) {
    let row = tree.rows[index]
    if row.hasChildren, point.x < chevronX(row) + 10 {
      if row.isExpanded { collapsed.insert(row.id) } else { collapsed.remove(row.id) }
      reload()
    } else {
      session.select(row.id)
    }
  }

  /// Deep trees have narrow levels, so that names stay in sight.
  private func chevronX(_ row: OutlineRow) -> Double {
    let room = max(0, bounds.width - 16 - Self.leastName)
    let indent = min(max(room / Double(max(1, tree.depth)), Self.indents.lowerBound), Self.indents.upperBound)
    return 16 + min(Double(row.depth) * indent, room)
  }

  // MARK: Keys

  /// Moves the selection by rows.
  package func moveSelection(by delta: Int) {
    guard !tree.rows.isEmpty else { return }
    let current = session.selection.flatMap { id in tree.rows.firstIndex { $0.id == id } }
    let next = current.map { min(max($0 + delta, 0), tree.rows.count - 1) } ?? (delta > 0 ? 0 : tree.rows.count - 1)
    session.select(tree.rows[next].id)
  }

  /// Folds the selected row, or goes to its parent; unfolds it, or goes to its first child.
  package func fold(_ isFolding: Bool) {
    guard let id = session.selection, let index = tree.rows.firstIndex(where: { $0.id == id }) else { return }
    let row = tree.rows[index]
    if isFolding {
      if row.hasChildren, row.isExpanded {
        collapsed.insert(row.id)
        reload()
      } else if let parent = tree.rows[..<index].last(where: { $0.depth < row.depth }) {
        session.select(parent.id)
      }
    } else if row.hasChildren {
      if row.isExpanded {
        moveSelection(by: 1)
      } else {
        collapsed.remove(row.id)
        reload()
      }
    }
  }

  // MARK: Picture

  package func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.panel])
    painter.hairline(along: .maxXEdge, of: bounds, color: theme[.line])
    let header = CGRect(x: 16, y: 0, width: bounds.width - 32, height: Self.headerHeight)
    painter.text("Outline", font: .ui(12, .semibold), color: theme[.text1], in: header)
    let count = tree.viewCount == 1 ? "1 view" : "\(tree.viewCount) views"
    painter.text(count, font: .ui(11), color: theme[.text3], in: header, alignment: .trailing)
  }

  private func paintRow(_ index: Int, in rect: CGRect, isHovered: Bool, into painter: Painter) {
    let theme = context.theme
    let row = tree.rows[index]
    let isSelected = row.id == session.selection
    let isCurrent = isShownStep(row.id)
    if isSelected {
      painter.fill(rect.insetBy(dx: 4, dy: 0), cornerRadius: 5, color: theme[.accentFill])
      painter.fill(CGRect(x: rect.minX, y: rect.minY, width: 3, height: rect.height), color: theme[.accent])
    } else if isCurrent {
      painter.fill(rect.insetBy(dx: 4, dy: 0), cornerRadius: 5, color: theme[.raised])
    } else if isHovered || row.id == session.hover {
      painter.fill(rect.insetBy(dx: 4, dy: 0), cornerRadius: 5, color: theme[.hover])
    }
    let x = chevronX(row)
    if row.hasChildren {
      (row.isExpanded ? Icon.chevronDown : .chevronRight).paint(
        into: painter,
        center: CGPoint(x: x, y: rect.midY),
        size: 10,
        color: theme[.text3]
      )
    }
    let color = theme[row.isDimmed ? .text3 : isSelected ? .text1 : .text2]
    row.icon.paint(into: painter, center: CGPoint(x: x + 14, y: rect.midY), size: 12, color: color)
    paintRight(row, in: rect, into: painter)
    let digits = verdicts[row.id].map { String($0.row).count } ?? 0
    let right = digits == 0 ? rect.maxX - 12 : rect.maxX - 36 - 7 * Double(digits)
    paintName(row, isSelected: isSelected, from: x + 26, to: right, in: rect, into: painter)
  }

  private func paintName(
    _ row: OutlineRow,
    isSelected: Bool,
    from left: Double,
    to right: Double,
    in rect: CGRect,
    into painter: Painter
  ) {
    let theme = context.theme
    let marks = (row.isControllerRoot ? 16.0 : 0) + (row.recognizerCount > 0 ? 16 : 0)
    let font = Font.ui(12 + context.density.fontGrowth, isSelected ? .semibold : .regular)
    let color = theme[row.isDimmed ? .text3 : .text1]
    let room = max(0, right - left - marks)
    let natural = context.measurer.width(of: TextBlock(row.name, font: font, color: color))
    painter.text(
      row.name,
      font: font,
      color: color,
      in: CGRect(x: left, y: rect.minY, width: room, height: rect.height),
      overflow: .ellipsisMiddle
    )
    var x = left + min(natural, room) + 10
    if row.isControllerRoot {
      Icon.classViewController.paint(into: painter, center: CGPoint(x: x, y: rect.midY), size: 9, color: theme[.text3])
      x += 16
    }
    if row.recognizerCount > 0 {
      Icon.touch.paint(into: painter, center: CGPoint(x: x, y: rect.midY), size: 11, color: theme[.text3])
    }
  }

  private func paintRight(_ row: OutlineRow, in rect: CGRect, into painter: Painter) {
    guard let verdict = verdicts[row.id] else { return }
    let theme = context.theme
    painter.text(
      "\(verdict.row)",
      font: .mono(10.5),
      color: theme[.text3],
      in: CGRect(x: rect.maxX - 60, y: rect.minY, width: 30, height: rect.height),
      alignment: .trailing
    )
    verdict.glyph.paint(into: painter, center: CGPoint(x: rect.maxX - 18, y: rect.midY), size: 13, theme: theme)
  }

  private func isShownStep(_ id: ElementID) -> Bool {
    guard let step = session.playback.step, session.digest.steps.indices.contains(step),
      case .descent(let row) = session.digest.steps[step].kind,
      let touch = session.digest.steps[step].touch.flatMap({ session.digest.touch($0) }),
      touch.rows.indices.contains(row)
    else { return false }
    return touch.rows[row].visit.element == id
  }
}
