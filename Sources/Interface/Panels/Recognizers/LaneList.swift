import Canvas
import Foundation
import Traces
import UIKit

/// The lanes under each other, scrolled when they are many; a change on a strip tells its reason while it is pointed at.
@MainActor
final class LaneList: UIScrollView, Painted, Hoverable, PointerFollowing {
  private let context: InterfaceContext
  private var lanes: RecognizerLanes?
  private var tops: [Double] = []
  private(set) var totalHeight = 0.0

  /// The change that is pointed at.
  private var pointed: Pointed? { didSet { if pointed != oldValue { setNeedsDisplay() } } }

  private struct Pointed: Equatable {
    var lane: Int
    var stop: Int
  }

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

  private static let captionHeight = 24.0

  func show(_ lanes: RecognizerLanes) {
    self.lanes = lanes
    var y = 0.0
    tops = []
    for (index, lane) in lanes.lanes.enumerated() {
      if index == lanes.firstUnseeing { y += Self.captionHeight }
      tops.append(y)
      y += lane.height(context.density.fontGrowth)
    }
    totalHeight = y
    contentSize = CGSize(width: bounds.width, height: y)
    contentOffset = limited(contentOffset)
    setNeedsDisplay()
  }

  private func rect(of index: Int) -> CGRect {
    guard let lanes, lanes.lanes.indices.contains(index) else { return .zero }
    let height = lanes.lanes[index].height(context.density.fontGrowth)
    return CGRect(x: bounds.minX, y: tops[index], width: bounds.width, height: height)
  }

  private func lane(at point: CGPoint) -> Int? {
    let index = tops.partitioningIndex { $0 > point.y } - 1
    return index >= 0 && rect(of: index).contains(point) ? index : nil
  }

  private func strip(of index: Int) -> StateStrip? {
    guard let lanes, lanes.lanes[index].showsStrip, let attempt = lanes.lanes[index].attempt else { return nil }
    let rect = rect(of: index)
    let middle = rect.minY + lanes.lanes[index].stripMiddle(context.density.fontGrowth)
    let width = rect.width - LanePainter.indent - 16
    return StateStrip(
      attempt,
      in: CGRect(x: rect.minX + LanePainter.indent, y: middle - 8, width: width, height: 16),
      now: context.session.shownInstant
    )
  }

  private func pointed(at point: CGPoint) -> Pointed? {
    guard let lane = lane(at: point), let strip = strip(of: lane), let stop = strip.stop(at: point),
      let index = strip.stops.firstIndex(where: { $0.span.sequence == stop.span.sequence })
    else { return nil }
    return Pointed(lane: lane, stop: index)
  }

  func pointerMoved(to point: CGPoint) {
    pointed = pointed(at: point)
    let view = lane(at: point).flatMap { index in
      lanes.flatMap { context.session.application.object(for: $0.lanes[index].id) as? UIGestureRecognizer }?.view
    }
    context.session.hover(view.map { context.session.application.identify($0) })
  }

  /// A change on a strip goes to its step.
  private func tap(at point: CGPoint) {
    guard let place = pointed(at: point), let strip = strip(of: place.lane) else { return }
    pointed = place
    let sequence = strip.stops[place.stop].span.sequence
    guard sequence > 0, let step = context.session.digest.stepIndex(atOrBefore: sequence) else { return }
    context.session.control { playback, _ in playback.show(step) }
  }

  // MARK: Drawing

  func paint(into painter: Painter) {
    guard let lanes else { return }
    let theme = context.theme
    let session = context.session
    let lanePainter = LanePainter(
      context: context,
      painter: painter,
      sequence: session.shownSequence,
      instant: session.shownInstant
    )
    for index in lanes.lanes.indices {
      let rect = rect(of: index)
      if index == lanes.firstUnseeing { paintCaption(lanes, above: rect, into: painter) }
      guard rect.intersects(bounds) else { continue }
      if index > 0, index != lanes.firstUnseeing {
        painter.line(
          from: CGPoint(x: rect.minX + 16, y: rect.minY),
          to: CGPoint(x: rect.maxX - 16, y: rect.minY),
          color: theme[.line]
        )
      }
      var lane = lanes.lanes[index]
      if let pointed, pointed.lane == index { lane = lane.telling(pointed.stop, session) }
      lanePainter.paint(lane, in: rect)
    }
    paintRelations(lanes, into: painter)
    ScrollIndicator.paint(for: self, isProminent: isHovered, theme: theme, into: painter)
  }

  private func paintRelations(_ lanes: RecognizerLanes, into painter: Painter) {
    let relationPainter = RelationPainter(painter: painter, theme: context.theme)
    // Active ones last, over the others.
    for (place, relation) in lanes.relations.sorted(by: { !$0.isActive && $1.isActive }).enumerated() {
      let (first, second) = (rect(of: relation.first), rect(of: relation.second))
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

  private func paintCaption(_ lanes: RecognizerLanes, above rect: CGRect, into painter: Painter) {
    guard let finger = lanes.finger else { return }
    let caption = CGRect(
      x: rect.minX + 16,
      y: rect.minY - Self.captionHeight,
      width: rect.width - 32,
      height: Self.captionHeight
    )
    if caption.minY > 0 { painter.hairline(along: .minYEdge, of: caption, color: context.theme[.line]) }
    let words = "do not see finger \(finger)"
    painter.text(.line(words, .ui(10.5 + context.density.fontGrowth, .medium), context.theme[.text3]), in: caption)
  }
}

extension RecognizerLane {
  /// The lane with the reason of one change as its sentence.
  @MainActor
  func telling(_ stop: Int, _ session: DebugSession) -> RecognizerLane {
    guard let attempt, attempt.spans.indices.contains(stop) else { return self }
    let span = attempt.spans[stop]
    let reason = span.reason.map { Words(titlesOf: session.application).reason($0) } ?? "got the first finger"
    return RecognizerLane(
      id: id,
      name: name,
      what: what,
      state: state,
      stateWord: stateWord,
      sentence: "\(Words.seconds(span.start.seconds)) s \(Words.state(span.state)): \(reason)",
      gauges: gauges,
      attempt: attempt,
      isRefused: isRefused
    )
  }
}
