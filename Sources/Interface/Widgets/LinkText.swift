package import Canvas
package import Foundation
package import UIKit

/// Words that lead somewhere.
@MainActor
package final class LinkText: UIControl, Painted, Hoverable, Focusable, PointerShaping {
  private let context: InterfaceContext
  package let title: String
  private let font: Font
  private let color: ColorToken
  private let alignment: TextBlock.Alignment
  private let action: @MainActor () -> Void

  package var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  /// `color` is that at rest; under the pointer a link has the accent's.
  package init(
    _ context: InterfaceContext,
    _ title: String,
    font: Font,
    color: ColorToken = .accent,
    alignment: TextBlock.Alignment = .leading,
    action: @escaping @MainActor () -> Void
  ) {
    self.context = context
    self.title = title
    self.font = font
    self.color = color
    self.alignment = alignment
    self.action = action
    super.init(frame: .zero)
    elementName = "link \(title)"
    addAction(UIAction(title: title) { _ in action() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  package override var canBecomeFirstResponder: Bool { true }

  package func press(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.special(.enter)) || key == KeyPress(.special(.space)) else { return false }
    action()
    return true
  }

  /// How wide the words are, rounded up.
  package var naturalWidth: Double {
    context.measurer.width(of: TextBlock(title, font: font, color: context.theme[color])).rounded(.up)
  }

  package func pointerShape(at point: CGPoint) -> PointerShape { isEnabled ? .pointer : .arrow }

  package func paint(into painter: Painter) {
    let theme = context.theme
    let ink = theme[isHovered || isHighlighted ? .accent : color]
    let underline = isHovered ? theme[.accent] : nil
    painter.text(
      TextBlock(
        spans: [TextSpan(title, font: font, color: ink, underline: underline)],
        overflow: .ellipsisMiddle,
        alignment: alignment
      ),
      in: bounds
    )
    paintFocusRing(around: bounds, cornerRadius: 2, into: painter, theme: theme)
  }
}
