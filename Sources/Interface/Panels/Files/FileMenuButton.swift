import Canvas
import Foundation
import UIKit

/// The name of the open layout in the toolbar; a press opens the file menu (visual design, 2.4).
@MainActor
final class FileMenuButton: UIButton, Painted, Hinting, Focusable {
  private let context: InterfaceContext

  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  init(_ context: InterfaceContext, action: @escaping @MainActor () -> Void) {
    self.context = context
    super.init(frame: .zero)
    elementName = "file menu"
    addAction(UIAction(title: "file menu") { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  func press(_ key: KeyPress) -> Bool {
    guard [.special(.enter), .special(.space), .special(.down)].contains(key.symbol), !key.control else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  func hint(at point: CGPoint) -> String? { InterfaceCommand.fileMenu.hint }

  private var name: TextBlock {
    TextBlock(context.session.name, font: .ui(13, .semibold), color: context.theme[.text1])
  }

  /// What stands beside the name: the folder, the chevron and their margins.
  private static let rest = 54.0

  /// The width with at most so much of the name.
  func width(withNameUpTo longest: Double) -> Double {
    min(context.measurer.width(of: name).rounded(.up) + 1, longest) + Self.rest
  }

  func paint(into painter: Painter) {
    let theme = context.theme
    let box = bounds.insetBy(dx: 0.5, dy: 0.5)
    if isHighlighted {
      painter.fill(box, cornerRadius: 6, color: theme[.line])
    } else if isHovered {
      painter.fill(box, cornerRadius: 6, color: theme[.hover])
    }
    Icon.open.paint(into: painter, center: CGPoint(x: 15, y: bounds.midY), size: 14, color: theme[.text2])
    var block = name
    block.overflow = .ellipsisMiddle
    painter.text(block, in: CGRect(x: 29, y: 0, width: max(0, bounds.width - Self.rest + 1), height: bounds.height))
    Icon.chevronDown.paint(
      into: painter,
      center: CGPoint(x: bounds.width - 14, y: bounds.midY),
      size: 12,
      color: theme[.text2]
    )
    if isFirstResponder {
      painter.strokeInside(bounds, cornerRadius: 6, style: StrokeStyle(width: 2), color: theme[.accent])
    }
  }
}
