import Foundation
import Traces
import UIKit

extension TracksView {
  // MARK: Pressing

  /// A press among the names selects a lane; twice on the ruler shows everything again; with Shift, or at an end of the
  /// range, it selects a range; elsewhere it scrubs.
  func beginPress(at point: CGPoint, taps: Int) -> Bool {
    guard point.x >= namesWidth else {
      select(at: point)
      return false
    }
    if taps == 2, point.y < rulerHeight {
      showAll()
      return false
    }
    if beginRange(at: point) { return true }
    pressed = point
    scrub(to: point.x)
    return true
  }

  func movePress(to point: CGPoint) {
    if moveRange(to: point.x) { return }
    if let start = pressed, abs(point.x - start.x) + abs(point.y - start.y) > Self.clickSlop { pressed = nil }
    scrub(to: point.x)
  }

  func endPress() {
    dragged = nil
    endRange()
    if let point = pressed {
      _ = session.clearRange()
      select(at: point)
    }
    pressed = nil
    setNeedsDisplay()
  }

  /// A press that moved less is a click; logical pixels.
  static let clickSlop = 4.0

  /// The distance in pixels from which the playhead jumps to an event (visual design, 10).
  private static let snap = 6.0

  private func scrub(to x: Double) {
    let instant = instant(near: x)
    dragged = instant
    let isFree = context.modifiers.control
    session.control { playback, digest in playback.scrub(to: instant, stays: isFree, in: digest) }
    setNeedsDisplay()
  }

  /// The moment at a place of the plot, or that of an event near it; with Control always the moment itself.
  func instant(near x: Double) -> Instant {
    let instant = axis.instant(at: min(max(x, axis.left), axis.left + axis.width))
    guard !context.modifiers.control, let moment = nearestMoment(to: instant), abs(axis.x(moment) - x) <= Self.snap
    else { return instant }
    return moment
  }

  private func nearestMoment(to instant: Instant) -> Instant? {
    let moments = session.digest.moments
    let next = moments.partitioningIndex { $0.instant >= instant }
    let candidates = [next - 1, next].filter { moments.indices.contains($0) }.map { moments[$0].instant }
    return candidates.min { abs($0.seconds(since: instant)) < abs($1.seconds(since: instant)) }
  }

  func showAll() {
    isAutomatic = true
    refresh()
  }

  // MARK: Selecting

  /// Marks are found from a little left of them to the end of what is usually written beside them; logical pixels.
  private static let reach = -6.0...120.0

  /// What a mark or a lane's name is about, the step it stands for, and its finger.
  struct Target {
    var element: ElementID?
    var step: Int?
    var finger: TouchID?
  }

  private func select(at point: CGPoint) {
    guard let target = target(at: point) else { return }
    session.show(target.element, step: target.step, finger: target.finger)
  }

  func target(at point: CGPoint) -> Target? {
    let y = point.y - rulerHeight + scrolled
    guard point.y >= rulerHeight, let track = layout.tracks.last(where: { $0.top <= y }), y < track.top + track.height
    else { return nil }
    let lane = Int((y - track.top) / track.laneHeight)
    switch track.kind {
    case .fingers: return fingerTarget(lane: lane, at: point)
    case .recognizers: return recognizerTarget(lane: lane, at: point)
    case .hitTest:
      return mark(near: point.x, in: session.digest.touches, at: { $0.start }).map { touch in
        let hit = touch.rows.last { $0.visit.verdict == .hit } ?? touch.rows.last
        return Target(element: touch.view, step: hit?.sequence, finger: touch.id)
      }
    case .delivery:
      let calls = [index.deliveries, index.moves].compactMap { mark(near: point.x, in: $0, at: { $0.instant }) }
      return calls.max { $0.instant < $1.instant }.map { call in
        Target(element: session.digest.touch(call.touch)?.view, step: call.sequence, finger: call.touch)
      }
    case .controlEvents:
      return mark(near: point.x, in: session.digest.controlEvents, at: { $0.instant }).map { event in
        Target(element: event.control, step: event.sequence)
      }
    }
  }

