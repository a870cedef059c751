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
