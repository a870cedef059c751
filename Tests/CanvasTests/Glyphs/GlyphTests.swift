import Canvas
import Foundation
import Testing
import UIKit

struct GlyphTests {
  @Test func `every verdict differs from every other without its colour`() {
    let gray = CGColor(hex: 0x808080)
    func shape(_ glyph: VerdictGlyph) -> [DrawCommand] {
      DisplayList { glyph.paint(into: $0, center: .zero, size: 16, theme: .dark) }.commands.map { command in
        switch command {
        case .fill(let path, let color): .fill(path, gray.multipliedAlpha(color.alpha))
        case .stroke(let path, let style, _): .stroke(path, style, gray)
        default: command
        }
      }
    }
    #expect(Set(VerdictGlyph.allCases.map(shape)).count == VerdictGlyph.allCases.count)
  }

  @Test func `a glyph is the same picture in a box twice as large`() {
    for glyph in VerdictGlyph.allCases {
      func bounds(_ size: CGFloat) -> CGRect {
        DisplayList { glyph.paint(into: $0, center: .zero, size: size, theme: .dark) }
          .bounds(measuredBy: FixedTextMeasurer())
      }
      let (small, large) = (bounds(16), bounds(32))
      #expect(abs(large.width - 2 * small.width) < 1e-9, "\(glyph)")
      #expect(abs(large.minX - 2 * small.minX) < 1e-9, "\(glyph)")
    }
  }

  @Test func `verdicts of one kind of cause share a colour`() {
    #expect(VerdictGlyph.hidden.color == .skip)
    #expect(VerdictGlyph.transparent.color == .skip)
    #expect(VerdictGlyph.interactionOff.color == .skip)
    #expect(VerdictGlyph.winner.frameStyle == StrokeStyle(width: 3))
    #expect(VerdictGlyph.outside.frameStyle.dash == [7, 4])
  }

  @Test func `every icon draws something`() {
    for icon in Icon.allCases {
      #expect(!DisplayList { icon.paint(into: $0, center: .zero, size: 16, color: CGColor(hex: 0)) }.isEmpty)
    }
  }

  @Test func `fingers repeat their shapes up to ten, then all are circles`() {
    #expect((1...5).map { FingerShape(outlineOf: $0) } == FingerShape.allCases)
    #expect((6...10).map { FingerShape(outlineOf: $0) } == FingerShape.allCases)
    #expect(FingerShape(outlineOf: 13) == .circle)
  }

  @Test func `finger shapes are as large as they should look`() {
    let radius: CGFloat = 10
    func box(_ shape: FingerShape) -> CGRect { shape.path(center: .zero, radius: radius).boundingBox }
    #expect(abs(box(.diamond).maxX - 11.8) < 1e-9)
    #expect(abs(box(.triangle).minY + 13) < 1e-9)
    #expect(abs(box(.hexagon).maxX - 10.5) < 1e-9)
    #expect(abs(box(.plus).maxY - 10.5) < 1e-9)
    for shape in FingerShape.allCases { #expect(shape.path(center: .zero, radius: radius).contains(.zero)) }
  }
}
