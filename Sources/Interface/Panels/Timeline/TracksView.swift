import Canvas
import Foundation
import Traces
import UIKit

/// Ruler, tracks and playhead: press or drag to scrub, wheel to scroll, wheel with Control to zoom.
@MainActor
final class TracksView: UIControl, Painted, WheelTarget, PointerShaping {
  private let context: InterfaceContext
  private(set) var axis = TimeAxis()
  private var index = TimelineIndex()

  /// Follows the trace by itself until a person scrolls or zooms.
  private var isAutomatic = true

  /// How far the tracks are scrolled up under the ruler.
  private var scrolled = 0.0

  /// Where the pointer drags the playhead; the session shows the last step before.
  private var dragged: Instant?

  /// Room for the tracks' names at the left.
  var labelsWidth = 248.0 { didSet { if labelsWidth != oldValue { place() } } }

  /// Fingers and hit tests only, without names.
  var isCompact = false { didSet { if isCompact != oldValue { place() } } }

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "tracks"
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  private var session: DebugSession { context.session }
  private var rulerHeight: Double { isCompact ? 16 : context.density == .dense ? 18 : 22 }
  private var namesWidth: Double { isCompact ? 4 : labelsWidth }

  /// Under a rail the names are short.
  private var isNarrow: Bool { labelsWidth < 120 }

  /// Those that ever got a finger.
  private var lanes: [RecognizerHistory] { index.histories.all.filter { !$0.attempts.isEmpty } }

  private var layout: TrackLayout {
    TrackLayout(
      fingers: index.fingers.count,
      recognizers: lanes.count,
      density: context.density,
      isCompact: isCompact
    )
  }

  /// The height at which no track is hidden.
  var contentHeight: Double { rulerHeight + layout.height }

  // MARK: Following the session

  override func layoutSubviews() { place() }

  private func place() {
    axis.left = namesWidth + 12
    axis.width = max(1, bounds.width - axis.left - 16)
    follow()
    setNeedsDisplay()
  }

  func reset() {
    index = TimelineIndex()
    isAutomatic = true
    scrolled = 0
    refresh()
  }

  func refresh() {
    index.update(from: session.digest)
    follow()
    setNeedsDisplay()
  }

  /// Until a person zooms, the whole trace is in sight, or its last minute; then only the playhead is kept in sight.
  private func follow() {
    let steps = session.digest.steps
    let first = steps.first?.instant.seconds ?? 0
    let playhead = session.playheadInstant.seconds
    if isAutomatic {
      let length = max((steps.last?.instant.seconds ?? first) - first, playhead - first)
      let span = max(1, length * 1.08)
      axis.show(from: first, span: span)
      if span > axis.span { axis.start = max(first, min(playhead, first + length) - axis.span * 0.9) }
    } else if session.playback.isPlaying || session.playback.isLive, playhead > axis.end || playhead < axis.start {
      axis.start = playhead - axis.span * 0.1
    }
  }

