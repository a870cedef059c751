import Canvas
import Foundation
import Traces
import UIKit

/// The hit test as numbered rows with their full reasons.
@MainActor
struct DescentSection {
  let input: SceneInput
  let words: Words
  let decidingRow: Int?

  /// Rows in one column; from there on a second one is opened.
  static let columnRows = 24

  /// Rows at most; the last one says how many are left out.
  static let mostRows = 240

  /// Rows of more siblings than this with one verdict are folded into one.
  private static let longestRun = 6
  private static let rowHeight: CGFloat = 33

  /// A row, or a run of rows that were answered alike.
  struct Entry {
    let first: Int
    let count: Int
  }

  /// The entries to draw, in the order of asking.
  var entries: [Entry] {
    let rows = input.rows
    var entries: [Entry] = []
    var index = 0
    while index < rows.count {
      var end = index + 1
      let visit = rows[index].visit
      let glyph = VerdictGlyph(visit.verdict)
      while end < rows.count, glyph != .inside, glyph != .winner, rows[end].visit.parent == visit.parent,
        VerdictGlyph(rows[end].visit.verdict) == glyph, end != decidingRow, index != decidingRow
      {
        end += 1
      }
      if end - index > Self.longestRun {
        entries.append(Entry(first: index, count: end - index))
      } else {
        entries += (index..<end).map { Entry(first: $0, count: 1) }
      }
      index = end
    }
    return entries
  }

  /// Whether the picture must be wide enough for a second column.
  var needsSecondColumn: Bool { entries.count > Self.columnRows }

  func draw(on page: PicturePage, secondColumn: (left: CGFloat, right: CGFloat)?) {
    let rows = input.rows
    let count = rows.count
    page.title("Hit-test descent", note: "\(Words.count(count, "step", "steps")), front-most sibling first")
    guard count > 0 else {
      page.text("No view was asked.", .ui(12.5), .text2, x: page.left, middle: page.y + 10, width: 400)
      page.y += 30
      return
    }
    let all = entries
    let shown = Array(all.prefix(Self.mostRows))
    let perColumn = secondColumn == nil ? shown.count : (shown.count + 1) / 2
    let (top, left, right) = (page.y, page.left, page.right)
    for (index, entry) in shown.enumerated() {
      if index == perColumn, let secondColumn {
        (page.left, page.right) = secondColumn
        page.y = top
      }
      draw(entry, rows, on: page, isNarrow: secondColumn != nil)
    }
    (page.left, page.right) = (left, right)
    page.y = top + CGFloat(perColumn) * Self.rowHeight
    if all.count > shown.count {
      let rest = "and \(all.count - shown.count) more rows"
      page.text(rest, .ui(12.5), .text2, x: page.left + 54, middle: page.y + 16, width: 400)
      page.y += Self.rowHeight
    }
    page.y += 20
  }

  private func draw(_ entry: Entry, _ rows: [TouchDigest.Row], on page: PicturePage, isNarrow: Bool) {
    let reasonX: CGFloat = isNarrow ? 180 : 230
    let visit = rows[entry.first].visit
    let glyph = VerdictGlyph(visit.verdict)
    page.use(glyph)
    let box = CGRect(x: page.left - 10, y: page.y + 1, width: page.right - page.left + 20, height: 31)
    let isWinner = glyph == .winner
    let isDeciding = entry.first == decidingRow
    let theme = page.theme
    if isWinner {
      page.painter.fill(box, cornerRadius: 6, color: theme[.winTint])
      page.painter.strokeInside(box, cornerRadius: 6, style: .hairline, color: theme[.win])
    } else if isDeciding {
      page.painter.fill(box, cornerRadius: 6, color: theme[glyph.color.tint ?? .outTint])
      if theme.isHighContrast {
        page.painter.strokeInside(box, cornerRadius: 6, style: StrokeStyle(width: 2), color: theme[glyph.color])
      }
    }
    let strong = isWinner || isDeciding
    let middle = page.y + Self.rowHeight / 2
    let number = entry.count == 1 ? "\(entry.first + 1)" : "\(entry.first + 1)–\(entry.first + entry.count)"
    page.text(
      number,
      .mono(12, strong ? .semibold : .regular),
      strong ? .text1 : .text2,
      x: page.left - 16,
      middle: middle,
      width: 32,
      overflow: .clip,
      alignment: .trailing
    )
    let indent = CGFloat(min(visit.depth, 5)) * 14
    glyph.paint(
      into: page.painter,
      center: CGPoint(x: page.left + 36 + indent, y: middle),
      size: 16,
      theme: theme
    )
    let nameX = page.left + 54 + indent
    let name = entry.count == 1 ? input.name(visit.element) : "\(entry.count) views"
    page.text(
      name,
      .ui(13, strong ? .semibold : .medium),
      .text1,
      x: nameX,
      middle: middle,
      width: page.left + reasonX - nameX - 10,
      overflow: .ellipsisMiddle
    )
    let font = Font.ui(12.5, strong ? .medium : .regular)
    let room = page.right - page.left - reasonX
    var reason = entry.count == 1 ? reason(entry.first, rows) : "all \(Self.word(glyph))"
    // Two columns leave less room: the short form says the same.
    if isNarrow, entry.count == 1, page.width(reason, font) > room { reason = words.verdict(visit) }
    page.text(
      reason,
      font,
      strong ? .text1 : .text2,
      x: page.left + reasonX,
      middle: middle,
      width: room
    )
    page.y += Self.rowHeight
  }

  private func reason(_ index: Int, _ rows: [TouchDigest.Row]) -> String {
    let visit = rows[index].visit
    let asked = rows.count { $0.visit.parent == visit.element }
    var skipped = 0
    if visit.wasAsked, asked == 0, visit.verdict != .hit, let view = input.view(visit.element) {
      skipped = view.subviews.count
    }
    return words.reason(visit, asked: asked, skipped: skipped)
  }

  /// What the glyph says, for legends.
  static func word(_ glyph: VerdictGlyph) -> String {
    switch glyph {
    case .inside: "inside"
    case .winner: "takes the touch"
    case .outside: "outside"
    case .hidden: "hidden"
    case .transparent: "alpha < 0.01"
    case .interactionOff: "interaction off"
    case .lost: "lost to a later sibling"
    case .neverAsked: "never asked"
    case .notAskedYet: "not asked yet"
    case .outsideByOverride: "turned away by an override"
    case .disabledControl: "disabled control"
    }
  }
}
