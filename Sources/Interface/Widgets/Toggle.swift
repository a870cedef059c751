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
    let change = UIAction(title: name) { [weak self] _ in
      guard let self else { return }
      moveKnob()
      action(isOn)
    }
    addAction(change, for: .valueChanged)
  }

  /// Where the knob is on its way: 0 for off, 1 for on.
  private lazy var knob = MovingValue(isOn ? 1 : 0, in: context.motions) { [weak self] _ in self?.setNeedsDisplay() }

  /// Only what a person switches is seen to move: another value of another object is no change of this one.
  private func moveKnob() {
    if !knob.isMoving { knob.jump(to: isOn ? 0 : 1) }
    knob.move(to: isOn ? 1 : 0, .control)
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
    let part = knob.isMoving ? knob.value : isOn ? 1 : 0
    if part < 1 {
      painter.fill(box, cornerRadius: radius, color: theme[.field])
      painter.strokeInside(box, cornerRadius: radius, style: .hairline, color: theme[.line2])
    }
    if part > 0 { painter.fill(box, cornerRadius: radius, color: theme[.accent].multipliedAlpha(part)) }
    if isHovered { painter.fill(box, cornerRadius: radius, color: theme[.text1].multipliedAlpha(0.1)) }
    let knobRadius = radius - 4 + part
    let center = CGPoint(x: box.minX + radius + (box.width - 2 * radius) * part, y: box.midY)
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
