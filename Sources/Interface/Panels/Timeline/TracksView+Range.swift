import Canvas
import Foundation
import Traces
import UIKit

/// The range of time: a press with Shift draws it, its ends can be dragged (visual design, 10).
extension TracksView {
  // MARK: Dragging

  /// A range that is being drawn or changed.
  struct RangeDrag {
    /// The end that stays.
    let anchor: Instant

    /// Where the press was that has not moved yet; nil once it has, and for an end that was taken hold of.
    var press: Double?
  }

  /// Half the width in which an end is taken hold of; logical pixels.
  private var grip: Double { context.density == .dense ? 6 : 16 }

  /// The end of the range whose handle is at a point of the ruler.
  private func rangeEnd(at point: CGPoint) -> DebugSession.RangeEnd? {
    guard let range = session.playback.range, point.y < rulerHeight else { return nil }
    let distances = (abs(axis.x(range.lowerBound) - point.x), abs(axis.x(range.upperBound) - point.x))
    guard min(distances.0, distances.1) <= grip else { return nil }
    return distances.0 < distances.1 ? .start : .end
  }

  func isOnRangeHandle(_ point: CGPoint) -> Bool { rangeEnd(at: point) != nil }

  func beginRange(at point: CGPoint) -> Bool {
    if let end = rangeEnd(at: point), let range = session.playback.range {
      rangeDrag = RangeDrag(anchor: end == .start ? range.upperBound : range.lowerBound)
    } else if context.modifiers.shift, !session.digest.steps.isEmpty {
      rangeDrag = RangeDrag(anchor: instant(near: point.x), press: point.x)
    } else {
      return false
    }
    return true
  }

  func moveRange(to x: Double) -> Bool {
    guard let drag = rangeDrag else { return false }
    if let press = drag.press, abs(x - press) <= Self.clickSlop { return true }
    rangeDrag?.press = nil
    let end = instant(near: x)
    session.selectRange(min(drag.anchor, end)...max(drag.anchor, end))
    return true
  }

  func endRange() {
    if let drag = rangeDrag, drag.press == nil { session.sayRange() }
    rangeDrag = nil
  }

  // MARK: Menu

  func rangeItems(at x: Double) -> [MenuItem] {
    let instant = instant(near: x)
    var items = [
      MenuItem("Range begins here", note: InterfaceCommand.rangeStart.key, startsGroup: true) { [session] in
        session.markRange(.start, at: instant)
      },
      MenuItem("Range ends here", note: InterfaceCommand.rangeEnd.key) { [session] in
        session.markRange(.end, at: instant)
      },
    ]
    if session.playback.range != nil {
      items.append(MenuItem("The whole time again", note: "Esc") { [session] in _ = session.clearRange() })
    }
    return items
  }

  // MARK: Drawing

  /// From one end to the other as far as it is in sight, over all tracks; nil without a range.
  private var rangeBox: CGRect? {
    guard let range = session.playback.range else { return nil }
    let left = max(namesWidth, axis.x(range.lowerBound))
    let right = min(bounds.width, axis.x(range.upperBound))
    return left < right ? CGRect(x: left, y: 0, width: right - left, height: bounds.height) : nil
  }

  /// The tint over the tracks.
  func paintRangeTint(into painter: Painter) {
    guard var box = rangeBox else { return }
    box.origin.y = rulerHeight
    box.size.height -= rulerHeight
    painter.fill(box, color: context.theme[.accent].multipliedAlpha(0.12))
  }

  /// The band in the ruler, under its ticks.
  func paintRangeBand(into painter: Painter) {
    guard var box = rangeBox else { return }
    box.size.height = rulerHeight - 1
    painter.fill(box, color: context.theme[.accentFill])
  }

  /// The lines at both ends, with what they are dragged by in the ruler.
  func paintRangeEnds(into painter: Painter) {
    guard let range = session.playback.range else { return }
    let accent = context.theme[.accent]
    for x in [axis.x(range.lowerBound), axis.x(range.upperBound)] where x >= namesWidth && x <= bounds.width {
      painter.line(from: CGPoint(x: x, y: rulerHeight), to: CGPoint(x: x, y: bounds.height), color: accent)
      let handle = CGRect(x: x - 3, y: 2, width: 6, height: rulerHeight - 3)
      painter.fill(handle, cornerRadius: 2, color: accent)
      painter.fill(
        CGRect(x: x - 0.5, y: handle.midY - 3, width: 1, height: 6),
        color: context.theme[.onAccent]
      )
    }
  }

  /// What stands over the tracks' names: the range, or the ruler's unit.
  var rulerTitle: TextBlock {
    let size = 10.5 + context.density.fontGrowth
    if !isNarrow, let range = session.playback.range {
      return .line(Words.range(range), .mono(size, .medium), context.theme[.accent])
    }
    return .line(isNarrow ? "s" : "seconds", .ui(size), context.theme[.text3])
  }
}
