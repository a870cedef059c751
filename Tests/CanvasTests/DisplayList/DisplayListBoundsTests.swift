import Canvas
import Foundation
import Testing
import UIKit

struct DisplayListBoundsTests {
  private let ink = CGColor(hex: 0)

  private func bounds(_ body: (Painter) -> Void) -> CGRect {
    DisplayList(recording: body).bounds(measuredBy: FixedTextMeasurer())
  }

  @Test func `nothing drawn has null bounds`() {
    #expect(bounds { _ in }.isNull)
    #expect(bounds { $0.saved {} }.isNull)
  }

  @Test func `fills are exact, through maps and clips`() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(bounds { $0.fill(rect, color: ink) } == rect)
    #expect(
      bounds { painter in
        painter.translated(x: 100, y: 0) {
          painter.transformed(by: CGAffineTransform(scaleX: 2, y: 3)) { painter.fill(rect, color: ink) }
        }
      } == CGRect(x: 102, y: 6, width: 20, height: 60)
    )
    #expect(
      bounds { painter in
        painter.clipped(to: CGRect(x: 5, y: 5, width: 100, height: 5)) { painter.fill(rect, color: ink) }
      } == CGRect(x: 5, y: 5, width: 6, height: 5)
    )
  }

  @Test func `what the clip hides does not count`() {
    #expect(
      bounds { painter in
        painter.clipped(to: CGRect(x: 50, y: 50, width: 5, height: 5)) {
          painter.fill(CGRect(x: 0, y: 0, width: 10, height: 10), color: ink)
        }
      }.isNull
    )
  }

  @Test func `a stroke reaches half its width beyond its rectangle`() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(bounds { $0.stroke(rect, style: StrokeStyle(width: 4), color: ink) } == rect.insetBy(dx: -2, dy: -2))
    #expect(bounds { $0.strokeInside(rect, style: StrokeStyle(width: 4), color: ink) } == rect)
  }

  @Test func `sharp corners are allowed for`() {
    let path = CGPath(polygon: [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 1), CGPoint(x: 0, y: 2)])
    #expect(bounds { $0.stroke(path, style: StrokeStyle(width: 2), color: ink) }.maxX >= 20 + 4)
  }

  @Test func `text takes the box of its measure and a little`() {
    let box = bounds { $0.text("1234", font: .mono(10), color: ink, at: CGPoint(x: 100, y: 50), alignment: .trailing) }
    #expect(box == CGRect(x: 76, y: 40.5, width: 24, height: 12).insetBy(dx: -2.5, dy: -2.5))
  }

  @Test func `numbers beyond all bounds are left out`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let box = bounds { painter in
      painter.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), color: ink)
      painter.fill(CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1), color: ink)
      painter.fill(rect, color: ink)
    }
    #expect(box == rect)
  }
}
