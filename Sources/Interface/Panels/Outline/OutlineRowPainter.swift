import Canvas
import Foundation
import Traces
import UIKit

/// What a row of the outline shows of the shown finger's hit test.
struct OutlineVerdict: Hashable {
  let step: Int
  let glyph: VerdictGlyph
}

/// Draws one row of the outline.
@MainActor
struct OutlineRowPainter {
  let context: InterfaceContext
  let painter: Painter
  let query: OutlineQuery?
  let verdict: OutlineVerdict?
  /// The shown step is about it.
  let isCurrent: Bool
  let isHovered: Bool

  private var theme: Theme { context.theme }
  private var session: DebugSession { context.session }

  func paint(_ row: OutlineRow, in rect: CGRect, chevron x: Double) {
    let isSelected = row.id == session.selection
    paintBackground(row, isSelected: isSelected, in: rect)
    if row.hasChildren {
      (row.isExpanded ? Icon.chevronDown : .chevronRight).paint(
        into: painter,
        center: CGPoint(x: x, y: rect.midY),
        size: 10,
        color: theme[.text3]
      )
    }
    let color = theme[row.isDimmed ? .text3 : isSelected ? .text1 : .text2]
    row.icon.paint(into: painter, center: CGPoint(x: x + 14, y: rect.midY), size: 12, color: color)
    paintVerdict(in: rect)
    let digits = verdict.map { String($0.step).count } ?? 0
    let right = digits == 0 ? rect.maxX - 12 : rect.maxX - 36 - 7 * Double(digits)
    paintName(row, isSelected: isSelected, from: x + 26, to: right, in: rect)
  }

  private func paintBackground(_ row: OutlineRow, isSelected: Bool, in rect: CGRect) {
    let inner = rect.insetBy(dx: 4, dy: 0)
    let bar = CGRect(x: rect.minX, y: rect.minY, width: 3, height: rect.height)
    if isSelected {
      painter.fill(inner, cornerRadius: 5, color: theme[.accentFill])
      painter.fill(bar, color: theme[.accent])
    } else if row.id == session.selectedView {
      // Its recognizer or controller is what is selected.
      painter.fill(inner, cornerRadius: 5, color: theme[.raised])
      painter.fill(bar, color: theme[.text3])
    } else if isCurrent {
      painter.fill(inner, cornerRadius: 5, color: theme[.raised])
    } else if isHovered {
      painter.fill(inner, cornerRadius: 5, color: theme[.hover])
    }
  }

  private static func font(_ context: InterfaceContext, isSelected: Bool) -> Font {
    .ui(12 + context.density.fontGrowth, isSelected ? .semibold : .regular)
  }

  private func paintName(_ row: OutlineRow, isSelected: Bool, from left: Double, to right: Double, in rect: CGRect) {
    let badges = row.badges(hasVerdict: verdict != nil, finding: session.findings?.severity(of: row.id))
    let marks = OutlineBadge.width * Double(badges.count)
    let font = Self.font(context, isSelected: isSelected)
    let color = theme[row.isDimmed || !row.isMatch ? .text3 : .text1]
    let room = max(0, right - left - marks)
    let natural = context.measurer.width(of: TextBlock(row.name, font: font, color: color))
    painter.text(
      TextBlock(spans: spans(of: row, font: font, color: color), overflow: .ellipsisMiddle),
      in: CGRect(x: left, y: rect.minY, width: room, height: rect.height)
    )
    var x = left + min(natural, room) + 10
    if row.foldedCount > 0 { x += paintFoldedCount(row.foldedCount, at: x - 4, to: right - marks, in: rect) }
    for badge in badges {
      badge.paint(into: painter, center: CGPoint(x: x, y: rect.midY), theme: theme)
      x += OutlineBadge.width
    }
    guard let controller = row.controller, right - x > Self.leastControllerName else { return }
    let isChosen = controller.id == session.selection
    let name = TextBlock.line(
      controller.name,
      .ui(11 + context.density.fontGrowth, isChosen ? .semibold : .regular),
      theme[isChosen ? .text1 : .text3]
    )
    painter.text(name, in: CGRect(x: x - 7, y: rect.minY, width: right - x + 7, height: rect.height))
  }

  /// How many views a folded row hides, where there is room for it; answers the width that it takes.
  private func paintFoldedCount(_ count: Int, at left: Double, to right: Double, in rect: CGRect) -> Double {
    let text = TextBlock("+\(count)", font: .mono(10.5), color: theme[.text3])
    let width = context.measurer.width(of: text)
    guard left + width <= right else { return 0 }
    painter.text(text, in: CGRect(x: left, y: rect.minY, width: width + 1, height: rect.height))
    return width + 6
  }

  /// A controller's name that would have less room is left out.
  private static let leastControllerName = 40.0

  /// Where a click means the controller of a row, from the row's left; nil for a row without one.
  static func controllerPlace(
    of row: OutlineRow,
    chevron x: Double,
    width: Double,
    _ context: InterfaceContext
  ) -> ClosedRange<Double>? {
    guard row.controller != nil else { return nil }
    let font = font(context, isSelected: row.id == context.session.selection)
    let name = context.measurer.width(of: TextBlock(row.name, font: font, color: context.theme[.text1]))
    // Which badges stand before the diamond depends on the verdict; the least of them is enough.
    let badges = row.badges(hasVerdict: true, finding: context.session.findings?.severity(of: row.id)).dropLast()
    let left = x + 26 + name + 2 + OutlineBadge.width * Double(badges.count)
    return left < width - 60 ? left...(width - 60) : nil
  }

  /// The name, with what is looked for underlined.
  private func spans(of row: OutlineRow, font: Font, color: CGColor) -> [TextSpan] {
    guard let query, row.isMatch else { return [TextSpan(row.name, font: font, color: color)] }
    var spans: [TextSpan] = []
    var place = row.name.startIndex
    for range in query.ranges(in: row.name).sorted(by: { $0.lowerBound < $1.lowerBound })
    where range.lowerBound >= place {
      if place < range.lowerBound {
        spans.append(TextSpan(String(row.name[place..<range.lowerBound]), font: font, color: color))
      }
      let underline = theme[.accent]
      spans.append(TextSpan(String(row.name[range]), font: font, color: color, underline: underline))
      place = range.upperBound
    }
    if place < row.name.endIndex { spans.append(TextSpan(String(row.name[place...]), font: font, color: color)) }
    return spans
  }

  private func paintVerdict(in rect: CGRect) {
    guard let verdict else { return }
    painter.text(
      "\(verdict.step)",
      font: .mono(10.5),
      color: theme[.text3],
      in: CGRect(x: rect.maxX - 60, y: rect.minY, width: 30, height: rect.height),
      alignment: .trailing
    )
    verdict.glyph.paint(into: painter, center: CGPoint(x: rect.maxX - 18, y: rect.midY), size: 13, theme: theme)
  }
}
