package import Canvas
import Diagnosis
package import Foundation
import LayoutFiles
import Traces
package import UIKit

/// The hierarchy beside the canvas, back to front or as it is asked; each row with its verdict for the shown finger.
@MainActor
package final class OutlinePane: UIView, Pane, Painted {
  let context: InterfaceContext
  private(set) var list: ListView?
  var collapsed: Set<ElementID> = []
  package private(set) var tree: OutlineTree

  /// Verdicts of the shown finger up to the shown step.
  private var verdicts: [ElementID: OutlineVerdict] = [:]

  /// What is looked for; nil shows everything.
  private var query: OutlineQuery?
  package let searchField: TextField

  /// Which sibling stands above the other.
  private var order = OutlineOrder.document
  private let orderButton: Button

  /// What was typed of a name so far.
  var typed = ""

  private static let titleHeight: Double = 32
  private var searchHeight: Double { context.density == .dense ? 28 : 44 }
  private var headerHeight: Double { Self.titleHeight + searchHeight + 8 }

  /// Pixels from one level to the next, and at least; levels that go further right share a place.
  private static let indents = 3.0...14

  /// Room that each name has at least, its icon included.
  private static let leastName: Double = 130

  var session: DebugSession { context.session }

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
    orderButton = Button(context, icon: .order, hint: InterfaceCommand.toggleOutlineOrder.hint) {
      context.perform?(.toggleOutlineOrder)
    }
    super.init(frame: .zero)
    elementName = "outline"
    clipsToBounds = true
    addSubview(orderButton)
    let list = ListView(
      context,
      name: "outline rows",
      rowHeight: context.density.outlineRow,
      paintRow: { [weak self] painter, row, rect, isHovered in
        self?.paintRow(row, in: rect, isHovered: isHovered, into: painter)
      },
      onTap: { [weak self] row, point in self?.tap(row, at: point) }
    )
    list.onDoubleTap = { [weak self] row, point in self?.copyName(ofRow: row, at: point) }
    list.onHover = { [weak self] row in
      guard let self else { return }
      session.hover(row.map { self.tree.rows[$0].id })
    }
    list.onKey = { [weak self] key in self?.press(key) ?? false }
    list.hintOfRow = { [weak self] row, _ in self?.hint(ofRow: row) }
    list.menuOfRow = { [weak self] row in self?.menu(ofRow: row) ?? [] }
    list.keyRow = { [weak self] in self?.selectedRow }
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
    let side = context.density == .dense ? 24.0 : 44
    orderButton.frame = CGRect(x: bounds.width - side - 8, y: (Self.titleHeight - side) / 2, width: side, height: side)
    searchField.frame = CGRect(x: 12, y: Self.titleHeight, width: max(0, bounds.width - 24), height: searchHeight)
    list?.frame = CGRect(
      x: 0,
      y: headerHeight,
      width: bounds.width,
      height: max(0, bounds.height - headerHeight)
    )
  }

  // MARK: Content

  func reload() {
    tree = OutlineTree(
      session.application,
      collapsed: collapsed,
      query: query,
      facts: session.facts,
      order: order
    )
    updateVerdicts()
    list?.reload(count: tree.rows.count)
    setNeedsDisplay()
  }

  /// Turns the siblings' order about.
  package func toggleOrder() {
    order = order == .document ? .asked : .document
    orderButton.isOn = order == .asked
    reload()
    revealSelection()
    session.say(order == .asked ? "Siblings in the order in which they are asked" : "Siblings from back to front")
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
      verdicts[row.visit.element] = OutlineVerdict(step: index + 1, glyph: VerdictGlyph(row.visit.verdict))
    }
    return true
  }

  func revealSelection() {
    guard let selection = session.selectedView else { return }
    var view = session.view(selection)?.superview
    var changed = false
    while let current = view {
      if collapsed.remove(session.application.identify(current)) != nil { changed = true }
      view = current.superview
    }
    if changed { reload() }
    if let row = selectedRow { list?.reveal(row) }
  }

  private func tap(_ index: Int, at point: CGPoint) {
    let row = tree.rows[index]
    if row.hasChildren, point.x < chevronX(row) + 10 {
      toggle(row)
    } else if let controller = row.controller, let badges = badgePlaces(of: row), badges.contains(point.x) {
      session.select(controller.id)
    } else {
      session.select(row.id)
    }
  }

  /// Twice on a name copies it; twice on a chevron only folds twice.
  private func copyName(ofRow index: Int, at point: CGPoint) {
    let row = tree.rows[index]
    if !row.hasChildren || point.x >= chevronX(row) + 10 { context.copy?(row.name) }
  }

  /// Folds or unfolds a row.
  package func toggle(_ row: OutlineRow) {
    if row.isExpanded { collapsed.insert(row.id) } else { collapsed.remove(row.id) }
    reload()
  }

  /// The row of the selected view, if it is unfolded.
  var selectedRow: Int? { session.selectedView.flatMap { id in tree.rows.firstIndex { $0.id == id } } }

  /// Where the controller's diamond and name are in a row.
  private func badgePlaces(of row: OutlineRow) -> ClosedRange<Double>? {
    OutlineRowPainter.controllerPlace(of: row, chevron: chevronX(row), width: bounds.width, context)
  }

  /// What the linter says, or whose root view it is.
  private func hint(ofRow index: Int) -> String? {
    let row = tree.rows[index]
    if let finding = session.findings?.about(row.id).first {
      return "\(finding.sentence)" + (finding.kind.rule.map { " (\($0))" } ?? "")
    }
    return row.controller.map { "\(row.name) is the view of \($0.name)" }
  }

  /// Deep trees have narrow levels, so that names stay in sight.
  private func chevronX(_ row: OutlineRow) -> Double {
    let room = max(0, bounds.width - 16 - Self.leastName)
    let indent = min(max(room / Double(max(1, tree.depth)), Self.indents.lowerBound), Self.indents.upperBound)
    return 16 + min(Double(row.depth) * indent, room)
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

  // MARK: Picture

  package func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.panel])
    painter.hairline(along: .maxXEdge, of: bounds, color: theme[.line])
    let header = CGRect(x: 16, y: 0, width: bounds.width - 32, height: Self.titleHeight)
    painter.text("Outline", font: .ui(12, .semibold), color: theme[.text1], in: header)
    let all = tree.viewCount == 1 ? "1 view" : "\(tree.viewCount) views"
    let count = query == nil ? all : "\(tree.matchCount) of \(tree.viewCount)"
    let beside = CGRect(x: header.minX, y: 0, width: orderButton.frame.minX - 6 - header.minX, height: header.height)
    painter.text(count, font: .ui(11), color: theme[.text3], in: beside, alignment: .trailing)
    guard tree.rows.isEmpty else { return }
    let words = TextBlock(
      query == nil
        ? "There is no view in this layout." : "Nothing matches \(searchField.line.text). Esc clears the search.",
      font: .ui(12),
      color: theme[.text2],
      overflow: .wrap(lineHeight: 18, maxLines: 4)
    )
    painter.text(words, in: CGRect(x: 16, y: headerHeight + 8, width: bounds.width - 32, height: 72))
  }

  private func paintRow(_ index: Int, in rect: CGRect, isHovered: Bool, into painter: Painter) {
    let row = tree.rows[index]
    OutlineRowPainter(
      context: context,
      painter: painter,
      query: query,
      verdict: verdicts[row.id],
      isCurrent: isShownStep(row.id),
      isHovered: isHovered || row.id == session.hover
    ).paint(row, in: rect, chevron: chevronX(row))
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
