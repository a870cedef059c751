import Canvas
import Foundation
import Traces
import UIKit

extension TrackPainter {
  /// A recognizer's states over time: what is merely possible is hollow, what has begun is filled.
  func recognizerLane(_ history: RecognizerHistory, middle: Double) {
    let attempts = history.attempts
    var found: [Label] = []
    var obstacles: [Double] = []
    var place = max(0, attempts.partitioningIndex { $0.start > firstVisible } - 1)
    while place < attempts.count {
      let attempt = attempts[place]
      guard attempt.start <= lastVisible else { break }
      let left = axis.x(attempt.start)
      let limit = attempt.start.advanced(bySeconds: axis.length(Self.mergeDistance))
      let next = attempts[place...].partitioningIndex { $0.start > limit }
      if next - place > 1 {
        let token = attempt.last.map { RecognizerStateGlyph($0.state).color } ?? .text3
        let isPast = attempt.start <= shown
        densityBar(next - place, x: left, middle: middle, color: theme[token], isPast: isPast)
      } else {
        obstacles.append(left)
        draw(attempt, middle: middle, labels: &found, obstacles: &obstacles)
      }
      place = max(next, place + 1)
    }
    labels(found, middle: middle, obstacles: obstacles)
  }

  private func draw(
    _ attempt: RecognizerHistory.Attempt,
    middle: Double,
    labels: inout [Label],
    obstacles: inout [Double]
  ) {
    for (index, span) in attempt.spans.enumerated() where index == 0 || span.state != .changed {
      // What began and went on is one bar.
      let next = attempt.spans[(index + 1)...].first { $0.state != .changed }
      let end = next?.start ?? attempt.end ?? now
      let isPast = span.sequence <= sequence && span.start <= shown
      switch span.state {
      case .possible, .began, .changed: bar(span, to: end, isPast: isPast, middle: middle)
      case .ended, .cancelled, .failed: break
      }
    }
    for span in attempt.spans.dropFirst() where span.state != .changed {
      let x = axis.x(span.start)
      guard x >= axis.left - 12, x <= axis.left + axis.width + 12 else { continue }
      obstacles.append(x - 5)
      let isPast = span.sequence <= sequence
      RecognizerStateGlyph(span.state).paint(into: painter, center: CGPoint(x: x, y: middle), size: 11, theme: theme)
      if span.state == .failed || span.state == .cancelled, let reason = span.reason {
        labels.append(Label(x: x + 12, text: words.reason(reason), isPast: isPast))
      }
    }
  }

  private func bar(_ span: RecognizerHistory.Span, to end: Instant, isPast: Bool, middle: Double) {
    let left = max(axis.x(span.start), axis.left - 20)
    let right = min(axis.x(end), axis.left + axis.width + 24)
    guard right > left else { return }
    let isPossible = span.state == .possible
    let color = theme[isPossible ? .text3 : RecognizerStateGlyph(span.state).color]
    let now = isPast ? min(max(axis.x(shown), left), right) : left
    if now > left {
      let done = CGRect(x: left, y: middle - 3, width: now - left, height: 6)
      if isPossible {
        if done.width > 2 {
          let outline = done.insetBy(dx: 0.6, dy: 0.6)
          painter.stroke(outline, cornerRadius: 1.5, style: StrokeStyle(width: 1.2), color: color)
        }
      } else {
        painter.fill(done, cornerRadius: 1.5, color: color)
      }
    }
    guard right - now > 1 else { return }
    if isPossible {
      painter.line(
        from: CGPoint(x: now, y: middle),
        to: CGPoint(x: right, y: middle),
        style: StrokeStyle(width: 1.2, dash: [3, 3]),
        color: color
      )
    } else {
      let rest = CGRect(x: now, y: middle - 3, width: right - now, height: 6).insetBy(dx: 0.6, dy: 0.6)
      if rest.width > 1 { painter.stroke(rest, cornerRadius: 1.5, style: StrokeStyle(width: 1.2), color: color) }
    }
  }
}
