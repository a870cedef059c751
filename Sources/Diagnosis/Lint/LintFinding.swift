package import LayoutFiles
package import Traces
import UIKit

/// A delivery problem that can be seen without touching anything.
package struct LintFinding: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    /// Something that should take touches never does.
    case error
    /// A part of something takes none, or somebody else's.
    case warning
    /// It works, and may still not be what a person expects.
    case note
  }

  package let kind: LintKind
  package let severity: Severity

  /// The view, window or recognizer it is about.
  package let subject: String
  package let file: String

  /// nil for an object that is in no file.
  package let location: SourceLocation?
  package let sentence: Phrase

  /// What to do about it, without a full stop.
  package let fix: String

  /// `FILE:LINE:COLUMN: warning: SENTENCE [kind, rule]`.
  package var line: String {
    let place = location.map { "\(file):\($0.line):\($0.column)" } ?? file
    let rule = kind.rule.map { ", \($0)" } ?? ""
    return "\(place): \(severity.rawValue): \(sentence) [\(kind.rawValue)\(rule)]"
  }
}

/// What a linter has to say about one layout.
package struct LintReport: Hashable, Sendable {
  /// A finding that the file accepts, and why.
  package struct Silenced: Hashable, Sendable {
    package let finding: LintFinding
    package let reason: String
  }

  /// In the order of the file.
  package private(set) var findings: [LintFinding] = []
  package private(set) var silenced: [Silenced] = []

  /// Looks at a layout as it is before anybody touches it.
  ///
  /// `prepare` brings what was built to where a live layout is.
  @MainActor
  package init(on document: LayoutDocument, prepare: (@MainActor (BuiltLayout) -> Void)? = nil) {
    let context = LintContext(document, prepare: prepare)
    let all = context.layout.application.perform { context.findings() }
    for finding in all {
      if let exemption = context.exemption(for: finding) {
        silenced.append(Silenced(finding: finding, reason: exemption.reason))
      } else {
        findings.append(finding)
      }
    }
  }
}
