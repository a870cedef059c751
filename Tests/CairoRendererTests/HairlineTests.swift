import CairoRenderer
import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

struct HairlineTests {
  /// The rows of a column that are not white.
  private func darkRows(of sheet: Sheet, x: Int) -> [Int: UInt32] {
    var rows: [Int: UInt32] = [:]
    for y in 0..<sheet.surface.height where sheet.color(x, y) != 0xFFFFFF { rows[y] = sheet.color(x, y) }
    return rows
  }

  @Test(arguments: [0.8, 1, 1.25, 1.5, 2, 3])
  func `a border is one full pixel on all sides at every scale`(scale: Double) throws {
    let rect = CGRect(x: 3, y: 2, width: 17, height: 11)
    let sheet = try Sheet(width: 80, height: 80, scale: scale) {
      $0.stroke(rect, style: .hairline, color: black)
    }
    let (top, bottom) = ((2 * scale).rounded(), (13 * scale).rounded() - 1)
    let (left, right) = ((3 * scale).rounded(), (20 * scale).rounded() - 1)
    #expect(darkRows(of: sheet, x: Int((left + right) / 2)) == [Int(top): 0, Int(bottom): 0])
    let row = Int((top + bottom) / 2)
    #expect((0..<80).filter { sheet.color($0, row) != 0xFFFFFF } == [Int(left), Int(right)])
    #expect(sheet.color(Int(left), row) == 0)
    #expect(sheet.color(Int(right), row) == 0)
  }

  @Test(arguments: [0.8, 1, 1.25, 1.5, 2, 3])
  func `the first and the last row of a rectangle can be drawn at every scale`(scale: Double) throws {
    let rect = CGRect(x: 0, y: 4, width: 20, height: 12)
    let sheet = try Sheet(width: 80, height: 80, scale: scale) { painter in
      painter.hairline(along: .minYEdge, of: rect, color: black)
      painter.hairline(along: .maxYEdge, of: rect, color: black)
    }
    let rows = darkRows(of: sheet, x: 5).keys.sorted()
    #expect(darkRows(of: sheet, x: 5).values.allSatisfy { $0 == 0 })
    #expect(rows == [Int(4 * scale), Int((16 * scale).rounded(.up)) - 1])
  }

  @Test func `the separate lines of one path are snapped each for itself`() throws {
    var grid = CGPath()
    for y in [1.2, 5.7, 9.4] {
      grid.move(to: CGPoint(x: 0, y: y))
      grid.addLine(to: CGPoint(x: 40, y: y))
    }
    let sheet = try Sheet { $0.stroke(grid, style: .hairline, color: black) }
    #expect(darkRows(of: sheet, x: 20) == [1: 0, 5: 0, 9: 0])
  }

  @Test func `a hairline under a scaling map is still one pixel`() throws {
    let sheet = try Sheet { painter in
      painter.transformed(by: CGAffineTransform(scaleX: 7, y: 7)) {
        painter.line(from: CGPoint(x: 0, y: 2), to: CGPoint(x: 5, y: 2), color: black)
      }
    }
    #expect(darkRows(of: sheet, x: 20) == [14: 0])
  }
}
