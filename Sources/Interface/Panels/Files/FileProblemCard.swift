package import Canvas
package import Foundation
package import UIKit

/// Why a file did not open: file, line and column, what was found and what would be accepted, and the lines around it.
@MainActor
package final class FileProblemCard: UIView, Painted {
  private let context: InterfaceContext

  /// What is shown; the card has no height without it.
  package var problem: FileProblem? { didSet { if problem != oldValue { setNeedsDisplay() } } }

  /// So many complaints are written out; the rest is counted.
  private static let mostMessages = 3

  private static let lineHeight = 17.0
  private static let codeHeight = 16.0

  package init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "file problem"
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) { nil }

  private func sentence(_ message: FileProblem.Message, width: Double) -> TextBlock {
    let theme = context.theme
    return TextBlock(
      spans: [
        TextSpan("\(message.place): ", font: .mono(11, .medium), color: theme[.out]),
        TextSpan(message.sentence, font: .ui(12), color: theme[.text1]),
      ],
      width: width,
      overflow: .wrap(lineHeight: Self.lineHeight, maxLines: 4)
    )
  }

  private var omittedText: String? {
    guard let problem else { return nil }
    let count = max(0, problem.messages.count - Self.mostMessages) + problem.omitted
    return count > 0 ? "\(count) more in this file" : nil
  }

  /// The height that all of it takes; 0 without a problem.
  package func height(forWidth width: Double) -> Double {
    guard let problem else { return 0 }
    var height = 20.0
    for message in problem.messages.prefix(Self.mostMessages) {
      height += context.measurer.extent(of: sentence(message, width: width - 24)).size.height + 2
    }
    if omittedText != nil { height += Self.lineHeight }
    if !problem.excerpt.isEmpty { height += 10 + Self.codeHeight * Double(problem.excerpt.count) + 8 }
    return height.rounded(.up)
  }

  package func paint(into painter: Painter) {
    guard let problem else { return }
    let theme = context.theme
    painter.fill(bounds, cornerRadius: 8, color: theme[.outTint])
    painter.strokeInside(bounds, cornerRadius: 8, style: .hairline, color: theme[.out])
    let width = bounds.width - 24
    var y = 10.0
    for message in problem.messages.prefix(Self.mostMessages) {
      let block = sentence(message, width: width)
      let height = context.measurer.extent(of: block).size.height
      painter.text(block, in: CGRect(x: 12, y: y, width: width, height: height))
      y += height + 2
    }
    if let omittedText {
      painter.text(
        omittedText,
        font: .ui(11),
        color: theme[.text2],
        in: CGRect(x: 12, y: y, width: width, height: Self.lineHeight)
      )
      y += Self.lineHeight
    }
    if !problem.excerpt.isEmpty { paintExcerpt(problem, from: y + 8, into: painter) }
  }

  /// The lines of the file, with the place underlined.
  private func paintExcerpt(_ problem: FileProblem, from top: Double, into painter: Painter) {
    let theme = context.theme
    let height = Self.codeHeight * Double(problem.excerpt.count)
    let box = CGRect(x: 12, y: top, width: bounds.width - 24, height: height + 8)
    painter.fill(box, cornerRadius: 5, color: theme[.field])
    let font = Font.mono(11)
    let advance = context.measurer.width(of: TextBlock("0000000000", font: font, color: theme[.text1])) / 10
    painter.clipped(to: box, cornerRadius: 5) {
      for (index, line) in problem.excerpt.enumerated() {
        let row = CGRect(
          x: box.minX,
          y: box.minY + 4 + Self.codeHeight * Double(index),
          width: box.width,
          height: Self.codeHeight
        )
        let isMarked = line.number == problem.mark?.line
        if isMarked { painter.fill(row, color: theme[.out].multipliedAlpha(0.14)) }
        painter.text(
          "\(line.number)",
          font: font,
          color: theme[isMarked ? .out : .text3],
          in: CGRect(x: row.minX, y: row.minY, width: 44, height: row.height),
          alignment: .trailing
        )
        let left = row.minX + 56
        painter.text(
          line.text,
          font: font,
          color: theme[.text1],
          in: CGRect(x: left, y: row.minY, width: max(0, row.maxX - left - 8), height: row.height)
        )
        if isMarked, let column = problem.mark?.column {
          let x = left + advance * Double(column - 1)
          painter.line(
            from: CGPoint(x: x, y: row.maxY - 1.5),
            to: CGPoint(x: x + advance, y: row.maxY - 1.5),
            style: StrokeStyle(width: 2),
            color: theme[.out]
          )
        }
      }
    }
  }
}
