package import Canvas
import Foundation
import UIKit

/// The device: its frame, and the app on its screen.
@MainActor
package struct DeviceScene {
  let input: SceneInput
  let geometry: DeviceGeometry

  package init(input: SceneInput, geometry: DeviceGeometry) {
    self.input = input
    self.geometry = geometry
  }

  /// Records the device in pixels of the canvas.
  package var displayList: DisplayList { DisplayList(recording: draw) }

  func draw(_ painter: Painter) {
    if let projection = geometry.projection {
      LayerScene(input: input, geometry: geometry, projection: projection).draw(painter)
      hitMap?.drawAreas(painter)
      hitMap?.drawWords(painter)
      return
    }
    drawFrame(painter)
    let app = AppPainter(
      painter: painter,
      paint: AppPaint(theme: input.theme, recede: min(1, max(0, input.recede))),
      visible: geometry.visibleScreen
    )
    guard !app.visible.isNull else { return }
    painter.clipped(to: geometry.screenRect, cornerRadius: DeviceGeometry.screenRadius) {
      painter.fill(geometry.screenRect, color: app.paint(AppPalette.background))
      painter.transformed(by: geometry.transform) { app.drawWindows(of: input.application) }
      if let isolated = input.isolatedView { drawIsolated(isolated, app, painter) }
      ClippedContent(app: app, input: input, geometry: geometry).draw(painter)
      ViewOutlines(input: input, geometry: geometry).draw(painter, ghosts: app.ghosts)
      hitMap?.drawAreas(painter)
    }
    hitMap?.drawWords(painter)
  }

  /// Draws a veil over the app, and the view alone over that, where its superviews put it and clip it.
  private func drawIsolated(_ view: UIView, _ app: AppPainter, _ painter: Painter) {
    painter.fill(geometry.screenRect, color: input.theme[.canvas].multipliedAlpha(0.82))
    app.forgetCollected()
    painter.transformed(by: geometry.transform) { app.drawAlone(view) }
  }

  /// The map over the screen, its callouts in the column beside the device.
  private var hitMap: HitMapDrawing? {
    input.hitMap.map { content in
      HitMapDrawing(
        content,
        theme: input.theme,
        measurer: input.measurer,
        map: geometry.plane(geometry.projection.map { $0.levels.highest + 1 } ?? 0),
        area: geometry.contentRect,
        calloutX: geometry.deviceRect.maxX + 12,
        focus: input.tools.mapFocus,
        name: input.name
      )
    }
  }

  private func drawFrame(_ painter: Painter) {
    let frame = geometry.deviceRect
    let theme = input.theme
    if theme.appearance == .light {
      painter.shadow(
        of: frame,
        cornerRadius: DeviceGeometry.frameRadius,
        style: ShadowStyle(
          offset: CGVector(dx: 0, dy: 5),
          blur: 8,
          color: CGColor(hex: 0x3B4A60, alpha: 0.22)
        )
      )
    }
    painter.fill(frame, cornerRadius: DeviceGeometry.frameRadius, color: theme[.device])
    painter.strokeInside(frame, cornerRadius: DeviceGeometry.frameRadius, style: .hairline, color: theme[.deviceEdge])
    if input.isWhatIf { drawWhatIfLine(painter) }
  }

  /// In the bezel, so that nobody takes what is shown for what the file says.
  private func drawWhatIfLine(_ painter: Painter) {
    let inset = DeviceGeometry.bezel / 2
    painter.stroke(
      geometry.deviceRect.insetBy(dx: inset, dy: inset),
      cornerRadius: DeviceGeometry.frameRadius - inset,
      style: StrokeStyle(width: 2, dash: [7, 4]),
      color: input.theme[.accent]
    )
  }
}
