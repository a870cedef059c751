import CCairo
package import Foundation

extension ImageSurface {
  /// The picture as a PNG file's bytes; the same picture gives the same bytes.
  package func pngData() throws(CairoError) -> Data {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { box in
      cairo_surface_write_to_png_stream(
        raw,
        { box, chunk, count in
          guard let box, let chunk else { return CAIRO_STATUS_WRITE_ERROR }
          box.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: chunk, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        },
        box
      )
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status, wanted: "PNG file") }
    return Data(bytes)
  }

  /// The picture of a PNG file's bytes; interlaced, palette and 16-bit files too.
  package convenience init(png: Data) throws(CairoError) {
    var reader = ByteReader(bytes: [UInt8](png))
    let raw = withUnsafeMutablePointer(to: &reader) { box in
      cairo_image_surface_create_from_png_stream(
        { box, target, count in
          guard let box, let target,
            box.assumingMemoryBound(to: ByteReader.self).pointee.read(Int(count), into: target)
          else { return CAIRO_STATUS_READ_ERROR }
          return CAIRO_STATUS_SUCCESS
        },
        box
      )
    }
    try self.init(owning: raw, wanted: "picture in the PNG file")
  }
}

/// Hands out bytes in order.
private struct ByteReader {
  let bytes: [UInt8]
  var position = 0

  /// False, and nothing read, when fewer are left.
  mutating func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
    guard count <= bytes.count - position else { return false }
    for offset in 0..<count { target[offset] = bytes[position + offset] }
    position += count
    return true
  }
}
