import CGIF

/// The 256 colours that some pictures have most need of, and each other colour's nearest.
final class GIFPalette {
  let colors: [GifColorType]
  private var nearest: [UInt32: UInt8] = [:]

  /// Chosen by giflib's median cut, which sees five bits of each part; the means of what fell together are exact again.
  init(of surfaces: [ImageSurface]) throws(AnimatedGIF.Failure) {
    var (red, green, blue): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    for surface in surfaces {
      surface.forEachPixel { pixel in
        red.append(UInt8(truncatingIfNeeded: pixel >> 16))
        green.append(UInt8(truncatingIfNeeded: pixel >> 8))
        blue.append(UInt8(truncatingIfNeeded: pixel))
      }
    }
    var count: Int32 = 256
    var indices = [UInt8](repeating: 0, count: red.count)
    var chosen = [GifColorType](repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: 256)
    let height = UInt32(surfaces.reduce(0) { $0 + $1.height })
    let width = UInt32(surfaces.first?.width ?? 0)
    guard GifQuantizeBuffer(width, height, &count, &red, &green, &blue, &indices, &chosen) == GIF_OK else {
      throw AnimatedGIF.Failure(code: E_GIF_ERR_NOT_ENOUGH_MEM)
    }
    colors = Self.means(of: indices, red, green, blue, for: chosen)
  }

  private static func means(
    of indices: [UInt8],
    _ red: [UInt8],
    _ green: [UInt8],
    _ blue: [UInt8],
    for chosen: [GifColorType]
  ) -> [GifColorType] {
    var sums = [(red: Int, green: Int, blue: Int, count: Int)](repeating: (0, 0, 0, 0), count: 256)
    for (place, index) in indices.enumerated() {
      sums[Int(index)].red += Int(red[place])
      sums[Int(index)].green += Int(green[place])
      sums[Int(index)].blue += Int(blue[place])
      sums[Int(index)].count += 1
    }
    return zip(chosen, sums).map { color, sum in
      guard sum.count > 0 else { return color }
      let mean = { (total: Int) in UInt8((total + sum.count / 2) / sum.count) }
      return GifColorType(Red: mean(sum.red), Green: mean(sum.green), Blue: mean(sum.blue))
    }
  }

  /// Row after row, the colour of each pixel as its place in the palette.
  func indices(of surface: ImageSurface) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(surface.width * surface.height)
    var (last, lastIndex): (UInt32, UInt8) = (0, index(of: 0))
    surface.forEachPixel { pixel in
      let color = pixel & 0xFF_FFFF
      if color != last { (last, lastIndex) = (color, index(of: color)) }
      result.append(lastIndex)
    }
    return result
  }

  private func index(of color: UInt32) -> UInt8 {
    if let known = nearest[color] { return known }
    let (red, green, blue) = (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
    var (best, distance) = (0, Int.max)
    for (place, candidate) in colors.enumerated() {
      let (r, g, b) = (red - Int(candidate.Red), green - Int(candidate.Green), blue - Int(candidate.Blue))
      let away = r * r + g * g + b * b
      if away < distance { (best, distance) = (place, away) }
    }
    nearest[color] = UInt8(best)
    return UInt8(best)
  }
}

extension ImageSurface {
  /// Row after row, each pixel as `0xAARRGGBB`.
  fileprivate func forEachPixel(_ body: (UInt32) -> Void) {
    withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width { body(pixels.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)) }
      }
    }
  }
}
