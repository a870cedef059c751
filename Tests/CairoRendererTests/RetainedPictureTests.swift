import CairoRenderer
import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

/// Kept pixels give the picture that its commands give.
struct RetainedPictureTests {
  private let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)

  private func content(_ x: Double) -> DisplayList {
    DisplayList { painter in
      painter.fill(bounds, color: CGColor(hex: 0x204060))
      painter.fill(CGRect(x: x, y: 8.25, width: 12, height: 9), cornerRadius: 3, color: CGColor(hex: 0xF0A020))
      painter.line(from: CGPoint(x: 0, y: 20), to: CGPoint(x: 60, y: 20), color: CGColor(hex: 0xFFFFFF))
    }
  }

  private func placed(_ list: DisplayList) -> DisplayList {
    DisplayList { painter in painter.translated(x: 10, y: 7) { painter.append(list) } }
  }

  private func pixels(_ renderer: DisplayListRenderer, _ list: DisplayList, _ scale: Double) throws -> PixelImage {
    let surface = try ImageSurface(width: Int(90 * scale), height: Int(60 * scale))
    renderer.render(placed(list), on: surface, scale: scale)
    return PixelImage(surface)
  }

  private func retained(_ x: Double, _ revision: Int, changes: [CGRect]?) -> DisplayList {
    DisplayList([
      .retained(RetainedPicture(content(x), bounds: bounds, slot: 1, revision: revision, changes: changes))
    ])
  }

  @Test(arguments: [1.0, 2, 3])
  func `at first, again, and after changes`(scale: Double) throws {
    let renderer = DisplayListRenderer()
    for (x, revision, changes) in [
      (4.0, 1, nil), (4, 1, nil), (20, 2, [CGRect(x: 3, y: 7, width: 31, height: 12)]), (40, 5, nil),
    ] {
      let kept = try pixels(renderer, retained(x, revision, changes: changes), scale)
      let drawn = try pixels(DisplayListRenderer(), content(x), scale)
      #expect(kept.firstDifference(from: drawn) == nil, "revision \(revision)")
    }
  }

  @Test func `its commands are part of the list for anybody else`() {
    let list = retained(4, 1, changes: nil)
    #expect(list.description == content(4).description)
    #expect(list.bounds(measuredBy: FixedTextMeasurer()) == content(4).bounds(measuredBy: FixedTextMeasurer()))
  }
}
