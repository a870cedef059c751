package import Foundation
package import UIKit

extension Painter {
  package func text(
    _ string: String,
    font: Font,
    color: CGColor,
    at baseline: CGPoint,
    alignment: TextBlock.Alignment = .leading
  ) {
    text(TextBlock(string, font: font, color: color, alignment: alignment), at: baseline)
  }

  /// Text fitted to the rectangle's width: one line stands in its vertical middle, wrapped text starts at its top.
  ///
  /// No measuring is needed: a line of height h has its baseline at h / 2 + 0.35 × font size.
  package func text(_ block: TextBlock, in rect: CGRect) {
    var fitted = block
    fitted.width = rect.width
    var height = rect.height
    if case .wrap(let lineHeight, _) = block.overflow { height = lineHeight }
    text(fitted, at: CGPoint(x: rect.minX, y: rect.minY + fitted.firstBaseline(inLineOfHeight: height)))
  }

  /// One line in the vertical middle of the rectangle, cut at its end with an ellipsis where it does not fit.
  package func text(
    _ string: String,
    font: Font,
    color: CGColor,
    in rect: CGRect,
    alignment: TextBlock.Alignment = .leading,
    overflow: TextBlock.Overflow = .ellipsisEnd
  ) {
    text(TextBlock(string, font: font, color: color, overflow: overflow, alignment: alignment), in: rect)
  }
}
