/// A screenshot: rows from the top, each pixel 0xRRGGBB.
package struct XRigPicture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt32]

  /// The pixel at a place, or nil outside.
  package subscript(x: Int, y: Int) -> UInt32? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return pixels[y * width + x]
  }

  /// How many pixels have a colour.
  package func count(of color: UInt32) -> Int {
    pixels.count { $0 == color }
  }
}
