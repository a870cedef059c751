import Canvas
import Foundation
import Testing
import UIKit

struct FixedTextMeasurerTests {
  private let measurer = FixedTextMeasurer()

  private func extent(_ string: String, width: Double? = nil, overflow: TextBlock.Overflow = .clip) -> TextExtent {
    measurer.extent(
      of: TextBlock(string, font: .ui(10), color: CGColor(hex: 0), width: width, overflow: overflow)
    )
  }

  @Test func `every character has one width`() {
    let extent = extent("ab👆é")
    #expect(extent.size == CGSize(width: 24, height: 12))
    #expect(extent.firstBaseline == 9.5)
    #expect(!extent.isTruncated)
  }

  @Test func `text is cut to its width where it may be`() {
    #expect(extent("abcdefgh", width: 30, overflow: .ellipsisEnd).size.width == 30)
    #expect(extent("abcdefgh", width: 30, overflow: .ellipsisEnd).isTruncated)
    #expect(extent("abcdefgh", width: 30).size.width == 48)
    #expect(!extent("abc", width: 30, overflow: .ellipsisMiddle).isTruncated)
  }

  @Test func `words go to the next line when they do not fit`() {
    let wrapped = extent("aa bb cc dd", width: 30, overflow: .wrap(lineHeight: 16, maxLines: nil))
    #expect(wrapped.lineCount == 2)
    #expect(wrapped.size == CGSize(width: 30, height: 32))
    #expect(wrapped.firstBaseline == 11.5)
    let cut = extent("aa bb cc dd ee", width: 30, overflow: .wrap(lineHeight: 16, maxLines: 2))
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
  }

  @Test func `no text still has a line`() {
    #expect(extent("", width: 30, overflow: .wrap(lineHeight: 16, maxLines: nil)).lineCount == 1)
    #expect(extent("").size.height == 12)
  }
}
