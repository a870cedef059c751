import Canvas
import Foundation
import Traces
import UIKit

/// What all tracks are drawn with.
@MainActor
struct TrackPainter {
  let painter: Painter
  let context: InterfaceContext
  let axis: TimeAxis
  let index: TimelineIndex
  let words: Words

  /// Everything up to this number has happened.
  let sequence: Int
  let shown: Instant

  /// The end of what is not over yet.
  let now: Instant

  /// What the labels stand on.
  var background = ColorToken.panel

  /// The view whose marks stand out.
  var selection: ElementID?

  var theme: Theme { context.theme }
  var session: DebugSession { context.session }
  var digest: TraceDigest { context.session.digest }
  var firstVisible: Instant { Instant(seconds: axis.start - axis.length(12)) }
  var lastVisible: Instant { Instant(seconds: axis.end + axis.length(12)) }

  /// Marks nearer to each other than this are joined.
  static let mergeDistance = 3.0

  var font: Font { .ui(10.5 + context.density.fontGrowth) }

  /// A label to the right of a mark.
  struct Label {
    let x: Double
    let text: String
    let isPast: Bool
    var isStrong = false
  }

  /// Calls `body` with runs of marks nearer than three pixels, only those in sight; finding each costs a few look-ups.
  func runs<Marks: RandomAccessCollection<Element>, Element>(
    of marks: Marks,
    at instant: (Element) -> Instant,
    _ body: (Marks.SubSequence, Double) -> Void
  ) where Marks.Index == Int {
    var start = marks.partitioningIndex { instant($0) >= firstVisible }
    while start < marks.endIndex {
      let time = instant(marks[start])
      guard time <= lastVisible else { return }
      let limit = time.advanced(bySeconds: axis.length(Self.mergeDistance))
      let end = marks[start...].partitioningIndex { instant($0) > limit }
      body(marks[start..<end], axis.x(time))
      start = max(end, start + 1)
    }
  }

  /// Many marks at one place: the more, the taller.
  func densityBar(_ count: Int, x: Double, middle: Double, color: CGColor, isPast: Bool) {
    let height = min(12, 4 + 2 * log2(Double(count)))
    let bar = CGRect(x: x - 0.5, y: middle - height / 2, width: Self.mergeDistance, height: height)
    painter.fill(bar, cornerRadius: 1, color: isPast ? color : color.multipliedAlpha(0.45))
  }

  /// Draws the labels of one track from left to right; one that would come onto the next is cut or left out.
  func labels(_ labels: [Label], middle: Double, obstacles: [Double] = []) {
    let right = axis.left + axis.width + 12
    for (index, label) in labels.enumerated() where label.x < right && !label.text.isEmpty {
      let nextLabel = index + 1 < labels.count ? labels[index + 1].x - 20 : right
      let obstacle = obstacles.partitioningIndex { $0 > label.x }
      let limit = min(nextLabel, obstacles.indices.contains(obstacle) ? obstacles[obstacle] - 8 : right, right)
      var font = font
      if label.isStrong { font.weight = .semibold }
      let block = TextBlock.line(label.text, font, theme[label.isPast ? .text1 : .text2])
      let wanted = ceil(context.measurer.width(of: block))
      let width = min(wanted, limit - label.x)
      guard width >= min(wanted, 54) else { continue }
      let box = CGRect(x: label.x, y: middle - 8, width: width, height: 16)
      painter.fill(box.insetBy(dx: -2, dy: 2), color: theme[background])
      painter.text(block, in: box)
    }
  }
}
