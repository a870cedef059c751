package import Canvas
package import Foundation
package import LayoutFiles
package import UIKit

/// Everything that there is to know of the file before believing what is shown: notices, then warnings with their places.
@MainActor
package final class NoticesSheet: Sheet {
  private let notes: [FileNote]
  private let omitted: Int
  private let fileName: String
  private let list: NoticesList
  private var buttons: [Button] = []

  package init(
    _ context: InterfaceContext,
    document: LayoutDocument,
    copy: @escaping @MainActor (String) -> Void
  ) {
    notes = FileNote.all(of: document)
    omitted = document.omittedWarnings
    fileName = document.file.split(separator: "/").last.map(String.init) ?? document.file
    list = NoticesList(context, notes: notes)
    super.init(context, name: "notices")
    card.addSubview(list)
    let text = notes.map { $0.place.isEmpty ? $0.sentence : "\($0.place): \($0.sentence)" }.joined(separator: "\n")
    buttons = [
      Button(context, title: "Close", style: .secondary, hint: "Close the list (Esc)") { [weak self] in self?.close() },
      Button(context, title: "Copy all", style: .secondary, hint: "Copy the list as text") { copy(text) },
    ]
    for button in buttons { card.addSubview(button) }
  }

  package required init?(coder: NSCoder) { nil }

  package override var firstFocus: UIView? { buttons.first }

  package override func press(_ key: KeyPress) -> Bool {
    switch key.symbol {
    case .special(.up): list.move(by: -40)
    case .special(.down): list.move(by: 40)
    case .special(.pageUp): list.move(by: -list.bounds.height)
    case .special(.pageDown), .special(.space): list.move(by: list.bounds.height)
    case .special(.home): list.move(by: -list.contentSize.height)
    case .special(.end): list.move(by: list.contentSize.height)
    default: return super.press(key)
    }
    return true
  }

  package override func cardFrame(in size: CGSize) -> CGRect {
    let width = min(680, size.width - 32)
    let height = 72 + list.height(forWidth: width) + context.density.buttonHeight + 36
    return Self.centered(CGSize(width: width, height: min(height, 640)), in: size)
  }

  package override func layoutCard() {
    let box = card.bounds
    let bottom = placeAtBottom(buttons) - 12
    list.frame = CGRect(x: 0, y: 64, width: box.width, height: max(0, bottom - 64))
  }

  private var summary: String {
    let warnings = notes.count { $0.isWarning } + omitted
    let notices = notes.count - (warnings - omitted)
    let parts = [
      notices > 0 ? (notices == 1 ? "1 notice" : "\(notices) notices") : nil,
      warnings > 0 ? (warnings == 1 ? "1 warning" : "\(warnings) warnings") : nil,
    ]
    let shown = omitted > 0 ? ", of which \(omitted) are not listed" : ""
    return parts.compactMap(\.self).joined(separator: ", ") + shown + ". What can be shown is shown."
  }

  package override func paintCard(into painter: Painter) {
    let theme = context.theme
    paintTitle("What \(fileName) leaves open", into: painter)
    painter.text(
      notes.isEmpty ? "Nothing: the file says everything itself." : summary,
      font: .ui(11.5),
      color: theme[.text2],
      in: CGRect(x: 20, y: 36, width: card.bounds.width - 40, height: 20)
    )
    for y in [list.frame.minY - 1, list.frame.maxY] {
      let line = CGRect(x: 0, y: y, width: card.bounds.width, height: 1)
      painter.hairline(along: .minYEdge, of: line, color: theme[.line])
    }
  }
}
