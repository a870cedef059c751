import Canvas
import Foundation
import UIKit

/// What clipping views cut off, as a ghost under a hatch, with a corner mark at the clip's edge.
@MainActor
struct ClippedContent {
  let app: AppPainter
  let input: SceneInput
  let geometry: DeviceGeometry

  /// Clipping views whose ghosts are drawn.
  private static let mostGhosts = 32

  func draw(_ painter: Painter) {
    guard input.overlays.clipping else { return }
    let cut = app.clips.filter { overflows($0) }.prefix(Self.mostGhosts)
    app.collects = false
    for clip in cut { draw(clip, painter) }
  }

  /// Whether a visible subview reaches beyond the view.
  private func overflows(_ clip: AppPainter.Clip) -> Bool {
    let bounds = clip.view.bounds
    return clip.view.subviews.contains { subview in
      !subview.isHidden && subview.alpha >= 0.01 && subview.frame.hasFiniteCorners && subview.frame.width > 0
        && subview.frame.height > 0 && !bounds.encloses(subview.frame)
    }
  }

  private func draw(_ clip: AppPainter.Clip, _ painter: Painter) {
    let toCanvas = clip.toScreen.concatenating(geometry.transform)
    let edge = clip.view.outline.applying(toCanvas)
    let beyond = clip.view.subviews
      .filter { !$0.isHidden && $0.alpha >= 0.01 }
      .map { $0.frame.applying(toCanvas) }
      .filter(\.hasFiniteCorners)
      .reduce(CGRect.null) { $0.union($1) }
      .intersection(geometry.screenRect)
    guard !beyond.isNull, beyond.width > 0.5, beyond.height > 0.5 else { return }
    painter.clipped(to: .outside(of: edge, within: geometry.screenRect)) {
      painter.group(alpha: 0.3) {
        painter.transformed(by: geometry.transform) {
          for subview in clip.view.subviewsInDrawingOrder {
            app.draw(subview, in: clip.toScreen, clip: app.visible, depth: 1)
          }
        }
      }
      var shapes = CGPath()
      for subview in clip.view.subviews where !subview.isHidden && subview.alpha >= 0.01 {
        let toScreen = subview.transformToSuperview.concatenating(toCanvas)
        guard subview.bounds.applying(toScreen).hasFiniteCorners else { continue }
        shapes.addPath(CGPath(rect: subview.bounds, transform: nil).applying(toScreen))
      }
      painter.clipped(to: shapes) {
        painter.hatch(beyond, spacing: 6, width: 0.9, color: input.theme[.text3].multipliedAlpha(0.7))
      }
    }
    drawCorner(of: clip.view, toCanvas: toCanvas, painter)
  }

  /// Two short strokes that cross at the view's top right corner.
  private func drawCorner(of view: UIView, toCanvas: CGAffineTransform, _ painter: Painter) {
    let corner = CGPoint(x: view.bounds.maxX, y: view.bounds.minY).applying(toCanvas)
    guard geometry.screenRect.insetBy(dx: -1, dy: -1).contains(corner) else { return }
    var mark = CGPath(
      from: CGPoint(x: corner.x - 9, y: corner.y),
      to: CGPoint(x: corner.x + 5, y: corner.y)
    )
    mark.addPath(CGPath(from: CGPoint(x: corner.x, y: corner.y - 5), to: CGPoint(x: corner.x, y: corner.y + 9)))
    painter.stroke(mark, style: .rounded(1.5), color: input.theme[.text2])
  }
}
