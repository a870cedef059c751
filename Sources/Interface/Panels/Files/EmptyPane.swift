import Canvas
import Foundation
import UIKit

/// What the canvas shows while there is no layout: what can be opened, and samples to begin with (visual design, 14).
@MainActor
final class EmptyPane: UIView, Pane, Painted {
  private let context: InterfaceContext
  private let open: Button
  private var examples: [Button] = []
  private let openExample: @MainActor (String) -> Void

  /// So many samples are offered.
  private static let mostExamples = 4

  init(
    _ context: InterfaceContext,
    perform: @escaping @MainActor (InterfaceCommand) -> Void,
    openExample: @escaping @MainActor (String) -> Void
  ) {
    self.context = context
    self.openExample = openExample
    open = Button(context, icon: .open, title: "Open…", style: .secondary, hint: InterfaceCommand.open.hint) {
      perform(.open)
    }
    super.init(frame: .zero)
    elementName = "no layout"
    addSubview(open)
    sessionDidChange(.layout)
  }

  required init?(coder: NSCoder) { nil }

  /// The samples, once somebody knows of them.
  func show(examples entries: [FileEntry]) {
    for button in examples { button.removeFromSuperview() }
    examples = entries.prefix(Self.mostExamples).map { entry in
      let title = entry.name.replacing(".layout.json", with: "").replacing("-", with: " ")
      return Button(context, title: title, style: .secondary, hint: "Open the sample \(entry.name)") { [openExample] in
        openExample(entry.path)
      }
    }
    for button in examples { addSubview(button) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  func sessionDidChange(_ change: SessionChange) {
    if change.contains(.layout) { isHidden = !context.session.application.windowsFrontToBack.isEmpty }
    if !change.isDisjoint(with: [.layout, .theme]) { setNeedsDisplay() }
  }

  // MARK: Layout and picture

  private var columnWidth: Double { min(420, max(0, bounds.width - 32)) }

  private var top: Double {
    let height = 150 + open.fittingSize.height + 60 + Double(examples.count) * (open.fittingSize.height + 6)
    return max(8, ((bounds.height - height) / 2).rounded())
  }

  private var examplesTop: Double { top + 150 + open.fittingSize.height + 60 }

  override func layoutSubviews() {
    let size = open.fittingSize
    let width = max(120, size.width)
    open.frame = CGRect(x: (bounds.midX - width / 2).rounded(), y: top + 150, width: width, height: size.height)
    var y = examplesTop
    for button in examples {
      let width = min(columnWidth, 260)
      button.frame = CGRect(x: (bounds.midX - width / 2).rounded(), y: y, width: width, height: size.height)
      y += size.height + 6
    }
  }

  func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.canvas])
    Icon.logo.paint(into: painter, center: CGPoint(x: bounds.midX, y: top + 24), size: 48, color: theme[.accent])
    func line(_ text: String, _ font: Font, _ color: ColorToken, _ y: Double) {
      let box = CGRect(x: bounds.midX - columnWidth / 2, y: y, width: columnWidth, height: 22)
      painter.text(text, font: font, color: theme[color], in: box, alignment: .center)
    }
    line("Open a layout to see where touches go", .ui(14, .semibold), .text1, top + 62)
    line("A storyboard or XIB, what the debugger prints, an accessibility", .ui(12), .text2, top + 92)
    line("tree, a layout, a check, a trace or a picture of one", .ui(12), .text2, top + 110)
    line("or drop a file here, or paste text with Ctrl+V", .ui(12), .text3, open.frame.maxY + 6)
    if !examples.isEmpty { line("Samples to begin with", .ui(11, .semibold), .text3, examplesTop - 24) }
  }
}
