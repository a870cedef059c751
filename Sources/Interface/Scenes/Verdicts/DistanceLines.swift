import Canvas
import Foundation
import Traces
import UIKit

/// How far a point is outside a view, as dimension lines (9.4).
///
/// Upright views: the gap is moved to the column beside the device, its ends joined by dashed extension lines. Turned
/// ones: the gap is drawn where it is, in the view's own axes.
@MainActor
struct DistanceLines {
  let theme: Theme
  let geometry: DeviceGeometry
  let measurer: any TextMeasurer
  let shape: ViewShape

  /// In the view's own coordinates: from the nearest point of its bounds to the finger.
  let gap: CGVector
  let point: CGPoint

  /// What the number must not cover.
  let fingers: [CGRect]

  /// How much of the dimension line is there; its number comes at the end.
  let progress: Double

  private static let font = Font.mono(11, .semibold)

  /// The pieces of the drawing, worked out before anything is drawn so that labels keep away.
  struct Layout {
    var extensions: [CGPath] = []
    var shafts: [(from: CGPoint, to: CGPoint)] = []
    var label = CGRect.null
    var text = ""
  }

  private var end: CGPoint { point.applying(shape.toCanvas) }

  private var start: CGPoint { CGPoint(x: point.x - gap.dx, y: point.y - gap.dy).applying(shape.toCanvas) }

  /// The corner between the two legs: level with the nearest point, upright over the finger.
  private var corner: CGPoint { CGPoint(x: point.x, y: point.y - gap.dy).applying(shape.toCanvas) }

  func layout() -> Layout? {
    guard gap.dx != 0 || gap.dy != 0, gap.length.isFinite else { return nil }
    var layout = Layout()
    layout.text = Words.points(max(abs(gap.dx), abs(gap.dy)))
    let width = (measurer.width(of: block(layout.text)) + 16).rounded(.up)
    if isUpright {
      if gap.dy != 0 { addVertical(to: &layout) }
      if gap.dx != 0 { addHorizontal(to: &layout) }
    } else {
      if gap.dx != 0 { layout.shafts.append((start, corner)) }
      if gap.dy != 0 { layout.shafts.append((corner, end)) }
    }
    let isVertical = abs(gap.dy) >= abs(gap.dx)
    guard let shaft = isVertical && gap.dx != 0 && !shape.toCanvas.keepsRectangles ? layout.shafts.last : main(layout)
    else { return nil }
    let middle = CGPoint(x: (shaft.from.x + shaft.to.x) / 2, y: (shaft.from.y + shaft.to.y) / 2)
    layout.label = place(CGSize(width: width, height: 20), beside: middle, isBelow: isUpright && !isVertical)
    return layout
  }

  /// The shaft that carries the number: that of the larger leg.
  private func main(_ layout: Layout) -> (from: CGPoint, to: CGPoint)? {
    guard gap.dx != 0, gap.dy != 0 else { return layout.shafts.first }
    return abs(gap.dy) >= abs(gap.dx) ? layout.shafts.first : layout.shafts.last
  }

  /// The x of the shaft that stands in the column beside the device.
  private var gutterX: CGFloat {
    min(geometry.deviceRect.maxX + 18, geometry.contentRect.maxX - 66)
  }

  private func addVertical(to layout: inout Layout) {
    let x = gutterX
    let edge = CGPoint(x: min(max(shape.box.maxX, start.x), geometry.screenRect.maxX), y: start.y)
    layout.extensions.append(CGPath(from: edge, to: CGPoint(x: x - 5, y: start.y)))
    layout.extensions.append(CGPath(from: CGPoint(x: end.x + 26, y: end.y), to: CGPoint(x: x - 5, y: end.y)))
    layout.shafts.append((CGPoint(x: x, y: start.y), CGPoint(x: x, y: end.y)))
  }

