import Canvas
import Foundation
import LayoutFiles
import Traces
import UIKit

/// Dialogs and menus over the window: one at a time, and all keys are its own.
extension InterfaceRoot {
  /// Shows a sheet in place of any other.
  func present(_ sheet: Sheet) {
    dismissSheet()
    focusBehindSheet = window.firstResponder as? UIView
    dropFocus()
    sheet.onClose = { [weak self] in self?.dismissSheet() }
    application.perform { root.sheet = sheet }
    window.layoutIfNeeded()
    if let first = sheet.firstFocus { focus(first) }
  }

  /// Gives the keys back to what had them before.
  package func dismissSheet() {
    guard root.sheet != nil else { return }
    dropFocus()
    application.perform { root.sheet = nil }
    if let view = focusBehindSheet, view.window != nil { focus(view) }
    focusBehindSheet = nil
  }

  /// What is shown over the window now.
  package var sheet: Sheet? { root.sheet }

  /// Offers a key that no focused control took to the sheet; text goes to its field, wherever the focus is.
  func press(_ key: KeyPress?, typing text: String, on sheet: Sheet) -> Bool {
    if session.loading != nil, key == KeyPress(.special(.escape)), let host {
      host.stopLoading()
      return true
    }
    if let key, sheet.press(key) { return true }
    if key?.control != true, !text.isEmpty, let field = sheet.firstFocus as? TextField { return field.type(text) }
    return false
  }

  /// A menu under a frame in the window, or at a point of it.
  func showMenu(_ name: String, _ items: [MenuItem], at anchor: CGRect) {
    guard !items.isEmpty else { return }
    present(MenuSheet(context, name: name, items: items, anchor: anchor))
  }

  // MARK: Files

  func showFileMenu() {
    window.layoutIfNeeded()
    showMenu("file", fileMenuItems, at: root.toolbar.fileMenuFrame)
  }

  private var fileMenuItems: [MenuItem] {
    func command(_ command: InterfaceCommand, _ title: String, _ icon: Icon, startsGroup: Bool = false) -> MenuItem {
      MenuItem(title, command, icon: icon, startsGroup: startsGroup, in: context)
    }
    var items = [command(.open, "Open…", .open)]
    let open = host?.openDocuments ?? []
    if open.count > 1 {
      items.append(MenuItem("Open now", startsGroup: true))
      items += open.enumerated().map { place, document in
        MenuItem(document.name, icon: .classView, note: document.isCurrent ? "shown" : "") { [weak self] in
          self?.host?.switchDocument(to: place)
        }
      }
    }
    let recent = host?.recentEntries.prefix(5) ?? []
    if !recent.isEmpty {
      items.append(MenuItem("Recent", startsGroup: true))
      items += recent.map { entry in
        MenuItem(entry.name, icon: entry.kind.icon, note: entry.kind.title) { [weak self] in
          self?.host?.openFile(at: entry.path)
        }
      }
    }
    items.append(command(.paste, "Open what is on the clipboard", .classTextField, startsGroup: true))
    items.append(command(.reload, "Read again", .reset))
    if scenes.count > 1 { items.append(command(.scenes, "Scenes (\(scenes.count))…", .classScene)) }
    if noteCount > 0 { items.append(command(.notices, "What the file leaves open (\(noteCount))…", .lint)) }
    let hasTrace = !session.digest.steps.isEmpty
    for (action, title, icon) in [
      (InterfaceCommand.export, "Save the trace…", Icon.export), (.copy, "Copy the story", .label),
      (.copyReport, "Copy a bug report", .label),
    ] {
      var item = command(action, title, icon, startsGroup: action == .export)
      item.isEnabled = hasTrace
      items.append(item)
    }
    items.append(
      MenuItem("Save the touches as a check…", icon: .touch, isEnabled: hasTrace) { [weak self] in
        self?.showExportSheet(.check)
      }
    )
    items.append(command(.closeDocument, "Close", .minus, startsGroup: true))
    items.append(command(.quit, "Quit", .minus))
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

  // MARK: Scenes and notices

  private var scenes: [SceneName] { session.document?.scenes ?? [] }

  private var noteCount: Int { session.document.map { ToolbarPane.noteCount(of: $0) } ?? 0 }

  func showScenePicker() {
    guard scenes.count > 1 else { return session.say("The file has no other scene") }
    present(
      ScenePicker(context, scenes: scenes, shown: session.document?.sceneShown) { [weak self] name in
        self?.host?.picture(ofScene: name)
      } choose: { [weak self] name in
        self?.host?.showScene(name)
      }
    )
  }

  func showNotices() {
    guard let document = session.document, noteCount > 0 else {
      return session.say("The file leaves nothing open: all that is shown is in it")
    }
    present(
      NoticesSheet(context, document: document) { [context] text in context.copy?(text) }
    )
  }

  // MARK: Saving

  func showExportSheet(_ format: ExportFormat = .png) {
    guard let host else { return }
    guard !session.digest.steps.isEmpty else { return session.say("Nothing to save yet: touch the device first") }
    present(ExportSheet(context, host: host, format: format))
  }
}
