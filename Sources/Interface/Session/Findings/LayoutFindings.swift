package import Diagnosis
import LayoutFiles
package import UIKit

/// What a linter says about the inspected layout, by the elements it is about.
package struct LayoutFindings: Sendable {
  package struct Entry: Hashable, Sendable {
    package let finding: LintFinding

    /// The view, window or recognizer; nil where the live layout has none of that name.
    package let element: ElementID?
  }

  /// In the order of the file.
  package let entries: [Entry]

  /// How many more the file accepts.
  package let silencedCount: Int

  private let byElement: [ElementID: [Int]]

  package static let none = LayoutFindings([], silencedCount: 0)

  /// `views` holds the views of the recognizers among the elements: they have the findings, too.
  init(_ entries: [Entry], silencedCount: Int, views: [ElementID: ElementID] = [:]) {
    self.entries = entries
    self.silencedCount = silencedCount
    var byElement: [ElementID: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      guard let element = entry.element else { continue }
      byElement[element, default: []].append(index)
      if let view = views[element] { byElement[view, default: []].append(index) }
    }
    self.byElement = byElement
    severities = byElement.compactMapValues { indices in indices.map { entries[$0].finding.severity }.max() }
  }

  @MainActor
  init(_ report: LintReport, in application: UIApplication) {
    var ids: [String: ElementID] = [:]
    for (index, element) in application.trace.elements.enumerated() where ids[element.name] == nil {
      ids[element.name] = ElementID(rawValue: Int32(index))
    }
    let entries = report.findings.map { Entry(finding: $0, element: ids[$0.subject]) }
    var views: [ElementID: ElementID] = [:]
    for element in entries.compactMap(\.element) {
      guard let view = (application.object(for: element) as? UIGestureRecognizer)?.view else { continue }
      views[element] = application.identify(view)
    }
    self.init(entries, silencedCount: report.silenced.count, views: views)
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// Those about one element.
  package func about(_ element: ElementID) -> [LintFinding] {
    (byElement[element] ?? []).map { entries[$0].finding }
  }

  /// The gravest about one element; nil where there is none.
  package func severity(of element: ElementID) -> LintFinding.Severity? {
    severities[element]
  }

  /// The gravest about each element that has one.
  package let severities: [ElementID: LintFinding.Severity]
}

extension LintKind {
  /// What the object's own part of a layout file says to accept findings of the kind there.
  var exemption: String { #""lint": {"ignore": {"\#(rawValue)": "say why"}}"# }
}
