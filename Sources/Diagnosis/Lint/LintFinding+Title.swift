import LayoutFiles
import Traces

extension LintFinding {
  /// The finding in a few words, for a row of a list: `LikeButton hangs out of an ancestor`.
  package var title: String { "\(subject) \(kind.title)" }

  /// The sentence after the title: without its subject, if it begins with it.
  package var detail: String {
    let sentence = sentence.description
    return sentence.hasPrefix(subject + " ") ? String(sentence.dropFirst(subject.count + 1)) : sentence
  }
}

extension LintFinding.Severity: Comparable {
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