  /// Below the finger, or above it near the lower end of the canvas.
  private func addHorizontal(to layout: inout Layout) {
    let isLow = end.y + 70 > geometry.contentRect.maxY
    let y = end.y + (isLow ? -38 : 38)
    layout.extensions.append(
      CGPath(from: CGPoint(x: start.x, y: start.y), to: CGPoint(x: start.x, y: y + (isLow ? 5 : -5)))
    )
    layout.extensions.append(
      CGPath(from: CGPoint(x: end.x, y: end.y + (isLow ? -26 : 26)), to: CGPoint(x: end.x, y: y + (isLow ? 5 : -5)))
    )
    layout.shafts.append((CGPoint(x: start.x, y: y), CGPoint(x: end.x, y: y)))
  }

  private var isUpright: Bool { shape.toCanvas.b == 0 && shape.toCanvas.c == 0 }

  /// Beside the shaft, where no finger is covered: right, left, below or above it.
  private func place(_ size: CGSize, beside middle: CGPoint, isBelow: Bool) -> CGRect {
    let (width, height) = (size.width, size.height)
    let below = CGPoint(x: middle.x - width / 2, y: middle.y + 9)
    let right = CGPoint(x: middle.x + 11, y: middle.y - height / 2)
    var places = isBelow ? [below, right] : [right, below]
    places += [
      CGPoint(x: middle.x - 11 - width, y: middle.y - height / 2),
      CGPoint(x: middle.x - width / 2, y: middle.y - 9 - height),
      CGPoint(x: middle.x + 34, y: middle.y - height / 2),
    ]
    let visible = geometry.contentRect.insetBy(dx: 4, dy: 4)
    let rects = places.map { place in
      CGRect(
        x: min(max(place.x, visible.minX), max(visible.minX, visible.maxX - width)).rounded(),
        y: min(max(place.y, visible.minY), max(visible.minY, visible.maxY - height)).rounded(),
        width: width,
        height: height
      )
    }
    return rects.first { rect in !fingers.contains { $0.intersects(rect) } } ?? rects[0]
  }

  /// The lines; they go under the fingers.
  func drawLines(_ layout: Layout, color: CGColor, _ painter: Painter) {
    guard progress > 0 else { return }
    for line in layout.extensions {
      painter.stroke(line, style: StrokeStyle(width: theme.overlayWidth(1.5), dash: [4, 3]), color: color)
    }
    for shaft in layout.shafts { draw(shaft, color: color, painter) }
  }

  /// The number; it goes over everything.
  func drawLabel(_ layout: Layout, color: CGColor, _ painter: Painter) {
    let arrival = MotionCurve.part(progress, from: 0.8, to: 1)
    guard arrival > 0 else { return }
    painter.group(alpha: arrival) {
      painter.fill(layout.label, cornerRadius: 5, color: theme[.panel])
      painter.strokeInside(layout.label, cornerRadius: 5, style: .hairline, color: color)
      var text = block(layout.text)
      text.color(color)
      painter.text(text, in: layout.label)
    }
  }

  private func draw(_ shaft: (from: CGPoint, to: CGPoint), color: CGColor, _ painter: Painter) {
    let vector = shaft.to - shaft.from
    guard vector.length > 0 else { return }
    let grown = min(1, progress / 0.8)
    let tip = shaft.from + CGVector(dx: vector.dx * grown, dy: vector.dy * grown)
    painter.line(from: shaft.from, to: tip, style: StrokeStyle(width: theme.overlayWidth(1.5)), color: color)
    let across = CGVector(dx: -vector.dy / vector.length * 5, dy: vector.dx / vector.length * 5)
    for point in [shaft.from, tip] {
      let other = CGPoint(x: point.x - across.dx, y: point.y - across.dy)
      painter.line(from: other, to: point + across, style: StrokeStyle(width: 2), color: color)
    }
  }

  private func block(_ text: String) -> TextBlock {
    TextBlock(text, font: Self.font, color: theme[.text1], alignment: .center)
  }
}

extension TextBlock {
  fileprivate mutating func color(_ color: CGColor) {
    for index in spans.indices { spans[index].color = color }
  }
}
