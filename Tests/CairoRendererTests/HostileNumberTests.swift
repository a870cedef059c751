import CairoRenderer
import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

struct HostileNumberTests {
  private static let numbers: [CGFloat] = [
    6_780_492, -6_780_492, 8_388_608, 1e10, 1e38, 1e308, -1e308, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  private let witness = CGRect(x: 10, y: 10, width: 5, height: 5)

  /// Draws `body`, then a red square; only the square may be seen.
  private func expectOnlyWitness(
    _ body: (Painter) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let sheet = try Sheet { painter in
      painter.saved { body(painter) }
      painter.fill(witness, color: red)
    }
    let alone = try Sheet { $0.fill(witness, color: red) }
    #expect(sheet.image == alone.image, sourceLocation: sourceLocation)
  }

  @Test(arguments: numbers)
  func `a rectangle far away is not seen, and what comes after it is`(x: CGFloat) throws {
    try expectOnlyWitness { painter in
      let rect = CGRect(x: x, y: 0, width: 40, height: 40)
      painter.fill(rect, color: blue)
      painter.fill(rect, cornerRadius: 6, color: blue)
      painter.stroke(rect, style: StrokeStyle(width: 3, dash: [7, 4]), color: blue)
      painter.stroke(rect, style: .hairline, color: blue)
      painter.shadow(
        of: rect,
        cornerRadius: 3,
        style: ShadowStyle(offset: .zero, blur: 4, color: black)
      )
      painter.text("far", font: .ui(12), color: blue, at: CGPoint(x: x, y: 20))
      painter.clipped(to: rect) { painter.fill(CGRect(x: 0, y: 0, width: 40, height: 40), color: blue) }
    }
  }

  @Test(arguments: numbers)
  func `a map to far away is not seen, and what comes after it is`(number: CGFloat) throws {
    let content = CGRect(x: 1, y: 1, width: 40, height: 40)
    for transform in [
      CGAffineTransform(translationX: number, y: number),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: number, ty: 0),
      CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: number),
    ] {
      try expectOnlyWitness { painter in
        painter.transformed(by: transform) {
          painter.fill(content, color: blue)
          painter.stroke(content, style: .rounded(2), color: blue)
          painter.text("far", font: .ui(12), color: blue, at: CGPoint(x: 5, y: 20))
          painter.group(alpha: 0.5) { painter.fill(content, color: blue) }
        }
      }
    }
  }

  @Test(arguments: numbers)
  func `any number as a scale, a width, a dash or a font size leaves later commands alone`(number: CGFloat) throws {
    let sheet = try Sheet { painter in
      painter.transformed(by: CGAffineTransform(scaleX: number, y: number)) {
        painter.text("huge", font: .ui(12), color: blue, at: CGPoint(x: 5, y: 20))
        painter.stroke(CGRect(x: 1, y: 1, width: 3, height: 3), style: .rounded(2), color: blue)
      }
      painter.text("huge", font: .ui(number), color: blue, at: CGPoint(x: 5, y: 20))
      let block = TextBlock("room", font: .ui(12), color: blue, width: number, overflow: .ellipsisEnd)
      painter.text(block, at: CGPoint(x: 5, y: 20))
      for style in [StrokeStyle(width: number), StrokeStyle(width: 2, dash: [number, 3], dashPhase: number)] {
        painter.line(from: .zero, to: CGPoint(x: 40, y: 0), style: style, color: blue)
      }
      painter.fill(CGRect(x: 0, y: 0, width: 40, height: 40), color: black)
      painter.fill(witness, color: red)
    }
    #expect(sheet.color(12, 12) == 0xFF0000)
    #expect(sheet.color(30, 30) == 0x000000)
  }

  @Test func `a rectangle that starts here and ends far away fills up to the edge`() throws {
    let sheet = try Sheet { $0.fill(CGRect(x: 10, y: 10, width: 1e308, height: 5), color: red) }
    #expect(sheet.color(39, 12) == 0xFF0000)
    #expect(sheet.color(9, 12) == 0xFFFFFF)
  }

  @Test func `a list that is out of balance is drawn as far as it makes sense`() throws {
    let surface = try ImageSurface(width: 4, height: 4)
    let fill = DrawCommand.fill(CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)), red)
    let list = DisplayList([
      .restore, .endGroup, .beginGroup(alpha: 1), .restore, .save, .save, .endGroup, .restore, .save,
      .beginGroup(alpha: .nan), .endGroup, .beginGroup(alpha: 1), fill,
    ])
    DisplayListRenderer().render(list, on: surface)
    #expect(surface.pixel(x: 2, y: 2) == 0xFFFF_0000)
  }
}
