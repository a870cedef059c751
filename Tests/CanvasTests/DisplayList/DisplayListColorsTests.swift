import Canvas
import Foundation
import Testing
import UIKit

struct DisplayListColorsTests {
  private func picture(_ ink: CGColor, _ other: CGColor) -> DisplayList {
    DisplayList { painter in
      painter.clipped(to: CGRect(x: 0, y: 0, width: 50, height: 50)) {
        painter.group(alpha: 0.5) {
          painter.fill(CGRect(x: 1, y: 2, width: 3, height: 4), color: ink)
          painter.line(from: .zero, to: CGPoint(x: 9, y: 9), style: StrokeStyle(width: 2), color: other)
        }
      }
      painter.shadow(
        of: CGRect(x: 0, y: 0, width: 9, height: 9),
        cornerRadius: 2,
        style: ShadowStyle(offset: .zero, blur: 4, color: ink)
      )
      let spans = [
        TextSpan("a", font: .ui(12), color: ink), TextSpan("b", font: .ui(12), color: other, underline: ink),
      ]
      painter.text(TextBlock(spans: spans), at: CGPoint(x: 5, y: 6))
    }
  }

  @Test func `every colour is exchanged, and nothing else`() {
    let (red, blue) = (CGColor(hex: 0xFF0000), CGColor(hex: 0x0000FF))
    let (green, white) = (CGColor(hex: 0x00FF00), CGColor(hex: 0xFFFFFF))
    let changed = picture(red, blue).recolored { $0 == red ? green : white }
    #expect(changed == picture(green, white))
  }

  @Test func `what renderers keep is exchanged, too`() {
    let (red, green) = (CGColor(hex: 0xFF0000), CGColor(hex: 0x00FF00))
    let box = CGRect(x: 0, y: 0, width: 9, height: 9)
    let kept = RetainedPicture(
      DisplayList { $0.fill(box, color: red) },
      bounds: box,
      slot: 1,
      revision: 1,
      changes: nil
    )
    #expect(DisplayList([.retained(kept)]).recolored { _ in green } == DisplayList { $0.fill(box, color: green) })
  }
}