  private func mark<Mark>(near x: Double, in marks: [Mark], at instant: (Mark) -> Instant) -> Mark? {
    let next = marks.partitioningIndex { axis.x(instant($0)) + Self.reach.lowerBound > x }
    guard next > 0, x - axis.x(instant(marks[next - 1])) <= Self.reach.upperBound else { return nil }
    return marks[next - 1]
  }

  /// The touch under the point; among the names, the finger's last one.
  private func fingerTarget(lane: Int, at point: CGPoint) -> Target? {
    guard index.fingers.indices.contains(lane) else { return nil }
    let touches = index.fingers[lane].touches.map { session.digest.touches[$0] }
    let isName = point.x < namesWidth
    let touch = touches.last { touch in
      isName || axis.x(touch.start) - 8 <= point.x && point.x <= axis.x(touch.end ?? session.clockInstant) + 8
    }
    return touch.map { Target(element: $0.view, step: isName ? $0.rows.first?.sequence : nil, finger: $0.id) }
  }

  private func recognizerTarget(lane: Int, at point: CGPoint) -> Target? {
    guard lanes.indices.contains(lane) else { return nil }
    let change = lanes[lane].attempts.lazy.flatMap(\.spans).last { span in
      span.sequence > 0 && abs(axis.x(span.start) - point.x) <= 7
    }
    return Target(element: lanes[lane].id, step: point.x < namesWidth ? nil : change?.sequence)
  }

  // MARK: Zooming and scrolling

  func makePinch() -> UIPinchGestureRecognizer {
    let pinch = UIPinchGestureRecognizer()
    pinch.name = "tracks pinch"
    pinch.addHandler(named: "zoom") { [weak self, weak pinch] _ in
      guard let self, let pinch, pinch.state == .began || pinch.state == .changed, pinch.scale > 0 else { return }
      zoom(by: 1 / Double(pinch.scale), around: pinch.location(in: self).x)
      pinch.scale = 1
    }
    return pinch
  }

  func zoom(by factor: Double, around x: Double) {
    isAutomatic = false
    axis.zoom(by: factor, around: min(max(x, axis.left), axis.left + axis.width))
    setNeedsDisplay()
  }

  func turn(by delta: CGVector, at point: CGPoint, zooming: Bool) -> Bool {
    if zooming {
      zoom(by: pow(1.0015, delta.dy), around: point.x)
    } else if delta.dx == 0, layout.height > bounds.height - rulerHeight {
      scroll(by: delta.dy)
    } else {
      isAutomatic = false
      axis.start += axis.length(delta.dx + delta.dy)
    }
    setNeedsDisplay()
    return true
  }

  private func scroll(by distance: Double) {
    scrolled = min(max(0, scrolled + distance), max(0, layout.height - (bounds.height - rulerHeight)))
    setNeedsDisplay()
  }

  // MARK: Keys

  /// Left and right go from event to event, plus and minus zoom around the playhead, 0 shows everything, Enter selects.
  func take(_ key: KeyPress) -> Bool {
    guard !key.control else { return false }
    let playhead = axis.x(session.playheadInstant)
    switch key.symbol {
    case .special(.left): session.control { playback, digest in playback.previousMoment(in: digest) }
    case .special(.right): session.control { playback, digest in playback.nextMoment(in: digest) }
    case .special(.up): scroll(by: -context.density.trackRow)
    case .special(.down): scroll(by: context.density.trackRow)
    case .special(.enter): session.selectShownStep()
    case .character("+"), .character("="): zoom(by: 0.8, around: playhead)
    case .character("-"): zoom(by: 1.25, around: playhead)
    case .character("0"): showAll()
    default: return false
    }
    return true
  }
}
