import Canvas
import Foundation
import Traces
import UIKit

/// The shown finger's way through the sheets: down to the view that takes it, and in the ascent back along its
/// responders.
@MainActor
struct LayerRay {
  let input: SceneInput
  let geometry: DeviceGeometry
  let rows: VerdictRows
  let projection: LayerProjection

  private var theme: Theme { input.theme }

  func draw(_ painter: Painter) {
    guard let touch = input.touch else { return }
    let point = touch.startLocation
    let place = { (level: Int) in geometry.canvasPoint(point, level: level) }
    let color = theme.finger(input.fingerNumber)
    let asked = rows.rows.compactMap { row in input.view(row.visit.element).map { (row, projection.levels[$0]) } }
    let reached = rows.winner.flatMap { input.view($0.visit.element) }.map { projection.levels[$0] }
    let end = reached ?? asked.map(\.1).min() ?? 0
    let style = StrokeStyle(width: theme.overlayWidth(1.75))
    painter.line(from: geometry.fingerPoint(point), to: place(end), style: style, color: color)
    painter.line(
      from: place(end),
      to: place(0),
      style: StrokeStyle(width: theme.overlayWidth(1.25), dash: [2, 4]),
      color: color.multipliedAlpha(0.7)
    )
    for (row, level) in asked { drawKnot(row.glyph, at: place(level), painter) }
    if input.direction == .ascent { drawChain(place, painter) }
  }

  /// Where the ray meets the sheet of a view that was asked.
  private func drawKnot(_ glyph: VerdictGlyph, at place: CGPoint, _ painter: Painter) {
    let disc = CGPath(center: place, radius: glyph == .winner ? 4.5 : 3)
    let isInside = glyph == .inside || glyph == .winner
    painter.fill(disc, color: isInside ? theme[glyph.color] : theme[.canvas])
    painter.stroke(disc, style: StrokeStyle(width: 1.5), color: theme[glyph.color])
  }

  /// Beside the ray, from the sheet of the first responder to those of the views above it in the chain.
  private func drawChain(_ place: (Int) -> CGPoint, _ painter: Painter) {
    let nodes = AscentChain(input).nodes.filter(\.isReached)
    let steps = nodes.compactMap { node in
      (node.object as? UIView).map { view in (node, place(projection.levels[view]) + CGVector(dx: 16, dy: 0)) }
    }
    for (from, to) in zip(steps, steps.dropFirst()) {
      let way = to.1 - from.1
      guard way.length > 4 else { continue }
      painter.line(from: from.1, to: to.1, style: .rounded(2.5), color: theme[.inside])
    }
    for (node, point) in steps {
      let card = CGRect(x: point.x - 8, y: point.y - 8, width: 16, height: 16)
      painter.fill(card, cornerRadius: 5, color: theme[.panel])
      node.board.paint(into: painter, center: point, size: 13, theme: theme)
    }
  }
}
