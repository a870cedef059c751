import Testing

@testable import X11Window

struct WindowConfigurationTests {
  @Test(
    arguments: [
      (PixelSize(width: 1_920, height: 1_080), 1.0, PixelSize(width: 1_440, height: 900)),
      (PixelSize(width: 1_000, height: 1_080), 1.0, PixelSize(width: 900, height: 900)),
      (PixelSize(width: 3_840, height: 2_160), 2.0, PixelSize(width: 2_880, height: 1_800)),
      (PixelSize(width: 640, height: 480), 1.0, PixelSize(width: 576, height: 432)),
    ]
  )
  func `a window starts at 1440 by 900 or nine tenths of the work area`(area: PixelSize, scale: Double, size: PixelSize)
  {
    #expect(WindowConfiguration.startSize(in: area, scale: scale) == size)
  }

  @Test func `the smallest size never exceeds the work area`() {
    let small = PixelSize(width: 640, height: 480)
    #expect(WindowConfiguration.smallestSize(in: small, scale: 1) == small)
    let large = PixelSize(width: 1_920, height: 1_080)
    #expect(WindowConfiguration.smallestSize(in: large, scale: 1) == PixelSize(width: 720, height: 520))
  }

  @Test func `an icon must have all its pixels`() {
    #expect(WindowIcon(size: PixelSize(width: 2, height: 2), pixels: [1, 2, 3]) == nil)
    #expect(WindowIcon(size: PixelSize(width: 2, height: 2), pixels: [1, 2, 3, 4]) != nil)
  }
}
