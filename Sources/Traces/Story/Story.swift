package import UIKit

/// A trace told in plain sentences: one numbered chapter for each thing that happened, its consequences below it.
///
/// The same events give the same text.
package struct Story: Hashable, Sendable {
  /// What happened at one moment, and all that came of it.
  package struct Chapter: Hashable, Sendable {
    package let instant: Instant
    /// The last moment of it: later only where a finger went on and on with the same consequences.
    package let end: Instant
    /// What happened, in one or more sentences.
    package let headline: String
    package let sentences: [String]

    /// The number of its first event.
    package let sequence: Int
  }

  package private(set) var chapters: [Chapter]

  /// The stretch of time that a story tells of, and how many chapters are before and after it.
  private struct Limit: Hashable, Sendable {
    let range: ClosedRange<Instant>
    let before: Int
    let after: Int
  }

  private var limit: Limit?

  /// How many older events the trace has forgotten.
  package let forgotten: Int

  /// The story of an application's trace.
  ///
  /// `chains` holds the responders from each touch's view up, where they are known.
  @MainActor
  package init(of application: UIApplication, chains: [TouchID: [ElementID]] = [:]) {
    self.init(
      application.trace.events,
      words: Words(of: application),
      chains: chains,
      forgotten: application.trace.droppedCount
    )
  }

  package init(
    _ events: some Sequence<TraceEvent>,
    words: Words,
    chains: [TouchID: [ElementID]] = [:],
    forgotten: Int = 0
  ) {
    var teller = StoryTeller(words: words, chains: chains)
    for event in events { teller.take(event) }
    teller.finishChapter()
    chapters = teller.chapters
    self.forgotten = forgotten
  }

  /// The chapters that touch a stretch of time, with the numbers that they have in the whole story.
  package func limited(to range: ClosedRange<Instant>?) -> Story {
    guard let range else { return self }
    var story = self
    story.chapters = chapters.filter { range.overlaps($0.instant...$0.end) }
    story.limit = Limit(
      range: range,
      before: chapters.count { $0.end < range.lowerBound },
      after: chapters.count { $0.instant > range.upperBound }
    )
    return story
  }

  /// The number of the first chapter.
  package var firstNumber: Int { (limit?.before ?? 0) + 1 }

  /// What is not told, a sentence each.
  package var omissions: [String] {
    var sentences: [String] = []
    if forgotten > 0 { sentences.append("\(forgotten) older events are no longer in this trace.") }
    if let limit {
      let rest = "\(limit.before) before and \(limit.after) after are left out."
      sentences.append("Only \(Words.range(limit.range)): \(rest)")
    }
    return sentences
  }

  /// Numbered chapters, their sentences indented; ends with a line feed unless there is nothing to tell.
  package var text: String {
    var lines: [String] = []
    for sentence in omissions { lines.append("(\(sentence))") }
    for (index, chapter) in chapters.enumerated() {
      lines.append("\(index + firstNumber). \(Words.seconds(chapter.instant.seconds)) s  \(chapter.headline)")
      for sentence in chapter.sentences { lines.append("   - \(sentence)") }
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}
