import Canvas
import Foundation
import Traces
import UIKit

/// Ruler, tracks and playhead: press or drag to scrub, wheel to scroll, wheel with Control or a pinch to zoom.
///
/// A press that does not move selects what it is on.
@MainActor
final class TracksView: UIControl, Painted, Focusable, WheelTarget, PointerShaping {
  let context: InterfaceContext
  var axis = TimeAxis()
  private(set) var index = TimelineIndex()

  /// Follows the trace by itself until a person scrolls or zooms.
  var isAutomatic = true

  /// How far the tracks are scrolled up under the ruler.
  var scrolled = 0.0

  /// Where the pointer drags the playhead; the session shows the last step before.
  var dragged: Instant?

  /// Where the press went down, until it moves.
  var pressed: CGPoint?

  var rangeDrag: RangeDrag?

  /// Room for the tracks' names at the left.
  var labelsWidth = 248.0 { didSet { if labelsWidth != oldValue { place() } } }

  /// Fingers and hit tests only, without names.
  var isCompact = false { didSet { if isCompact != oldValue { place() } } }

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "tracks"
    clipsToBounds = true
    addGestureRecognizer(makePinch())
  }

  required init?(coder: NSCoder) { nil }

  var session: DebugSession { context.session }
  var rulerHeight: Double { isCompact ? 16 : context.density == .dense ? 18 : 22 }
  var namesWidth: Double { isCompact ? 4 : labelsWidth }

  /// Under a rail the names are short.
  var isNarrow: Bool { labelsWidth < 120 }

  /// Those that ever got a finger.
  var lanes: [RecognizerHistory] { index.histories.all.filter { !$0.attempts.isEmpty } }

  var layout: TrackLayout {
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

  // MARK: Tracking

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && beginPress(at: touch.location(in: self), taps: touch.tapCount)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    movePress(to: touch.location(in: self))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endPress()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressed = nil
    endPress()
  }

  override var canBecomeFirstResponder: Bool { true }

  func press(_ key: KeyPress) -> Bool { take(key) }

  func wheel(by delta: CGVector, at point: CGPoint, zooming: Bool) -> Bool {
    turn(by: delta, at: point, zooming: zooming)
  }

  func pointerShape(at point: CGPoint) -> PointerShape {
    isOnRangeHandle(point) || abs(point.x - axis.x(dragged ?? session.playheadInstant)) <= 5
      ? .eastWestResize : .arrow
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
      now: session.clockInstant,
      selection: session.selectedView
    )
    let area = CGRect(x: 0, y: rulerHeight, width: bounds.width, height: max(0, bounds.height - rulerHeight))
    painter.clipped(to: area) {
      for track in layout.tracks { paint(track, with: tracks, top: rulerHeight - scrolled + track.top) }
      paintRangeTint(into: painter)
    }
    if !isCompact {
      let names = CGRect(x: 0, y: 0, width: namesWidth, height: bounds.height)
      painter.hairline(along: .maxXEdge, of: names, color: theme[.line])
    }
    paintScrollBar(of: layout.height, in: area, into: painter)
    paintRuler(into: painter, playhead: axis.x(shown))
    paintRangeEnds(into: painter)
    if !session.digest.steps.isEmpty { paintPlayhead(at: shown, into: painter) }
    guard isFirstResponder else { return }
    painter.strokeInside(bounds, cornerRadius: 2, style: StrokeStyle(width: 2), color: theme[.accent])
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
    paintSelectedLane(of: track, top: top, into: painter)
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
          var lane = tracks
          if history.id == session.selection { lane.background = .accentFill }
          lane.recognizerLane(history, middle: middle)
        }
      case .controlEvents: tracks.controlEvents(middle: middle)
      }
    }
    guard !isCompact else { return }
    paintNames(of: track, top: top, into: painter)
    let row = CGRect(x: 0, y: top, width: bounds.width, height: track.height)
    painter.hairline(along: .maxYEdge, of: row, color: context.theme[.line])
  }

  /// The lane of the selected recognizer.
  private func paintSelectedLane(of track: TrackLayout.Track, top: Double, into painter: Painter) {
    guard track.kind == .recognizers, let place = lanes.firstIndex(where: { $0.id == session.selection }) else {
      return
    }
    let y = top + track.laneHeight * Double(place)
    let theme = context.theme
    painter.fill(CGRect(x: 0, y: y, width: bounds.width, height: track.laneHeight), color: theme[.accentFill])
    painter.fill(CGRect(x: 0, y: y, width: 3, height: track.laneHeight), color: theme[.accent])
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
    paintRangeBand(into: painter)
    painter.hairline(along: .maxYEdge, of: ruler, color: theme[.line])
    if !isCompact {
      painter.text(
        rulerTitle,
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
