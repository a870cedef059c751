import Canvas
import Foundation
import Traces
import UIKit

/// Draws how near a recognizer is to a threshold: a trough, a tick at the limit, and the number in words.
@MainActor
struct GaugePainter {
  let painter: Painter
  let context: InterfaceContext

  /// Where the limit is on the trough, so that going beyond it shows (visual design, 10).
  static let tick = 0.88

  /// From this part of the limit on, the bar warns.
  static let near = 0.8

  static func color(of gauge: RecognizerGauge) -> ColorToken {
    guard gauge.limit > 0, gauge.value / gauge.limit >= near else { return .text2 }
    return gauge.crossingFails ? .out : .warn
  }

  /// "8.7 of 10 pt".
  static func words(for gauge: RecognizerGauge) -> String {
    switch gauge.quantity {
    case .moved, .spread: "\(Words.fixed(gauge.value, 1)) of \(Words.number(gauge.limit)) pt"
    case .held, .waited: "\(Words.fixed(gauge.value, 2)) of \(Words.fixed(gauge.limit, 2)) s"
    case .turned: "\(Words.fixed(gauge.value, 1)) of \(Words.number(gauge.limit))°"
    case .fingers: "\(Int(gauge.value)) of \(Int(gauge.limit)) fingers"
    }
  }

  func paint(_ gauge: RecognizerGauge, in rect: CGRect) {
    let theme = context.theme
    let trough = CGRect(x: rect.minX, y: rect.midY - 3, width: min(118, rect.width * 0.45), height: 6)
    painter.fill(trough.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 2.5, color: theme[.field])
    painter.strokeInside(trough, cornerRadius: 3, style: .hairline, color: theme[.line2])
    let part = gauge.limit > 0 ? min(max(gauge.value / gauge.limit, 0), 1 / Self.tick) : 0
    if part > 0 {
      let width = max(6, trough.width * Self.tick * part)
      let bar = CGRect(x: trough.minX, y: trough.minY, width: min(width, trough.width), height: 6)
      painter.fill(bar, cornerRadius: 3, color: theme[Self.color(of: gauge)])
    }
    let x = trough.minX + trough.width * Self.tick
    painter.line(
      from: CGPoint(x: x, y: trough.minY - 3),
      to: CGPoint(x: x, y: trough.maxY + 3),
      style: StrokeStyle(width: 1.5),
      color: theme[.text1]
    )
    let word = gauge.quantity == .fingers ? "" : gauge.quantity.rawValue
    let block = TextBlock(
      spans: [
        TextSpan(Self.words(for: gauge), font: .mono(11, .medium), color: theme[.text1]),
        TextSpan(word.isEmpty ? "" : "  \(word)", font: .ui(11 + context.density.fontGrowth), color: theme[.text3]),
      ],
      overflow: .ellipsisEnd
    )
    painter.text(
      block,
      in: CGRect(x: trough.maxX + 10, y: rect.minY, width: rect.maxX - trough.maxX - 10, height: rect.height)
    )
  }
}
