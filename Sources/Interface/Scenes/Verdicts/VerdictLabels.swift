import Canvas
import Foundation
import UIKit

/// The labels of the visited views: step number, glyph, name.
@MainActor
struct VerdictLabels {
  let input: SceneInput
  let rows: VerdictRows
  let geometry: DeviceGeometry

  /// The ascent names the winner only: the chain beside the device names the rest.
  var onlyWinner = false

  /// The views whose names stand in their frames anyway.
  var named: Set<ObjectIdentifier> = []

  /// The visual design's limit; the rest shows on hover.
  static let most = 12

  /// A label and the place found for it.
  struct Label {
    let row: VerdictRow
    let placed: LabelPlacement.Placed
  }

  private static let numberFont = Font.mono(10.5, .semibold)
  private static let nameFont = Font.ui(11, .semibold)
  private static let longestName: CGFloat = 150

  /// The rows that get a label: the winner, the current one and the newest others, in the order of asking.
  private var labelled: [VerdictRow] {
    if onlyWinner { return rows.winner.map { [$0] } ?? [] }
    var chosen = Set<Int>()
    for row in [rows.current, rows.winner] { if let row { chosen.insert(row.number) } }
    for row in rows.rows.reversed() where chosen.count < Self.most { chosen.insert(row.number) }
    return rows.rows.filter { chosen.contains($0.number) }
  }

  func labels(_ placement: inout LabelPlacement) -> [Label] {
    var labels: [Label] = []
    let rows = labelled
    // Whole-screen views first, so that their column starts at the top.
    for row in rows where row.shape?.fillsScreen == true {
      if let placed = placement.placeInGutter() { labels.append(Label(row: row, placed: placed)) }
    }
    // What matters most gets the first choice of a place.
    let order = rows.filter { $0.isCurrent || $0.isWinner } + rows.filter { !$0.isCurrent && !$0.isWinner }
    for row in order {
      guard let shape = row.shape, !shape.fillsScreen else { continue }
      let isNamed = input.view(row.visit.element).map { named.contains(ObjectIdentifier($0)) } ?? false
      let isCompact = geometry.zoom < 0.6 || shape.seen.isNull || shape.seen.width < 90 || isNamed
      let width = fullWidth(of: row)
      if let placed = placement.place(in: shape.seen, fullWidth: width, isCompact: isCompact) {
        labels.append(Label(row: row, placed: placed))
      }
    }
    return labels
  }

  private func nameBlock(_ row: VerdictRow) -> TextBlock {
    TextBlock(row.name, font: Self.nameFont, color: input.theme[.text1], overflow: .ellipsisMiddle)
  }

  private func nameWidth(of row: VerdictRow) -> CGFloat {
    min(Self.longestName, input.measurer.width(of: nameBlock(row)).rounded(.up))
  }

  private func numberWidth(of row: VerdictRow) -> CGFloat { CGFloat(String(row.number).count) * 6.5 }

  /// 6 before the number, 6 and a glyph of 13, 6 and the name, 8 after it.
  private func fullWidth(of row: VerdictRow) -> CGFloat {
    (6 + numberWidth(of: row) + 6 + 13 + 6 + nameWidth(of: row) + 8).rounded(.up)
  }

  func draw(_ labels: [Label], _ painter: Painter) {
    let channels = LeaderChannels(labels.compactMap(\.placed.leaderSpan))
    for label in labels { drawLeader(of: label, channels, painter) }
    for label in labels { draw(label, painter) }
  }

  private func drawLeader(of label: Label, _ channels: LeaderChannels, _ painter: Painter) {
    guard let point = label.placed.leader else { return }
    let color = input.theme[label.row.glyph.color]
    let rect = label.placed.rect
    let middle = rect.minX - channels.distance(of: label.placed.leaderSpan)
    var path = CGPath(from: CGPoint(x: rect.minX, y: rect.midY), to: CGPoint(x: middle, y: rect.midY))
    path.addLine(to: CGPoint(x: middle, y: point.y))
    path.addLine(to: point)
    painter.stroke(path, style: StrokeStyle(width: 1.25, join: .round), color: color)
    painter.fill(CGPath(center: point, radius: 2), color: color)
  }

  private func draw(_ label: Label, _ painter: Painter) {
    let (row, rect, theme) = (label.row, label.placed.rect, input.theme)
    let progress = row.isCurrent ? input.progress : 1
    // The label comes after the frame, and its glyph pops (12.2).
    let arrival = MotionCurve.part(progress, from: 0.55, to: 0.8)
    guard arrival > 0 else { return }
    painter.group(alpha: arrival) {
      painter.fill(rect, cornerRadius: 5, color: theme[.panel])
      painter.strokeInside(rect, cornerRadius: 5, style: .hairline, color: theme[row.glyph.color])
      let number = String(row.number)
      let numberWidth = numberWidth(of: row)
      let left =
        label.placed.isCompact ? rect.minX + (rect.width - numberWidth - 6 - 13) / 2 : rect.minX + 6
      let baseline = rect.minY + rect.height / 2 + 0.35 * 10.5
      painter.text(number, font: Self.numberFont, color: theme[.text1], at: CGPoint(x: left, y: baseline))
      let pop = 0.8 + 0.2 * MotionCurve.enter(MotionCurve.part(progress, from: 0.75, to: 1))
      row.glyph.paint(
        into: painter,
        center: CGPoint(x: left + numberWidth + 6 + 6.5, y: rect.midY),
        size: 13 * pop,
        theme: theme
      )
      guard !label.placed.isCompact else { return }
      var name = nameBlock(row)
      name.width = nameWidth(of: row) + 0.5
      painter.text(name, at: CGPoint(x: left + numberWidth + 6 + 13 + 6, y: rect.minY + 10 + 0.35 * 11))
    }
  }
}
