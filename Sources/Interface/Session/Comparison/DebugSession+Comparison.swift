package import LayoutFiles
import Traces
package import UIKit

/// Another open document, with which the shown one may be compared.
package struct OtherDocument {
  package let name: String

  /// Its trace is written only when it is asked for.
  package let application: UIApplication

  /// The layout as its file says it; nil for objects made by code.
  package let layout: LayoutDocument?

  package init(name: String, application: UIApplication, layout: LayoutDocument?) {
    self.name = name
    self.application = application
    self.layout = layout
  }
}

/// Two traces side by side in words: where they part, and what follows from it.
package struct TraceComparison: Hashable, Sendable {
  package let title: String

  /// How the other side was chosen.
  package let choice: DebugSession.ComparisonChoice

  /// What to call the two sides, as the sentences do.
  package let sides: [String]

  /// The parting first; one sentence where they do not part.
  package let sentences: [String]

  init(
    _ title: String,
    _ choice: DebugSession.ComparisonChoice,
    _ first: (String, [JSONOutput]),
    _ second: (String, [JSONOutput])
  ) {
    self.title = title
    self.choice = choice
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
    case trace(Int, name: String)
    /// The same fingers on the layout of another open document.
    case layout(Int, name: String)

    package var title: String {
      switch self {
      case .withoutWhatIf: "Compare without the what-if"
      case .trace(_, let name): "Compare with the trace of \(name)"
      case .layout(_, let name): "Compare with the same fingers on \(name)"
      }
    }
  }

  package var comparisonChoices: [ComparisonChoice] {
    guard hasInput else { return [] }
    let others = (otherDocuments?() ?? []).enumerated()
    let traces = others.filter { !$0.element.application.trace.events.isEmpty }.map {
      ComparisonChoice.trace($0.offset, name: $0.element.name)
    }
    let layouts = others.filter { $0.element.layout != nil }.map {
      ComparisonChoice.layout($0.offset, name: $0.element.name)
    }
    return (whatIf.isEmpty || document == nil ? [] : [.withoutWhatIf]) + traces + layouts
  }

  /// Whether anything was done that could be done again.
  private var hasInput: Bool {
    application.trace.events.contains { event in
      switch event.kind {
      case .input, .otherInput: true
      default: false
      }
    }
  }

  package func compare(_ choice: ComparisonChoice) {
    switch choice {
    case .withoutWhatIf:
      guard let document else { return }
      let played = TraceDocument(live: application, on: document) { event in
        event["what"]?.stringValue?.hasPrefix(WhatIfChange.opening) != true
      }
      let before = TraceReplay(played).layout
      let after = TraceReplay(played, prepare: applyWhatIfs).layout
      comparison = TraceComparison(
        "The layout of the file, and the what-if",
        choice,
        ("the file", TraceFile.events(of: before.application)),
        ("the what-if", TraceFile.events(of: after.application))
      )
    case .trace(let index, let name):
      guard let other = otherDocument(index) else { return }
      compare(choice, with: other.application, of: name)
    case .layout(let index, let name):
      guard let layout = otherDocument(index)?.layout.map({ LayoutBuilder.build($0) }) else { return }
      TraceReplay.playInput(of: application, on: layout)
      compare(choice, with: layout.application, of: name)
    }
    showStory(true)
  }

  private func otherDocument(_ index: Int) -> OtherDocument? {
    let others = otherDocuments?() ?? []
    return others.indices.contains(index) ? others[index] : nil
  }

  private func compare(_ choice: ComparisonChoice, with other: UIApplication, of name: String) {
    comparison = TraceComparison(
      "\(self.name) and \(name)",
      choice,
      (self.name == name ? "this" : self.name, TraceFile.events(of: application)),
      (name, TraceFile.events(of: other))
    )
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
