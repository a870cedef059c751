package import Foundation

/// Tells how much room text takes; the renderer's measurer and its drawing agree exactly.
package protocol TextMeasurer {
  func extent(of block: TextBlock) -> TextExtent
}

extension TextMeasurer {
  /// The width that one line of the block takes.
  package func width(of block: TextBlock) -> CGFloat { extent(of: block).size.width }
}

/// The room of a laid-out block, in logical pixels.
package struct TextExtent: Hashable, Sendable {
  /// The widest line's width, after cutting, and the height of all lines.
  package var size: CGSize

  /// From the top of the block to its first baseline.
  package var firstBaseline: CGFloat

  /// How far letters rise above a baseline.
  package var ascent: CGFloat

  package var lineCount: Int

  /// Whether an ellipsis stands for some of the text.
  package var isTruncated: Bool

  package init(size: CGSize, firstBaseline: CGFloat, ascent: CGFloat, lineCount: Int, isTruncated: Bool) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.ascent = ascent
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}
