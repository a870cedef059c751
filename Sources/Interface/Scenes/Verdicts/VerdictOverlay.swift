package import Canvas
import Foundation
import Traces
import UIKit

/// What the trace says of the shown finger, drawn over the device: frames, labels, distances, fingers.
@MainActor
package struct VerdictOverlay {
  let input: SceneInput
  let geometry: DeviceGeometry

  /// For a picture to keep: no motion, no pointer, every frame at full strength, the deciding distance shown.
  let isFinal: Bool

  /// The row whose distance is drawn; nil for that of the shown step.
  let decidingRow: Int?

  package init(input: SceneInput, geometry: DeviceGeometry, isFinal: Bool = false, decidingRow: Int? = nil) {
    self.input = input
    self.geometry = geometry
    self.isFinal = isFinal
    self.decidingRow = decidingRow
  }

  /// Records the overlay in pixels of the canvas.
  package var displayList: DisplayList { DisplayList(recording: { draw($0) }) }

  /// Answers what has words on it: other cards keep off that.
  @discardableResult
  func draw(_ painter: Painter) -> [CGRect] {
    let above = Painter()
    let taken = draw(below: painter, above: above)
    FingerMarkers(input: input, geometry: geometry).drawMarks(painter)
    painter.append(above.list)
    return taken
  }

  /// The same without the fingers' marks: what they lie on, and what lies over them.
  func draw(below painter: Painter, above: Painter) -> [CGRect] {
    let markers = FingerMarkers(input: input, geometry: geometry)
    let selection = SelectionMarks(input: input, geometry: geometry, showsHandles: !isFinal)
    guard input.touch != nil, input.hitMap == nil else {
      selection.drawSelection(painter)
      markers.drawTrails(painter)
      let cards = drawRadar(above, avoiding: [])
      selection.drawHover(above)
      drawMeasures(above, avoiding: markers.boxes)
      return markers.boxes + cards
    }
    let rows = VerdictRows(input, geometry: geometry)
    let shown = input.direction == .ascent && !isFinal ? rows.forAscent(input) : rows
    VerdictFrames(input: input, rows: shown, geometry: geometry, isFinal: isFinal).draw(painter)
    if let row = rows.current, let view = input.view(row.visit.element), let shape = row.shape {
      selection.drawHitArea(of: view, shape, color: input.theme[row.glyph.color], painter)
    }
    selection.drawSelection(painter)
    if let projection = geometry.projection {
      LayerRay(input: input, geometry: geometry, rows: rows, projection: projection).draw(painter)
    }

    var placement = LabelPlacement(
      taken: markers.boxes,
      area: labelArea,
      screen: geometry.screenRect,
      gutterX: geometry.deviceRect.maxX + 11
    )
    let distance = input.direction == .descent || isFinal ? distance(rows, avoiding: markers.boxes) : nil
    let distanceLayout = distance?.layout()
    if let label = distanceLayout?.label, !label.isNull { placement.reserve(label) }
    let names = ViewOutlines(input: input, geometry: geometry).names
    for name in names { placement.reserve(name.place) }
    let verdictLabels = VerdictLabels(
      input: input,
      rows: shown,
      geometry: geometry,
      onlyWinner: input.direction == .ascent && !isFinal,
      named: Set(names.map { ObjectIdentifier($0.view) })
    )
    let labels = verdictLabels.labels(&placement)
    verdictLabels.draw(labels, painter)
    let color = input.theme[.out]
    if let distance, let distanceLayout { distance.drawLines(distanceLayout, color: color, painter) }
    markers.drawTrails(painter)
    if let distance, let distanceLayout { distance.drawLabel(distanceLayout, color: color, above) }
    let boxed = rows.current ?? (rows.isOver ? rows.winner : nil)
    drawLeader(boxed, labels, distanceLayout?.label, avoiding: placement.taken, above)
    StepMotion(input: input, geometry: geometry, rows: rows, labels: labels).draw(above)
    let cards = drawRadar(above, avoiding: placement.taken)
    selection.drawHover(above)
    drawMeasures(above, avoiding: placement.taken)
    return placement.taken + cards
  }

  /// The mark of the shown step, or of the winner, and its row in the ladder belong together.
  private func drawLeader(
    _ boxed: VerdictRow?,
    _ labels: [VerdictLabels.Label],
    _ distance: CGRect?,
    avoiding taken: [CGRect],
    _ painter: Painter
  ) {
    guard !isFinal, input.direction == .descent, let boxed, let row = input.ladderRow else { return }
    let label = labels.first { $0.row.number == boxed.number }?.placed.rect
    var starts: [CGPoint] = []
    for mark in [distance, label] {
      if let mark, mark.minX > geometry.deviceRect.maxX { starts.append(CGPoint(x: mark.maxX, y: mark.midY)) }
    }
    if starts.isEmpty, let seen = boxed.shape?.seen, !seen.isNull {
      let heights = [label?.midY, seen.midY, seen.maxY - 10, seen.minY + 10].compactMap(\.self)
      starts = heights.map { CGPoint(x: seen.maxX, y: $0) }
    }
    let others = taken.filter { $0 != distance && $0 != label }
    guard let leader = LadderLeader(from: starts, to: row, in: geometry.contentRect, avoiding: others) else { return }
    painter.group(alpha: MotionCurve.part(input.progress, from: 0.8, to: 1)) {
      leader.draw(color: input.theme[boxed.glyph.color], painter)
    }
  }

  private func drawMeasures(_ painter: Painter, avoiding taken: [CGRect]) {
    guard !isFinal else { return }
    MeasureLines(input, geometry: geometry)?.draw(painter, avoiding: taken)
  }

  /// Labels keep off the rulers, and in the ascent off the chain.
  private var labelArea: CGRect {
    let area = geometry.contentRect
    guard input.direction == .ascent, !isFinal else { return area }
    return area.intersection(geometry.screenRect.insetBy(dx: -4, dy: -4))
  }

  private func drawRadar(_ painter: Painter, avoiding taken: [CGRect]) -> [CGRect] {
    guard !isFinal else { return [] }
    let radar = SlopRadar(input: input, geometry: geometry)
    let cards = radar.cards(avoiding: taken)
    radar.draw(cards, painter)
    return cards.map(\.rect)
  }

  private func distance(_ rows: VerdictRows, avoiding fingers: [CGRect]) -> DistanceLines? {
    let row = decidingRow.flatMap { index in rows.rows.first { $0.number == index + 1 } } ?? rows.current
    guard let row, case .outside(let gap, _) = row.visit.verdict, let shape = row.shape else { return nil }
    return DistanceLines(
      theme: input.theme,
      geometry: geometry,
      measurer: input.measurer,
      shape: shape,
      gap: gap,
      point: row.visit.point,
      fingers: fingers,
      progress: isFinal || !row.isCurrent ? 1 : MotionCurve.part(input.progress, from: 0.5, to: 1)
    )
  }
}

extension VerdictRows {
  /// While the chain is shown only the winner, its ancestors and the views it asked matter.
  func forAscent(_ input: SceneInput) -> VerdictRows {
    guard let winner else { return self }
    let kept = rows.filter { row in
      row.isWinner || row.visit.parent == winner.visit.element || (row.glyph == .inside && row.visit.parent == nil)
    }
    return VerdictRows(rows: kept, isOver: isOver)
  }

  init(rows: [VerdictRow], isOver: Bool) {
    self.rows = rows
    self.isOver = isOver
  }
}
