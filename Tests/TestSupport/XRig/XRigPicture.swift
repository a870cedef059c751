/// A screenshot: rows from the top, each pixel 0xRRGGBB.
package struct XRigPicture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether another picture is the same but for one pixel in fifty thousand.
  ///
  /// Where a repaired part ends within a curve, its last pixel may be a shade off.
  package func isLike(_ other: XRigPicture) -> Bool {
    guard width == other.width, height == other.height else { return false }
    var differing = 0
    for index in pixels.indices where pixels[index] != other.pixels[index] { differing += 1 }
    return differing * 50_000 <= pixels.count
  }

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
