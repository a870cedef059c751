import Canvas
import Foundation
import UIKit

/// The frames of the visited views: dash, width and colour of each verdict, and the motion of the shown step.
@MainActor
struct VerdictFrames {
  let input: SceneInput
  let rows: VerdictRows
  let geometry: DeviceGeometry

  /// For a picture to keep: every frame at full strength.
  let isFinal: Bool

  private struct FrameKey: Hashable {
    let box: CGRect
    let glyph: VerdictGlyph
  }

  private var theme: Theme { input.theme }

  func draw(_ painter: Painter) {
    // Of views that coincide and answered alike, one frame stands for all.
    var drawn = Set<FrameKey>()
    // A rejected view as large as the screen is told by its label beside the device: its frame would say nothing.
    let plain = rows.rows.filter { row in
      !row.isCurrent && !row.isWinner && (row.glyph == .inside || row.shape?.fillsScreen != true)
    }
    let kept = plain.reversed().filter { row in
      row.shape.map { drawn.insert(FrameKey(box: $0.box, glyph: row.glyph)).inserted } ?? false
    }
    for row in kept.reversed() { draw(row, painter) }
    if let winner = rows.winner, !winner.isCurrent { draw(winner, painter) }
    if let current = rows.current {
      draw(current, painter)
      if !isFinal { drawSkipped(in: current, painter) }
    }
  }

  /// More subviews than this are not drawn as skipped.
  private static let mostSkipped = 60

  /// The subviews of a view that turned the point away: nobody will ask them (12.2).
  private func drawSkipped(in row: VerdictRow, _ painter: Painter) {
    guard row.visit.verdict.isRejection, row.visit.wasAsked, let view = input.view(row.visit.element) else { return }
    painter.group(alpha: 0.3 * MotionCurve.part(input.progress, from: 0.78, to: 1)) {
      for subview in view.subviews.prefix(Self.mostSkipped) {
        guard let shape = ViewShape(subview, geometry: geometry) else { continue }
        let style = VerdictGlyph.neverAsked.frameStyle
        painter.stroke(shape.path(inset: style.width / 2), style: style, color: theme[.text1])
      }
    }
  }

  private func draw(_ row: VerdictRow, _ painter: Painter) {
    guard let shape = row.shape else { return }
    var style = row.glyph.frameStyle
    style.width = theme.overlayWidth(style.width)
    let color = theme[row.glyph.color]
    let progress = row.isCurrent ? input.progress : 1
    let motion = FrameMotion(glyph: row.glyph, progress: progress, finalStyle: style)
    let inset = (shape.spansScreen ? 2.5 : motion.style.width / 2) + CGFloat(row.overlap) * 3
    painter.group(alpha: opacity(of: row) * motion.opacity) {
      let fill = fillAlpha(of: row) + motion.flash
      if fill > 0 { painter.fill(shape.path(inset: 0), color: color.multipliedAlpha(fill)) }
      let path = shape.path(inset: inset)
      painter.translated(x: motion.offset, y: motion.offset) {
        if motion.drawn < 1 {
          let partial = path.prefix(motion.drawn, startingNear: fingerPoint)
          painter.stroke(partial, style: motion.style, color: color)
        } else {
          painter.stroke(path, style: motion.style, color: color)
        }
      }
    }
  }

  private var fingerPoint: CGPoint? {
    rows.current.flatMap { $0.shape.map { shape in row(shape) } }
  }

  private func row(_ shape: ViewShape) -> CGPoint {
    guard let point = rows.current?.visit.point else { return .zero }
    return point.applying(shape.toCanvas)
  }

  /// A tint inside the winner and inside the view that is being asked.
  private func fillAlpha(of row: VerdictRow) -> Double {
    if row.isWinner { return row.shape?.fillsScreen == true ? 0.06 : 0.1 }
    return row.isCurrent && row.glyph != .inside && row.shape?.fillsScreen != true ? 0.07 : 0
  }

  /// Earlier frames step back, all the more once there are many or the winner is known (12.2).
  private func opacity(of row: VerdictRow) -> Double {
    guard !isFinal, !row.isCurrent, !row.isWinner else { return 1 }
    let resting = rows.rows.count > 8 ? 0.4 : 0.75
    guard let winner = rows.winner else { return resting }
    guard winner.isCurrent else { return rows.current == nil ? 0.35 : resting }
    return resting + (0.35 - resting) * MotionCurve.standard(MotionCurve.part(input.progress, from: 0, to: 0.48))
  }
}

/// How the frame of the step that is being played looks at a point of its motion.
struct FrameMotion {
  var style: StrokeStyle
  var opacity = 1.0

  /// How much of the outline is there.
  var drawn = 1.0

  /// Alpha of a fill that dies away.
  var flash = 0.0

  /// Pixels down and to the right.
  var offset: CGFloat = 0

  init(glyph: VerdictGlyph, progress: Double, finalStyle: StrokeStyle) {
    style = finalStyle
    if glyph == .lost || glyph == .neverAsked { offset = glyph == .lost ? 2 : 0 }
    guard progress < 1 else { return }
    // The dot travels in the first third; then the frame comes.
    let arrival = MotionCurve.part(progress, from: 0.3, to: 0.78)
    switch glyph {
    case .inside, .notAskedYet:
      drawn = MotionCurve.standard(arrival)
      flash = 0.1 * (1 - arrival) * (arrival > 0 ? 1 : 0)
    case .winner:
      style.width = 1.5 + (finalStyle.width - 1.5) * MotionCurve.standard(MotionCurve.part(progress, from: 0, to: 0.38))
    case .outside, .outsideByOverride:
      opacity = arrival
    case .hidden, .transparent, .interactionOff, .disabledControl:
      opacity = arrival > 0 ? 1 - 0.4 * arrival : 0
      if arrival < 0.5 { style.dash = [] }
    case .lost, .neverAsked:
      opacity = min(1, arrival * 2)
      offset *= MotionCurve.standard(arrival)
      if arrival < 0.5 { style.dash = [] }
    }
  }
}

extension CGPath {
  /// The first part of the outline, clockwise from the corner nearest to a point; `fraction` is of its length.
  func prefix(_ fraction: Double, startingNear point: CGPoint?) -> CGPath {
    guard var line = lines().first, line.count > 2 else { return self }
    line.removeLast()
    if let point, let start = line.indices.min(by: { line[$0].distance(to: point) < line[$1].distance(to: point) }) {
      line = Array(line[start...] + line[..<start])
    }
    line.append(line[0])
    let total = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    var left = total * min(1, max(0, fraction))
    var path = CGPath()
    path.move(to: line[0])
    for (from, to) in zip(line, line.dropFirst()) {
      let length = from.distance(to: to)
      guard length < left else {
        let part = length > 0 ? left / length : 0
        path.addLine(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
        return path
      }
      path.addLine(to: to)
      left -= length
    }
    return path
  }
}
