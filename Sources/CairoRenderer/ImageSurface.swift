import CCairo
package import UIKit

/// A picture of device pixels in memory, its own or lent.
///
/// A pixel is one 32-bit word in the machine's byte order: alpha, red, green, blue from the top; colours are multiplied
/// by alpha. This is what an X server with 24-bit colour shows.
package final class ImageSurface {
  /// The largest side; Cairo's image backend goes no further.
  package static let largestSide = 32_767

  /// In device pixels.
  package let width: Int
  package let height: Int

  /// Bytes from one row to the next.
  package let stride: Int

  let raw: OpaquePointer

  /// A transparent picture.
  package convenience init(width: Int, height: Int) throws(CairoError) {
    let isPossible = 0...Self.largestSide ~= width && 0...Self.largestSide ~= height
    let raw = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      isPossible ? Int32(width) : -1,
      isPossible ? Int32(height) : -1
    )
    try self.init(owning: raw, wanted: "surface of \(width) × \(height) pixels")
  }

  /// A picture in memory of the caller, such as a segment shared with the X server.
  ///
  /// The memory must outlive the surface. `stride` is in bytes, a multiple of four, at least four times the width.
  package convenience init(
    wrapping memory: UnsafeMutableRawPointer,
    width: Int,
    height: Int,
    stride: Int
  ) throws(CairoError) {
    precondition(stride >= width * 4 && stride.isMultiple(of: 4), "stride \(stride) for a width of \(width)")
    let raw = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32,
      Int32(clamping: width),
      Int32(clamping: height),
      Int32(clamping: stride)
    )
    try self.init(owning: raw, wanted: "surface of \(width) × \(height) pixels")
  }

  /// Takes over a surface, error objects included; Cairo never returns null.
  init(owning raw: OpaquePointer?, wanted: String) throws(CairoError) {
    let status = raw.map(cairo_surface_status) ?? CAIRO_STATUS_NO_MEMORY
    guard let raw, status == CAIRO_STATUS_SUCCESS else {
      if let raw { cairo_surface_destroy(raw) }
      throw CairoError(status, wanted: wanted)
    }
    self.raw = raw
    width = Int(cairo_image_surface_get_width(raw))
    height = Int(cairo_image_surface_get_height(raw))
    stride = Int(cairo_image_surface_get_stride(raw))
  }

  deinit { cairo_surface_destroy(raw) }

  /// Lends the pixels, row after row with `stride` between; what `body` changes is seen by later drawing.
  package func withPixels<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(raw)
    defer { cairo_surface_mark_dirty(raw) }
    let start = UnsafeMutableRawPointer(cairo_image_surface_get_data(raw))
    return try body(UnsafeMutableRawBufferPointer(start: start, count: start == nil ? 0 : stride * height))
  }

  /// The word of one pixel, `0xAARRGGBB`; 0 outside the picture.
  package func pixel(x: Int, y: Int) -> UInt32 {
    guard 0..<width ~= x, 0..<height ~= y else { return 0 }
    return withPixels { $0.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) }
  }

  /// Replaces every pixel, alpha included.
  package func clear(_ color: CGColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0)) {
    let context = cairo_create(raw)
    defer { cairo_destroy(context) }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(context)
  }
}
