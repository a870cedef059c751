import Foundation
import Interface
import Traces

/// The documents of one window in the order in which they were opened; one of them is shown.
package final class OpenDocuments {
  /// Never empty.
  package private(set) var all: [LiveDocument]

  /// The place of the shown one in ``all``.
  package private(set) var index = 0

  /// Called when another document is shown, with the one that was shown before.
  package var onSwitch: ((LiveDocument) -> Void)?

  package init(_ first: LiveDocument) {
    all = [first]
    offerComparison(to: first)
  }

  package var current: LiveDocument { all[index] }

  /// The document of a file, whatever way its path is written; nil while it is not open.
  func document(at path: String) -> LiveDocument? {
    let wanted = RecentFiles.absolute(path)
    return all.first { $0.path.map(RecentFiles.absolute) == wanted }
  }

  /// Adds a document behind the others without showing it.
  package func append(_ document: LiveDocument) {
    all.append(document)
    offerComparison(to: document)
  }

  /// A trace may be compared with that of any other open document, or with what its own fingers do on that layout.
  private func offerComparison(to document: LiveDocument) {
    document.session.otherDocuments = { [weak self, weak document] in
      (self?.all ?? []).filter { $0 !== document }.map { other in
        OtherDocument(name: other.name, application: other.session.application, layout: other.session.document)
      }
    }
  }

  /// Shows a document; places that do not exist are passed over.
  package func show(at place: Int) {
    guard place != index, all.indices.contains(place) else { return }
    let before = current
    index = place
    onSwitch?(before)
  }

  func show(_ document: LiveDocument) {
    if let place = all.firstIndex(where: { $0 === document }) { show(at: place) }
  }

  /// Shows the next document, or the one before; behind the last comes the first.
  func show(next delta: Int) { show(at: (index + delta + all.count) % all.count) }

  /// Closes the shown document and shows its neighbour; false for the last one, which stays.
  func closeCurrent() -> Bool {
    guard all.count > 1 else { return false }
    let closed = all.remove(at: index)
    index = min(index, all.count - 1)
    onSwitch?(closed)
    closed.finish()
    return true
  }

  /// What a menu shows of them; files of one name in different folders get their folder, too.
  var items: [OpenDocumentItem] {
    let names = all.map(\.name)
    return all.enumerated().map { place, document in
      let isAmbiguous = names.count { $0 == document.name } > 1
      let folder = document.path.map { URL(fileURLWithPath: $0).deletingLastPathComponent().lastPathComponent }
      return OpenDocumentItem(
        name: document.name + (isAmbiguous ? folder.map { " (\($0))" } ?? "" : ""),
        isCurrent: place == index
      )
    }
  }
}
