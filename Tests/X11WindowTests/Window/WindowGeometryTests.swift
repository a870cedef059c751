import Testing

@testable import X11Window

struct WindowGeometryTests {
  @Test func `size and place are read`() throws {
    let geometry = try WindowGeometry(parsing: "1200x800+40-60")
    #expect(geometry.size == PixelSize(width: 1_200, height: 800))
    #expect(geometry.x == .fromStart(40))
    #expect(geometry.y == .fromEnd(60))
  }

  @Test func `either part may be left out`() throws {
    #expect(try WindowGeometry(parsing: "640x480").x == nil)
    #expect(try WindowGeometry(parsing: "-0+5").size == nil)
  }

  @Test func `a minus sign counts from the right and the bottom`() throws {
    let geometry = try WindowGeometry(parsing: "-10-20")
    let origin = try #require(
      geometry.origin(for: PixelSize(width: 300, height: 200), on: PixelSize(width: 1_000, height: 800))
    )
    #expect(origin == (690, 580))
  }

  @Test func `a place may be off the screen`() throws {
    #expect(try WindowGeometry(parsing: "+-5+0").x == .fromStart(-5))
  }

  @Test(
    arguments: [
      ("", "nothing found"),
      ("large", "expected a width up to 32767 at \"large\""),
      ("800", "expected x after the width at \"\""),
      ("800x", "expected a height up to 32767 at \"\""),
      ("800x0", "width and height must be at least 1"),
      ("99999x1", "expected a width up to 32767 at \"99999x1\""),
      ("800x600+1", "expected + or - at \"\""),
      ("800x600+1+2 ", "left over: \" \""),
      ("800x600+a+2", "expected a number up to 32767 at \"a+2\""),
    ]
  )
  func `what is no geometry is told with what was found and what is accepted`(text: String, reason: String) {
    let expected =
      "geometry \"\(text)\": \(reason); accepted are WIDTHxHEIGHT, +X+Y or both, as in 1200x800+40-60"
    do {
      let geometry = try WindowGeometry(parsing: text)
      Issue.record("read as \(geometry)")
    } catch {
      #expect(error.description == expected)
    }
  }
}
