import CCairo
package import Canvas
package import Foundation
import UIKit

/// Draws display lists with Cairo, on one thread; keeps text layouts between pictures.
package final class DisplayListRenderer {
  private let measurer: PangoTextMeasurer

  /// A renderer that shares layouts with the measurer that views use.
  package init(measurer: PangoTextMeasurer = PangoTextMeasurer()) {
    self.measurer = measurer
  }

  /// Draws the list over what the surface shows.
  ///
  /// `scale` is device pixels in a logical pixel. Only the rectangles of `clip`, in logical pixels and rounded out to
  /// whole device pixels, are touched: with the list unchanged outside of them, the surface ends as if all had been
  /// drawn. Nil means all of it, an empty list nothing.
  package func render(
    _ list: DisplayList,
    on surface: ImageSurface,
    scale: Double = 1,
    clip: [CGRect]? = nil
  ) {
    guard scale.isFinite, scale > 0, clip?.isEmpty != true, let context = cairo_create(surface.raw) else { return }
    defer { cairo_destroy(context) }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    if let clip {
      for rect in clip { addPixels(of: rect, scale: scale, to: context) }
      cairo_clip(context)
    }
    let drawing = DrawingPass(context: context, scale: scale, measurer: measurer)
    for command in list.commands { drawing.draw(command) }
    drawing.finish()
  }

  private func addPixels(of rect: CGRect, scale: Double, to context: OpaquePointer) {
    let device = CGAffineTransform(scaleX: scale, y: scale)
    guard let bounds = DevicePath(CGPath(rect: rect), transform: device)?.bounds else { return }
    let (left, top) = (bounds.left.rounded(.down), bounds.top.rounded(.down))
    cairo_rectangle(context, left, top, bounds.right.rounded(.up) - left, bounds.bottom.rounded(.up) - top)
  }
}
