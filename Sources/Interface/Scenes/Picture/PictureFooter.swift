import Canvas
import Foundation
import Traces
import UIKit

/// What a picture was made of: layout, device, point, views, hash, version.
@MainActor
struct PictureFooter {
  let input: SceneInput
  let story: TraceStory

  static let height: CGFloat = 72

  func draw(_ painter: Painter, in rect: CGRect) {
    let theme = input.theme
    painter.fill(rect, color: theme[.raised])
    painter.hairline(along: .minYEdge, of: rect, color: theme[.line])
    Icon.logo.paint(
      into: painter,
      center: CGPoint(x: rect.minX + 52, y: rect.midY),
      size: 22,
      color: theme[.accent]
    )
    let invitation = "Open this picture with fingerpost to replay it"
    let right = rect.maxX - 40
    let invitationWidth = width(invitation, .ui(11.5)) + 2
    text("Fingerpost \(input.programVersion)", .ui(11, .medium), .text2, rect.minY + 26, trailing: right, painter)
    text(invitation, .ui(11.5), .text2, rect.minY + 44, trailing: right, painter)
    draw(facts, from: rect.minX + 84, to: right - invitationWidth - 24, rect, painter)
  }

  /// Side by side as wide as they are; where that is too wide, closer together, and the layout's name is cut.
  private func draw(
    _ facts: [(String, String)],
    from left: CGFloat,
    to right: CGFloat,
    _ rect: CGRect,
    _ painter: Painter
  ) {
    var widths = facts.map { title, value in
      max(width(title, .ui(11)), width(value, .ui(12.5, .medium))).rounded(.up) + 1
    }
    let count = CGFloat(facts.count)
    let gap = min(28, max(12, (right - left - widths.reduce(0, +)) / count))
    let excess = widths.reduce(0, +) + gap * (count - 1) - (right - left)
    if excess > 0 { widths[0] = max(60, widths[0] - excess) }
    var x = left
    for (fact, width) in zip(facts, widths) {
      let room = min(width, right - x)
      guard room > 24 else { break }
      painter.text(
        fact.0,
        font: .ui(11),
        color: input.theme[.text3],
        in: box(x, rect.minY + 26, room),
        overflow: .ellipsisEnd
      )
      painter.text(
        fact.1,
        font: .ui(12.5, .medium),
        color: input.theme[.text1],
        in: box(x, rect.minY + 44, room),
        overflow: .ellipsisMiddle
      )
      x += width + gap
    }
  }

  /// Name and value of each.
  var facts: [(name: String, value: String)] {
    let layout = LayoutFacts(input.application)
    let size = input.application.screenSize
    let orientation = size.width > size.height ? "landscape" : "portrait"
    var facts = [
      ("Layout", "\(input.layoutName), \(Words.count(layout.viewCount, "view", "views"))"),
      ("Device", "\(Words.size(size)), \(orientation)"),
    ]
    if let touch = input.touch {
      facts.append(("Point", "\(Words.point(touch.startLocation)) at \(Words.seconds(touch.start.seconds)) s"))
      if let asked = story.asked { facts.append(("Asked", asked.elementName ?? asked.className)) }
      facts.append(("Got", touch.view.map { input.name($0) } ?? "no view"))
    }
    if let range = input.range { facts.append(("Time", "\(Words.range(range)) only")) }
    if input.isRedacted { facts.append(("Words", "names removed")) }
    facts.append(("Layout hash", input.layoutHash ?? layout.hash))
    return facts
  }

  private func width(_ string: String, _ font: Font) -> CGFloat {
    input.measurer.width(of: TextBlock(string, font: font, color: input.theme[.text1]))
  }

  private func box(_ x: CGFloat, _ middle: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: middle - 10, width: width, height: 20)
  }

  private func text(
    _ string: String,
    _ font: Font,
    _ color: ColorToken,
    _ middle: CGFloat,
    trailing right: CGFloat,
    _ painter: Painter
  ) {
    painter.text(
      string,
      font: font,
      color: input.theme[color],
      in: box(right - 320, middle, 320),
      alignment: .trailing,
      overflow: .clip
    )
  }
}
