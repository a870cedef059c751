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

  /// What is looked for; nil shows everything.
  private var query: OutlineQuery?
  package let searchField: TextField
  private var typed = ""

  private static let titleHeight: Double = 32
  private var searchHeight: Double { context.density == .dense ? 28 : 44 }
  private var headerHeight: Double { Self.titleHeight + searchHeight + 8 }

  /// Pixels from one level to the next, and at least; levels that go further right share a place.
  private static let indents = 3.0...14

  /// Room that each name has at least, its icon included.
  private static let leastName: Double = 130

  private var session: DebugSession { context.session }

  package init(_ context: InterfaceContext) {
    self.context = context
    tree = OutlineTree(context.session.application, collapsed: [], facts: context.session.facts)
    searchField = TextField(
      context,
      name: "search",
      placeholder: "Name, class, id, key:value",
      icon: .search,
      keyHint: "/"
    )
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
    list.onKey = { [weak self] key in self?.press(key) ?? false }
    addSubview(list)
    self.list = list
    addSubview(searchField)
    searchField.onEdit = { [weak self] text in self?.search(text) }
    searchField.onEnter = { [weak self] isBackwards in self?.walkMatches(by: isBackwards ? -1 : 1) }
    searchField.onEscape = { [weak self] in self?.clearSearch() ?? false }
    reload()
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    searchField.frame = CGRect(x: 12, y: Self.titleHeight, width: max(0, bounds.width - 24), height: searchHeight)
    list?.frame = CGRect(
      x: 0,
      y: headerHeight,
      width: bounds.width,
      height: max(0, bounds.height - headerHeight)
    )
  }

  // MARK: Content

  private func reload() {
    tree = OutlineTree(session.application, collapsed: collapsed, query: query, facts: session.facts)
    updateVerdicts()
    list?.reload(count: tree.rows.count)
    setNeedsDisplay()
  }

  package func sessionDidChange(_ change: SessionChange) {
    if change.contains(.layout) {
      collapsed = []
      verdictKey = nil
      reload()
    }
    if change.contains(.properties) { reload() }
    if change.contains(.trace), session.application.trace.elements.count != knownElements { reload() }
    let steps = !change.isDisjoint(with: [.trace, .playback, .selection]) && updateVerdicts()
    if change.contains(.selection) { revealSelection() }
    if change.contains(.findings) { list?.setNeedsDisplay() }
    if steps || !change.isDisjoint(with: [.selection, .hover, .theme]) {
      list?.setNeedsDisplay()
      if change.contains(.theme) { setNeedsDisplay() }
    }
  }

  private var knownElements = 0

  /// What the verdicts were made of.
  private struct VerdictKey: Equatable {
    var touch: TouchID?
    var rows: Int
    var sequence: Int
    var step: Int?
  }

  private var verdictKey: VerdictKey?

  /// Takes in the verdicts up to the shown step; false when it is the same one, as within the motion of a step.
  @discardableResult
  private func updateVerdicts() -> Bool {
    knownElements = session.application.trace.elements.count
    let key = VerdictKey(
      touch: session.shownTouch?.id,
      rows: session.shownTouch?.rows.count ?? 0,
      sequence: session.shownSequence,
      step: session.playback.step
    )
    guard key != verdictKey else { return false }
    verdictKey = key
    verdicts = [:]
    guard let touch = session.shownTouch else { return true }
    let sequence = session.shownSequence
    for (index, row) in touch.rows.enumerated() where row.sequence <= sequence {
      verdicts[row.visit.element] = (index + 1, VerdictGlyph(row.visit.verdict))
    }
    return true
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

  // MARK: Search

  private func search(_ text: String) {
    query = OutlineQuery(text)
    reload()
    list?.contentOffset = .zero
    if query == nil { revealSelection() }
  }

  /// Selects the next view that matches, round the ends.
  private func walkMatches(by delta: Int) {
    let matches = tree.rows.filter(\.isMatch)
    guard query != nil, !matches.isEmpty else { return }
    let current = session.selection.flatMap { id in matches.firstIndex { $0.id == id } }
    let next = current.map { ($0 + delta + matches.count) % matches.count } ?? (delta > 0 ? 0 : matches.count - 1)
    session.select(matches[next].id)
  }

  /// Shows everything again; false if nothing was looked for.
  @discardableResult
  package func clearSearch() -> Bool {
    guard !searchField.line.text.isEmpty else { return false }
    searchField.setText("")
    return true
  }

  // MARK: Keys of the list

  /// Arrows walk, Home and End go to the ends, and letters to the next name that begins with them.
  private func press(_ key: KeyPress) -> Bool {
    guard !key.control else { return false }
    if case .character(let letter) = key.symbol { return typeAhead(letter) }
    typed = ""
    switch key.symbol {
    case .special(.up): moveSelection(by: -1)
    case .special(.down): moveSelection(by: 1)
    case .special(.left): fold(true)
    case .special(.right): fold(false)
    case .special(.home): moveSelection(by: -tree.rows.count)
    case .special(.end): moveSelection(by: tree.rows.count)
    default: return false
    }
    return true
  }

  /// Letters add up as long as a name goes on with them; there is no clock in it.
  private func typeAhead(_ letter: String) -> Bool {
    let current = session.selection.flatMap { id in tree.rows.firstIndex { $0.id == id } }
    func find(_ start: String, from first: Int) -> OutlineRow? {
      let order = tree.rows[first...] + tree.rows[..<first]
      return order.first { $0.name.lowercased().hasPrefix(start) }
    }
    guard !tree.rows.isEmpty else { return false }
    let longer = typed + letter.lowercased()
    if !typed.isEmpty, let row = find(longer, from: current ?? 0) {
      session.select(row.id)
      typed = longer
      return true
    }
    typed = letter.lowercased()
    guard let row = find(typed, from: current.map { ($0 + 1) % tree.rows.count } ?? 0) else { return false }
    session.select(row.id)
    typed = letter.lowercased()
    return true
  }

  // MARK: Picture

  package func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.panel])
    painter.hairline(along: .maxXEdge, of: bounds, color: theme[.line])
    let header = CGRect(x: 16, y: 0, width: bounds.width - 32, height: Self.titleHeight)
    painter.text("Outline", font: .ui(12, .semibold), color: theme[.text1], in: header)
    let all = tree.viewCount == 1 ? "1 view" : "\(tree.viewCount) views"
    let count = query == nil ? all : "\(tree.matchCount) of \(tree.viewCount)"
    painter.text(count, font: .ui(11), color: theme[.text3], in: header, alignment: .trailing)
    guard query != nil, tree.rows.isEmpty else { return }
    let words = TextBlock(
      "Nothing matches \(searchField.line.text). Esc clears the search.",
      font: .ui(12),
      color: theme[.text2],
      overflow: .wrap(lineHeight: 18, maxLines: 4)
    )
    painter.text(words, in: CGRect(x: 16, y: headerHeight + 8, width: bounds.width - 32, height: 72))
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
    let badges = row.badges(
      hasVerdict: verdicts[row.id] != nil,
      finding: session.findings?.severity(of: row.id)
    )
    let marks = OutlineBadge.width * Double(badges.count)
    let font = Font.ui(12 + context.density.fontGrowth, isSelected ? .semibold : .regular)
    let color = theme[row.isDimmed || !row.isMatch ? .text3 : .text1]
    let room = max(0, right - left - marks)
    let natural = context.measurer.width(of: TextBlock(row.name, font: font, color: color))
    painter.text(
      TextBlock(spans: spans(of: row, font: font, color: color), overflow: .ellipsisMiddle),
      in: CGRect(x: left, y: rect.minY, width: room, height: rect.height)
    )
    var x = left + min(natural, room) + 10
    for badge in badges {
      badge.paint(into: painter, center: CGPoint(x: x, y: rect.midY), theme: theme)
      x += OutlineBadge.width
    }
  }

  /// The name, with what is looked for underlined.
  private func spans(of row: OutlineRow, font: Font, color: CGColor) -> [TextSpan] {
    guard let query, row.isMatch else { return [TextSpan(row.name, font: font, color: color)] }
    var spans: [TextSpan] = []
    var place = row.name.startIndex
    for range in query.ranges(in: row.name).sorted(by: { $0.lowerBound < $1.lowerBound })
    where range.lowerBound >= place {
      if place < range.lowerBound {
        spans.append(TextSpan(String(row.name[place..<range.lowerBound]), font: font, color: color))
      }
      let underline = context.theme[.accent]
      spans.append(TextSpan(String(row.name[range]), font: font, color: color, underline: underline))
      place = range.upperBound
    }
    if place < row.name.endIndex { spans.append(TextSpan(String(row.name[place...]), font: font, color: color)) }
    return spans
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
