import Canvas
import Foundation
import Traces
import UIKit

/// Draws one line of what was kept from views and recognizers.
@MainActor
struct KeptTouchPainter {
  let painter: Painter
  let context: InterfaceContext

  /// Two lines of text; logical pixels.
  static func height(_ density: Density) -> Double { density == .dense ? 36 : 44 }

  func paint(_ kept: KeptTouch, in rect: CGRect) {
    let theme = context.theme
    let growth = context.density.fontGrowth
    let left = rect.minX + LanePainter.indent
    let line = CGRect(x: left, y: rect.midY - 16, width: max(0, rect.maxX - 16 - left), height: 16)
    paintMark(kept.kind, at: CGPoint(x: rect.minX + 23, y: line.midY))
    painter.ends(
      .line(kept.what, .ui(11.5 + growth, .medium), theme[.text1]),
      .line(Words.seconds(kept.instant.seconds), .mono(9.5 + growth), theme[.text3]),
      in: line,
      measurer: context.measurer
    )
    painter.ends(
      .line(kept.why, .ui(11 + growth), theme[.text2]),
      TextBlock(spans: kept.note?.spans(theme, growth: growth, isShort: true) ?? [], overflow: .ellipsisEnd),
      in: CGRect(x: line.minX, y: line.maxY, width: line.width, height: 16),
      measurer: context.measurer
    )
  }

  private func paintMark(_ kind: KeptTouch.Kind, at center: CGPoint) {
    let theme = context.theme
    switch kind {
    case .withheld: painter.dashedRing(center: center, color: theme[.skip])
    case .deliveredLate: TimelineMark.began.paint(into: painter, center: center, color: theme[.inside], theme: theme)
    case .neverDelivered: painter.dashedRing(center: center, color: theme[.out])
    case .cancelled: TimelineMark.cancelled.paint(into: painter, center: center, color: theme[.skip], theme: theme)
    case .neverOffered: painter.dashedRing(center: center, color: theme[.text3])
    }
  }
}

extension Painter {
  /// A call that has not come, or never will.
  func dashedRing(center: CGPoint, color: CGColor) {
    stroke(CGPath(center: center, radius: 3.5), style: .rounded(1.25, dash: [1.6, 2.2]), color: color)
  }
}

extension RuleCatalog.Note {
  /// The rule's id, how sure it is, and its words unless it is to be short.
  func spans(_ theme: Theme, growth: Double, isShort: Bool = false) -> [TextSpan] {
    let quiet = Font.ui(10 + growth)
    var spans = [
      TextSpan(
        id,
        font: .mono(10 + growth, .medium),
        color: theme[isContested ? .warn : .text2]
      )
    ]
    if !sureness.isEmpty { spans.append(TextSpan("  \(sureness)", font: quiet, color: theme[.text3])) }
    if !isShort, !words.isEmpty { spans.append(TextSpan(" · \(words)", font: quiet, color: theme[.text3])) }
    return spans
  }
}
