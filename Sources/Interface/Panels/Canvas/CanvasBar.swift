import Canvas
import Foundation
import UIKit

/// A few words and controls on a card over the canvas.
@MainActor
final class CanvasBar: UIView, Painted {
  private let context: InterfaceContext
  private let parts: [(view: UIView, width: Double)]

  /// Before the controls.
  var words = "" { didSet { if words != oldValue { setNeedsDisplay() } } }

  /// Controls with the widths they want, from left to right.
  init(_ context: InterfaceContext, name: String, parts: [(view: UIView, width: Double)]) {
    self.context = context
    self.parts = parts
    super.init(frame: .zero)
    elementName = name
    isHidden = true
    for part in parts { addSubview(part.view) }
  }

  required init?(coder: NSCoder) { nil }

  private static let gap = 8.0

  private var text: TextBlock { .line(words, .ui(12), context.theme[.text1]) }

  private var partsWidth: Double { parts.reduce(0) { $0 + $1.width + Self.gap } }

  /// As wide as it likes to be, but no wider than the room.
  func size(in room: CGFloat) -> CGSize {
    let wanted = context.measurer.width(of: text).rounded(.up) + 1 + (words.isEmpty ? 0 : 12) + partsWidth
    return CGSize(width: min(room, wanted + Self.gap), height: context.density.buttonHeight + 6)
  }

  override func layoutSubviews() {
    var right = bounds.width - 3
    for part in parts.reversed() {
      part.view.frame = CGRect(x: right - part.width, y: 3, width: part.width, height: bounds.height - 6)
      right -= part.width + Self.gap
    }
  }

  /// Presses on the card go nowhere else.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, cornerRadius: 8, color: theme[.panel])
    painter.strokeInside(bounds, cornerRadius: 8, style: .hairline, color: theme[.line2])
    let room = max(0, bounds.width - partsWidth - 15)
    painter.text(text, in: CGRect(x: 12, y: 0, width: room, height: bounds.height))
  }
}
