import Canvas
import Foundation
import UIKit

/// Every glyph of the picture with its word; wraps where a line is full.
@MainActor
struct LegendSection {
  let fingers: [Int]

  private struct Entry {
    let word: String
    let draw: (Painter, CGPoint) -> Void
  }

  func draw(on page: PicturePage) {
    page.rule(at: page.y)
    page.y += 12
    page.text("Legend", .ui(12, .semibold), .text1, x: page.left, middle: page.y + 11, width: 60)
    let start = page.left + 66
    var x = start
    for entry in entries(page) {
      let width = page.width(entry.word, .ui(12)).rounded(.up)
      if x > start, x + 20 + width > page.right {
        x = start
        page.y += 24
      }
      entry.draw(page.painter, CGPoint(x: x + 7, y: page.y + 11))
      page.text(entry.word, .ui(12), .text2, x: x + 20, middle: page.y + 11, width: width + 1, overflow: .clip)
      x += 20 + width + 22
    }
    page.y += 36
  }

  private func entries(_ page: PicturePage) -> [Entry] {
    let theme = page.theme
    var entries: [Entry] = []
    for glyph in VerdictGlyph.allCases where page.verdicts.contains(glyph) {
      entries.append(
        Entry(word: DescentSection.word(glyph)) { glyph.paint(into: $0, center: $1, size: 16, theme: theme) }
      )
    }
    for board in AscentGlyph.allCases where page.boards.contains(board) {
      entries.append(
        Entry(word: AscentSection.word(board)) { board.paint(into: $0, center: $1, size: 16, theme: theme) }
      )
    }
    for state in RecognizerStateGlyph.allCases where page.states.contains(state) {
      entries.append(
        Entry(word: LanesSection.word(state)) { state.paint(into: $0, center: $1, size: 12, theme: theme) }
      )
    }
    if page.usesControlEvents {
      entries.append(
        Entry(word: "control event") { painter, center in
          TimelineMark.controlEvent.paint(into: painter, center: center, color: theme[.win], theme: theme)
        }
      )
    }
    for finger in fingers {
      entries.append(Entry(word: "finger \(finger)") { FingerBadge.paint(finger, at: $1, $0, theme) })
    }
    return entries
  }
}
