import Canvas
import Foundation
import UIKit

/// The device as a stack of sheets, one upon another by level (an axonometric projection).
@MainActor
struct LayerScene {
  let input: SceneInput
  let geometry: DeviceGeometry
  let projection: LayerProjection

  private var theme: Theme { input.theme }

  func draw(_ painter: Painter) {
    drawBase(painter)
    let app = AppPainter(
      painter: painter,
      paint: AppPaint(theme: theme, recede: min(1, max(0, input.recede))),
      visible: CGRect(origin: .zero, size: geometry.screenSize)
    )
    let stack = LayerStack(of: input.application, levels: projection.levels, root: input.isolatedView)
    for layer in stack.layers { draw(layer, app, painter) }
  }

  /// The device under the lowest sheet.
  private func drawBase(_ painter: Painter) {
    let screen = CGRect(origin: .zero, size: geometry.screenSize)
    let zoom = geometry.zoom
    let bezel = DeviceGeometry.bezel / zoom
    let frame = CGPath(
      roundedRect: screen.insetBy(dx: -bezel, dy: -bezel),
      cornerRadius: DeviceGeometry.frameRadius / zoom
    ).applying(geometry.transform)
    painter.fill(frame, color: theme[.device])
    painter.stroke(frame, style: .hairline, color: theme[.deviceEdge])
    let glass = CGPath(roundedRect: screen, cornerRadius: DeviceGeometry.screenRadius / zoom)
    let paint = AppPaint(theme: theme, recede: input.recede)
    painter.fill(glass.applying(geometry.transform), color: paint(AppPalette.background))
  }

  private func draw(_ layer: LayerStack.Layer, _ app: AppPainter, _ painter: Painter) {
    let plane = geometry.plane(layer.level)
    let outline = CGPath(rect: layer.view.bounds).applying(layer.toScreen.concatenating(plane))
    guard outline.boundingBox.intersects(geometry.contentRect) else { return }
    if layer.alpha >= 0.01 {
      painter.group(alpha: layer.alpha) {
        painter.transformed(by: plane) {
          clipped(to: layer.clips[...], painter) { app.drawContent(of: layer.view, toScreen: layer.toScreen) }
        }
      }
    }
    // Sheets without content of their own are seen, too.
    let color = input.recede > 0.5 ? theme[.line2] : Theme.light[.line2]
    let style = layer.alpha >= 0.01 ? StrokeStyle.hairline : StrokeStyle(width: 1, dash: [3, 3])
    painter.stroke(outline, style: style, color: color)
  }

  private func clipped(to clips: ArraySlice<CGPath>, _ painter: Painter, _ body: () -> Void) {
    guard let first = clips.first else { return body() }
    painter.clipped(to: first) { clipped(to: clips.dropFirst(), painter, body) }
  }
}
