package import UIKit

/// A trace told in plain sentences: one numbered chapter for each thing that happened, its consequences below it.
///
/// The same events give the same text.
package struct Story: Hashable, Sendable {
  /// What happened at one moment, and all that came of it.
  package struct Chapter: Hashable, Sendable {
    package let instant: Instant
    /// What happened, in one or more sentences.
    package let headline: String
    package let sentences: [String]

    /// The number of its first event.
    package let sequence: Int
  }

  package let chapters: [Chapter]

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

  /// Numbered chapters, their sentences indented; ends with a line feed unless there is nothing to tell.
  package var text: String {
    var lines: [String] = []
    if forgotten > 0 { lines.append("(\(forgotten) older events are no longer in this trace.)") }
    for (index, chapter) in chapters.enumerated() {
      lines.append("\(index + 1). \(Words.seconds(chapter.instant.seconds)) s  \(chapter.headline)")
      for sentence in chapter.sentences { lines.append("   - \(sentence)") }
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}
