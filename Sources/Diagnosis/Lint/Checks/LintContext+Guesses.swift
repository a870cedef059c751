import LayoutFiles
import Traces
import UIKit

/// What is shown though the file does not say it.
extension LintContext {
  /// Frames and other things that were made up, and a word on frames that only constraints give.
  func guesses() -> [LintFinding] {
    var findings: [LintFinding] = []
    var solved: [String] = []
    document.forEachView { view in
      if view.frameOrigin == .solved { solved.append(view.name) }
      if view.frameOrigin == .guessed { findings.append(guessedFrame(view)) }
      findings += guesses(view.name, view.notes)
      for recognizer in view.gestureRecognizers { findings += guesses(recognizer.name, recognizer.notes) }
    }
    guard let first = solved.first else { return findings }
    let others = solved.count - 1
    let alike = others > 0 ? ", like \(Words.count(others, "other view", "other views"))" : ""
    findings.append(
      finding(
        .notInFile,
        .note,
        first,
        """
        \(name: first)\(alike) has no frame in the file; where it stands follows from its constraints.
        """,
        fix: "open the file in a newer Xcode and save it"
      )
    )
    return findings
  }

  private func guessedFrame(_ view: ViewDocument) -> LintFinding {
    finding(
      .notInFile,
      .note,
      view.name,
      "\(name: view.name) has no frame in the file and nothing decides one; where it is shown is a guess.",
      fix: "open the file in a newer Xcode and save it, or give the view a frame"
    )
  }

  private func guesses(_ subject: String, _ notes: [String]) -> [LintFinding] {
    ObjectFacts(notes: notes).guesses.map { text in
      finding(.notInFile, .note, subject, "\(name: subject) is a guess: \(text).", fix: "say it in a native layout")
    }
  }
}
