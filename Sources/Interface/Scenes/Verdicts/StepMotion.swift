import Canvas
import Foundation
import Traces
import UIKit

/// What moves between the frames while a step is played: the dot that carries the question, the winner's ring.
@MainActor
struct StepMotion {
  let input: SceneInput
  let geometry: DeviceGeometry
  let rows: VerdictRows
  let labels: [VerdictLabels.Label]

  func draw(_ painter: Painter) {
    guard input.progress < 1, let current = rows.current else { return }
    let color = input.theme.finger(input.fingerNumber)
    drawDot(to: current, color: color, painter)
    if current.isWinner { drawRing(painter, color: color) }
  }

  private var finger: CGPoint? {
    guard let touch = input.touch else { return nil }
    return geometry.fingerPoint(touch.startLocation)
  }

  /// From the parent's label, or the finger at the first step, to the new view's label.
  private func drawDot(to row: VerdictRow, color: CGColor, _ painter: Painter) {
    let travel = MotionCurve.part(input.progress, from: 0, to: 0.33)
    guard travel < 1, let end = place(of: row) else { return }
    let parent = row.visit.parent.flatMap { rows[$0] }.flatMap { place(of: $0) }
    guard let start = parent ?? finger else { return }
    let way = end - start
    let fraction = MotionCurve.standard(travel)
    let dot = start + CGVector(dx: way.dx * fraction, dy: way.dy * fraction)
    painter.fill(CGPath(center: dot, radius: 5.5), color: input.theme[.canvas].multipliedAlpha(0.9))
    painter.fill(CGPath(center: dot, radius: 4), color: color)
  }

  private func place(of row: VerdictRow) -> CGPoint? {
    if let label = labels.first(where: { $0.row.number == row.number }) {
      return CGPoint(x: label.placed.rect.minX + 8, y: label.placed.rect.midY)
    }
    guard let seen = row.shape?.seen, !seen.isNull else { return nil }
    return CGPoint(x: seen.minX + 8, y: seen.minY + 8)
  }

  /// Grows from the finger and fades: radius 12 to 34, opacity 0.9 to 0.
  private func drawRing(_ painter: Painter, color: CGColor) {
    let part = MotionCurve.part(input.progress, from: 0.1, to: 0.86)
    guard part > 0, part < 1, let finger else { return }
    painter.stroke(
      CGPath(center: finger, radius: 12 + 22 * part),
      style: StrokeStyle(width: 2),
      color: input.theme[.win].multipliedAlpha(0.9 * (1 - part))
    )
  }
}
