import Canvas
import Diagnosis
import Foundation
import UIKit

/// Further smallest changes below the why card, each to be tried with one press.
@MainActor
final class RemedyRows: UIView, Painted {
  private let context: InterfaceContext
  private var remedies: [Remedy] = []
  private var links: [LinkText] = []

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "other ways"
  }

  required init?(coder: NSCoder) { nil }

  private var growth: Double { context.density.fontGrowth }
  private static let titleHeight: Double = 26
  private static let tryWidth: Double = 44

  func show(_ remedies: [Remedy]) {
    guard remedies != self.remedies else { return }
    self.remedies = remedies
    for link in links { link.removeFromSuperview() }
    links = remedies.map { remedy in
      let link = LinkText(context, "Try", font: .ui(12 + growth, .medium), alignment: .trailing) {
        [session = context.session] in
        session.tryOut(remedy)
      }
      link.elementName = "try \(remedy.text)"
      addSubview(link)
      return link
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func block(_ remedy: Remedy) -> TextBlock {
    TextBlock(
      remedy.text,
      font: .ui(11.5 + growth),
      color: context.theme[.text1],
      overflow: .wrap(lineHeight: 16, maxLines: 4)
    )
  }

  private func rowHeight(_ remedy: Remedy, _ width: Double) -> Double {
    var block = block(remedy)
    block.width = max(40, width - Self.tryWidth)
    let text = context.measurer.extent(of: block).size.height
    return max(context.density == .dense ? 24 : 44, (text + 6).rounded(.up))
  }

  func height(forWidth width: Double) -> Double {
    remedies.isEmpty ? 0 : Self.titleHeight + remedies.reduce(0) { $0 + rowHeight($1, width) } + 6
  }

  override func layoutSubviews() {
    var y = Self.titleHeight
    for (remedy, link) in zip(remedies, links) {
      let height = rowHeight(remedy, bounds.width)
      link.frame = CGRect(x: bounds.width - Self.tryWidth, y: y, width: Self.tryWidth, height: height)
      y += height
    }
  }

  func paint(into painter: Painter) {
    guard !remedies.isEmpty else { return }
    let theme = context.theme
    let title = CGRect(x: 4, y: 0, width: bounds.width - 8, height: Self.titleHeight)
    painter.text("Other ways", font: .ui(12 + growth, .semibold), color: theme[.text1], in: title)
    for (remedy, link) in zip(remedies, links) {
      let room = CGRect(x: 4, y: link.frame.minY + 3, width: max(0, link.frame.minX - 8), height: link.frame.height - 6)
      painter.text(block(remedy), in: room)
    }
  }
}
