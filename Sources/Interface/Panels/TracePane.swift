package import Canvas
package import Foundation
import Traces
package import UIKit

/// The way of one finger: down the views to the one that takes it, and up the responders to the one that handles it.
@MainActor
package final class TracePane: UIView, Pane, Painted {
  let context: InterfaceContext
  private let directions: SegmentedControl
  private lazy var descentList = ListView(
    context,
    name: "descent",
    rowHeight: context.density.ladderRow,
    paintRow: { [unowned self] in paintDescentRow($0, $1, $2, $3) },
    onTap: { [unowned self] row, _ in tapDescent(row) }
  )
  lazy var ascentList = ListView(
    context,
    name: "ascent",
    rowHeight: context.density == .dense ? 33 : 44,
    paintRow: { [unowned self] in paintAscentRow($0, $1, $2, $3) },
    onTap: { [unowned self] row, _ in tapAscent(row) }
  )

  private lazy var story = StoryView(context)
  var descent: DescentLadder?
  private var ascent: AscentLadder?
  var rows: [LadderRow] = []
  private var rowsKey: RowsKey?
  private var opened: Set<Int> = []
  private var shown: Shown?
  private var lastTap: (row: Int, time: Instant)?

  /// What the folded rows were made of.
  private struct RowsKey: Equatable {
    var touch: TouchID
    var count: Int
    var opened: Set<Int>
  }

  /// All that a repaint depends on.
  private struct Shown: Equatable {
    var touch: TouchID?
    var sequence: Int
    var direction: DebugSession.Direction
    var showsStory: Bool
    var comparison: TraceComparison?
    var whatIf: WhatIfJournal
    var selection: ElementID?
    var rowCount: Int
  }

  /// False where a tab already says what this is; the choice then takes the pane's width.
  package var showsTitle = true {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  package init(_ context: InterfaceContext) {
    self.context = context
    directions = SegmentedControl(context, titles: ["Descent", "Ascent", "Story"]) {
      [session = context.session] index in
      if index == 2 { session.showStory(true) } else { session.show(index == 0 ? .descent : .ascent) }
    }
    super.init(frame: .zero)
    elementName = "trace"
    directions.hints = [
      InterfaceCommand.showDescent.hint, InterfaceCommand.showAscent.hint, InterfaceCommand.showStory.hint,
    ]
    addSubview(directions)
    addSubview(descentList)
    addSubview(ascentList)
    addSubview(story)
    for list in [descentList, ascentList] {
      list.onKey = { [unowned self, unowned list] key in press(key, in: list) }
      list.onHover = { [unowned self, unowned list] row in hover(row, in: list) }
      list.menuOfRow = { [unowned self, unowned list] row in menu(ofRow: row, in: list) }
      list.keyRow = { [unowned self, unowned list] in list === ascentList ? currentAscentRow : currentDescentRow }
    }
    refresh()
  }

  package required init?(coder: NSCoder) { nil }

  var session: DebugSession { context.session }

  // MARK: Layout

  private var headerHeight: Double { context.density == .dense ? 32 : showsTitle ? 48 : 52 }
  private var fingerLineHeight: Double { context.density == .dense ? 32 : 36 }
  private var footerHeight: Double { 30 }

  /// The height at which no row is hidden; the window may give less.
  package var contentHeight: Double {
    let list = isAscent ? Double(ascentList.rowCount) * ascentRowHeight : Double(rows.count) * context.density.ladderRow
    return headerHeight + fingerLineHeight + max(list, 4 * context.density.ladderRow) + 8 + footerHeight
  }

  private var ascentRowHeight: Double { context.density == .dense ? 33 : 44 }
  private var isAscent: Bool { session.direction == .ascent }

  package override func layoutSubviews() {
    let side = context.density == .dense ? 24.0 : 40
    let width = showsTitle ? min(210, bounds.width - 90) : bounds.width - 24
    directions.frame = CGRect(
      x: bounds.width - width - (showsTitle ? 16 : 12),
      y: (headerHeight - side) / 2,
      width: width,
      height: side
    )
    let top = headerHeight + fingerLineHeight
    // Whole rows, so that bringing one into sight cuts none at the other end.
    func frame(_ row: Double) -> CGRect {
      let room = max(0, bounds.height - top - footerHeight - 6)
      return CGRect(x: 0, y: top, width: bounds.width, height: max(min(room, row), (room / row).rounded(.down) * row))
    }
    descentList.frame = frame(context.density.ladderRow)
    ascentList.frame = frame(ascentRowHeight)
    story.frame = CGRect(x: 0, y: headerHeight, width: bounds.width, height: max(0, bounds.height - headerHeight))
    reveal()
  }

  // MARK: Following the session

  package func sessionDidChange(_ change: SessionChange) {
    if !change.isDisjoint(with: [.trace, .playback, .layout, .selection]) {
      if change.contains(.layout) { rowsKey = nil }
      refresh()
    }
    if change.contains(.tools), descent == nil { setNeedsDisplay() }
    if !change.isDisjoint(with: [.hover, .theme]) {
      descentList.setNeedsDisplay()
      ascentList.setNeedsDisplay()
    }
    if change.contains(.theme) {
      setNeedsDisplay()
      directions.setNeedsDisplay()
      story.refresh()
    }
  }

  private func refresh() {
    let touch = session.shownTouch
    let sequence = session.shownSequence
    let step = session.playback.step.flatMap { index in
      session.digest.steps.indices.contains(index) ? session.digest.steps[index] : nil
    }
    let words = Words(titlesOf: session.application)
    let count = touch.map { $0.rows.count + $0.calls.count + $0.marks.count } ?? 0
    let now = Shown(
      touch: touch?.id,
      sequence: sequence,
      direction: session.direction,
      showsStory: session.showsStory,
      comparison: session.comparison,
      whatIf: session.whatIf,
      selection: session.selection,
      rowCount: count
    )
    guard now != shown else { return }
    if now.touch != shown?.touch { opened = [] }
    shown = now
    directions.selectedSegmentIndex = session.showsStory ? 2 : isAscent ? 1 : 0
    story.isHidden = !session.showsStory
    story.refresh()
    story.setNeedsDisplay()
    descent = touch.map { DescentLadder($0, sequence: sequence, step: step, words: words) }
    ascent = isAscent ? touch.map { AscentLadder($0, sequence: sequence, session: session) } : nil
    refold()
    let isEmpty = touch == nil
    descentList.isHidden = isEmpty || isAscent || session.showsStory
    ascentList.isHidden = isEmpty || !isAscent || session.showsStory
    ascentList.reload(count: ascent?.rows.count ?? 0)
    reveal()
    descentList.setNeedsDisplay()
    ascentList.setNeedsDisplay()
    setNeedsDisplay()
  }

  private func refold() {
    let key = descent.map { RowsKey(touch: $0.touch.id, count: $0.touch.rows.count, opened: opened) }
    guard key != rowsKey || descent == nil else { return }
    rowsKey = key
    rows = descent.map { LadderRow.rows(of: $0.touch.rows, opened: opened) } ?? []
    descentList.reload(count: rows.count)
  }

  private func reveal() {
    if let row = currentDescentRow { descentList.reveal(row) }
    if let row = currentAscentRow { ascentList.reveal(row) }
  }

  /// The middle of the boxed row of the descent, in the pane's coordinates; nil while it is not in sight.
  var shownStep: CGPoint? {
    guard !isHidden, let shown = currentDescentRow.flatMap({ descentList.shownRect(ofRow: $0) }) else { return nil }
    return descentList.convert(CGPoint(x: shown.minX, y: shown.midY), to: self)
  }

  /// Calls a function whenever the descent was scrolled.
  func onScroll(_ body: @escaping @MainActor () -> Void) { descentList.onScroll = body }

  private var currentDescentRow: Int? { descent?.current.flatMap { row(ofVisit: $0) } }

  private var currentAscentRow: Int? {
    guard let ascent, let row = ascent.current ?? ascent.rows.indices.first else { return nil }
    return ascent.rows.count - 1 - row
  }

  /// The hop of a row; the first responder is at the bottom.
  func hop(ofRow index: Int) -> AscentLadder.Row? {
    guard let ascent, ascent.rows.indices.contains(ascent.rows.count - 1 - index) else { return nil }
    return ascent.rows[ascent.rows.count - 1 - index]
  }

  /// The row that shows a visit; rows are in the order of asking.
  private func row(ofVisit visit: Int) -> Int? {
    let next = rows.partitioningIndex { $0.visits.upperBound > visit }
    return rows.indices.contains(next) ? next : nil
  }

  // MARK: Acting

  private func tapDescent(_ index: Int) {
    guard let descent, rows.indices.contains(index) else { return }
    switch rows[index] {
    case .fold(let range): open(range)
    case .visit(let visit):
      let row = descent.touch.rows[visit]
      go(to: row.sequence, element: row.visit.element, row: index)
    }
  }

  func open(_ fold: Range<Int>) {
    opened.insert(fold.lowerBound)
    refold()
    descentList.setNeedsDisplay()
  }

  private func tapAscent(_ index: Int) {
    guard let row = hop(ofRow: index) else { return }
    go(to: row.sequence, element: row.element, row: index)
  }

  /// A click shows the step; a second one at once selects the view.
  private func go(to sequence: Int?, element: ElementID?, row: Int) {
    let now = window?.application?.scheduler.now ?? .zero
    if let lastTap, lastTap.row == row, now.seconds(since: lastTap.time) <= 0.4, let element {
      session.select(element)
    } else if let sequence, let step = session.digest.stepIndex(atOrBefore: sequence) {
      session.control { playback, _ in playback.show(step) }
    }
    lastTap = (row, now)
  }

  /// Up and down go from row to row, the ascent growing upwards; Enter selects what the row is about.
  private func press(_ key: KeyPress, in list: ListView) -> Bool {
    let isForward: Bool
    switch key.symbol {
    case .special(.enter):
      session.selectShownStep()
      return true
    case .special(.up): isForward = list === ascentList
    case .special(.down): isForward = list === descentList
    default: return false
    }
    session.control { playback, digest in isForward ? playback.stepForward(in: digest) : playback.stepBack() }
    return true
  }

  private func hover(_ row: Int?, in list: ListView) {
    guard let row else { return session.hover(nil) }
    if list === descentList {
      guard let descent, rows.indices.contains(row), case .visit(let visit) = rows[row] else {
        return session.hover(nil)
      }
      session.hover(descent.touch.rows[visit].visit.element)
    } else if let hop = hop(ofRow: row) {
      session.hover(hop.element)
    }
  }

  // MARK: Drawing

  private func paintDescentRow(_ painter: Painter, _ index: Int, _ rect: CGRect, _ isHovered: Bool) {
    guard let descent, rows.indices.contains(index) else { return }
    let row = rows[index]
    let element = descent.touch.rows[row.visits.lowerBound].visit.element
    let isOne = row.visits.count == 1
    LadderRowPainter(context: context, painter: painter).descentRow(
      row,
      of: descent,
      in: rect,
      LadderRowPainter.Emphasis(
        isCurrent: descent.current.map(row.visits.contains) ?? false,
        isSelected: isOne && element == session.selectedView,
        isHovered: isHovered || isOne && element == session.hover
      )
    )
  }

  private func paintAscentRow(_ painter: Painter, _ index: Int, _ rect: CGRect, _ isHovered: Bool) {
    guard let ascent else { return }
    let place = ascent.rows.count - 1 - index
    guard ascent.rows.indices.contains(place) else { return }
    let row = ascent.rows[place]
    LadderRowPainter(context: context, painter: painter).ascentRow(
      row,
      number: place + 1,
      in: rect,
      LadderRowPainter.Emphasis(
        isCurrent: place == ascent.current,
        isSelected: row.element == session.selection,
        isHovered: isHovered || row.element == session.hover
      )
    )
  }

  package func paint(into painter: Painter) {
    let theme = context.theme
    let growth = context.density.fontGrowth
    painter.fill(bounds, color: theme[.panel])
    let header = CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight)
    if showsTitle {
      let title = CGRect(x: 16, y: 0, width: max(0, directions.frame.minX - 24), height: headerHeight)
      painter.text(.line("Trace", .ui(12 + growth, .semibold), theme[.text1]), in: title)
    }
    painter.hairline(along: .maxYEdge, of: header, color: theme[.line])
    if session.showsStory { return }
    guard let descent else { return paintEmpty(into: painter) }
    paintFingerLine(descent.touch, into: painter)
    let words = isAscent ? ascent?.footer(session) : descent.footer(session)
    let footer = CGRect(x: 0, y: bounds.height - footerHeight, width: bounds.width, height: footerHeight)
    painter.line(
      from: CGPoint(x: 16, y: footer.minY),
      to: CGPoint(x: bounds.width - 16, y: footer.minY),
      color: theme[.line]
    )
    painter.ends(
      .line(words?.step ?? "", .ui(11.5 + growth, .semibold), theme[.text1]),
      .line(words?.what ?? "", .ui(11 + growth), theme[.text2]),
      in: CGRect(x: 22, y: footer.minY, width: bounds.width - 38, height: footerHeight),
      measurer: context.measurer
    )
  }

  private func paintFingerLine(_ touch: TouchDigest, into painter: Painter) {
    let theme = context.theme
    let number = Int(touch.id.finger)
    let line = CGRect(x: 42, y: headerHeight, width: bounds.width - 58, height: fingerLineHeight)
    painter.fingerBadge(number, center: CGPoint(x: 26, y: line.midY), radius: 7, theme: theme)
    let call = isAscent ? ascent?.call : nil
    let instant = call?.instant ?? touch.start
    let place = call == nil ? touch.startLocation : touch.location(at: instant)
    let title = TextBlock.line(
      "Finger \(number) \(call?.method.phaseWord ?? "began")",
      .ui(12 + context.density.fontGrowth, .semibold),
      theme[.text1]
    )
    var data = TextBlock.line("\(Words.point(place)) at \(Words.seconds(instant.seconds)) s", .mono(11), theme[.text2])
    if context.measurer.width(of: title) + 10 + context.measurer.width(of: data) > line.width {
      data = .line(Words.point(place), .mono(11), theme[.text2])
    }
    painter.ends(title, data, in: line, measurer: context.measurer)
  }

  private func paintEmpty(into painter: Painter) {
    let theme = context.theme
    let middle = headerHeight + (bounds.height - headerHeight) / 2
    painter.fingerBadge(session.activeFinger, center: CGPoint(x: bounds.midX, y: middle - 30), radius: 12, theme: theme)
    let words = TextBlock(
      "Press inside the device; by key, Enter shows a cross that the arrows move",
      font: .ui(12 + context.density.fontGrowth),
      color: theme[.text2],
      overflow: .wrap(lineHeight: 18, maxLines: 3),
      alignment: .center
    )
    let width = min(220, bounds.width - 32)
    painter.text(words, in: CGRect(x: bounds.midX - width / 2, y: middle - 6, width: width, height: 54))
  }
}

extension ResponderMethod {
  /// "began", "moved": what the finger did.
  var phaseWord: String {
    switch self {
    case .touchesBegan: "began"
    case .touchesMoved: "moved"
    case .touchesEnded: "ended"
    case .touchesCancelled: "cancelled"
    default: rawValue
    }
  }
}
