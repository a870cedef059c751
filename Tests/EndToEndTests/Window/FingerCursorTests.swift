import Canvas
import FingerpostApp
import Testing
import X11Window

/// The pointer that is a finger (visual design, 15).
@MainActor
struct FingerCursorTests {
  @Test(arguments: [Theme.dark, .light], [1.0, 2])
  func `each finger has its own shape, all of it within its halo`(theme: Theme, scale: Double) throws {
    var shapes: Set<[Bool]> = []
    for number in 1...5 {
      let picture = try #require(FingerCursor(number: number, theme: theme, scale: scale).picture)
      #expect(picture.width == picture.height && picture.width % 2 == 1)
      #expect(zip(picture.ink, picture.mask).allSatisfy { !$0 || $1 })
      #expect(picture.mask.count { $0 } > picture.ink.count { $0 })
      // The middle, which points, belongs to the shape.
      #expect(picture.ink[picture.ink.count / 2])
      // The ring and its halo are whole: nothing of them is cut at the sides.
      let border = (0..<picture.width).flatMap { [$0, $0 * picture.width] }
      #expect(border.allSatisfy { !picture.mask[$0] })
      shapes.insert(picture.ink)
    }
    #expect(shapes.count == 5)
  }

  @Test func `the two themes have two colours, two scales two sizes`() throws {
    let pictures = try [(Theme.dark, 1.0), (.light, 1), (.dark, 2)].map { theme, scale in
      try #require(FingerCursor(number: 1, theme: theme, scale: scale).picture)
    }
    #expect(pictures[0].foreground == 0xFF7DB0 && pictures[1].foreground == 0xBF1F66)
    #expect(pictures[2].width > pictures[0].width * 3 / 2)
  }

  @Test func `a picture needs as many pixels as its size says`() {
    #expect(CursorPicture(width: 2, height: 2, ink: [true], mask: [true], foreground: 0, background: 0) == nil)
  }
}
