import Foundation

/// What was measured of one program, over all rounds.
struct LatencySamples {
  /// Updates a second.
  static let rates = [60, 240]

  /// Fingers on the screen while one moves.
  static let fingers = 10

  /// Times of one kind of event.
  struct Series {
    /// From the event to its pixel.
    private(set) var seconds: [Double] = []

    /// Events that were never shown.
    var missed = 0

    /// Frames that brought news.
    var frames = 0

    /// The least number of marks on the screen at the end of a round.
    var marks = LatencySamples.fingers

    /// The program's own, all its threads together.
    var processorSeconds = 0.0

    /// Counts an event that was shown at some time, or never.
    mutating func take(_ shown: Double?, sent: Double) {
      if let shown { seconds.append(shown - sent) } else { missed += 1 }
    }

    mutating func add(_ other: Series) {
      seconds += other.seconds
      missed += other.missed
      frames += other.frames
      marks = min(marks, other.marks)
      processorSeconds += other.processorSeconds
    }

    /// The time that a part of all events stayed within.
    func part(_ part: Double) -> Double {
      guard !seconds.isEmpty else { return .infinity }
      return seconds.sorted()[Int(Double(seconds.count - 1) * part)]
    }
  }

  var begin = Series()

  /// By their rate.
  var updates: [Int: Series] = [:]

  mutating func add(_ other: LatencySamples) {
    begin.add(other.begin)
    for (rate, series) in other.updates { updates[rate, default: .init()].add(series) }
  }
}
