package import Canvas
package import Foundation
package import LayoutFiles
package import UIKit

/// Chooses one of a storyboard's scenes by its picture, the initial one first.
@MainActor
package final class ScenePicker: Sheet {
  private let scenes: [SceneName]
  private let shown: String?
  private let field: TextField
  private let grid: SceneGrid
  private let choose: @MainActor (String) -> Void

  @MainActor
  private final class Actions {
    weak var picker: ScenePicker?
  }

  /// `picture` draws a scene small, `choose` gets the name of the one to show.
  package init(
    _ context: InterfaceContext,
    scenes: [SceneName],
    shown: String?,
    picture: @escaping @MainActor (String) -> ScenePicture?,
    choose: @escaping @MainActor (String) -> Void
  ) {
    self.scenes = scenes
    self.shown = shown
    self.choose = choose
    let actions = Actions()
    field = TextField(context, name: "search scenes", placeholder: "Name, identifier or class", icon: .search)
    grid = SceneGrid(context, picture: picture) { actions.picker?.open($0) }
    super.init(context, name: "scene picker")
    actions.picker = self
    card.addSubview(field)
    card.addSubview(grid)
    field.onEdit = { _ in actions.picker?.reload() }
    field.onEnter = { _ in actions.picker?.grid.openChosen() }
    field.onEscape = { actions.picker?.clearSearch() ?? false }
    reload()
  }

  package required init?(coder: NSCoder) { nil }

  package override var firstFocus: UIView? { field }

  private func open(_ scene: SceneName) {
    close()
    choose(scene.name)
  }

  private func clearSearch() -> Bool {
    guard !field.line.text.isEmpty else { return false }
    field.setText("")
    return true
  }

  private func reload() {
    let words = field.line.text.lowercased().split(separator: " ")
    grid.scenes = scenes.filter { scene in
      let text = "\(scene.name) \(scene.identifier ?? "") \(scene.className)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    grid.shown = shown
    grid.chosen = grid.scenes.firstIndex { $0.name == shown } ?? (grid.scenes.isEmpty ? nil : 0)
    setNeedsDisplay()
  }

  package override func press(_ key: KeyPress) -> Bool {
    guard !key.control else { return super.press(key) }
    switch key.symbol {
    case .special(.left): grid.move(by: -1)
    case .special(.right): grid.move(by: 1)
    case .special(.up): grid.move(by: -grid.columnCount)
    case .special(.down): grid.move(by: grid.columnCount)
    case .special(.enter): grid.openChosen()
    default: return super.press(key)
    }
    return true
  }

  // MARK: Time

  /// A picture a frame: a storyboard of fifty scenes must not hold the window up.
  package override var needsTicks: Bool { grid.hasMissingPicture }

  package override func tick() { grid.makeNextPicture() }

  // MARK: Layout and picture

  package override func cardFrame(in size: CGSize) -> CGRect {
    Self.centered(CGSize(width: 932, height: 680), in: size)
  }

  package override func layoutCard() {
    let box = card.bounds
    field.frame = CGRect(x: 20, y: 46, width: box.width - 40, height: context.density.buttonHeight)
    let top = field.frame.maxY + 10
    grid.frame = CGRect(x: 8, y: top, width: box.width - 16, height: max(0, box.height - top - 8))
  }

  package override func paintCard(into painter: Painter) {
    paintTitle(scenes.count == 1 ? "1 scene" : "\(scenes.count) scenes", into: painter)
    let y = grid.frame.minY - 1
    painter.hairline(
      along: .minYEdge,
      of: CGRect(x: 0, y: y, width: card.bounds.width, height: 1),
      color: context.theme[.line]
    )
    guard grid.scenes.isEmpty else { return }
    painter.text(
      "Nothing here matches \(field.line.text)",
      font: .ui(12),
      color: context.theme[.text3],
      in: CGRect(x: 20, y: grid.frame.minY + 8, width: card.bounds.width - 40, height: 24)
    )
  }
}
