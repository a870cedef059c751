import Canvas
import Foundation
import Traces
import UIKit

/// Draws one recognizer's lane.
@MainActor
struct LanePainter {
  let context: InterfaceContext
  let painter: Painter
  let sequence: Int
  let instant: Instant

  private var theme: Theme { context.theme }
  private var growth: Double { context.density.fontGrowth }

  /// Where gauges, strips and second lines begin, from the lane's left.
  static let indent = 38.0

  /// The middle of the glyph and the name, from the lane's top.
  static let headMiddle = 16.0

  func paint(_ lane: RecognizerLane, in rect: CGRect) {
    let glyphSize: Double = context.density == .dense ? 13 : 15
    let head = CGRect(x: rect.minX + Self.indent, y: rect.minY + 7, width: rect.width - Self.indent - 16, height: 18)
    let center = CGPoint(x: rect.minX + 23, y: head.midY)
    RecognizerStateGlyph(lane.state).paint(into: painter, center: center, size: glyphSize, theme: theme)
    let color: ColorToken =
      lane.isInCircle ? .warn : lane.state == .possible ? .text1 : RecognizerStateGlyph(lane.state).color
    let word = TextBlock.line(
      lane.stateWord,
      .ui(11.5 + growth, .semibold),
      theme[color]
    )
    let wordWidth = min(ceil(context.measurer.width(of: word)), head.width * 0.4)
    painter.text(word, in: CGRect(x: head.maxX - wordWidth, y: head.minY, width: wordWidth, height: head.height))
    let room = max(0, head.width - wordWidth - 10)
    let name = TextBlock.identifier(lane.name, .ui(12 + growth, .semibold), theme[.text1])
    let nameWidth = min(ceil(context.measurer.width(of: name)), room)
    painter.text(name, in: CGRect(x: head.minX, y: head.minY, width: nameWidth, height: head.height))
    let rest: Double = room - nameWidth - 8
    if rest > 24 {
      let what = TextBlock.line(lane.what, .ui(11 + growth), theme[.text3])
      painter.text(what, in: CGRect(x: head.minX + nameWidth + 8, y: head.minY, width: rest, height: head.height))
    }
    let second = CGRect(x: head.minX, y: head.maxY - 1 + growth, width: head.width, height: 16)
    painter.text(.line(lane.sentence, .ui(11 + growth), theme[.text2]), in: second)
    if let note = lane.note {
      let third = CGRect(x: head.minX, y: second.maxY - 0.5, width: head.width, height: RecognizerLane.noteHeight)
      painter.text(TextBlock(spans: note.spans(theme, growth: growth), overflow: .ellipsisEnd), in: third)
    }
    for (index, gauge) in lane.gauges.enumerated() {
      let middle = rect.minY + lane.gaugeMiddle(index, growth)
      GaugePainter(painter: painter, context: context)
        .paint(gauge, in: CGRect(x: head.minX, y: middle - 8, width: head.width, height: 16))
    }
    if lane.showsStrip, let attempt = lane.attempt {
      let middle = rect.minY + lane.stripMiddle(growth)
      let box = CGRect(x: head.minX, y: middle - 8, width: head.width, height: 16)
      var strip = StateStrip(attempt, in: box, now: instant)
      if lane.id == context.session.selection { strip.background = .accentFill }
      strip.paint(into: painter, sequence: sequence, theme: theme, measurer: context.measurer)
    }
    for (index, line) in lane.relations.enumerated() {
      let middle = rect.minY + lane.relationMiddle(index, growth)
      paint(line, in: CGRect(x: head.minX, y: middle - 8, width: head.width, height: 16))
    }
  }

  private func paint(_ line: RelationLine, in rect: CGRect) {
    let color: ColorToken = line.kind == .circle ? .warn : line.isActive ? .text2 : .text3
    line.kind.paint(into: painter, center: CGPoint(x: rect.minX + 6, y: rect.midY), color: theme[color])
    let words = CGRect(x: rect.minX + 18, y: rect.minY, width: max(0, rect.width - 18), height: rect.height)
    painter.text(.line(line.words, .ui(11 + growth), theme[color]), in: words)
  }
}
