import Canvas
import Foundation
import Traces
import UIKit

extension TrackPainter {
  /// One bar for each touch of a finger: filled up to the playhead, hollow beyond.
  func fingerLane(_ lane: TimelineIndex.FingerLane, middle: Double) {
    let touches = digest.touches
    let color = theme.finger(lane.number)
    var place = max(0, lane.touches.partitioningIndex { touches[$0].start > firstVisible } - 1)
    while place < lane.touches.count {
      let touch = touches[lane.touches[place]]
      guard touch.start <= lastVisible else { return }
      let (left, right) = (axis.x(touch.start), axis.x(touch.end ?? now))
      let limit = touch.start.advanced(bySeconds: axis.length(Self.mergeDistance))
      let next = lane.touches[place...].partitioningIndex { touches[$0].start > limit }
      if next - place > 1 {
        densityBar(next - place, x: left, middle: middle, color: color, isPast: touch.start <= shown)
      } else if right >= axis.left - 12 {
        bar(of: touch, from: left, to: max(left, right), middle: middle, color: color)
      }
      place = max(next, place + 1)
    }
  }

  private func bar(of touch: TouchDigest, from left: Double, to right: Double, middle: Double, color: CGColor) {
    let number = Int(touch.id.finger)
    // Far outside of the plot nothing is seen, and lengths stay reasonable.
    let (left, right) = (max(left, axis.left - 20), min(right, axis.left + axis.width + 24))
    let now = min(max(axis.x(shown), left), right)
    let isPast = touch.start <= shown
    if isPast, now > left {
      painter.fill(CGRect(x: left, y: middle - 3, width: now - left, height: 6), cornerRadius: 3, color: color)
    }
    let future = CGRect(x: isPast ? now : left, y: middle - 1.5, width: right - (isPast ? now : left), height: 3)
    if future.width > 2 {
      painter.stroke(future, cornerRadius: 1.5, style: StrokeStyle(width: 1), color: color)
    }
    if touch.start >= firstVisible {
      // The triangle, the tallest, and its line fit into a lane of 14.
      let shape = FingerShape(outlineOf: number).path(center: CGPoint(x: left, y: middle), radius: 4.8)
      painter.fill(shape, color: isPast ? color : theme[.panel])
      painter.stroke(shape, style: .rounded(1.3), color: color)
    }
    guard let end = touch.end else { return }
    let place = CGPoint(x: right, y: middle)
    if touch.isCancelled {
      TimelineMark.cancelled.paint(into: painter, center: place, color: color, theme: theme)
    } else if touch.isUnconsumed, end <= shown {
      painter.fill(CGRect(x: place.x - 3, y: place.y - 3, width: 6, height: 6), color: theme[.panel])
      TimelineMark.unconsumed.paint(into: painter, center: place, color: color, theme: theme)
    } else if right - left > 8 {
      let ring = CGPath(center: place, radius: 3.2)
      painter.fill(ring, color: theme[.panel])
      painter.stroke(ring, style: StrokeStyle(width: 1.5), color: color)
    }
  }

  /// A mark where each finger came down: who took it.
  func hitTests(middle: Double) {
    var found: [Label] = []
    let step = session.playback.step.flatMap { digest.steps.indices.contains($0) ? digest.steps[$0] : nil }
    runs(of: digest.touches, at: { $0.start }) { touches, x in
      guard let touch = touches.last else { return }
      if touches.count > 1 {
        densityBar(
          touches.count,
          x: x,
          middle: middle,
          color: theme[.win],
          isPast: touch.start <= shown
        )
        return
      }
      var glyph = VerdictGlyph.notAskedYet
      var label = "finger \(touch.id.finger)"
      var isStrong = selection != nil && touch.view == selection
      let isPast = touch.rows.first.map { $0.sequence <= sequence } ?? (touch.start <= shown)
      if let step, step.touch == touch.id, case .descent(let row) = step.kind, touch.rows.indices.contains(row) {
        glyph = VerdictGlyph(touch.rows[row].visit.verdict)
        label = "step \(row + 1) of \(touch.rows.count)"
        isStrong = true
      } else if isPast {
        let asked = touch.rows.count { $0.visit.wasAsked }
        glyph = touch.view == nil ? .neverAsked : .winner
        label = (touch.view.map { session.elementName($0) } ?? "nobody") + ", \(asked) asked"
      }
      glyph.paint(into: painter, center: CGPoint(x: x + 8, y: middle), size: 12, theme: theme)
      found.append(Label(x: x + 18, text: label, isPast: isPast, isStrong: isStrong))
    }
    labels(found, middle: middle)
  }
}
