import Canvas
import Foundation
import Traces
import UIKit

/// What the pointer is over, and who would get a finger there: a card beside it (visual design, 17.1).
@MainActor
struct HoverNote {
  let input: SceneInput
  let geometry: DeviceGeometry
  let stack: PointStack

  /// What the pointer is over, in points of the lowest sheet: where the card stands.
  let point: CGPoint

  private var theme: Theme { input.theme }

  private struct Line {
    var glyph: VerdictGlyph?
    let text: TextBlock
  }

  private static let lineHeight: CGFloat = 17
  private static let widest: CGFloat = 230

  private var lines: [Line] {
    guard let front = stack.entries.first else { return [] }
    let words = Words(titlesOf: input.application)
    var lines: [Line] = []
    if front.id != stack.winner {
      lines.append(Line(text: name(input.name(front.id), "")))
      let reason = front.visit.map { words.verdict($0) } ?? "not asked"
      lines.append(Line(glyph: front.glyph, text: .line(reason, .ui(11), theme[.text2])))
    }
    // A point that comes back from an angle is whole but for rounding.
    let (x, y) = (Int((stack.point.x + 1e-6).rounded(.down)), Int((stack.point.y + 1e-6).rounded(.down)))
    let place = "(\(x), \(y)), \(stack.asked) asked"
    if let winner = stack.winner {
      lines.append(Line(glyph: .winner, text: name(input.name(winner), " takes it")))
    } else {
      lines.append(Line(text: name("Nobody", " takes it")))
    }
    if let words = offered { lines.append(Line(text: .line(words, .ui(11), theme[.text2]))) }
    lines.append(Line(text: .line(place, .mono(10.5), theme[.text2])))
    return lines
  }

  /// "cardPan, cardPress and 1 more see it".
  private var offered: String? {
    let names = stack.offered.prefix(2).map { input.name($0) }
    guard !names.isEmpty else { return nil }
    let more = stack.offered.count - names.count
    let listed = names.joined(separator: more > 0 ? ", " : " and ") + (more > 0 ? " and \(more) more" : "")
    return listed + (stack.offered.count == 1 ? " sees it" : " see it")
  }

  private func name(_ name: String, _ rest: String) -> TextBlock {
    TextBlock(
      spans: [TextSpan(name + rest, font: .ui(11.5, .semibold), color: theme[.text1])],
      overflow: .ellipsisMiddle
    )
  }

  /// `taken` is what it keeps off, as far as it can.
  func draw(_ painter: Painter, avoiding taken: [CGRect]) {
    let lines = lines
    guard !lines.isEmpty else { return }
    let indent: CGFloat = lines.contains { $0.glyph != nil } ? 19 : 0
    let widths = lines.map { input.measurer.width(of: $0.text) + indent }
    let width = (min(Self.widest, widths.max() ?? 0) + 17).rounded(.up)
    let card = place(CGSize(width: width, height: CGFloat(lines.count) * Self.lineHeight + 10), avoiding: taken)
    painter.fill(card, cornerRadius: 5, color: theme[.panel])
    painter.strokeInside(card, cornerRadius: 5, style: .hairline, color: theme[.line2])
    for (index, line) in lines.enumerated() {
      let row = CGRect(
        x: card.minX + 8,
        y: card.minY + 5 + CGFloat(index) * Self.lineHeight,
        width: card.width - 16,
        height: Self.lineHeight
      )
      line.glyph?.paint(
        into: painter,
        center: CGPoint(x: row.minX + 7, y: row.midY),
        size: 13,
        theme: theme
      )
      painter.text(line.text, in: row.insetBy(dx: indent / 2, dy: 0).offsetBy(dx: indent / 2, dy: 0))
    }
  }

  /// Where it covers least: right below the point, or in one of the other quarters, or further off.
  private func place(_ size: CGSize, avoiding taken: [CGRect]) -> CGRect {
    let pixel = geometry.canvasPoint(point)
    let area = geometry.contentRect.insetBy(dx: 4, dy: 4)
    let gap: CGFloat = 16
    let (right, left) = (pixel.x + gap, pixel.x - gap - size.width)
    let (below, above) = (pixel.y + gap, pixel.y - gap - size.height)
    let level = pixel.y - size.height / 2
    let places = [(right, below), (left, below), (right, above), (left, above), (right, level), (left, level)].flatMap {
      [CGPoint(x: $0.0, y: $0.1), CGPoint(x: $0.0, y: $0.1 + ($0.1 < pixel.y ? -60 : 60))]
    }
    let rects = places.map { place in
      CGRect(
        x: min(max(place.x, area.minX), max(area.minX, area.maxX - size.width)).rounded(),
        y: min(max(place.y, area.minY), max(area.minY, area.maxY - size.height)).rounded(),
        width: size.width,
        height: size.height
      )
    }.filter { !$0.contains(pixel) }
    func covered(_ rect: CGRect) -> CGFloat {
      taken.reduce(0) { sum, other in
        let common = rect.intersection(other)
        return common.isNull ? sum : sum + common.width * common.height
      }
    }
    return rects.enumerated().min { left, right in
      (covered(left.element), left.offset) < (covered(right.element), right.offset)
    }?.element ?? CGRect(origin: CGPoint(x: right, y: below), size: size)
  }
}
