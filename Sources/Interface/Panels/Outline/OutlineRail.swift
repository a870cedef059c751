import Canvas
import Foundation
import UIKit

/// What is left of the outline in a window without room for it: a narrow column that opens it over the canvas.
@MainActor
final class OutlineRail: UIView, Painted {
  private let context: InterfaceContext
  private let items: [RailItem]

  init(_ context: InterfaceContext, perform: @escaping @MainActor (InterfaceCommand) -> Void) {
    self.context = context
    items = [
      RailItem(context, icon: .tree, title: "Outline", command: .toggleOutline, perform: perform),
      RailItem(context, icon: .search, title: "Search", command: .search, perform: perform),
      RailItem(context, icon: .lint, title: "Findings", command: .nextFinding, perform: perform),
    ]
    super.init(frame: .zero)
    elementName = "rail"
    for item in items { addSubview(item) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the outline is open beside it.
  func show(isOpen: Bool) { items.first?.isOn = isOpen }

  override func layoutSubviews() {
    for (place, item) in items.enumerated() {
      item.frame = CGRect(x: 4, y: 8 + Double(place) * 60, width: max(0, bounds.width - 8), height: 56)
    }
  }

  func paint(into painter: Painter) {
    painter.fill(bounds, color: context.theme[.panel])
    painter.hairline(along: .maxXEdge, of: bounds, color: context.theme[.line])
  }
}

/// An icon over its word.
@MainActor
private final class RailItem: UIButton, Painted, Hinting, Focusable {
  private let context: InterfaceContext
  private let icon: Icon
  private let title: String
  private let hint: String

  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  init(
    _ context: InterfaceContext,
    icon: Icon,
    title: String,
    command: InterfaceCommand,
    perform: @escaping @MainActor (InterfaceCommand) -> Void
  ) {
    self.context = context
    self.icon = icon
    self.title = title
    hint = command.hint
    super.init(frame: .zero)
    elementName = "rail \(title)"
    addAction(UIAction(title: title) { _ in perform(command) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { isEnabled }

  func press(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.special(.enter)) || key == KeyPress(.special(.space)) else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  func hint(at point: CGPoint) -> String? { hint }

  func paint(into painter: Painter) {
    let theme = context.theme
    if isOn {
      painter.fill(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6, color: theme[.accentFill])
    } else if isHovered || isHighlighted {
      painter.fill(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6, color: theme[isHighlighted ? .line : .hover])
    }
    let color = theme[isOn ? .accent : isHovered || isHighlighted ? .text1 : .text2]
    icon.paint(into: painter, center: CGPoint(x: bounds.midX, y: 20), size: 18, color: color)
    painter.text(
      title,
      font: .ui(10.5, .medium),
      color: isOn ? theme[.text1] : color,
      in: CGRect(x: 0, y: 34, width: bounds.width, height: 16),
      alignment: .center
    )
    if isFirstResponder {
      painter.strokeInside(bounds, cornerRadius: 6, style: StrokeStyle(width: 2), color: theme[.accent])
    }
  }
}
