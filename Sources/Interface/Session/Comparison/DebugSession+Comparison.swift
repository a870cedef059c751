package import LayoutFiles
import Traces
import UIKit

/// Another recording that the present one may be compared with: that of another open document.
package struct OtherTrace {
  package let name: String

  /// As a file would hold them.
  package let events: [JSONOutput]

  package init(name: String, events: [JSONOutput]) {
    self.name = name
    self.events = events
  }
}

/// Two traces side by side in words: where they part, and what follows from it.
package struct TraceComparison: Hashable, Sendable {
  package let title: String

  /// What to call the two sides, as the sentences do.
  package let sides: [String]

  /// The parting first; one sentence where they do not part.
  package let sentences: [String]

  init(_ title: String, _ first: (String, [JSONOutput]), _ second: (String, [JSONOutput])) {
    self.title = title
    sides = [first.0, second.0]
    sentences =
      TraceDifference(first.1, second.1)?.sentences(first.0, second.0)
      ?? ["They are the same: \(Words.count(first.1.count, "event", "events"))."]
  }
}

extension DebugSession {
  /// With whom the trace can be compared, by the words for it.
  package enum ComparisonChoice: Hashable, Sendable {
    /// The same fingers on the layout as the file says it.
    case withoutWhatIf
    /// The trace of another open document, by its place among them.
    case other(Int, name: String)

    package var title: String {
      switch self {
      case .withoutWhatIf: "Compare without the what-if"
      case .other(_, let name): "Compare with \(name)"
      }
    }
  }

  package var comparisonChoices: [ComparisonChoice] {
    guard !digest.touches.isEmpty else { return [] }
    let others = (otherTraces?() ?? []).enumerated().map { ComparisonChoice.other($0.offset, name: $0.element.name) }
    return (whatIf.isEmpty || document == nil ? [] : [.withoutWhatIf]) + others
  }

  package func compare(_ choice: ComparisonChoice) {
    switch choice {
    case .withoutWhatIf:
      guard let document else { return }
      let now = TraceFile.events(of: application)
      let fingers = TraceDocument(of: document, events: now.filter { $0["kind"] != .string("changed") })
      let before = TraceReplay(fingers).layout
      let after = TraceReplay(fingers, prepare: applyWhatIfs).layout
      comparison = TraceComparison(
        "The layout of the file, and the what-if",
        ("the file", TraceFile.events(of: before.application)),
        ("the what-if", TraceFile.events(of: after.application))
      )
    case .other(let index, let name):
      guard let others = otherTraces?(), others.indices.contains(index) else { return }
      comparison = TraceComparison(
        "\(self.name) and \(name)",
        (self.name == name ? "this" : self.name, TraceFile.events(of: application)),
        (name, others[index].events)
      )
    }
    showStory(true)
  }

  package func closeComparison() {
    comparison = nil
    showStory(true)
  }

  /// What the what-ifs have made of the layout, on a copy as the file says it.
  private func applyWhatIfs(to copy: BuiltLayout) {
    for key in whatIf.originals.keys.sorted(by: { ($0.element, $0.name) < ($1.element, $1.name) }) {
      guard let object = copy.object(elementName(key.element)), let value = value(of: key) else { continue }
      switch (key.subject, value) {
      case (.property(let property), _): _ = PropertyAccess.set(property, to: value, on: object)
      case (.order, .integer(let index)):
        guard let view = object as? UIView else { continue }
        view.superview?.insertSubview(view, at: index)
      case (.override(let override), .bool(true)): (object as? UIView).map { override.make(on: $0) }
      case (.order, _), (.override, _): continue
      }
    }
  }
}
