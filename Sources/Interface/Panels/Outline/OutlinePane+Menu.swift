import Canvas
import UIKit

extension OutlinePane {
  /// What can be done with a row's view and its controller.
  func menu(ofRow index: Int) -> [MenuItem] {
    guard tree.rows.indices.contains(index) else { return [] }
    let row = tree.rows[index]
    var items = ElementMenu(context: context, id: row.id, leadsToOutline: false).items()
    if let controller = row.controller, session.selection != controller.id {
      let line = MenuItem("Select \(controller.name)", icon: .classViewController) { [session] in
        session.select(controller.id)
      }
      items.insert(line, at: session.selection == row.id ? 0 : 1)
    }
    guard row.hasChildren else { return items }
    let fold = row.isExpanded ? InterfaceCommand.outlineFold : .outlineUnfold
    items.append(
      MenuItem(
        row.isExpanded ? "Fold" : "Unfold",
        icon: row.isExpanded ? .chevronRight : .chevronDown,
        note: fold.key,
        startsGroup: true
      ) { [weak self] in self?.toggle(row) }
    )
    return items
  }
}
