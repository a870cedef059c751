import Canvas
import Diagnosis
import Foundation
import LayoutFiles
import Traces
import UIKit

/// What a linter says about the inspected object: each finding with its rule and what to do about it.
@MainActor
final class FindingCard: UIView, Painted {
  private let context: InterfaceContext
  private var findings: [LintFinding] = []

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "findings about it"
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  private var growth: Double { context.density.fontGrowth }
  private static let left: Double = 32
  private static let padding: Double = 8

  func show(_ findings: [LintFinding]) {
    guard findings != self.findings else { return }
    self.findings = findings
    setNeedsDisplay()
  }

  private func sentence(_ finding: LintFinding) -> TextBlock {
    finding.sentence.block(size: 12 + growth, mark: finding.severity == .error ? .out : .warn, theme: context.theme)
  }

  private func fix(_ finding: LintFinding) -> TextBlock {
    let theme = context.theme
    let rule = finding.kind.rule.map { "  \(context.session.ruleWords([$0]))" } ?? ""
    return TextBlock(
      spans: [
        TextSpan("Fix: \(finding.fix)", font: .ui(11.5 + growth), color: theme[.text2]),
        TextSpan(rule, font: .ui(11 + growth), color: theme[.text3]),
      ],
      overflow: .wrap(lineHeight: 16, maxLines: 4)
    )
  }

  private func height(of block: TextBlock, _ width: Double) -> Double {
    var block = block
    block.width = max(40, width - Self.left - Self.padding)
    return context.measurer.extent(of: block).size.height
  }

  func height(forWidth width: Double) -> Double {
    guard !findings.isEmpty else { return 0 }
    let rows = findings.reduce(0) { $0 + height(of: sentence($1), width) + height(of: fix($1), width) + 12 }
    return (rows + Self.padding).rounded(.up)
  }

  func paint(into painter: Painter) {
    guard !findings.isEmpty else { return }
    let theme = context.theme
    let card = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 6)
    painter.strokeInside(card, cornerRadius: 8, style: .hairline, color: theme[.line2])
    var y = Self.padding
    for finding in findings {
      finding.severity.paint(into: painter, center: CGPoint(x: 18, y: y + 9), size: 13, theme: theme)
      for block in [sentence(finding), fix(finding)] {
        let height = height(of: block, bounds.width)
        painter.text(
          block,
          in: CGRect(x: Self.left, y: y, width: bounds.width - Self.left - Self.padding, height: height)
        )
        y += height
      }
      y += 12
    }
  }
}
