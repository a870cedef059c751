import Testing
import UIKit

@testable import Canvas

/// Blocks taken apart into the lines that are seen.
@Suite struct TextLinesTests {
  private let measurer = FixedTextMeasurer()
  private let black = CGColor(red: 0, green: 0, blue: 0)

  private func lines(_ text: String, width: Double?, _ overflow: TextBlock.Overflow) -> [String] {
    // 10 px wide letters are easy to count.
    let font = Font.ui(10 / FixedTextMeasurer.advance)
    return measurer.lines(of: TextBlock(text, font: font, color: black, width: width, overflow: overflow)).map(\.string)
  }

  @Test func `what fits stays whole`() {
    #expect(lines("abcde", width: 50, .ellipsisEnd) == ["abcde"])
    #expect(lines("abcdef", width: nil, .ellipsisEnd) == ["abcdef"])
    #expect(lines("abcdef", width: 50, .clip) == ["abcdef"])
  }

  @Test func `what does not fit ends in an ellipsis, or has it in the middle`() {
    #expect(lines("abcdefgh", width: 50, .ellipsisEnd) == ["abcd…"])
    #expect(lines("abcdefgh", width: 50, .ellipsisMiddle) == ["ab…gh"])
    #expect(lines("abcdefgh", width: 0, .ellipsisEnd) == ["…"])
  }

  @Test func `lines break where words end, and inside a word only where it is wider than the line`() {
    let wrap = TextBlock.Overflow.wrap(lineHeight: 10, maxLines: nil)
    #expect(lines("ab cd ef", width: 50, wrap) == ["ab cd", "ef"])
    #expect(lines("ab cd ef", width: 20, wrap) == ["ab", "cd", "ef"])
    #expect(lines("abcdefg hi", width: 30, wrap) == ["abc", "def", "g", "hi"])
    #expect(lines("ab\ncd", width: 90, wrap) == ["ab", "cd"])
    #expect(lines("", width: 90, wrap) == [""])
  }

  @Test func `the last of too few lines says that there is more`() {
    let wrap = TextBlock.Overflow.wrap(lineHeight: 10, maxLines: 2)
    #expect(lines("ab cd ef gh", width: 50, wrap) == ["ab cd", "ef gh"])
    #expect(lines("ab cd ef gh ij", width: 50, wrap) == ["ab cd", "ef g…"])
    #expect(lines("ab\ncd\nef", width: 50, wrap) == ["ab", "cd…"])
  }

  @Test func `spans keep their looks across lines`() {
    let font = Font.ui(10 / FixedTextMeasurer.advance)
    let red = CGColor(red: 1, green: 0, blue: 0)
    let block = TextBlock(
      spans: [TextSpan("ab c", font: font, color: black), TextSpan("d ef", font: font, color: red)],
      width: 50,
      overflow: .wrap(lineHeight: 10, maxLines: nil)
    )
    let found = measurer.lines(of: block)
    #expect(found.map { $0.spans.map(\.string) } == [["ab c", "d"], ["ef"]])
    #expect(found[1].spans[0].color == red)
    #expect(found.map(\.width) == [50, 20])
  }
}
