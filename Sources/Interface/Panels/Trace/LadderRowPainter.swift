import Canvas
import Foundation
import Traces
import UIKit

/// Draws the rows of the trace pane's two lists.
@MainActor
struct LadderRowPainter {
  let context: InterfaceContext
  let painter: Painter

  /// How a row is set off from the others.
  struct Emphasis {
    var isCurrent = false
    var isSelected = false
    var isHovered = false
    var color = ColorToken.accent
  }

  private var theme: Theme { context.theme }
  private var growth: Double { context.density.fontGrowth }

  /// Levels beyond this are not indented further; names need the room.
  private static let deepest = 8

  func background(in rect: CGRect, _ emphasis: Emphasis) {
    let box = rect.insetBy(dx: 8, dy: 0)
    if emphasis.isCurrent {
      let tint = emphasis.color.tint.map { theme[$0] } ?? theme[.raised]
      painter.fill(box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5, color: tint)
    } else if emphasis.isSelected {
      painter.fill(box, cornerRadius: 5, color: theme[.accentFill])
    } else if emphasis.isHovered {
      painter.fill(box, cornerRadius: 5, color: theme[.hover])
    }
    if emphasis.isCurrent {
      painter.strokeInside(box, cornerRadius: 5, style: .hairline, color: theme[emphasis.color])
    }
    if emphasis.isSelected {
      let bar = CGRect(x: rect.minX + 2, y: rect.minY + 3, width: 3, height: rect.height - 6)
      painter.fill(bar, cornerRadius: 1.5, color: theme[.accent])
    }
  }

  func descentRow(_ row: LadderRow, of ladder: DescentLadder, in rect: CGRect, _ emphasis: Emphasis) {
    let first = row.visits.lowerBound
    let visit = ladder.touch.rows[first].visit
    let isPast = first < ladder.pastCount
    let glyph = isPast ? VerdictGlyph(visit.verdict) : .notAskedYet
    var emphasis = emphasis
    emphasis.color = glyph.color
    background(in: rect, emphasis)
    if emphasis.isCurrent {
      // The leader of the canvas ends here.
      let start = CGPoint(x: rect.minX, y: rect.midY)
      let end = CGPoint(x: rect.minX + 8, y: rect.midY)
      painter.line(from: start, to: end, style: StrokeStyle(width: 1.25), color: theme[glyph.color])
    }
    number(first + 1, in: rect, isPast: isPast, emphasis)
    let x = rect.minX + 48 + 12 * Double(min(Int(visit.depth), Self.deepest))
    let size: Double = context.density == .dense ? 14 : 16
    glyph.paint(into: painter, center: CGPoint(x: x, y: rect.midY), size: size, theme: theme)
    let line = CGRect(x: x + 14, y: rect.minY, width: rect.maxX - 20 - x - 14, height: rect.height)
    switch row {
    case .visit:
      let name = context.session.elementName(visit.element)
      var reason = ""
      if isPast {
        reason = ladder.words.verdict(visit)
      } else if first == ladder.pastCount {
        reason = "not asked yet"
      }
      painter.ends(
        .identifier(name, nameFont(emphasis, isPast), theme[isPast ? visit.wasAsked ? .text1 : .text2 : .text3]),
        .line(reason, reasonFont(emphasis), theme[glyph.color]),
        in: line,
        measurer: context.measurer
      )
    case .fold(let range):
      let words = VerdictGlyph(visit.verdict).folded(range.count)
      let place = ladder.current.map { range.contains($0) ? "\($0 - first + 1) of \(range.count)" : "" } ?? ""
      painter.ends(
        .line(isPast ? words : "\(range.count) views", nameFont(emphasis, isPast), theme[isPast ? .text1 : .text3]),
        .line(place.isEmpty ? "show all" : place, reasonFont(emphasis), theme[place.isEmpty ? .text3 : glyph.color]),
        in: line,
        measurer: context.measurer
      )
    }
  }

  func ascentRow(_ row: AscentLadder.Row, number index: Int, in rect: CGRect, _ emphasis: Emphasis) {
    let isPast = row.glyph != .notReached
    var emphasis = emphasis
    emphasis.color = row.glyph.color
    background(in: rect, emphasis)
    number(index, in: rect, isPast: isPast, emphasis)
    let size: Double = context.density == .dense ? 15 : 17
    row.glyph.paint(into: painter, center: CGPoint(x: rect.minX + 48, y: rect.midY), size: size, theme: theme)
    let half = min(15, rect.height / 2)
    let line = CGRect(x: rect.minX + 63, y: rect.midY - half, width: rect.maxX - 20 - rect.minX - 63, height: half)
    let wordWidth = ceil(context.measurer.width(of: .line(row.word, reasonFont(emphasis), theme[.text1])))
    let word = min(wordWidth, line.width / 2)
    painter.text(
      .line(row.word, reasonFont(emphasis), theme[row.glyph.color]),
      in: CGRect(x: line.maxX - word, y: rect.minY, width: word, height: rect.height)
    )
    let room = line.width - word - (word > 0 ? 10 : 0)
    painter.text(
      .identifier(row.name, nameFont(emphasis, isPast), theme[isPast ? .text1 : .text3]),
      in: CGRect(x: line.minX, y: line.minY, width: room, height: half)
    )
    painter.text(
      .line(row.relation, .ui(10.5 + growth), theme[isPast ? .text2 : .text3]),
      in: CGRect(x: line.minX, y: line.maxY - 1, width: room, height: half)
    )
  }

  private func number(_ value: Int, in rect: CGRect, isPast: Bool, _ emphasis: Emphasis) {
    let color = theme[emphasis.isCurrent ? .text1 : isPast ? .text2 : .text3]
    painter.text(
      String(value),
      font: .mono(10.5, emphasis.isCurrent ? .semibold : .regular),
      color: color,
      in: CGRect(x: rect.minX + 6, y: rect.minY, width: 27, height: rect.height),
      alignment: .trailing
    )
  }

  private func nameFont(_ emphasis: Emphasis, _ isPast: Bool) -> Font {
    let weight: Font.Weight = emphasis.isCurrent || emphasis.isSelected ? .semibold : isPast ? .medium : .regular
    return .ui(12 + growth, weight)
  }

  private func reasonFont(_ emphasis: Emphasis) -> Font {
    .ui(11 + growth, emphasis.isCurrent ? .medium : .regular)
  }
}
