import Testing

@testable import X11Window

struct PixelRectTests {
  private let size = PixelSize(width: 100, height: 50)

  @Test func `a rectangle is cut to the window`() {
    #expect(
      PixelRect(x: -10, y: 40, width: 30, height: 30).clipped(to: size)
        == PixelRect(x: 0, y: 40, width: 20, height: 10)
    )
  }

  @Test func `nothing is left of one outside, empty or inside out`() {
    #expect(PixelRect(x: 100, y: 0, width: 1, height: 1).clipped(to: size) == nil)
    #expect(PixelRect(x: 0, y: 0, width: 0, height: 5).clipped(to: size) == nil)
    #expect(PixelRect(x: 5, y: 5, width: -5, height: 5).clipped(to: size) == nil)
  }

  @Test func `absurd numbers do no harm`() {
    let huge = PixelRect(x: 1, y: 1, width: .max, height: .max)
    #expect(huge.clipped(to: size) == PixelRect(x: 1, y: 1, width: 99, height: 49))
    #expect(PixelRect(x: .min, y: .min, width: 5, height: 5).clipped(to: size) == nil)
  }
}
