import Canvas
import Foundation
import LayoutFiles
import UIKit

/// Dialogs and menus over the window: one at a time, and all keys are its own.
extension InterfaceRoot {
  /// Shows a sheet in place of any other.
  func present(_ sheet: Sheet) {
    dismissSheet()
    dropFocus()
    sheet.onClose = { [weak self] in self?.dismissSheet() }
    application.perform { root.sheet = sheet }
    window.layoutIfNeeded()
    if let first = sheet.firstFocus { focus(first) }
  }

  package func dismissSheet() {
    guard root.sheet != nil else { return }
    dropFocus()
    application.perform { root.sheet = nil }
  }

  /// What is shown over the window now.
  package var sheet: Sheet? { root.sheet }

  /// Offers a key that no focused control took to the sheet; text goes to its field, wherever the focus is.
  func press(_ key: KeyPress?, typing text: String, on sheet: Sheet) -> Bool {
    if let key, sheet.press(key) { return true }
    if key?.control != true, !text.isEmpty, let field = sheet.firstFocus as? TextField { return field.type(text) }
    return false
  }

  /// A menu at a point of the window.
  func showMenu(_ items: [MenuItem], at point: CGPoint) {
    guard !items.isEmpty else { return }
    present(MenuSheet(context, name: "canvas", items: items, anchor: CGRect(origin: point, size: .zero)))
  }

  // MARK: Files

  func showFileMenu() {
    window.layoutIfNeeded()
    present(
      MenuSheet(context, name: "file", items: fileMenuItems, anchor: root.toolbar.fileMenuFrame)
    )
  }

  private var fileMenuItems: [MenuItem] {
    func command(_ command: InterfaceCommand, _ title: String, _ icon: Icon, startsGroup: Bool = false) -> MenuItem {
      MenuItem(title, icon: icon, note: command.key, startsGroup: startsGroup) { [weak self] in self?.perform(command) }
    }
    var items = [command(.open, "Open…", .open)]
    let recent = host?.recentEntries.prefix(5) ?? []
    if !recent.isEmpty {
      items.append(MenuItem("Recent", startsGroup: true))
      items += recent.map { entry in
        MenuItem(entry.name, icon: entry.kind.icon, note: entry.kind.title) { [weak self] in
          self?.host?.openFile(at: entry.path)
        }
      }
    }
    items.append(command(.reload, "Read again", .reset, startsGroup: true))
    items.append(command(.export, "Export…", .export))
    items.append(command(.quit, "Quit", .minus, startsGroup: true))
    return items
  }

  func showOpenDialog() {
    guard let host else { return session.say("Files cannot be opened here") }
    present(OpenDialog(context, host: host))
  }

  /// Says why a file did not open: in the open dialog where that is shown, else over the window.
  package func show(_ problem: FileProblem) {
    if let dialog = root.sheet as? OpenDialog {
      dialog.show(problem)
    } else {
      present(ProblemSheet(context, problem: problem) { [weak self] in self?.showOpenDialog() })
    }
  }
}
