package import Canvas
package import Foundation
package import UIKit

/// A push button or toggle with an icon, a title or both.
@MainActor
package final class Button: UIButton, Painted, Hinting {
  /// How much it stands out.
  package enum Style: Hashable, Sendable {
    /// No frame at rest.
    case plain
    /// A raised fill and a border.
    case secondary
  }

  private let context: InterfaceContext
  private let style: Style

  package var icon: Icon? { didSet { if icon != oldValue { setNeedsDisplay() } } }
  package var title: String? { didSet { if title != oldValue { setNeedsDisplay() } } }

  /// For a toggle: drawn in the accent's fill.
  package var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  package var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  package override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      if newValue != super.isHighlighted { context.motions.fade(self, newValue ? .lightUp : .lightDown) }
      super.isHighlighted = newValue
    }
  }

  /// What it does and its key, for the status bar while the pointer is over it.
  package let hint: String

  /// Opens a menu: a chevron stands behind icon and title.
  package var hasMenu = false { didSet { if hasMenu != oldValue { setNeedsDisplay() } } }

  /// The chevron, its gap included; logical pixels.
  private static let chevronWidth = 15.0

  /// Draws something else in the icon's place: center, then the colour for the present state.
  package var iconPainter: ((Painter, CGPoint, CGColor) -> Void)?

  package init(
    _ context: InterfaceContext,
    icon: Icon? = nil,
    title: String? = nil,
    style: Style = .plain,
    hint: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.context = context
    self.icon = icon
    self.title = title
    self.style = style
    self.hint = hint
    super.init(frame: .zero)
    elementName = title ?? hint
    addAction(UIAction(title: hint) { _ in action() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  package override var canBecomeFirstResponder: Bool { isEnabled }

  package func press(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.special(.enter)) || key == KeyPress(.special(.space)) else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  private var font: Font { .ui(12 + context.density.fontGrowth, .medium) }

  /// Why it does nothing while it is disabled.
  package var disabledHint: String?

  package func hint(at point: CGPoint) -> String? { isEnabled ? hint : disabledHint ?? hint }

  /// The size that fits its content: 28 high in the dense interface, 44 for fingers.
  package var fittingSize: CGSize {
    let height = context.density.buttonHeight
    var width: Double = 0
    if icon != nil || iconPainter != nil { width += context.density.iconSize }
    if let title {
      let text = context.measurer.width(of: TextBlock(title, font: font, color: context.theme[.text1]))
      width += (width > 0 ? 6 : 0) + text.rounded(.up)
    }
    if hasMenu { width += Self.chevronWidth }
    return CGSize(width: max(height, width + (title == nil ? 12 : 20)), height: height)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  private var foreground: CGColor {
    let theme = context.theme
    if !isEnabled { return theme[.text3].multipliedAlpha(0.6) }
    if isOn { return theme[.accent] }
    return isHovered || isHighlighted || style == .secondary ? theme[.text1] : theme[.text2]
  }

  package func paint(into painter: Painter) {
    let theme = context.theme
    let box = bounds.insetBy(dx: 0.5, dy: 0.5)
    if isOn {
      painter.fill(box, cornerRadius: 6, color: theme[.accentFill])
      painter.strokeInside(bounds, cornerRadius: 6, style: .hairline, color: theme[.accent])
    } else if style == .secondary, isEnabled {
      painter.fill(box, cornerRadius: 6, color: theme[isHovered ? .hover : .raised])
      painter.strokeInside(bounds, cornerRadius: 6, style: .hairline, color: theme[.line2])
    }
    if isEnabled, isHighlighted {
      painter.fill(box, cornerRadius: 6, color: theme[.text1].multipliedAlpha(0.12))
    } else if isEnabled, isHovered, !isOn, style == .plain {
      painter.fill(box, cornerRadius: 6, color: theme[.hover])
    }
    paintContent(into: painter)
    if isFirstResponder {
      painter.strokeInside(bounds, cornerRadius: 6, style: StrokeStyle(width: 2), color: theme[.accent])
    }
  }

  private func paintContent(into painter: Painter) {
    let color = foreground
    let hasIcon = icon != nil || iconPainter != nil
    let iconWidth = hasIcon ? context.density.iconSize : 0
    let chevron = hasMenu ? Self.chevronWidth : 0
    if hasMenu { paintChevron(beside: hasIcon || title != nil, into: painter, color: color) }
    guard let title else {
      paintIcon(into: painter, at: CGPoint(x: bounds.midX - chevron / 2, y: bounds.midY), color: color)
      return
    }
    let textColor = isEnabled && isOn ? context.theme[.text1] : color
    let text = TextBlock(title, font: font, color: textColor)
    let textWidth = min(context.measurer.width(of: text), bounds.width - 8 - iconWidth - chevron)
    let total = iconWidth + (hasIcon ? 6 : 0) + textWidth + chevron
    var x = bounds.midX - total / 2
    if hasIcon {
      paintIcon(into: painter, at: CGPoint(x: x + iconWidth / 2, y: bounds.midY), color: color)
      x += iconWidth + 6
    }
    painter.text(
      title,
      font: font,
      color: textColor,
      in: CGRect(x: x, y: bounds.minY, width: textWidth + 1, height: bounds.height)
    )
  }

  private func paintChevron(beside hasContent: Bool, into painter: Painter, color: CGColor) {
    let x = hasContent ? bounds.maxX - 13 : bounds.midX
    Icon.chevronDown.paint(into: painter, center: CGPoint(x: x, y: bounds.midY), size: 11, color: color)
  }

  private func paintIcon(into painter: Painter, at center: CGPoint, color: CGColor) {
    if let iconPainter {
      iconPainter(painter, center, color)
    } else {
      icon?.paint(into: painter, center: center, size: context.density.iconSize, color: color)
    }
  }
}

extension Button: Focusable {}
