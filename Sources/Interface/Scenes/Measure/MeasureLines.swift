import Canvas
import Foundation
import Traces
import UIKit

/// The distances between the selected view and the one under the pointer, else its superview, as dimension lines.
///
/// They are of the boxes around the views on the screen: for a turned view that is not the view itself, and is said.
@MainActor
struct MeasureLines {
  let input: SceneInput
  let geometry: DeviceGeometry
  private let selected: CGRect
  private let other: CGRect
  private let isOfBoxes: Bool
  private let otherName: String

  /// nil while nothing is measured.
  init?(_ input: SceneInput, geometry: DeviceGeometry) {
    guard input.tools.measures, geometry.projection == nil, let view = input.selection.flatMap({ input.view($0) })
    else {
      return nil
    }
    let hovered = input.hover.flatMap { $0 == input.selection ? nil : input.view($0) }
    guard let other = hovered ?? view.superview else { return nil }
    self.input = input
    self.geometry = geometry
    selected = view.bounds.applying(view.transformToScreen)
    self.other = other.bounds.applying(other.transformToScreen)
    guard selected.hasFiniteCorners, self.other.hasFiniteCorners else { return nil }
    isOfBoxes = [view, other].contains { !$0.transformToScreen.keepsRectangles }
    otherName = other.elementName ?? other.className
  }

  private var theme: Theme { input.theme }
  private static let font = Font.mono(11, .semibold)

  func draw(_ painter: Painter, avoiding covered: [CGRect]) {
    drawBox(other, painter)
    if isOfBoxes { drawBox(selected, painter) }
    let spans = EdgeDistances(from: selected, to: other).spans
    for span in spans { draw(span, painter) }
    var taken = covered
    for span in spans { drawLabel(of: span, &taken, painter) }
    drawCaption(isEqual: spans.isEmpty, &taken, painter)
  }

  private func drawBox(_ box: CGRect, _ painter: Painter) {
    let rect = box.applying(geometry.transform).insetBy(dx: 0.75, dy: 0.75)
    painter.stroke(
      CGPath(rect: rect),
      style: StrokeStyle(width: theme.overlayWidth(1.5), dash: [4, 3]),
      color: theme[.accent]
    )
  }

  /// Shaft, ends, and a dashed line to an edge that does not reach it.
  private func draw(_ span: EdgeDistances.Span, _ painter: Painter) {
    let (start, end) = (geometry.canvasPoint(span.start), geometry.canvasPoint(span.end))
    for box in [selected, other] {
      if let line = extensionLine(from: box, to: span) {
        painter.stroke(line, style: StrokeStyle(width: theme.overlayWidth(1), dash: [4, 3]), color: theme[.accent])
      }
    }
    var path = CGPath(from: start, to: end)
    let arm: CGFloat = 5
    for point in [start, end] {
      let way = span.axis == .horizontal ? CGVector(dx: 0, dy: arm) : CGVector(dx: arm, dy: 0)
      path.addPath(CGPath(from: point + CGVector(dx: -way.dx, dy: -way.dy), to: point + way))
    }
    // On the app's own colours a light line would be lost.
    painter.stroke(path, style: StrokeStyle(width: theme.overlayWidth(4)), color: theme[.canvas].multipliedAlpha(0.7))
    painter.stroke(path, style: StrokeStyle(width: theme.overlayWidth(1.75)), color: theme[.accent])
  }

  private func extensionLine(from box: CGRect, to span: EdgeDistances.Span) -> CGPath? {
    let isHorizontal = span.axis == .horizontal
    let (low, high) = isHorizontal ? (box.minY, box.maxY) : (box.minX, box.maxX)
    guard span.level < low || span.level > high else { return nil }
    let edge = span.level < low ? low : high
    let edges = isHorizontal ? [box.minX, box.maxX] : [box.minY, box.maxY]
    guard let along = edges.first(where: { abs($0 - span.from) < 0.01 || abs($0 - span.to) < 0.01 }) else { return nil }
    let point = { (level: CGFloat) in isHorizontal ? CGPoint(x: along, y: level) : CGPoint(x: level, y: along) }
    return CGPath(from: geometry.canvasPoint(point(edge)), to: geometry.canvasPoint(point(span.level)))
  }

  // MARK: Words

  private func drawLabel(of span: EdgeDistances.Span, _ taken: inout [CGRect], _ painter: Painter) {
    let (start, end) = (geometry.canvasPoint(span.start), geometry.canvasPoint(span.end))
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let text = TextBlock(Words.points(span.length), font: Self.font, color: theme[.accent], alignment: .center)
    let size = CGSize(width: (input.measurer.width(of: text) + 12).rounded(.up), height: 18)
    let sideways = span.axis == .vertical
    let steps: [(CGFloat, CGFloat)] = [(1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1), (2, 0), (-2, 0)]
    let places = steps.map { across, along in
      CGPoint(
        x: middle.x + (sideways ? across * (size.width / 2 + 8) : along * (size.width + 6)),
        y: middle.y + (sideways ? along * (size.height + 4) : across * (size.height / 2 + 8))
      )
    }
    chip(text, size, at: places, &taken, painter)
  }

  private func drawCaption(isEqual: Bool, _ taken: inout [CGRect], _ painter: Painter) {
    var words = isEqual ? "same place as \(otherName)" : "to \(otherName)"
    if isOfBoxes { words += ", box to box on the screen" }
    let text = TextBlock(words, font: .ui(11), color: theme[.text1], overflow: .ellipsisEnd, alignment: .center)
    let wanted = (input.measurer.width(of: text) + 14).rounded(.up)
    let size = CGSize(width: min(wanted, geometry.contentRect.width - 16), height: 18)
    let box = selected.applying(geometry.transform)
    let places = [
      CGPoint(x: box.midX, y: box.maxY + 14), CGPoint(x: box.midX, y: box.minY - 14),
      CGPoint(x: box.midX, y: box.maxY + 38), CGPoint(x: box.midX, y: box.minY - 38),
      CGPoint(x: box.midX, y: box.midY),
    ]
    chip(text, size, at: places, &taken, painter)
  }

  /// At the first of some middles where it covers nothing.
  private func chip(
    _ text: TextBlock,
    _ size: CGSize,
    at middles: [CGPoint],
    _ taken: inout [CGRect],
    _ painter: Painter
  ) {
    let area = geometry.contentRect.insetBy(dx: 4, dy: 4)
    let rects = middles.map { middle in
      CGRect(
        x: min(max(middle.x - size.width / 2, area.minX), max(area.minX, area.maxX - size.width)).rounded(),
        y: min(max(middle.y - size.height / 2, area.minY), max(area.minY, area.maxY - size.height)).rounded(),
        width: size.width,
        height: size.height
      )
    }
    let free = rects.first { rect in !taken.contains { $0.insetBy(dx: -2, dy: -2).intersects(rect) } }
    // A crowded place shows the lines without their words rather than words over words.
    guard let rect = free else { return }
    taken.append(rect)
    painter.fill(rect, cornerRadius: 5, color: theme[.panel])
    painter.strokeInside(rect, cornerRadius: 5, style: .hairline, color: theme[.accent])
    painter.text(text, in: rect.insetBy(dx: 4, dy: 0))
  }
}
