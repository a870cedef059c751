import UIKit

/// Steps of fingers that only move, one after the other, and of which the same comes each time.
struct StoryMoves: Hashable {
  /// One finger in one step.
  struct Move: Hashable {
    let finger: String
    /// Without a full stop.
    let sentence: String
  }

  private var last: [Move]
  private let start: Instant
  private var end: Instant
  private let sequence: Int
  private let sentences: [String]
  private var count = 1

  /// nil for a step in which no finger moves.
  init?(_ moves: [Move], from start: Instant, sequence: Int, sentences: [String]) {
    guard !moves.isEmpty else { return nil }
    last = moves
    self.start = start
    end = start
    self.sequence = sequence
    self.sentences = sentences
  }

  /// nil where other fingers move next, or something else comes of it.
  func joined(with next: StoryMoves) -> StoryMoves? {
    guard last.map(\.finger) == next.last.map(\.finger), sentences == next.sentences else { return nil }
    var all = self
    all.last = next.last
    all.end = next.end
    all.count += next.count
    return all
  }

  var chapter: Story.Chapter {
    let steps = count == 1 ? "" : ", in \(count) steps until \(Words.seconds(end.seconds)) s"
    return Story.Chapter(
      instant: start,
      end: end,
      headline: last.map(\.sentence).joined(separator: ". ") + steps + ".",
      sentences: count == 1 ? sentences : sentences.map { $0.hasSuffix(".") ? "\($0.dropLast()), each time." : $0 },
      sequence: sequence
    )
  }
}
