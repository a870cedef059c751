import TestSupport
import Testing

struct ImageComparisonTests {
  private let gray = PixelImage(width: 10, height: 10, pixels: Array(repeating: 0xFF80_8080, count: 100))

  @Test func `a picture is equal to itself`() throws {
    let comparison = try #require(ImageComparison(gray, gray))
    #expect(comparison.largestDifference == 0)
    #expect(comparison.isWithin(.exact))
  }

  @Test(arguments: [0, 8, 16, 24] as [UInt32])
  func `one channel of one pixel is noticed`(shift: UInt32) throws {
    var other = gray
    other.pixels[37] -= 30 << shift
    let comparison = try #require(ImageComparison(gray, other))
    #expect(comparison.largestDifference == 30)
    #expect(comparison.fraction(beyond: 0) == 0.01)
    #expect(!comparison.isWithin(.exact))
    #expect(!comparison.isWithin(.init(channel: 29, fraction: 0.009)))
    #expect(comparison.isWithin(.init(channel: 29, fraction: 0.01)))
    #expect(comparison.isWithin(.init(channel: 30, fraction: 0)))
    #expect(comparison.marked(over: gray).pixels[37] == 0xFFE0_0000)
    #expect(comparison.marked(over: gray).pixels[36] != 0xFFE0_0000)
  }

  @Test func `pictures of different sizes cannot be compared`() {
    #expect(ImageComparison(gray, PixelImage(width: 1, height: 1, pixels: [0])) == nil)
  }

  @Test func `pixels survive the way through a surface`() throws {
    var image = gray
    image.pixels[5] = 0xFF01_0203
    #expect(PixelImage(try image.surface()) == image)
  }
}
