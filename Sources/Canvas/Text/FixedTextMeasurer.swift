import Foundation

/// Measures without fonts, for tests that must not depend on a machine: every character is 0.6 of its font size wide.
package struct FixedTextMeasurer: TextMeasurer, Sendable {
  /// The width of any character, and how far letters rise and fall, as parts of the font size.
  package static let advance = 0.6
  package static let ascent = 0.95
  package static let descent = 0.25

  package init() {}

  package func extent(of block: TextBlock) -> TextExtent {
    let size = block.largestSize
    let ascent = size * Self.ascent
    if case .wrap(let lineHeight, let maxLines) = block.overflow {
      let lines = wrappedWidths(of: block)
      let count = min(lines.count, max(1, maxLines ?? .max))
      return TextExtent(
        size: CGSize(width: lines.prefix(count).max() ?? 0, height: lineHeight * CGFloat(count)),
        firstBaseline: block.firstBaseline(inLineOfHeight: lineHeight),
        ascent: ascent,
        lineCount: count,
        isTruncated: count < lines.count
      )
    }
    let natural = block.spans.reduce(0) { $0 + Self.width(of: $1.string, font: $1.font) }
    let isTruncated = block.overflow != .clip && natural > block.width ?? .infinity
    return TextExtent(
      size: CGSize(width: isTruncated ? block.width ?? natural : natural, height: size * (Self.ascent + Self.descent)),
      firstBaseline: ascent,
      ascent: ascent,
      lineCount: 1,
      isTruncated: isTruncated
    )
  }

  private static func width(of text: some StringProtocol, font: Font) -> CGFloat {
    CGFloat(text.count) * font.size * advance
  }

  /// The lines' widths when words move to the next line as soon as they do not fit.
  private func wrappedWidths(of block: TextBlock) -> [CGFloat] {
    let room = block.width ?? .infinity
    var lines: [CGFloat] = []
    var line: CGFloat = 0
    var space: CGFloat = 0
    for span in block.spans {
      for (index, word) in span.string.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { space += Self.width(of: " ", font: span.font) }
        let width = Self.width(of: word, font: span.font)
        if line > 0, line + space + width > room {
          lines.append(line)
          (line, space) = (0, 0)
        }
        if width > 0 {
          line += space + width
          space = 0
        }
      }
    }
    return lines + [line]
  }
}
