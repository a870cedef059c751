import Canvas
import Diagnosis
package import Foundation
import Traces
import UIKit

/// The frame of the selection between two views.
package struct SelectionMotion: Hashable, Sendable {
  /// The box that it leaves, in pixels of the canvas.
  package var start: CGRect

  /// How much of the way it has gone, 0 to 1.
  package var part: Double

  /// The box between that one and another.
  package func box(to end: CGRect) -> CGRect {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
    return CGRect(
      x: between(start.minX, end.minX),
      y: between(start.minY, end.minY),
      width: between(start.width, end.width),
      height: between(start.height, end.height)
    )
  }
}

/// What marks the selected and the hovered view, and the part of the selected one that no touch can reach.
@MainActor
struct SelectionMarks {
  let input: SceneInput
  let geometry: DeviceGeometry

  /// Exported pictures show the frame, but neither handles nor what the pointer is over.
  var showsHandles = true

  private var theme: Theme { input.theme }

  func drawSelection(_ painter: Painter) {
    guard let view = input.selection.flatMap({ input.view($0) }),
      let shape = ViewShape(view, geometry: geometry)
    else { return }
    let accent = theme[.accent]
    if let motion = input.selectionMotion {
      let box = motion.box(to: shape.box).insetBy(dx: -1, dy: -1)
      return painter.stroke(
        box,
        cornerRadius: 3,
        style: StrokeStyle(width: theme.overlayWidth(2)),
        color: accent
      )
    }
    drawHitArea(of: view, shape, color: accent, painter)
    drawDeadPart(of: view, shape, painter)
    // Outside of the verdict's own frame, so that both are seen.
    let path = shape.fillsScreen ? shape.path(inset: 1) : shape.path(inset: -1)
    painter.stroke(path, style: StrokeStyle(width: theme.overlayWidth(2)), color: accent)
    guard showsHandles else { return }
    for corner in shape.corners where geometry.contentRect.insetBy(dx: -3, dy: -3).contains(corner) {
      let handle = CGRect(x: corner.x - 3, y: corner.y - 3, width: 6, height: 6)
      painter.fill(handle, cornerRadius: 1, color: theme[.canvas])
      painter.stroke(handle, cornerRadius: 1, style: StrokeStyle(width: 1.5), color: accent)
    }
  }

  /// Hatches what of the view is outside of its ancestors, or all of it if a flag keeps every touch away.
  private func drawDeadPart(of view: UIView, _ shape: ViewShape, _ painter: Painter) {
    guard !(view is UIWindow), !shape.seen.isNull else { return }
    let area = ReachableArea(of: view)
    guard area.share < 0.9999 else { return }
    let own = HitAreaOutline(view)?.path.applying(shape.toCanvas) ?? shape.path(inset: 0)
    let box = own.boundingBox.intersection(geometry.contentRect)
    guard !box.isNull else { return }
    painter.clipped(to: own) {
      let color = theme[.out].multipliedAlpha(0.9)
      let touchable = area.path.applying(geometry.plane(of: view))
      guard !touchable.isEmpty else { return painter.hatch(box, spacing: 6, width: 1.8, color: color) }
      painter.clipped(to: .outside(of: touchable, within: box)) {
        painter.hatch(box, spacing: 6, width: 1.8, color: color)
      }
    }
  }

  /// The area in which a view with a `point(inside:with:)` of its own takes touches, where that is not its frame.
  func drawHitArea(of view: UIView, _ shape: ViewShape, color: CGColor, _ painter: Painter) {
    guard let outline = HitAreaOutline(view) else { return }
    let path = outline.path.applying(shape.toCanvas)
    painter.fill(path, color: color.multipliedAlpha(0.1))
    painter.stroke(path, style: StrokeStyle(width: theme.overlayWidth(1.5), dash: [2, 3]), color: color)
  }

  func drawHover(_ painter: Painter) {
    guard showsHandles, let hover = input.hover, hover != input.selection, let view = input.view(hover),
      let shape = ViewShape(view, geometry: geometry)
    else { return }
    drawHitArea(of: view, shape, color: theme[.accent].multipliedAlpha(0.8), painter)
    painter.stroke(
      shape.path(inset: 0.75),
      style: StrokeStyle(width: theme.overlayWidth(1.5)),
      color: theme[.accent].multipliedAlpha(0.8)
    )
  }
}
