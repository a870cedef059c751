import Foundation

/// The upright lines of the leaders beside the device, each in a channel of its own where they would cover each other.
struct LeaderChannels {
  /// How far along the column a leader goes, from its frame's height to its label's.
  struct Span: Hashable {
    let from: CGFloat
    let to: CGFloat

    var low: CGFloat { min(from, to) }
    var high: CGFloat { max(from, to) }

    func overlaps(_ other: Span) -> Bool { low <= other.high + 2 && other.low <= high + 2 }
  }

  private var channels: [Span: Int] = [:]

  /// Pixels from a label to the first channel, between two, and how many there are.
  private static let (first, step, count) = (CGFloat(5), CGFloat(4), 4)

  /// Of leaders that go the same way, the one that starts further back goes nearer to the labels: so none crosses.
  init(_ spans: [Span]) {
    let down = spans.filter { $0.to >= $0.from }.sorted { $0.from < $1.from }
    let up = spans.filter { $0.to < $0.from }.sorted { $0.from > $1.from }
    for span in down + up {
      let taken = channels.filter { $0.key.overlaps(span) }.map(\.value)
      channels[span] = (0..<Self.count).first { !taken.contains($0) } ?? Self.count - 1
    }
  }

  func distance(of span: Span?) -> CGFloat {
    Self.first + Self.step * CGFloat(span.flatMap { channels[$0] } ?? 0)
  }
}

extension LabelPlacement.Placed {
  /// nil without a leader.
  var leaderSpan: LeaderChannels.Span? { leader.map { LeaderChannels.Span(from: $0.y, to: rect.midY) } }
}
