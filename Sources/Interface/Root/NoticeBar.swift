import Canvas
import Foundation
import UIKit

/// What is wrong with a file, under the toolbar until it is right (visual design, 14).
@MainActor
final class NoticeBar: UIView, Painted {
  nonisolated static let height: Double = 32

  private let context: InterfaceContext

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "notice"
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func paint(into painter: Painter) {
    guard let notice = context.session.notice else { return }
    let theme = context.theme
    painter.fill(bounds, color: theme[.outTint])
    painter.hairline(along: .maxYEdge, of: bounds, color: theme.cardBorder(.out))
    Icon.lint.paint(into: painter, center: CGPoint(x: 24, y: bounds.midY), size: 14, color: theme[.out])
    let consequence = TextBlock(notice.consequence, font: .ui(11), color: theme[.text2])
    let width = min(context.measurer.width(of: consequence).rounded(.up) + 1, bounds.width * 0.4)
    painter.text(
      notice.consequence,
      font: .ui(11),
      color: theme[.text2],
      in: CGRect(x: bounds.width - 16 - width, y: 0, width: width, height: bounds.height),
      alignment: .trailing
    )
    painter.text(
      notice.problem,
      font: .ui(12, .medium),
      color: theme[.text1],
      in: CGRect(x: 40, y: 0, width: max(0, bounds.width - 72 - width), height: bounds.height)
    )
  }
}
