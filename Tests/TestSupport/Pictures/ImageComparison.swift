/// How far two pictures of one size are apart.
package struct ImageComparison: Hashable, Sendable {
  /// What is still the same picture: a channel may differ by so much, and a fraction of the pixels by more than that.
  package struct Tolerance: Hashable, Sendable {
    package var channel: Int
    package var fraction: Double

    package init(channel: Int, fraction: Double) {
      self.channel = channel
      self.fraction = fraction
    }

    package static let exact = Tolerance(channel: 0, fraction: 0)

    /// Shapes drawn by different versions of Cairo: edges may come out a shade apart.
    package static let shapes = Tolerance(channel: 24, fraction: 0.002)
  }

  /// The largest difference of any channel of any pixel, 0 to 255.
  package let largestDifference: Int

  private let differences: [UInt8]

  /// Nil when the sizes differ.
  package init?(_ one: PixelImage, _ other: PixelImage) {
    guard one.width == other.width, one.height == other.height else { return nil }
    differences = zip(one.pixels, other.pixels).map(Self.difference)
    largestDifference = Int(differences.max() ?? 0)
  }

  /// The part of the pixels in which some channel differs by more than `channel`, 0 to 1.
  package func fraction(beyond channel: Int) -> Double {
    guard !differences.isEmpty else { return 0 }
    return Double(differences.count { $0 > channel }) / Double(differences.count)
  }

  package func isWithin(_ tolerance: Tolerance) -> Bool {
    fraction(beyond: tolerance.channel) <= tolerance.fraction
  }

  /// The first picture in faint grey with every differing pixel in red.
  package func marked(over image: PixelImage) -> PixelImage {
    let pixels = zip(image.pixels, differences).map { pixel, difference -> UInt32 in
      guard difference == 0 else { return 0xFFE0_0000 }
      let gray = 192 + ((pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) + (pixel & 0xFF)) / 12
      return 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }
    return PixelImage(width: image.width, height: image.height, pixels: pixels)
  }

  private static func difference(_ one: UInt32, _ other: UInt32) -> UInt8 {
    var largest: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (a, b) = (one >> shift & 0xFF, other >> shift & 0xFF)
      largest = max(largest, a > b ? a - b : b - a)
    }
    return UInt8(largest)
  }
}
