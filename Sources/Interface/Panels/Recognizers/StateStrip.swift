import Canvas
import Foundation
import Traces
import UIKit

/// A recognizer's attempt as a strip: a glyph where each state begins, a bar while it lasts, the time beside it.
struct StateStrip {
  /// Where one change is drawn.
  struct Stop {
    let span: RecognizerHistory.Span
    let x: Double
  }

  let rect: CGRect
  private(set) var stops: [Stop] = []
  private let attempt: RecognizerHistory.Attempt

  /// What the strip stands on.
  var background = ColorToken.panel

  private static let glyphRoom = 16.0

  init(_ attempt: RecognizerHistory.Attempt, in rect: CGRect, now: Instant) {
    self.attempt = attempt
    self.rect = rect
    let lastChange = attempt.spans.last?.start ?? attempt.start
    let end = attempt.end ?? max(now, lastChange)
    let length = max(0.001, end.seconds(since: attempt.start))
    let room = max(0, rect.width - 12 - Self.timeRoom)
    // In proportion to time, but no two glyphs on each other: later ones move right, then all back from the end.
    var places = attempt.spans.map { span in
      rect.minX + 6 + room * min(1, span.start.seconds(since: attempt.start) / length)
    }
    for index in places.indices.dropFirst() { places[index] = max(places[index], places[index - 1] + Self.glyphRoom) }
    var limit = rect.minX + 6 + room
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - Self.glyphRoom
    }
    stops = zip(attempt.spans, places).map { Stop(span: $0, x: $1) }
  }

  /// Kept free at the right for the last change's time.
  private static let timeRoom = 44.0

  /// The change whose glyph is near a point.
  func stop(at point: CGPoint) -> Stop? {
    guard rect.insetBy(dx: 0, dy: -3).contains(point) else { return nil }
    return stops.last { $0.x - 9 <= point.x }
  }

  func paint(into painter: Painter, sequence: Int, theme: Theme, measurer: any TextMeasurer) {
    let now = attempt.span(at: sequence)
    for index in stops.indices.dropLast() {
      let (start, end) = (stops[index].x + 8, stops[index + 1].x - 8)
      guard end > start else { continue }
      let color = theme[
        stops[index].span.state == .possible ? .text3 : RecognizerStateGlyph(stops[index].span.state).color
      ]
      if index < now {
        painter.fill(
          CGRect(x: start, y: rect.midY - 1.5, width: end - start, height: 3),
          cornerRadius: 1.5,
          color: color
        )
      } else {
        painter.line(
          from: CGPoint(x: start, y: rect.midY),
          to: CGPoint(x: end, y: rect.midY),
          style: StrokeStyle(width: 1.2, dash: [3, 3]),
          color: color
        )
      }
    }
    for (index, stop) in stops.enumerated() {
      painter.group(alpha: index <= now ? 1 : 0.55) {
        RecognizerStateGlyph(stop.span.state)
          .paint(into: painter, center: CGPoint(x: stop.x, y: rect.midY), size: 10, theme: theme)
      }
    }
    paintTime(of: stops.count - 1, isPast: stops.count - 1 <= now, into: painter, theme: theme, measurer)
    // The time of a change in the middle, where the bar after it leaves room.
    for index in stops.indices.dropFirst().dropLast() where stops[index + 1].x - stops[index].x > 62 {
      paintTime(of: index, isPast: index <= now, into: painter, theme: theme, measurer)
    }
  }

  private func paintTime(
    of index: Int,
    isPast: Bool,
    into painter: Painter,
    theme: Theme,
    _ measurer: any TextMeasurer
  ) {
    guard stops.indices.contains(index), index > 0 else { return }
    let words = Words.seconds(stops[index].span.start.seconds)
    let block = TextBlock.line(words, .mono(9), theme[isPast ? .text2 : .text3])
    let width = min(ceil(measurer.width(of: block)), Self.timeRoom)
    let box = CGRect(x: stops[index].x + 9, y: rect.minY + 1, width: width, height: rect.height - 2)
    painter.fill(box.insetBy(dx: -1, dy: 2), color: theme[background])
    painter.text(block, in: box)
  }
}
