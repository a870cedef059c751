import Diagnosis
import LayoutFiles
import UIKit

/// The findings about the layout as it is now: on load, after each what-if, and whenever somebody asks.
extension DebugSession {
  /// So many objects are looked at without being asked to.
  private static let mostUnasked = 3_000

  /// Looks when it is first asked for, and after that only when the layout has changed.
  ///
  /// nil until ``lookIfDue()`` where frames come first, and for a layout that is looked at only on demand.
  package var findings: LayoutFindings? {
    guard document != nil else { return LayoutFindings.none }
    if let knownFindings { return knownFindings }
    guard !looksAfterFrames, !looksOnDemand else { return nil }
    return lookForFindings()
  }

  /// Whether the layout is so large that only a person who asks for it has it looked at.
  package var looksOnDemand: Bool { document.map { $0.names.count > Self.mostUnasked } ?? false }

  /// Whether somebody will look without being asked to, after the next frame.
  package var isLookDue: Bool { looksAfterFrames && knownFindings == nil && document != nil && !looksOnDemand }

  /// What is to be done between two frames.
  package func lookIfDue() {
    if isLookDue { lookForFindings() }
  }

  /// Looks at the live layout, as steps and what-ifs have left it.
  @discardableResult
  package func lookForFindings() -> LayoutFindings {
    guard let document else { return .none }
    let found = LayoutFindings(LintReport(on: document, prepare: liveState), in: application)
    takeIn(found)
    return found
  }

  /// What brings a newly built layout to where the live one is.
  var liveState: @MainActor (BuiltLayout) -> Void {
    { [application] copy in LiveState(of: application).apply(to: copy) }
  }

  /// Selects the finding after the present one, or with -1 the one before, round the ends.
  package func showFinding(by delta: Int) {
    lookIfDue()
    guard let findings, !findings.isEmpty else {
      return say(self.findings == nil ? "Not looked for yet: the layout is large" : "No findings")
    }
    let entries = findings.entries
    let current =
      shownFinding.flatMap { entries.indices.contains($0) ? $0 : nil }
      ?? selection.flatMap { id in entries.firstIndex { $0.element == id } }
    showFinding(current.map { ($0 + delta + entries.count) % entries.count } ?? (delta > 0 ? 0 : entries.count - 1))
  }

  /// Selects what a finding is about; its sentence stands in the inspector.
  package func showFinding(_ index: Int) {
    guard let findings, findings.entries.indices.contains(index) else { return }
    let entry = findings.entries[index]
    show(finding: index)
    if let element = entry.element { select(element) }
  }
}
