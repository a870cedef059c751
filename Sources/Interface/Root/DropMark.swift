import Canvas
import Foundation
import UIKit

/// What the window would make of something that is dragged over it.
package enum DropOffer: Hashable, Sendable {
  case opens
  case refuses

  var words: String {
    switch self {
    case .opens: "Drop a layout, trace or picture"
    case .refuses: "Only files can be dropped here"
    }
  }
}

/// The line around the window while something is dragged over it (visual design, 13).
@MainActor
final class DropMark: UIView, Painted {
  private let context: InterfaceContext

  var offer: DropOffer? {
    didSet {
      guard offer != oldValue else { return }
      isHidden = offer == nil
      setNeedsDisplay()
    }
  }

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "drop mark"
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func paint(into painter: Painter) {
    guard let offer else { return }
    let theme = context.theme
    let color = theme[offer == .opens ? .accent : .out]
    painter.strokeInside(
      bounds.insetBy(dx: 4, dy: 4),
      cornerRadius: 8,
      style: StrokeStyle(width: 2, dash: [7, 4]),
      color: color
    )
    let font = Font.ui(14, .semibold)
    let text = TextBlock(offer.words, font: font, color: theme[.text1])
    let width = context.measurer.width(of: text).rounded(.up) + 40
    let card = CGRect(x: ((bounds.width - width) / 2).rounded(), y: bounds.midY - 22, width: width, height: 44)
    painter.fill(card, cornerRadius: 8, color: theme[.panel])
    painter.strokeInside(card, cornerRadius: 8, style: .hairline, color: color)
    painter.text(offer.words, font: font, color: theme[.text1], in: card, alignment: .center)
  }
}
