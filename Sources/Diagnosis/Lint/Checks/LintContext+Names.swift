import LayoutFiles
import Traces
import UIKit

/// What cannot be told apart by the name that it was given.
extension LintContext {
  /// Views that a test cannot tell apart, then objects that the file calls alike and that were numbered here.
  func duplicateNames() -> [LintFinding] {
    var told: Set<String> = []
    return (sharedIdentifiers() + sharedLabels()).filter { told.insert($0.subject).inserted }
  }

  /// What an object is looked up by: what it is, and what it was called.
  private struct Identity: Hashable {
    let className: String
    let word: String
  }

  private struct Named {
    let identity: Identity
    let name: String
    /// nil for what has no view, as a controller.
    let view: UIView?
  }

  private func sharedIdentifiers() -> [LintFinding] {
    let named = views.compactMap { view -> Named? in
      guard let identifier = view.accessibilityIdentifier, !identifier.isEmpty else { return nil }
      let identity = Identity(className: "\(type(of: view))", word: identifier)
      return Named(identity: identity, name: name(view), view: view)
    }
    return repeats(in: named).map { repeated, first in
      finding(
        .duplicateName,
        .note,
        repeated.name,
        at: documents[repeated.name]?.properties.location(of: .accessibilityIdentifier),
        """
        \(name: repeated.name) has the accessibilityIdentifier \(strong: repeated.identity.word), as \
        \(name: first.name)\(place(of: first.name)) has: a UI test that asks for it stops at two matches or takes \
        the first.
        """,
        fix: "give \(repeated.name) an accessibilityIdentifier of its own"
      )
    }
  }

  /// Objects that share a label somebody gave in Interface Builder.
  private func sharedLabels() -> [LintFinding] {
    let shared = document.names.sharedLabels
    let named = Set(shared.keys).union(shared.values).compactMap { name in
      document.names[name].map { (name, $0) }
    }.sorted { ($0.1.location, $0.0) < ($1.1.location, $1.0) }.map { name, entry in
      Named(
        identity: Identity(className: entry.uiClass.rawValue, word: shared[name] ?? name),
        name: name,
        view: layout.view(name) ?? layout.recognizer(name)?.view
      )
    }
    return repeats(in: named).map { repeated, first in
      finding(
        .duplicateName,
        .note,
        repeated.name,
        """
        \(name: repeated.name) is labelled \(strong: repeated.identity.word) in the file, as \(name: first.name)\
        \(place(of: first.name)) is: the number that tells them apart here hangs on their order.
        """,
        fix: "give \(repeated.name) a label of its own in Interface Builder"
      )
    }
  }

  /// Those before which another of the same class is called the same, with the first such.
  ///
  /// Neither hidden ones nor rows of lists: they share names on purpose.
  private func repeats(in named: [Named]) -> [(repeated: Named, first: Named)] {
    var known: [Identity: [Named]] = [:]
    return named.compactMap { this in
      if let view = this.view, !isShown(view) { return nil }
      defer { known[this.identity, default: []].append(this) }
      return known[this.identity]?.first { !areRows($0.view, this.view) }.map { (this, $0) }
    }
  }

  /// ` at LINE:COLUMN`, for an object that is in the file.
  private func place(of name: String) -> String {
    document.names[name].map { " at \($0.location.line):\($0.location.column)" } ?? ""
  }

  /// Whether they stand in different cells: those repeat their content, names included, on purpose.
  private func areRows(_ first: UIView?, _ second: UIView?) -> Bool {
    func cell(_ view: UIView) -> UIView? {
      wayUp(view).first {
        $0 is UITableViewCell || $0 is UICollectionReusableView || $0 is UITableViewHeaderFooterView
      }
    }
    guard let first, let second, let one = cell(first), let other = cell(second) else { return false }
    return one !== other
  }
}
