import Canvas
import Foundation
import Traces
import UIKit

/// The lanes under each other, then what was kept from views; a change on a strip tells its reason while pointed at.
///
/// A press on a lane selects its recognizer; on a change, or on a line of what was kept, it goes to that step.
@MainActor
final class LaneList: UIScrollView, Painted, Hoverable, PointerFollowing, Focusable, MenuOffering {
  let context: InterfaceContext
  private(set) var lanes: RecognizerLanes?
  private var rows = LaneRows()

  /// The change that is pointed at.
  private var pointed: Pointed? { didSet { if pointed != oldValue { setNeedsDisplay() } } }

  private struct Pointed: Equatable {
    var lane: Int
    var stop: Int
  }

  /// The row that the arrow keys have come to.
  private var chosen: LaneRows.Row?

  var isHovered = false {
    didSet {
      guard !isHovered else { return }
      pointed = nil
      context.session.hover(nil)
    }
  }

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "lanes"
    let tap = UITapGestureRecognizer()
    tap.name = "lanes tap"
    tap.addHandler(named: "choose") { [weak self] recognizer in
      guard let self else { return }
      self.tap(at: recognizer.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private var session: DebugSession { context.session }

  /// The height at which nothing is hidden.
  var totalHeight: Double { rows.height }

  func show(_ lanes: RecognizerLanes) {
    self.lanes = lanes
    rows = LaneRows(lanes, context.density)
    contentSize = CGSize(width: bounds.width, height: rows.height)
    contentOffset = limited(contentOffset)
    setNeedsDisplay()
  }

  /// Scrolls the lane of the selected recognizer into sight, if it has one.
  func revealSelection() {
    setNeedsDisplay()
    guard let lane = lanes?.lanes.firstIndex(where: { $0.id == session.selection }),
      let index = rows.index(ofLane: lane)
    else { return }
    scrollRectToVisible(rows.rect(of: index, in: bounds), animated: false)
  }

  // MARK: Places

  func row(at point: CGPoint) -> LaneRows.Row? { rows.row(at: point.y).map { rows.rows[$0] } }

  private func rect(ofLane lane: Int) -> CGRect {
    rows.index(ofLane: lane).map { rows.rect(of: $0, in: bounds) } ?? .zero
  }

  private func strip(of index: Int) -> StateStrip? {
    guard let lane = lanes?.lanes[index], lane.showsStrip, let attempt = lane.attempt else { return nil }
    let rect = rect(ofLane: index)
    let middle = rect.minY + lane.stripMiddle(context.density.fontGrowth)
    let width = rect.width - LanePainter.indent - 16
    return StateStrip(
      attempt,
      in: CGRect(x: rect.minX + LanePainter.indent, y: middle - 8, width: width, height: 16),
      now: session.shownInstant
    )
  }

  private func pointed(at point: CGPoint) -> Pointed? {
    guard case .lane(let lane)? = row(at: point), let strip = strip(of: lane), let stop = strip.stop(at: point),
      let index = strip.stops.firstIndex(where: { $0.span.sequence == stop.span.sequence })
    else { return nil }
    return Pointed(lane: lane, stop: index)
  }

  /// The change of a lane's strip at a point.
  func changePointed(at point: CGPoint) -> RecognizerHistory.Span? {
    guard let place = pointed(at: point), let span = strip(of: place.lane)?.stops[place.stop].span, span.sequence > 0
    else { return nil }
    return span
  }

  /// Where the row is that the arrow keys have come to, or the selected recognizer's.
  var chosenRect: CGRect? {
    let selected = lanes?.lanes.firstIndex { $0.id == session.selection }.map { LaneRows.Row.lane($0) }
    return (chosen ?? selected).flatMap { rows.rows.firstIndex(of: $0) }.map { rows.rect(of: $0, in: bounds) }
  }

  // MARK: Pointer

  func pointerMoved(to point: CGPoint) {
    pointed = pointed(at: point)
    session.hover(row(at: point).flatMap(viewBehind))
  }

  /// The view that a row is about; of a recognizer, the view it is on.
  private func viewBehind(_ row: LaneRows.Row) -> ElementID? {
    guard let lanes else { return nil }
    let id: ElementID
    switch row {
    case .lane(let index): id = lanes.lanes[index].id
    case .kept(let index): id = lanes.kept[index].subject
    case .caption: return nil
    }
    guard let recognizer = session.application.object(for: id) as? UIGestureRecognizer else { return id }
    return recognizer.view.map { session.application.identify($0) }
  }

  private func tap(at point: CGPoint) {
    guard let row = row(at: point) else { return }
    if let span = changePointed(at: point) {
      pointed = pointed(at: point)
      go(to: span)
    } else {
      choose(row)
    }
  }

  private func choose(_ row: LaneRows.Row) {
    guard let lanes else { return }
    chosen = row
    switch row {
    case .lane(let index): session.select(lanes.lanes[index].id)
    case .kept(let index):
      session.select(lanes.kept[index].subject)
      session.go(toSequence: lanes.kept[index].sequence)
    case .caption: break
    }
    setNeedsDisplay()
  }

  private func go(to span: RecognizerHistory.Span) {
    guard let step = session.digest.stepIndex(atOrBefore: span.sequence) else { return }
    session.control { playback, _ in playback.show(step) }
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { lanes?.lanes.isEmpty == false }

  /// Up and down go through the lanes and lines, left and right through the changes of a lane, Enter to its last one.
  func press(_ key: KeyPress) -> Bool {
    guard !key.control, case .special(let special) = key.symbol else { return false }
    switch special {
    case .up: return move(by: -1)
    case .down: return move(by: 1)
    case .left: return step(by: -1)
    case .right: return step(by: 1)
    case .enter: return step(by: nil)
    default: return false
    }
  }

  private func move(by delta: Int) -> Bool {
    let content = rows.rows.filter(\.isContent)
    guard !content.isEmpty else { return false }
    let current = chosen.flatMap { content.firstIndex(of: $0) }
    let next = current.map { min(max($0 + delta, 0), content.count - 1) } ?? (delta > 0 ? 0 : content.count - 1)
    choose(content[next])
    if let index = rows.rows.firstIndex(of: content[next]) {
      scrollRectToVisible(rows.rect(of: index, in: bounds), animated: false)
    }
    return true
  }

  /// The change before or after the shown step; nil is the last of all.
  private func step(by delta: Int?) -> Bool {
    guard case .lane(let index)? = chosen, let lanes, lanes.lanes.indices.contains(index),
      let attempt = lanes.lanes[index].attempt
    else { return false }
    let changes = attempt.spans.filter { $0.sequence > 0 }
    let shown = session.shownSequence
    let target =
      switch delta {
      case nil: changes.last
      case 1: changes.first { $0.sequence > shown }
      default: changes.last { $0.sequence < shown }
      }
    target.map(go)
    return true
  }

  // MARK: Drawing

  func paint(into painter: Painter) {
    guard let lanes else { return }
    for (index, row) in rows.rows.enumerated() {
      let rect = rows.rect(of: index, in: bounds)
      guard rect.intersects(bounds) else { continue }
      paint(row, at: index, in: rect, lanes, into: painter)
    }
    paintRelations(lanes, into: painter)
    ScrollIndicator.paint(for: self, isProminent: isHovered, theme: context.theme, into: painter)
    guard isFirstResponder else { return }
    painter.strokeInside(bounds, cornerRadius: 2, style: StrokeStyle(width: 2), color: context.theme[.accent])
  }

  private func paint(
    _ row: LaneRows.Row,
    at index: Int,
    in rect: CGRect,
    _ lanes: RecognizerLanes,
    into painter: Painter
  ) {
    let theme = context.theme
    let followsContent = index > 0 && rows.rows[index - 1].isContent
    if followsContent {
      let line = CGRect(x: rect.minX + 16, y: rect.minY, width: rect.width - 32, height: rect.height)
      painter.hairline(along: .minYEdge, of: line, color: theme[.line])
    }
    switch row {
    case .lane(let index):
      var lane = lanes.lanes[index]
      if lane.id == session.selection { paintSelection(rect, into: painter) }
      if let pointed, pointed.lane == index { lane = lane.telling(pointed.stop, session) }
      LanePainter(context: context, painter: painter, sequence: session.shownSequence, instant: session.shownInstant)
        .paint(lane, in: rect)
    case .kept(let index):
      if chosen == row, isFirstResponder { paintSelection(rect, into: painter) }
      KeptTouchPainter(painter: painter, context: context).paint(lanes.kept[index], in: rect)
    case .caption(let words):
      if index > 0 { painter.hairline(along: .minYEdge, of: rect, color: theme[.line]) }
      let font = Font.ui(10.5 + context.density.fontGrowth, .medium)
      painter.text(.line(words, font, theme[.text3]), in: rect.insetBy(dx: 16, dy: 0))
    }
  }

  private func paintSelection(_ rect: CGRect, into painter: Painter) {
    let theme = context.theme
    painter.fill(rect, color: theme[.accentFill])
    painter.fill(CGRect(x: rect.minX, y: rect.minY, width: 3, height: rect.height), color: theme[.accent])
  }

  private func paintRelations(_ lanes: RecognizerLanes, into painter: Painter) {
    let relationPainter = RelationPainter(painter: painter, theme: context.theme)
    // Active ones last, over the others.
    for (place, relation) in lanes.relations.sorted(by: { !$0.isActive && $1.isActive }).enumerated() {
      let (first, second) = (rect(ofLane: relation.first), rect(ofLane: relation.second))
      guard first.union(second).intersects(bounds) else { continue }
      relationPainter.paint(
        relation,
        place: place,
        from: first.minY + LanePainter.headMiddle,
        to: second.minY + LanePainter.headMiddle,
        left: bounds.minX
      )
    }
  }
}

extension RecognizerLane {
  /// The lane with the reason of one change as its sentence.
  @MainActor
  func telling(_ stop: Int, _ session: DebugSession) -> RecognizerLane {
    guard let attempt, attempt.spans.indices.contains(stop) else { return self }
    let span = attempt.spans[stop]
    let reason = span.reason.map { Words(titlesOf: session.application).reason($0) } ?? "got the first finger"
    var lane = self
    lane.sentence = "\(Words.seconds(span.start.seconds)) s \(Words.state(span.state)): \(reason)"
    // The lane keeps its height while it is pointed at.
    if note != nil { lane.note = session.note(on: span.rule) ?? note }
    return lane
  }
}
