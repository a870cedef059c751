import Canvas
import Foundation
import Testing
import UIKit

struct DisplayListDifferencesTests {
  private let red = CGColor(hex: 0xFF0000)
  private let blue = CGColor(hex: 0x0000FF)
  private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func square(_ x: Double, _ color: CGColor) -> DisplayList {
    DisplayList { $0.fill(CGRect(x: x, y: 0, width: 10, height: 10), color: color) }
  }

  private func list(_ parts: DisplayList...) -> DisplayList {
    parts.reduce(into: DisplayList()) { $0.append($1) }
  }

  private func differences(_ new: DisplayList, _ old: DisplayList) -> [CGRect] {
    new.differences(from: old, measuredBy: FixedTextMeasurer(), whole: whole).sorted { $0.minX < $1.minX }
  }

  @Test func `equal pictures differ nowhere`() {
    let picture = list(square(0, red), square(20, blue))
    #expect(differences(picture, picture).isEmpty)
  }

  @Test func `what moved is stale where it was and where it is`() {
    let (old, new) = (list(square(0, red), square(20, blue)), list(square(0, red), square(60, blue)))
    #expect(differences(new, old).map(\.minX) == [20, 60])
  }

  @Test func `another colour, alpha, clip or order is a difference`() {
    #expect(differences(square(0, red), square(0, blue)).count == 2)
    let faint = DisplayList { painter in painter.group(alpha: 0.5) { painter.append(square(0, red)) } }
    #expect(!differences(faint, square(0, red)).isEmpty)
    let clipped = DisplayList { painter in
      painter.clipped(to: CGRect(x: 0, y: 0, width: 5, height: 5)) { painter.append(square(0, red)) }
    }
    #expect(!differences(clipped, square(0, red)).isEmpty)
    #expect(!differences(list(square(0, red), square(5, blue)), list(square(5, blue), square(0, red))).isEmpty)
  }

  @Test func `what is put between leaves the rest alone`() {
    let old = list(square(0, red), square(40, blue), square(80, red))
    let new = list(square(0, red), square(20, red), square(40, blue), square(60, red), square(80, red))
    #expect(differences(new, old).map(\.minX) == [20, 60])
    #expect(differences(old, new).map(\.minX) == [20, 60])
  }

  @Test func `the same commands in another space are a difference`() {
    func moved(_ distance: Double) -> DisplayList {
      DisplayList { painter in painter.translated(x: distance, y: 0) { painter.append(square(0, red)) } }
    }
    #expect(differences(moved(60), moved(20)).map(\.minX) == [20, 60])
    #expect(differences(list(square(0, blue), moved(20)), moved(20)).map(\.minX) == [0])
  }

  @Test func `lists too long to compare are stale as a whole`() {
    let new = list(square(0, red), square(20, red))
    #expect(new.differences(from: square(0, red), measuredBy: FixedTextMeasurer(), limit: 1, whole: whole) == [whole])
  }
}
