import CCairo
import Canvas
import Foundation
import UIKit

/// The pixels of retained pictures, one surface for each slot, brought up to date when a newer version is shown.
final class RetainedSurfaces {
  /// Device pixels in a logical pixel.
  let scale: Double
  private let measurer: PangoTextMeasurer

  private struct Kept {
    let surface: ImageSurface
    let picture: RetainedPicture
    /// The part of a device pixel at which its corner stands.
    let place: CGPoint
  }

  private var kept: [Int: Kept] = [:]

  /// More than an interface has; a program that shows ever new slots must not keep them all.
  private static let mostKept = 4

  init(scale: Double, measurer: PangoTextMeasurer) {
    self.scale = scale
    self.measurer = measurer
  }

  /// The pixels of a picture whose bounds are `box` on the device; nil when there is no memory for them.
  func surface(of picture: RetainedPicture, transform: CGAffineTransform, box: DeviceBox) -> ImageSurface? {
    let (left, top) = (box.left.rounded(.down), box.top.rounded(.down))
    let (width, height) = (Int(box.right.rounded(.up) - left), Int(box.bottom.rounded(.up) - top))
    guard width > 0, height > 0, width <= ImageSurface.largestSide, height <= ImageSurface.largestSide else {
      return nil
    }
    let place = CGPoint(x: box.left - left, y: box.top - top)
    var changes: [CGRect]?
    if let old = kept[picture.slot], old.surface.width == width, old.surface.height == height,
      old.picture.bounds == picture.bounds, old.place == place
    {
      if old.picture === picture { return old.surface }
      if old.picture.revision + 1 == picture.revision { changes = picture.changes }
    }
    let reused = changes == nil ? nil : kept[picture.slot]?.surface
    guard let surface = reused ?? (try? ImageSurface(width: width, height: height)) else { return nil }
    let map = transform.concatenating(CGAffineTransform(translationX: -left, y: -top))
    draw(picture, on: surface, transform: map, changes: changes)
    if kept.count >= Self.mostKept, kept[picture.slot] == nil { kept = [:] }
    kept[picture.slot] = Kept(surface: surface, picture: picture, place: place)
    return surface
  }

  private func draw(
    _ picture: RetainedPicture,
    on surface: ImageSurface,
    transform: CGAffineTransform,
    changes: [CGRect]?
  ) {
    guard changes?.isEmpty != true, let context = cairo_create(surface.raw) else { return }
    defer { cairo_destroy(context) }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    if let changes {
      for rect in changes { addPixels(of: rect, through: transform, to: context) }
      cairo_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
    DrawingPass(context: context, transform: transform, measurer: measurer).draw(picture.list)
  }
}
