package import Canvas
import Foundation
import UIKit

/// The responder chain beside the device, and the touch riding up it.
@MainActor
package struct AscentScene {
  let input: SceneInput
  let geometry: DeviceGeometry
  let chain: AscentChain
  let layout: AscentLayout

  package init(input: SceneInput, geometry: DeviceGeometry) {
    self.input = input
    self.geometry = geometry
    chain = AscentChain(input)
    let left = geometry.deviceRect.maxX + 12
    let content = geometry.contentRect
    // A device that is moved or zoomed far to the right must not push the chain off the canvas.
    let x = min(left, max(content.minX + 8, content.maxX - AscentLayout.nodeSize.width - 10))
    layout = AscentLayout(
      count: chain.nodes.count,
      in: CGRect(x: x, y: content.minY, width: content.maxX - x, height: content.height),
      focus: chain.current ?? 0
    )
  }

  /// Records the chain in pixels of the canvas.
  package var displayList: DisplayList { DisplayList(recording: draw) }

  private var theme: Theme { input.theme }

  /// How far the shown hop has gone; 1 at rest.
  private var progress: Double { chain.isMoving ? input.progress : 1 }

  func draw(_ painter: Painter) {
    guard !chain.nodes.isEmpty else { return drawNothing(painter) }
    let fades = chain.isDropped ? 1 - 0.5 * progress : 1
    let entry = chain.current == 0 && chain.isMoving ? MotionCurve.part(progress, from: 0, to: 0.6) : 1
    painter.group(alpha: fades * entry) {
      drawDeviceLinks(painter)
      for index in chain.nodes.indices.dropFirst() { drawLink(to: index, painter) }
      for index in chain.nodes.indices { drawNode(index, painter) }
    }
    drawEnd(painter)
    drawToken(painter)
    drawHiddenNotes(painter)
  }

  private func drawNothing(_ painter: Painter) {
    painter.text(
      "No view took this touch",
      font: .ui(12),
      color: theme[.text2],
      at: CGPoint(x: geometry.deviceRect.maxX + 16, y: geometry.contentRect.midY)
    )
  }

  /// The state of a node at this point of its motion.
  private func board(_ index: Int) -> AscentGlyph {
    let node = chain.nodes[index]
    guard index == chain.current, !chain.isDropped, progress < 0.69 else { return node.board }
    return .notReached
  }

  // MARK: Nodes

  /// Nodes are seen whole or not at all.
  private func isSeen(_ index: Int) -> Bool {
    let frame = layout.frames[index]
    return frame.minY >= geometry.contentRect.minY + 2 && frame.maxY <= geometry.contentRect.maxY - 2
  }

  private func drawNode(_ index: Int, _ painter: Painter) {
    let node = chain.nodes[index]
    let rect = layout.frames[index]
    guard isSeen(index) else { return }
    let board = board(index)
    let isCurrent = index == chain.current
    let isLit = node.isReached && (!isCurrent || progress >= 0.46 || chain.isDropped)
    let isHandled = board == .handled || board == .handledAndPassedOn
    painter.fill(rect, cornerRadius: 8, color: theme[isHandled ? .winTint : .panel])
    let border =
      isHandled ? theme[.win] : board == .dropped ? theme[.out] : isLit ? theme[.inside] : theme[.line2]
    let style: StrokeStyle =
      isHandled ? StrokeStyle(width: 2) : isLit ? StrokeStyle(width: 1.25) : StrokeStyle(width: 1, dash: [4, 3])
    painter.strokeInside(rect, cornerRadius: 8, style: style, color: border)
    if isHandled, isCurrent {
      painter.stroke(
        rect.insetBy(dx: -2.5, dy: -2.5),
        cornerRadius: 10.5,
        style: StrokeStyle(width: 1),
        color: theme[.win].multipliedAlpha(0.4)
      )
    }
    node.icon.paint(
      into: painter,
      center: CGPoint(x: rect.minX + 20, y: rect.midY),
      size: 14,
      color: theme[isLit ? .text1 : .text3]
    )
    let room = rect.width - 36 - 26
    painter.text(
      node.name,
      font: .ui(12, isLit ? .semibold : .medium),
      color: theme[isLit ? .text1 : .text2],
      in: CGRect(x: rect.minX + 36, y: rect.minY + 6, width: room, height: 17),
      overflow: .ellipsisMiddle
    )
    painter.text(
      isLit ? node.detail : "not reached",
      font: .ui(11),
      color: theme[isLit ? .text2 : .text3],
      in: CGRect(x: rect.minX + 36, y: rect.minY + 22, width: room, height: 16),
      overflow: .ellipsisEnd
    )
    board.paint(into: painter, center: CGPoint(x: rect.maxX - 16, y: rect.midY), size: 15, theme: theme)
  }

  // MARK: Links

  /// From the node below up to this one; solid behind the token, dotted ahead of it.
  private func drawLink(to index: Int, _ painter: Painter) {
    let (below, above) = (layout.frames[index - 1], layout.frames[index])
    let x = below.minX + 20
    let (start, end) = (CGPoint(x: x, y: below.minY), CGPoint(x: x, y: above.maxY))
    guard isSeen(index) || isSeen(index - 1), start.y - end.y > 2 else { return }
    let node = chain.nodes[index]
    let isCurrent = index == chain.current && !chain.isDropped
    let drawn = !node.isReached ? 0 : isCurrent ? MotionCurve.part(progress, from: 0, to: 0.46) : 1
    let middle = (start.y + end.y) / 2
    if chain.nodes[index - 1].stops {
      painter.line(from: start, to: end, style: StrokeStyle(width: 1.25, dash: [3, 3]), color: theme[.line2])
      let y = max(end.y + 4, start.y - 9)
      let part = index - 1 == chain.current ? MotionCurve.part(progress, from: 0.7, to: 1) : 1
      guard part > 0 else { return }
      painter.line(
        from: CGPoint(x: x - 12 * part, y: y),
        to: CGPoint(x: x + 12 * part, y: y),
        style: .rounded(3),
        color: theme[.win]
      )
      drawWord("stops: super is not called", color: theme[.win], middle: middle, of: below, alpha: part, painter)
      return
    }
    if drawn < 1 {
      painter.line(from: start, to: end, style: StrokeStyle(width: 1.25, dash: [3, 3]), color: theme[.line2])
    }
    guard drawn > 0 else { return }
    let tip = CGPoint(x: x, y: start.y + (end.y - start.y) * drawn)
    painter.line(from: start, to: tip, style: StrokeStyle(width: 2), color: theme[.inside])
    if drawn == 1 {
      painter.fill(
        CGPath(polygon: [
          CGPoint(x: x - 4, y: end.y + 8), CGPoint(x: x, y: end.y + 1), CGPoint(x: x + 4, y: end.y + 8),
        ]),
        color: theme[.inside]
      )
    }
    drawWord(node.hop, color: theme[.text2], middle: middle, of: below, alpha: drawn, painter)
  }

  private func drawWord(
    _ word: String,
    color: CGColor,
    middle: CGFloat,
    of node: CGRect,
    alpha: Double,
    _ painter: Painter
  ) {
    guard layout.spacing >= 15, !word.isEmpty else { return }
    painter.group(alpha: alpha) {
      painter.text(
        word,
        font: .ui(11),
        color: color,
        in: CGRect(x: node.minX + 36, y: middle - 8, width: node.width - 36, height: 16),
        overflow: .ellipsisEnd
      )
    }
  }

  /// Lines from the views on the device to the nodes that stand for them.
  private func drawDeviceLinks(_ painter: Painter) {
    var drawn = 0
    for (index, node) in chain.nodes.enumerated() where node.isReached && drawn < 6 {
      guard let view = node.object as? UIView, let shape = ViewShape(view, geometry: geometry), !shape.seen.isNull,
        isSeen(index)
      else { continue }
      drawn += 1
      let frame = layout.frames[index]
      let seen = shape.seen.intersection(geometry.contentRect)
      guard !seen.isNull, seen.maxX < frame.minX else { continue }
      let inset = min(16, seen.height / 2)
      let start = CGPoint(
        x: shape.fillsScreen ? seen.maxX - 2.5 : seen.maxX,
        y: min(max(frame.midY, seen.minY + inset), seen.maxY - inset)
      )
      let end = CGPoint(x: frame.minX, y: frame.midY)
      let color = theme[index == 0 ? .win : .inside]
      var path = CGPath()
      path.move(to: start)
      let reach = (end.x - start.x) / 2
      path.addCurve(
        to: end,
        control1: CGPoint(x: start.x + reach, y: start.y),
        control2: CGPoint(x: end.x - reach, y: end.y)
      )
      painter.stroke(path, style: StrokeStyle(width: theme.overlayWidth(1.5)), color: color)
      painter.fill(CGPath(center: start, radius: 3), color: color)
    }
  }

  // MARK: Token

  /// Where the touch is: riding up the link, at a node's left edge, or above the last node after it was dropped.
  private func drawToken(_ painter: Painter) {
    guard let current = chain.current else { return }
    let frame = layout.frames[current]
    var place = CGPoint(x: frame.minX, y: frame.midY)
    if chain.isDropped {
      place = CGPoint(x: frame.minX + 20, y: frame.minY - 12 * MotionCurve.standard(progress))
    } else if progress < 0.46, current > 0 {
      let below = layout.frames[current - 1]
      let part = MotionCurve.standard(MotionCurve.part(progress, from: 0, to: 0.46))
      place = CGPoint(x: below.minX + 20, y: below.minY + (frame.maxY - below.minY) * part)
    }
    guard geometry.contentRect.contains(place) else { return }
    if chain.isDropped, progress > 0.5 {
      AscentGlyph.dropped.paint(into: painter, center: CGPoint(x: place.x, y: place.y - 4), size: 16, theme: theme)
      return
    }
    let shape = FingerShape(outlineOf: input.fingerNumber)
    painter.fill(shape.path(center: place, radius: 9), color: theme[.canvas])
    painter.fill(shape.path(center: place, radius: 7.5), color: theme.finger(input.fingerNumber))
    painter.text(
      String(input.fingerNumber),
      font: .ui(8.5, .bold),
      color: theme[.onFinger],
      at: CGPoint(x: place.x, y: place.y + 3.1),
      alignment: .center
    )
  }

  private func drawEnd(_ painter: Painter) {
    guard chain.isDropped, let frame = layout.frames.last else { return }
    painter.group(alpha: MotionCurve.part(progress, from: 0.5, to: 1)) {
      painter.text(
        "nobody handled it",
        font: .ui(11, .medium),
        color: theme[.out],
        in: CGRect(x: frame.minX + 36, y: frame.minY - 24, width: frame.width - 36, height: 16),
        overflow: .ellipsisEnd
      )
    }
  }

  private func drawHiddenNotes(_ painter: Painter) {
    guard let x = layout.frames.first?.minX else { return }
    let content = geometry.contentRect
    for (count, y, word) in [
      (layout.hiddenAbove, content.minY + 14, "above"), (layout.hiddenBelow, content.maxY - 6, "below"),
    ] where count > 0 {
      let note = "\(count) more \(word)"
      let width = input.measurer.width(of: TextBlock(note, font: .ui(11), color: theme[.text3]))
      painter.fill(CGRect(x: x + 30, y: y - 13, width: width + 12, height: 18), cornerRadius: 5, color: theme[.canvas])
      painter.text(note, font: .ui(11), color: theme[.text3], at: CGPoint(x: x + 36, y: y))
    }
  }
}
