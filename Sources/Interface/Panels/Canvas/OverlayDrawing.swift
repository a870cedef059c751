import Canvas
import Foundation
import UIKit

/// The upper half of the canvas: what the trace says of the shown finger, in layers around the fingers' marks.
///
/// Both layers are drawn together, since they keep out of each other's way.
@MainActor
final class OverlayDrawing {
  private let context: InterfaceContext
  private let geometry: () -> DeviceGeometry
  private let size: () -> CGSize
  private let cursor: () -> CGPoint?
  private let inspected: () -> (point: CGPoint, stack: PointStack)?

  /// Where buttons lie over the picture.
  private let controls: () -> [CGRect]

  /// How far down the ladder's current row is seen beside the picture.
  var ladderRow: (() -> CGFloat?)?

  /// What was drawn for the upper layer along with the lower one.
  private var aboveList: DisplayList?

  /// The frame of the selection while it is on its way to another view.
  var selectionMotion: SelectionMotion? { didSet { if selectionMotion != oldValue { setNeedsDisplay() } } }

  init(
    _ context: InterfaceContext,
    geometry: @escaping () -> DeviceGeometry,
    size: @escaping () -> CGSize,
    cursor: @escaping () -> CGPoint?,
    inspected: @escaping () -> (point: CGPoint, stack: PointStack)?,
    controls: @escaping () -> [CGRect]
  ) {
    self.context = context
    self.geometry = geometry
    self.size = size
    self.cursor = cursor
    self.inspected = inspected
    self.controls = controls
  }

  private(set) lazy var below = OverlayLayer("overlay picture") { [unowned self] in
    let drawn = draw()
    aboveList = drawn.above
    return drawn.below
  }
  private(set) lazy var fingers = OverlayLayer("fingers picture") { [unowned self] in
    DisplayList { scene(showsTrails: false).drawFingers($0) }
  }
  private(set) lazy var above = OverlayLayer("labels picture") { [unowned self] in
    takeAbove()
  }

  /// Back to front.
  var views: [UIView] { [below, fingers, above] }

  /// Something is to be drawn anew.
  func setNeedsDisplay() {
    aboveList = nil
    for view in views { view.setNeedsDisplay() }
  }

  private func scene(showsTrails: Bool = true) -> CanvasScene {
    var input = SceneInput(context.session, measurer: context.measurer, showsTrails: showsTrails)
    input.ladderRow = ladderRow?()
    input.selectionMotion = selectionMotion
    return CanvasScene(input: input, size: size(), geometry: geometry())
  }

  private func draw() -> (below: DisplayList, above: DisplayList) {
    let (below, above) = (Painter(), Painter())
    let scene = scene()
    let taken = scene.drawOverlay(below: below, above: above)
    drawCursor(above)
    drawNote(scene.input, avoiding: taken, above)
    return (below.list, above.list)
  }

  private func takeAbove() -> DisplayList {
    let list = aboveList ?? draw().above
    aboveList = nil
    return list
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

  /// A cross with an open middle, around the finger that is down there; dark and light at once so that it is seen on any
  /// content.
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

/// One layer of the overlay as a view, so that it is drawn again by itself.
@MainActor
final class OverlayLayer: UIView, Painted {
  private let picture: () -> DisplayList

  init(_ name: String, picture: @escaping () -> DisplayList) {
    self.picture = picture
    super.init(frame: .zero)
    elementName = name
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func paint(into painter: Painter) { painter.append(picture()) }
}