  // MARK: Scrubbing

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard super.beginTracking(touch, with: event), point.x >= namesWidth else { return false }
    if touch.tapCount == 2, point.y < rulerHeight {
      isAutomatic = true
      refresh()
      return false
    }
    scrub(to: point.x)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    scrub(to: touch.location(in: self).x)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    dragged = nil
    setNeedsDisplay()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    dragged = nil
    setNeedsDisplay()
  }

  /// The distance in pixels from which the playhead jumps to an event (visual design, 10).
  private static let snap = 6.0

  private func scrub(to x: Double) {
    var instant = axis.instant(at: min(max(x, axis.left), axis.left + axis.width))
    if let moment = nearestMoment(to: instant), abs(axis.x(moment) - x) <= Self.snap { instant = moment }
    dragged = instant
    session.control { playback, digest in playback.scrub(to: instant, in: digest) }
    setNeedsDisplay()
  }

  private func nearestMoment(to instant: Instant) -> Instant? {
    let moments = session.digest.moments
    let next = moments.partitioningIndex { $0.instant >= instant }
    let candidates = [next - 1, next].filter { moments.indices.contains($0) }.map { moments[$0].instant }
    return candidates.min { abs($0.seconds(since: instant)) < abs($1.seconds(since: instant)) }
  }

  // MARK: Wheel

  func wheel(by delta: CGVector, at point: CGPoint, zooming: Bool) -> Bool {
    if zooming {
      isAutomatic = false
      axis.zoom(by: pow(1.0015, delta.dy), around: min(max(point.x, axis.left), axis.left + axis.width))
    } else if delta.dx == 0, layout.height > bounds.height - rulerHeight {
      scrolled = min(max(0, scrolled + delta.dy), layout.height - (bounds.height - rulerHeight))
    } else {
      isAutomatic = false
      axis.start += axis.length(delta.dx + delta.dy)
    }
    setNeedsDisplay()
    return true
  }

  func pointerShape(at point: CGPoint) -> PointerShape {
    abs(point.x - axis.x(dragged ?? session.playheadInstant)) <= 5 ? .eastWestResize : .arrow
  }

  // MARK: Drawing

  func paint(into painter: Painter) {
    let theme = context.theme
    let layout = layout
    let shown = dragged ?? session.playheadInstant
    scrolled = min(scrolled, max(0, layout.height - (bounds.height - rulerHeight)))
    painter.fill(bounds, color: theme[.panel])
    let tracks = TrackPainter(
      painter: painter,
      context: context,
      axis: axis,
      index: index,
      words: Words(titlesOf: session.application),
      sequence: session.shownSequence,
      shown: shown,
      now: session.clockInstant
    )
    let area = CGRect(x: 0, y: rulerHeight, width: bounds.width, height: max(0, bounds.height - rulerHeight))
    painter.clipped(to: area) {
      for track in layout.tracks { paint(track, with: tracks, top: rulerHeight - scrolled + track.top) }
    }
    if !isCompact {
      let names = CGRect(x: 0, y: 0, width: namesWidth, height: bounds.height)
      painter.hairline(along: .maxXEdge, of: names, color: theme[.line])
    }
    paintScrollBar(of: layout.height, in: area, into: painter)
    paintRuler(into: painter, playhead: axis.x(shown))
    guard !session.digest.steps.isEmpty else { return }
    paintPlayhead(at: shown, into: painter)
  }

  private func paintScrollBar(of total: Double, in area: CGRect, into painter: Painter) {
    guard total > area.height + 0.5, area.height > 24 else { return }
    let length = max(16, area.height * area.height / total)
    let y = area.minY + (area.height - length) * scrolled / (total - area.height)
    let bar = CGRect(x: area.maxX - 6, y: y, width: 4, height: length)
    painter.fill(bar, cornerRadius: 2, color: context.theme[.text3].multipliedAlpha(0.45))
  }

  private func paint(_ track: TrackLayout.Track, with tracks: TrackPainter, top: Double) {
    guard top < bounds.height, top + track.height > rulerHeight else { return }
    let painter = tracks.painter
    let plot = CGRect(x: namesWidth, y: top, width: bounds.width - namesWidth, height: track.height)
    painter.clipped(to: plot) {
      let middle = plot.midY
      switch track.kind {
      case .fingers:
        for (place, lane) in index.fingers.enumerated() {
          tracks.fingerLane(lane, middle: top + 2 + track.laneHeight * (Double(place) + 0.5))
        }
      case .hitTest: tracks.hitTests(middle: middle)
      case .delivery: tracks.deliveries(middle: middle)
      case .recognizers:
        for (place, history) in lanes.enumerated() {
          let middle = top + track.laneHeight * (Double(place) + 0.5)
          guard middle > rulerHeight - track.laneHeight, middle < bounds.height + track.laneHeight else { continue }
          tracks.recognizerLane(history, middle: middle)
        }
      case .controlEvents: tracks.controlEvents(middle: middle)
      }
    }
    guard !isCompact else { return }
    paintNames(of: track, top: top, into: painter)
    let row = CGRect(x: 0, y: top, width: bounds.width, height: track.height)
    painter.hairline(along: .maxYEdge, of: row, color: context.theme[.line])
  }

  private func paintNames(of track: TrackLayout.Track, top: Double, into painter: Painter) {
    let theme = context.theme
    let growth = context.density.fontGrowth
    let isSplit = track.kind == .fingers || track.kind == .recognizers
    let titleHeight = track.kind == .fingers ? track.height : track.laneHeight
    if isNarrow {
      let title = TextBlock.line(track.shortTitle, .ui(10), theme[.text2])
      painter.text(title, in: CGRect(x: 6, y: top, width: labelsWidth - 8, height: titleHeight))
      return
    }
    let title = TextBlock.line(track.title, .ui(11.5 + growth, .medium), theme[.text2])
    let titleWidth = min(ceil(context.measurer.width(of: title)), labelsWidth - 32)
    painter.text(title, in: CGRect(x: 16, y: top, width: titleWidth, height: titleHeight))
    guard isSplit else { return }
    let left = 16 + titleWidth + 10
    let room = labelsWidth - 16 - left
    guard room > 24 else { return }
    for (place, name) in laneNames(track.kind).enumerated() {
      let y = top + (track.kind == .fingers ? 2 : 0) + track.laneHeight * Double(place)
      guard y < bounds.height, y + track.laneHeight > rulerHeight else { continue }
      var block = TextBlock.identifier(name, .ui(10.5 + growth), theme[.text2])
      block.alignment = .trailing
      painter.text(block, in: CGRect(x: left, y: y, width: room, height: track.laneHeight))
    }
  }

  private func laneNames(_ kind: TrackLayout.Kind) -> [String] {
    switch kind {
    case .fingers:
      index.fingers.map { lane in
        "finger \(lane.number)" + (session.liveFingers[lane.number]?.isPinned == true ? " (pinned)" : "")
      }
    case .recognizers: lanes.map { session.element($0.id).recognizerTitle }
    default: []
    }
  }

  private func paintRuler(into painter: Painter, playhead: Double) {
    let theme = context.theme
    let ruler = CGRect(x: 0, y: 0, width: bounds.width, height: rulerHeight)
    painter.fill(ruler, color: theme[.panel])
    painter.hairline(along: .maxYEdge, of: ruler, color: theme[.line])
    if !isCompact {
      painter.text(
        .line(isNarrow ? "s" : "seconds", .ui(10.5 + context.density.fontGrowth), theme[.text3]),
        in: CGRect(x: isNarrow ? 6 : 16, y: 0, width: labelsWidth - (isNarrow ? 8 : 32), height: rulerHeight)
      )
      painter.hairline(
        along: .maxXEdge,
        of: CGRect(x: 0, y: 0, width: namesWidth, height: rulerHeight),
        color: theme[.line]
      )
    }
    let decimals = axis.decimals
    let flag = session.digest.steps.isEmpty ? -1000 : flagCenter(playhead)
    for tick in axis.ticks() {
      let x = axis.x(tick.seconds)
      let height: Double = tick.isMajor ? 6 : 3
      painter.line(
        from: CGPoint(x: x, y: rulerHeight - height),
        to: CGPoint(x: x, y: rulerHeight),
        color: theme[tick.isMajor ? .text3 : .line2]
      )
      let width = Double(decimals + 4) * 6
      guard tick.isMajor, x + 4 + width < bounds.width, abs(x + 4 + width / 2 - flag) > 26 + width / 2 else { continue }
      painter.text(
        .line(Words.fixed(tick.seconds, decimals), .mono(9), theme[.text3]),
        in: CGRect(x: x + 4, y: 0, width: width, height: rulerHeight - 5)
      )
    }
  }

  private static let flagSize = CGSize(width: 52, height: 16)

  private func flagCenter(_ x: Double) -> Double {
    min(max(x, namesWidth + 26 * (isCompact ? 1 : 0)), bounds.width - 28)
  }

  private func paintPlayhead(at instant: Instant, into painter: Painter) {
    let theme = context.theme
    let x = axis.x(instant)
    guard x >= namesWidth, x <= bounds.width else { return }
    painter.line(
      from: CGPoint(x: x, y: 2),
      to: CGPoint(x: x, y: bounds.height),
      style: StrokeStyle(width: 1.5),
      color: theme[.accent]
    )
    let center = flagCenter(x)
    let digits = Words.seconds(instant.seconds)
    let width = max(Self.flagSize.width, Double(digits.count) * 6.4 + 14)
    let flag = CGRect(x: center - width / 2, y: 1, width: width, height: min(Self.flagSize.height, rulerHeight - 1))
    painter.fill(flag, cornerRadius: 4, color: theme[.accent])
    painter.text(digits, font: .mono(10.5, .semibold), color: theme[.onAccent], in: flag, alignment: .center)
  }
}
