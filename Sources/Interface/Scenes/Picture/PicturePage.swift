import Canvas
import Foundation
import UIKit

/// The running state of a picture that is written from top to bottom: where the next line goes, and what was used.
@MainActor
final class PicturePage {
  let painter = Painter()
  let theme: Theme
  let measurer: any TextMeasurer

  /// The column for text: its left and right edge.
  var left: CGFloat
  var right: CGFloat

  /// Where the next thing starts.
  var y: CGFloat

  /// Glyphs in the order of first use, for the legend.
  private(set) var verdicts: [VerdictGlyph] = []
  private(set) var boards: [AscentGlyph] = []
  private(set) var states: [RecognizerStateGlyph] = []
  var usesControlEvents = false

  init(theme: Theme, measurer: any TextMeasurer, left: CGFloat, right: CGFloat, y: CGFloat) {
    self.theme = theme
    self.measurer = measurer
    self.left = left
    self.right = right
    self.y = y
  }

  func use(_ glyph: VerdictGlyph) { if !verdicts.contains(glyph) { verdicts.append(glyph) } }

  func use(_ glyph: AscentGlyph) { if !boards.contains(glyph) { boards.append(glyph) } }

  func use(_ glyph: RecognizerStateGlyph) { if !states.contains(glyph) { states.append(glyph) } }

  /// A section's title, a note at the right, a rule below: 35 high.
  func title(_ title: String, note: String = "", isCode: Bool = false) {
    text(title, .ui(14, .semibold), .text1, x: left, middle: y + 8, width: right - left - 180)
    if !note.isEmpty {
      painter.text(
        note,
        font: isCode ? .mono(12) : .ui(12),
        color: theme[.text2],
        in: CGRect(x: left + 180, y: y, width: right - left - 180, height: 16),
        alignment: .trailing,
        overflow: .ellipsisEnd
      )
    }
    rule(at: y + 25)
    y += 35
  }

  func rule(at y: CGFloat) {
    painter.hairline(along: .minYEdge, of: CGRect(x: left, y: y, width: right - left, height: 1), color: theme[.line])
  }

  func text(
    _ string: String,
    _ font: Font,
    _ color: ColorToken,
    x: CGFloat,
    middle: CGFloat,
    width: CGFloat,
    overflow: TextBlock.Overflow = .ellipsisEnd,
    alignment: TextBlock.Alignment = .leading
  ) {
    painter.text(
      string,
      font: font,
      color: theme[color],
      in: CGRect(x: x, y: middle - 10, width: max(0, width), height: 20),
      alignment: alignment,
      overflow: overflow
    )
  }

  func width(_ string: String, _ font: Font) -> CGFloat {
    measurer.width(of: TextBlock(string, font: font, color: theme[.text1]))
  }
}
