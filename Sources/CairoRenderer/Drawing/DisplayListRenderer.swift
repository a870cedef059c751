import CCairo
package import Canvas
package import Foundation
import UIKit

/// Draws display lists with Cairo, on one thread; keeps text layouts between pictures.
package final class DisplayListRenderer {
  private let measurer: PangoTextMeasurer
  private var retained: RetainedSurfaces?

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
      let device = CGAffineTransform(scaleX: scale, y: scale)
      for rect in clip { addPixels(of: rect, through: device, to: context) }
      cairo_clip(context)
    }
    let retained = retained(at: scale)
    let drawing = DrawingPass(
      context: context,
      transform: CGAffineTransform(scaleX: scale, y: scale),
      measurer: measurer,
      retained: retained
    )
    drawing.draw(list)
  }

  /// Kept pixels are good for one scale.
  private func retained(at scale: Double) -> RetainedSurfaces {
    if let retained, retained.scale == scale { return retained }
    let fresh = RetainedSurfaces(scale: scale, measurer: measurer)
    retained = fresh
    return fresh
  }
}

/// Adds the whole pixels that a rectangle touches to Cairo's path.
func addPixels(of rect: CGRect, through transform: CGAffineTransform, to context: OpaquePointer) {
  guard let bounds = DevicePath(CGPath(rect: rect), transform: transform)?.bounds else { return }
  let (left, top) = (bounds.left.rounded(.down), bounds.top.rounded(.down))
  cairo_rectangle(context, left, top, bounds.right.rounded(.up) - left, bounds.bottom.rounded(.up) - top)
}
