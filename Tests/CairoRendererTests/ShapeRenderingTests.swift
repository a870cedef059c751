import CairoRenderer
import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

struct ShapeRenderingTests {
  @Test func `a rectangle on whole pixels covers exactly those`() throws {
    let sheet = try Sheet { $0.fill(CGRect(x: 10, y: 5, width: 20, height: 8), color: red) }
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(sheet.color(x, y) == (10..<30 ~= x && 5..<13 ~= y ? 0xFF0000 : 0xFFFFFF), "\(x), \(y)")
      }
    }
  }

  @Test func `a scale enlarges positions and sizes`() throws {
    let sheet = try Sheet(scale: 2) { $0.fill(CGRect(x: 3, y: 4, width: 5, height: 6), color: blue) }
    #expect(sheet.color(6, 8) == 0x0000FF)
    #expect(sheet.color(15, 19) == 0x0000FF)
    #expect(sheet.color(16, 19) == 0xFFFFFF)
    #expect(sheet.color(5, 8) == 0xFFFFFF)
  }

  @Test func `what is restored is as it was saved`() throws {
    let sheet = try Sheet { painter in
      painter.translated(x: 20, y: 20) {
        painter.clipped(to: CGRect(x: 0, y: 0, width: 4, height: 4)) {
          painter.fill(CGRect(x: -100, y: -100, width: 200, height: 200), color: red)
        }
      }
      painter.fill(CGRect(x: 0, y: 0, width: 2, height: 2), color: blue)
    }
    #expect(sheet.color(0, 0) == 0x0000FF)
    #expect(sheet.color(20, 20) == 0xFF0000)
    #expect(sheet.color(24, 20) == 0xFFFFFF)
    #expect(sheet.color(19, 20) == 0xFFFFFF)
  }

  @Test func `a group is blended once, not once for each part`() throws {
    let sheet = try Sheet { painter in
      painter.group(alpha: 0.5) {
        painter.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: black)
        painter.fill(CGRect(x: 10, y: 0, width: 20, height: 20), color: black)
      }
    }
    #expect(sheet.color(5, 5) == sheet.color(15, 5))
    #expect(sheet.color(15, 5) & 0xFF == 127 || sheet.color(15, 5) & 0xFF == 128)
  }

  @Test func `a turned rectangle lies where the map puts it`() throws {
    let sheet = try Sheet { painter in
      painter.transformed(by: CGAffineTransform(translationX: 20, y: 20).rotated(by: .pi / 2)) {
        painter.fill(CGRect(x: 0, y: 0, width: 15, height: 5), color: red)
      }
    }
    #expect(sheet.color(17, 30) == 0xFF0000)
    #expect(sheet.color(30, 17) == 0xFFFFFF)
    #expect(sheet.color(23, 30) == 0xFFFFFF)
  }

  @Test func `a clipped picture is the whole picture where the clip lets it through`() throws {
    func scene(_ painter: Painter) {
      painter.fill(CGRect(x: 0, y: 0, width: 40, height: 40), color: CGColor(hex: 0xEEEEEE))
      painter.fill(CGPath(center: CGPoint(x: 20, y: 20), radius: 15), color: red)
      painter.stroke(
        CGRect(x: 5.3, y: 5.3, width: 29, height: 29),
        cornerRadius: 6,
        style: .rounded(2.5, dash: [3, 4]),
        color: blue
      )
      painter.text("Ag", font: .ui(14), color: black, at: CGPoint(x: 12, y: 25))
    }
    let damage = [CGRect(x: 4.2, y: 4.2, width: 15, height: 9), CGRect(x: 18, y: 18, width: 11.5, height: 20)]
    let whole = try Sheet(scale: 1.5, scene).image
    let clipped = try Sheet(scale: 1.5, clip: damage, scene).image
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = damage.contains { rect in
          (rect.minX * 1.5).rounded(.down)..<(rect.maxX * 1.5).rounded(.up) ~= Double(x)
            && (rect.minY * 1.5).rounded(.down)..<(rect.maxY * 1.5).rounded(.up) ~= Double(y)
        }
        let index = y * 40 + x
        #expect(clipped.pixels[index] == (isInside ? whole.pixels[index] : 0xFFFF_FFFF), "\(x), \(y)")
      }
    }
  }

  @Test func `no clip rectangles, no change`() throws {
    let sheet = try Sheet(clip: []) { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40), color: red) }
    #expect(sheet.color(20, 20) == 0xFFFFFF)
  }

  @Test func `a shadow is dark beneath its rectangle and fades to nothing at its blur`() throws {
    let sheet = try Sheet(width: 80, height: 80) { painter in
      let style = ShadowStyle(offset: CGVector(dx: 0, dy: 6), blur: 10, color: CGColor(hex: 0, alpha: 0.3))
      painter.shadow(of: CGRect(x: 20, y: 20, width: 40, height: 30), cornerRadius: 8, style: style)
    }
    let middle = sheet.color(40, 40) & 0xFF
    #expect(abs(Int(middle) - 179) <= 4)
    let below = (50...68).map { sheet.color(40, $0) & 0xFF }
    #expect(below == below.sorted())
    #expect(sheet.color(40, 67) == 0xFFFFFF)
    #expect(sheet.color(5, 40) == 0xFFFFFF)
  }

  @Test func `two renderings of one list are the same bytes`() throws {
    func scene(_ painter: Painter) {
      for (index, icon) in Icon.allCases.enumerated() {
        icon.paint(into: painter, center: CGPoint(x: index % 8 * 5, y: index / 8 * 5), size: 16, color: blue)
      }
      painter.text("0123 agg", font: .mono(11, .semibold), color: black, at: CGPoint(x: 2, y: 20))
    }
    #expect(try Sheet(scene).surface.pngData() == Sheet(scene).surface.pngData())
  }
}
