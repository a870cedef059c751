package import CairoRenderer

/// A picture's pixels as plain values, row by row, `0xAARRGGBB` with colours multiplied by alpha.
package struct PixelImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels for \(width) × \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A copy of what the surface shows.
  package init(_ surface: ImageSurface) {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    let pixels = surface.withPixels { bytes in
      (0..<height).flatMap { y in
        (0..<width).map { x in bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) }
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The first pixel that is another by more than rounding, as "x, y"; nil when all are the same.
  package func firstDifference(from other: PixelImage, channel: Int = 2) -> String? {
    guard width == other.width, height == other.height else { return "the sizes" }
    guard pixels != other.pixels else { return nil }
    for index in pixels.indices where pixels[index] != other.pixels[index] {
      for shift: UInt32 in [0, 8, 16, 24] {
        let mine = Int(pixels[index] >> shift & 0xFF)
        let theirs = Int(other.pixels[index] >> shift & 0xFF)
        if abs(mine - theirs) > channel { return "\(index % width), \(index / width)" }
      }
    }
    return nil
  }

  /// A surface that shows the pixels.
  package func surface() throws -> ImageSurface {
    let surface = try ImageSurface(width: width, height: height)
    surface.withPixels { bytes in
      for (index, pixel) in pixels.enumerated() {
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        bytes.storeBytes(of: pixel, toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
      }
    }
    return surface
  }
}
