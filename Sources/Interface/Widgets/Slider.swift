package import Canvas
package import Foundation
package import UIKit

/// A value on a line.
@MainActor
package final class Slider: UISlider, Painted, Hoverable, WheelTarget {
  private let context: InterfaceContext

  package var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  package init(_ context: InterfaceContext, name: String, action: @escaping @MainActor (Double) -> Void) {
    self.context = context
    super.init(frame: .zero)
    elementName = name
    addAction(
      UIAction(title: name) { [weak self] _ in if let self { action(Double(value)) } },
      for: .valueChanged
    )
  }

  package required init?(coder: NSCoder) { nil }

  /// Puts the value back to what it usually is; a double click does it.
  package var onReset: (@MainActor () -> Void)?

  package override var canBecomeFirstResponder: Bool { isEnabled }

  /// Arrows move by a hundredth of the way, with Shift by a tenth.
  package func press(_ key: KeyPress) -> Bool {
    switch key.symbol {
    case .special(.left), .special(.down): move(by: -1, inTenths: key.shift)
    case .special(.right), .special(.up): move(by: 1, inTenths: key.shift)
    case .special(.home): set(minimumValue)
    case .special(.end): set(maximumValue)
    default: return false
    }
    return true
  }

  /// A notch moves as an arrow key does: away from the person is more (visual design, 17.4).
  package func wheel(by delta: CGVector, at point: CGPoint, zooming: Bool) -> Bool {
    let way = delta.dx + delta.dy
    guard isEnabled, !zooming, way != 0 else { return false }
    move(by: way < 0 ? 1 : -1, inTenths: context.modifiers.shift)
    return true
  }

  private func move(by steps: Float, inTenths: Bool) {
    set(value + steps * (maximumValue - minimumValue) * (inTenths ? 0.1 : 0.01))
  }

  private func set(_ value: Float) {
    self.value = value
    sendActions(for: .valueChanged)
  }

  /// A press beside the thumb takes the thumb there, as desktop sliders do; a second one at once puts the value back.
  package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if touch.tapCount == 2, let onReset {
      onReset()
      return false
    }
    if !thumbRect.contains(touch.location(in: self)) {
      let track = trackRect(forBounds: bounds)
      let travel = track.width - thumbRect.width
      guard travel > 0 else { return false }
      let fraction = (touch.location(in: self).x - thumbRect.width / 2 - track.minX) / travel
      value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
      sendActions(for: .valueChanged)
    }
    return super.beginTracking(touch, with: event)
  }

  package override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side: Double = context.density == .dense ? 16 : 28
    let span = maximumValue - minimumValue
    let fraction = span > 0 ? Double((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + fraction * (rect.width - side),
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
  }

  package func paint(into painter: Painter) {
    let theme = context.theme
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect
    painter.fill(track, cornerRadius: 2, color: theme[.line2])
    let done = CGRect(x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
    painter.fill(done, cornerRadius: 2, color: theme[.accent])
    let knob = CGPath(ellipseIn: CGRect(x: thumb.midX - 6, y: thumb.midY - 6, width: 12, height: 12))
    painter.fill(knob, color: theme[isHovered || isTracking ? .accent : .panel])
    painter.stroke(knob, style: StrokeStyle(width: 2), color: theme[.accent])
    paintFocusRing(around: bounds.insetBy(dx: 3, dy: 3), cornerRadius: 3, into: painter, theme: theme)
  }
}

extension Slider: Focusable {}
