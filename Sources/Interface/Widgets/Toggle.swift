package import Canvas
package import Foundation
package import UIKit

/// On or off: a knob in a trough at the right end of its bounds.
@MainActor
package final class Toggle: UISwitch, Painted, Hoverable, Focusable {
  private let context: InterfaceContext

  package var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  package init(_ context: InterfaceContext, name: String, action: @escaping @MainActor (Bool) -> Void) {
    self.context = context
    super.init(frame: .zero)
    elementName = name
    addAction(UIAction(title: name) { [weak self] _ in if let self { action(isOn) } }, for: .valueChanged)
  }

  package required init?(coder: NSCoder) { nil }

  package override var canBecomeFirstResponder: Bool { isEnabled }

  package func press(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.special(.space)) || key == KeyPress(.special(.enter)) else { return false }
    isOn.toggle()
    sendActions(for: .valueChanged)
    return true
  }

  /// The trough: 28 × 16, for fingers 40 × 24.
  package var trough: CGRect {
    let size = context.density == .dense ? CGSize(width: 28, height: 16) : CGSize(width: 40, height: 24)
    return CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  package func paint(into painter: Painter) {
    let theme = context.theme
    let box = trough
    let radius = box.height / 2
    painter.fill(box, cornerRadius: radius, color: theme[isOn ? .accent : .field])
    if !isOn { painter.strokeInside(box, cornerRadius: radius, style: .hairline, color: theme[.line2]) }
    if isHovered { painter.fill(box, cornerRadius: radius, color: theme[.text1].multipliedAlpha(0.1)) }
    let knobRadius = radius - (isOn ? 3 : 4)
    let center = CGPoint(x: isOn ? box.maxX - radius : box.minX + radius, y: box.midY)
    let knob = CGRect(
      x: center.x - knobRadius,
      y: center.y - knobRadius,
      width: knobRadius * 2,
      height: knobRadius * 2
    )
    painter.fill(knob, cornerRadius: knobRadius, color: theme[isOn ? .onAccent : .text3])
    paintFocusRing(around: box, cornerRadius: radius, into: painter, theme: theme)
  }
}
