import Canvas
import Diagnosis
import Foundation
import Traces
import UIKit

/// One question about the inspected object and the sentence that answers it, in the colour of the verdict.
@MainActor
final class WhyCard: UIView, Painted {
  private let context: InterfaceContext
  private var answer: WhyAnswer?
  private var link: LinkText?
  private var repair: Button?

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "why"
  }

  required init?(coder: NSCoder) { nil }

  private var session: DebugSession { context.session }
  private var growth: Double { context.density.fontGrowth }
  private static let padding: Double = 12
  private static let titleHeight: Double = 26
  private static let ruleHeight: Double = 18

  func show(_ answer: WhyAnswer?) {
    guard answer != self.answer else { return }
    self.answer = answer
    link?.removeFromSuperview()
    repair?.removeFromSuperview()
    link = nil
    repair = nil
    if let step = answer?.step {
      let link = LinkText(
        context,
        "Go to step \(step.number)",
        font: .ui(12 + growth, .medium),
        alignment: .trailing
      ) { [session] in session.go(toSequence: step.sequence) }
      addSubview(link)
      self.link = link
    }
    if let remedy = answer?.remedies.first {
      let button = Button(
        context,
        title: "Try \(remedy.title)",
        style: .secondary,
        hint: "\(remedy.text): only on the live layout, never in the file"
      ) { [session] in session.tryOut(remedy) }
      addSubview(button)
      repair = button
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var rowHeight: Double {
    guard link != nil || repair != nil else { return 0 }
    return context.density.buttonHeight + 4
  }

  /// Logical pixels at a width.
  func height(forWidth width: Double) -> Double {
    guard answer != nil else { return 0 }
    var block = sentence
    block.width = width - 2 * Self.padding
    let text = context.measurer.extent(of: block).size.height
    return (8 + Self.titleHeight + text + Self.ruleHeight + 8 + rowHeight + (rowHeight > 0 ? 4 : 2)).rounded(.up)
  }

  private var sentence: TextBlock {
    guard let answer else { return TextBlock(spans: []) }
    return answer.sentence.block(size: 12.5 + growth, mark: answer.mark.color, theme: context.theme)
  }

  override func layoutSubviews() {
    let y = bounds.height - rowHeight - 4
    let linkWidth = link?.naturalWidth ?? 0
    link?.frame = CGRect(
      x: bounds.width - Self.padding - linkWidth,
      y: y,
      width: linkWidth,
      height: context.density.buttonHeight
    )
    if let repair {
      let room = bounds.width - 2 * Self.padding - (linkWidth > 0 ? linkWidth + 12 : 0)
      let size = repair.fittingSize
      repair.frame = CGRect(x: Self.padding, y: y, width: min(size.width, room), height: size.height)
    }
  }

  func paint(into painter: Painter) {
    guard let answer else { return }
    let theme = context.theme
    let color = answer.mark.color
    painter.fill(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 8, color: theme[color.tint ?? .raised])
    let border = StrokeStyle(width: theme.cardBorderWidth, isHairline: theme.cardBorderWidth == 1)
    let edge = color.tint == nil ? theme[.line2] : theme.cardBorder(color)
    painter.strokeInside(bounds, cornerRadius: 8, style: border, color: edge)
    let title = CGRect(x: Self.padding, y: 6, width: bounds.width - 2 * Self.padding, height: Self.titleHeight)
    answer.mark.paint(into: painter, center: CGPoint(x: title.minX + 7, y: title.midY), size: 14, theme: theme)
    painter.text(
      answer.question,
      font: .ui(12.5 + growth, .semibold),
      color: theme[.text1],
      in: CGRect(x: title.minX + 20, y: title.minY, width: title.width - 20, height: title.height),
      overflow: .ellipsisMiddle
    )
    let top = title.maxY
    painter.text(
      sentence,
      in: CGRect(x: Self.padding, y: top, width: title.width, height: max(0, bounds.height - top - rowHeight))
    )
    painter.text(
      context.session.ruleWords(answer.rules),
      font: .ui(11 + growth),
      color: theme[.text2],
      in: CGRect(
        x: Self.padding,
        y: bounds.height - rowHeight - (rowHeight > 0 ? 6 : 4) - Self.ruleHeight,
        width: title.width,
        height: Self.ruleHeight
      ),
      overflow: .ellipsisEnd
    )
  }
}

extension WhyAnswer.Mark {
  @MainActor
  func paint(into painter: Painter, center: CGPoint, size: CGFloat, theme: Theme) {
    switch self {
    case .verdict(let glyph): glyph.paint(into: painter, center: center, size: size, theme: theme)
    case .ascent(let glyph): glyph.paint(into: painter, center: center, size: size, theme: theme)
    case .state(let glyph): glyph.paint(into: painter, center: center, size: size, theme: theme)
    }
  }
}

extension Phrase {
  /// As wrapped text: what is strong stands out, a strong number in the verdict's colour.
  @MainActor
  func block(size: Double, mark: ColorToken, theme: Theme, maxLines: Int? = nil) -> TextBlock {
    let spans = runs.map { run in
      let isNumber = run.text.contains { $0.isNumber }
      return switch run.style {
      case .plain: TextSpan(run.text, font: .ui(size), color: theme[.text1])
      case .name: TextSpan(run.text, font: .ui(size, .medium), color: theme[.text1])
      case .strong: TextSpan(run.text, font: .ui(size, .semibold), color: theme[isNumber ? mark : .text1])
      }
    }
    return TextBlock(spans: spans, overflow: .wrap(lineHeight: 18, maxLines: maxLines))
  }
}
