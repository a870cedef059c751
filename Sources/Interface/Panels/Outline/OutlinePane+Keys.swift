import Foundation
import Traces
import UIKit

extension OutlinePane {
  /// Moves the selection by rows.
  package func moveSelection(by delta: Int) {
    guard !tree.rows.isEmpty else { return }
    let current = session.selection.flatMap { id in tree.rows.firstIndex { $0.id == id } }
    let next = current.map { min(max($0 + delta, 0), tree.rows.count - 1) } ?? (delta > 0 ? 0 : tree.rows.count - 1)
    session.select(tree.rows[next].id)
  }

  /// Folds the selected row, or goes to its parent; unfolds it, or goes to its first child.
  package func fold(_ isFolding: Bool) {
    guard let id = session.selection, let index = tree.rows.firstIndex(where: { $0.id == id }) else { return }
    let row = tree.rows[index]
    if isFolding {
      if row.hasChildren, row.isExpanded {
        collapsed.insert(row.id)
        reload()
      } else if let parent = tree.rows[..<index].last(where: { $0.depth < row.depth }) {
        session.select(parent.id)
      }
    } else if row.hasChildren {
      if row.isExpanded {
        moveSelection(by: 1)
      } else {
        collapsed.remove(row.id)
        reload()
      }
    }
  }

  /// Shows so many levels, the windows being the first.
  func expand(toLevel level: Int) {
    collapsed = OutlineTree.parents(from: level - 1, in: session.application)
    reload()
    revealSelection()
  }

  /// Arrows walk, Home and End go to the ends, and letters to the next name that begins with them.
  func press(_ key: KeyPress) -> Bool {
    guard !key.control else { return false }
    if case .character(let letter) = key.symbol { return typeAhead(letter) }
    typed = ""
    switch key.symbol {
    case .special(.up): moveSelection(by: -1)
    case .special(.down): moveSelection(by: 1)
    case .special(.left): fold(true)
    case .special(.right): fold(false)
    case .special(.home): moveSelection(by: -tree.rows.count)
    case .special(.end): moveSelection(by: tree.rows.count)
    default: return false
    }
    return true
  }

  /// Letters add up as long as a name goes on with them; there is no clock in it.
  private func typeAhead(_ letter: String) -> Bool {
    let current = session.selection.flatMap { id in tree.rows.firstIndex { $0.id == id } }
    func find(_ start: String, from first: Int) -> OutlineRow? {
      let order = tree.rows[first...] + tree.rows[..<first]
      return order.first { $0.name.lowercased().hasPrefix(start) }
    }
    guard !tree.rows.isEmpty else { return false }
    let longer = typed + letter.lowercased()
    if !typed.isEmpty, let row = find(longer, from: current ?? 0) {
      session.select(row.id)
      typed = longer
      return true
    }
    typed = letter.lowercased()
    guard let row = find(typed, from: current.map { ($0 + 1) % tree.rows.count } ?? 0) else { return false }
    session.select(row.id)
    typed = letter.lowercased()
    return true
  }
}
