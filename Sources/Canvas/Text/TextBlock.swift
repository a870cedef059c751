package import Foundation
package import UIKit

/// A run of text in one font and colour.
package struct TextSpan: Hashable, Sendable {
  package var string: String
  package var font: Font
  package var color: CGColor

  /// The colour of a line under the text, or nil for none.
  package var underline: CGColor?

  package init(_ string: String, font: Font, color: CGColor, underline: CGColor? = nil) {
    self.string = string
    self.font = font
    self.color = color
    self.underline = underline
  }
}

/// One paragraph: a line that may be cut, or several lines of a fixed height.
///
/// A block is placed by its first baseline. With a width its box starts at the point and the alignment works inside the
/// box; without one the point is the left end, the middle or the right end of the text, after the alignment.
package struct TextBlock: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable { case leading, center, trailing }

  package enum Overflow: Hashable, Sendable {
    /// One line that runs on; the clip of the picture may cut it.
    case clip
    /// One line, for sentences.
    case ellipsisEnd
    /// One line, for identifiers.
    case ellipsisMiddle
    /// Lines of this height; more than `maxLines` end in an ellipsis.
    case wrap(lineHeight: CGFloat, maxLines: Int?)
  }

  package var spans: [TextSpan]

  /// The room in logical pixels, or nil for as much as the text takes.
  package var width: Double?
  package var overflow: Overflow
  package var alignment: Alignment

  package init(
    spans: [TextSpan],
    width: Double? = nil,
    overflow: Overflow = .clip,
    alignment: Alignment = .leading
  ) {
    self.spans = spans
    self.width = width
    self.overflow = overflow
    self.alignment = alignment
  }

  package init(
    _ string: String,
    font: Font,
    color: CGColor,
    width: Double? = nil,
    overflow: Overflow = .clip,
    alignment: Alignment = .leading
  ) {
    self.init(
      spans: [TextSpan(string, font: font, color: color)],
      width: width,
      overflow: overflow,
      alignment: alignment
    )
  }

  /// The text without its looks.
  package var string: String { spans.map(\.string).joined() }

  /// The size of the largest font in it; 0 without spans.
  package var largestSize: Double { spans.map(\.font.size).max() ?? 0 }

  /// The baseline's distance from the top of a line of this height; the same for every typeface.
  package func firstBaseline(inLineOfHeight height: CGFloat) -> CGFloat { height / 2 + 0.35 * largestSize }

  /// The box around the text when its first baseline is at the point.
  package func box(at baseline: CGPoint, extent: TextExtent) -> CGRect {
    let room = width ?? 0
    let left =
      switch alignment {
      case .leading: baseline.x
      case .center: baseline.x + (room - extent.size.width) / 2
      case .trailing: baseline.x + room - extent.size.width
      }
    return CGRect(
      x: left,
      y: baseline.y - extent.firstBaseline,
      width: extent.size.width,
      height: extent.size.height
    )
  }
}
