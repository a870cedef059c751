import CairoRenderer
import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

/// Every glyph and icon on one picture, without words: letters differ between machines.
struct ContactSheetTests {
  private static let columns = 12
  private static let cell: CGFloat = 40

  private func paintAll(into painter: Painter, theme: Theme) {
    var row = 0
    func paintRow<Item>(_ items: [Item], _ paint: (Item, CGPoint) -> Void) {
      for (index, item) in items.enumerated() {
        let (line, column) = index.quotientAndRemainder(dividingBy: Self.columns)
        paint(
          item,
          CGPoint(x: (CGFloat(column) + 0.5) * Self.cell, y: (CGFloat(row + line) + 0.5) * Self.cell)
        )
      }
      row += (items.count + Self.columns - 1) / Self.columns
    }
    painter.fill(CGRect(x: 0, y: 0, width: 480, height: 400), color: theme[.panel])
    paintRow(VerdictGlyph.allCases) { $0.paint(into: painter, center: $1, size: 28, theme: theme) }
    paintRow(AscentGlyph.allCases) { $0.paint(into: painter, center: $1, size: 26, theme: theme) }
    paintRow(RecognizerStateGlyph.allCases) { $0.paint(into: painter, center: $1, size: 20, theme: theme) }
    paintRow(FingerShape.allCases) { shape, center in
      painter.fill(shape.path(center: center, radius: 13), color: theme.finger(shape.rawValue + 1))
    }
    paintRow(TimelineMark.allCases) { mark, center in
      mark.paint(into: painter, center: center, color: theme.finger(1), theme: theme)
    }
    paintRow(Icon.allCases) { $0.paint(into: painter, center: $1, size: 20, color: theme[.text1]) }
  }

  @Test(arguments: Theme.Appearance.allCases)
  func `all glyphs and icons look as recorded`(appearance: Theme.Appearance) throws {
    let theme = Theme(appearance)
    let sheet = try Sheet(width: 480, height: 400) { paintAll(into: $0, theme: theme) }
    try expectPicture(sheet.surface, named: "glyphs-\(appearance.rawValue)")
  }

  @Test(arguments: [1, 1.25, 2])
  func `no glyph or icon leaves its box by more than its own line`(scale: Double) throws {
    let theme = Theme.dark
    var pictures: [(String, (Painter, CGPoint) -> Void)] = []
    for glyph in VerdictGlyph.allCases {
      pictures.append((glyph.rawValue, { glyph.paint(into: $0, center: $1, size: 16, theme: theme) }))
    }
    for glyph in AscentGlyph.allCases {
      pictures.append((glyph.rawValue, { glyph.paint(into: $0, center: $1, size: 16, theme: theme) }))
    }
    for icon in Icon.allCases {
      pictures.append((icon.rawValue, { icon.paint(into: $0, center: $1, size: 16, color: theme[.text1]) }))
    }
    for (name, paint) in pictures {
      let list = DisplayList { paint($0, .zero) }
      let bounds = list.bounds(measuredBy: FixedTextMeasurer())
      #expect(bounds.minX >= -10 && bounds.minY >= -10 && bounds.maxX <= 10 && bounds.maxY <= 10, "\(name): \(bounds)")
      let sheet = try Sheet(width: 60, height: 60, scale: scale) { paint($0, CGPoint(x: 12, y: 12)) }
      let ink = sheet.image.pixels.count { $0 != 0xFFFF_FFFF }
      #expect(ink > 4, "\(name) draws nothing")
    }
  }

  @Test(arguments: 1...12)
  func `a finger shows its colour, its number and its state`(id: Int) throws {
    let theme = Theme.light
    func image(_ finger: FingerGlyph) throws -> PixelImage {
      try Sheet(width: 80, height: 80) {
        finger.paint(into: $0, center: CGPoint(x: 40, y: 40), radius: 12, theme: theme)
      }.image
    }
    let plain = try image(FingerGlyph(id: id))
    let others = [
      FingerGlyph(id: id, phase: .cancelled), FingerGlyph(id: id, isSimulated: true),
      FingerGlyph(id: id, isPinned: true),
    ]
    for other in others { #expect(try image(other) != plain) }
    #expect(try image(FingerGlyph(id: id + 1)) != plain)
    let color = theme.finger(id)
    let word =
      0xFF00_0000 | UInt32((color.red * 255).rounded()) << 16 | UInt32((color.green * 255).rounded()) << 8
      | UInt32((color.blue * 255).rounded())
    #expect(plain.pixels.contains(word))
    let lifted = try image(FingerGlyph(id: id, phase: .lifted))
    #expect((lifted == plain) == (id > 5))
  }
}
