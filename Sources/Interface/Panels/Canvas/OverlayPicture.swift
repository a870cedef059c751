import Canvas
import Foundation
import UIKit

/// The upper half of the canvas: what the trace says of the shown finger, and the fingers.
@MainActor
final class OverlayPicture: UIView, Painted {
  private let context: InterfaceContext
  private let geometry: () -> DeviceGeometry
  private let cursor: () -> CGPoint?
  private let inspected: () -> (point: CGPoint, stack: PointStack)?

  /// Where buttons lie over the picture.
  private let controls: () -> [CGRect]

  /// How far down the ladder's current row is seen beside the picture.
  var ladderRow: (() -> CGFloat?)?

  init(
    _ context: InterfaceContext,
    geometry: @escaping () -> DeviceGeometry,
    cursor: @escaping () -> CGPoint?,
    inspected: @escaping () -> (point: CGPoint, stack: PointStack)?,
    controls: @escaping () -> [CGRect]
  ) {
    self.context = context
    self.geometry = geometry
    self.cursor = cursor
    self.inspected = inspected
    self.controls = controls
    super.init(frame: .zero)
    elementName = "overlay picture"
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func paint(into painter: Painter) {
    var input = SceneInput(context.session, measurer: context.measurer)
    input.ladderRow = ladderRow?()
    let taken = CanvasScene(input: input, size: bounds.size, geometry: geometry()).drawOverlay(painter)
    drawCursor(painter)
    drawNote(input, avoiding: taken, painter)
  }

  private func drawNote(_ input: SceneInput, avoiding taken: [CGRect], _ painter: Painter) {
    guard let (point, stack) = inspected() else { return }
    let note = HoverNote(input: input, geometry: geometry(), stack: stack, point: point)
    note.draw(painter, avoiding: taken + controls())
  }

  private func drawCursor(_ painter: Painter) {
    guard let point = cursor() else { return }
    let isCovered = context.session.liveFingers.values.contains { $0.location.distance(to: point) < 30 }
    drawCursor(at: geometry().canvasPoint(point), gap: isCovered ? FingerMarkers.ringRadius + 4 : 5, painter)
  }

  /// A cross with an open middle, around the finger that is down there; dark and light at once so that it is seen on any content.
  private func drawCursor(at center: CGPoint, gap: CGFloat, _ painter: Painter) {
    let theme = context.theme
    for (style, color) in [(StrokeStyle.rounded(4), theme[.canvas]), (.rounded(1.75), theme[.accent])] {
      for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
        painter.line(
          from: CGPoint(x: center.x + gap * dx, y: center.y + gap * dy),
          to: CGPoint(x: center.x + (gap + 9) * dx, y: center.y + (gap + 9) * dy),
          style: style,
          color: color
        )
      }
    }
  }
}
