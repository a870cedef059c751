import CairoRenderer
import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

/// Nothing here depends on which fonts a machine has.
struct TextTests {
  private let measurer = PangoTextMeasurer()

  private func ink(_ sheet: Sheet) -> CGRect {
    var box = CGRect.null
    for y in 0..<sheet.surface.height {
      for x in 0..<sheet.surface.width where sheet.color(x, y) != 0xFFFFFF {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func `letters stand on the baseline and inside the measured box`() throws {
    let block = TextBlock("HEH", font: .ui(20, .semibold), color: black)
    let extent = measurer.extent(of: block)
    let sheet = try Sheet(width: 120, height: 60) { $0.text(block, at: CGPoint(x: 10, y: 40)) }
    let box = ink(sheet)
    #expect(box.maxY == 40)
    #expect(box.minX >= 10)
    #expect(box.maxX <= 10 + extent.size.width + 1)
    #expect(box.minY >= 40 - extent.ascent - 1)
  }

  @Test func `alignment without a width is about the point`() throws {
    func box(_ alignment: TextBlock.Alignment) throws -> CGRect {
      ink(
        try Sheet(width: 200, height: 40) {
          $0.text("Middle", font: .ui(14), color: black, at: CGPoint(x: 100, y: 25), alignment: alignment)
        }
      )
    }
    #expect(try box(.leading).minX >= 99)
    #expect(try abs(box(.center).midX - 100) < 2)
    #expect(try box(.trailing).maxX <= 101)
  }

  @Test(arguments: [TextBlock.Overflow.ellipsisEnd, .ellipsisMiddle])
  func `text that does not fit is cut to its width`(overflow: TextBlock.Overflow) {
    let long = String(repeating: "identifier", count: 20)
    let block = TextBlock(long, font: .mono(11), color: black, width: 100, overflow: overflow)
    let extent = measurer.extent(of: block)
    #expect(extent.isTruncated)
    #expect(extent.size.width <= 101)
    #expect(extent.lineCount == 1)
    var short = block
    short.spans[0].string = "id"
    #expect(!measurer.extent(of: short).isTruncated)
  }

  @Test(arguments: [
    "LoadingOverlay", "a long name of words", "eee\u{301}e\u{301}eeeeeeeeeeeee", String(repeating: "नि", count: 30),
  ])
  func `dots in the middle stand beside their letters, and no letter loses its accent`(name: String) throws {
    let block = TextBlock(name, font: .ui(12), color: black, width: 60, overflow: .ellipsisMiddle)
    let cut = try #require(measurer.lines(of: block).first).string
    let ends = cut.split(separator: "…", maxSplits: 1)
    try #require(ends.count == 2, "\(cut)")
    #expect(name.hasPrefix(ends[0]) && name.hasSuffix(ends[1]))
    let plain = TextBlock(cut, font: .ui(12), color: black)
    #expect(measurer.extent(of: block).size.width == measurer.extent(of: plain).size.width)
    #expect(measurer.extent(of: block).size.width <= 60)
    let pictures = try [block, plain].map { text in
      try Sheet(width: 80, height: 30) { $0.text(text, at: CGPoint(x: 5, y: 20)) }
    }
    for y in 0..<30 { for x in 0..<80 { #expect(pictures[0].color(x, y) == pictures[1].color(x, y)) } }
  }

  @Test func `wrapped lines have the asked height and stop at the asked number`() {
    let words = String(repeating: "some words ", count: 30)
    func extent(_ maxLines: Int?) -> TextExtent {
      measurer.extent(
        of: TextBlock(
          words,
          font: .ui(12.5),
          color: black,
          width: 200,
          overflow: .wrap(lineHeight: 18, maxLines: maxLines)
        )
      )
    }
    let all = extent(nil)
    #expect(all.lineCount > 3)
    #expect(all.size.height == CGFloat(all.lineCount) * 18)
    #expect(!all.isTruncated)
    #expect(all.size.width <= 201)
    let three = extent(3)
    #expect(three.lineCount == 3)
    #expect(three.size.height == 54)
    #expect(three.isTruncated)
    #expect(abs(three.firstBaseline - 13.375) < 1e-9)
  }

  @Test func `spans keep their own colour in one line`() throws {
    let block = TextBlock(spans: [
      TextSpan("█", font: .ui(20), color: red), TextSpan("█", font: .ui(20), color: blue),
    ])
    let sheet = try Sheet(width: 80, height: 40) { $0.text(block, at: CGPoint(x: 5, y: 30)) }
    let middle = 5 + measurer.extent(of: block).size.width / 2
    #expect(sheet.color(Int(middle) - 4, 25) == 0xFF0000)
    #expect(sheet.color(Int(middle) + 4, 25) == 0x0000FF)
  }

  @Test func `an underline has its own colour`() throws {
    let block = TextBlock(spans: [TextSpan("    ", font: .ui(30), color: black, underline: red)])
    let sheet = try Sheet(width: 60, height: 50) { $0.text(block, at: CGPoint(x: 5, y: 30)) }
    let box = ink(sheet)
    #expect(!box.isNull)
    #expect(box.minY >= 30)
  }

  @Test(arguments: [
    "a\0b", "\u{1}\u{7F}\u{2028}\u{2029}\r\n\t", "\u{FFFD}\u{FFFF}", "\u{202E}evil\u{202C}", "مرحبا", "👩‍👩‍👧‍👦",
    String(repeating: "x", count: 3_000_000), "e" + String(repeating: "\u{301}", count: 100_000),
  ])
  func `any text is laid out and drawn`(string: String) throws {
    let block = TextBlock(string, font: .ui(12), color: black, width: 60, overflow: .ellipsisEnd)
    #expect(measurer.extent(of: block).lineCount == 1)
    let sheet = try Sheet(width: 80, height: 40) { painter in
      painter.text(block, at: CGPoint(x: 5, y: 20))
      painter.fill(CGRect(x: 70, y: 30, width: 5, height: 5), color: red)
    }
    #expect(sheet.color(72, 32) == 0xFF0000)
  }

  @Test func `text behind a NUL is still there`() {
    func width(_ string: String) -> CGFloat { measurer.width(of: TextBlock(string, font: .mono(12), color: black)) }
    #expect(width("a\0bcd") > width("abcd"))
  }

  @Test func `equal blocks measure equal however often they were asked for`() {
    let probe = TextBlock("probe", font: .ui(12), color: black)
    let first = measurer.extent(of: probe)
    for index in 0..<(PangoTextMeasurer.cacheSize * 2 + 10) {
      _ = measurer.extent(of: TextBlock("\(index)", font: .ui(12), color: black))
    }
    #expect(measurer.extent(of: probe) == first)
  }
}
