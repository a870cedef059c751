package import Canvas
package import Foundation
import Traces
package import UIKit

/// A number with a smaller and a larger button: a press or a notch of the wheel moves it by one.
@MainActor
package final class Nudger: UIControl, Painted, Hoverable, Focusable, WheelTarget {
  private let context: InterfaceContext

  /// What stands before the number: "x".
  private let caption: String
  private let onNudge: @MainActor (Double) -> Void

  /// What is shown for the number.
  package var text = "" { didSet { if text != oldValue { setNeedsDisplay() } } }

  package var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  /// `onNudge` gets the difference: 1 or -1, with Shift on the keyboard 10 or -10.
  package init(
    _ context: InterfaceContext,
    name: String,
    caption: String,
    onNudge: @escaping @MainActor (Double) -> Void
  ) {
    self.context = context
    self.caption = caption
    self.onNudge = onNudge
    super.init(frame: .zero)
    elementName = name
    let nudge = UIAction(title: name) { [weak self] action in
      guard let self, let event = lastPress else { return }
      if event.x < buttonWidth { self.onNudge(-1) } else if event.x >= bounds.width - buttonWidth { self.onNudge(1) }
      _ = action
    }
    addAction(nudge, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  package override var canBecomeFirstResponder: Bool { isEnabled }

  private var buttonWidth: Double { context.density == .dense ? 22 : 44 }

  /// Where the finger went down; in bounds coordinates.
  private var lastPress: CGPoint?

  package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lastPress = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  package func press(_ key: KeyPress) -> Bool {
    let step = key.shift ? 10.0 : 1
    switch key.symbol {
    case .special(.up), .special(.right): onNudge(step)
    case .special(.down), .special(.left): onNudge(-step)
    default: return false
    }
    return true
  }

  package func wheel(by delta: CGVector, at point: CGPoint, zooming: Bool) -> Bool {
    guard isFirstResponder, delta.dy != 0 else { return false }
    onNudge(delta.dy < 0 ? 1 : -1)
    return true
  }

  package func paint(into painter: Painter) {
    let theme = context.theme
    let growth = context.density.fontGrowth
    painter.fill(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5, color: theme[.field])
    painter.strokeInside(bounds, cornerRadius: 5, style: .hairline, color: theme[.line2])
    let side = buttonWidth
    let color = theme[isEnabled ? (isHovered ? .text1 : .text2) : .text3]
    Icon.minus.paint(into: painter, center: CGPoint(x: side / 2, y: bounds.midY), size: 9, color: color)
    Icon.plus.paint(into: painter, center: CGPoint(x: bounds.maxX - side / 2, y: bounds.midY), size: 9, color: color)
    let middle = CGRect(x: side, y: 0, width: max(0, bounds.width - 2 * side), height: bounds.height)
    if caption.isEmpty {
      painter.text(text, font: .mono(11 + growth), color: theme[.text1], in: middle, alignment: .center)
    } else {
      painter.ends(
        .line(caption, .mono(10.5 + growth), theme[.text3]),
        .line(text, .mono(11 + growth), theme[.text1]),
        in: middle,
        measurer: context.measurer
      )
    }
    paintFocusRing(around: bounds, cornerRadius: 5, into: painter, theme: theme)
  }
}
