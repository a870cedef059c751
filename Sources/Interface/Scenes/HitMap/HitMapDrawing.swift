package import Canvas
import Diagnosis
package import Foundation
import Traces
package import UIKit

/// The hit-owner map over a screen: hue and pattern of each owner, hatched dead parts, names (visual design, 9.5).
///
/// The window and the pictures of the `map` command draw with it.
@MainActor
package struct HitMapDrawing {
  let content: HitMapContent
  let theme: Theme
  let measurer: any TextMeasurer

  /// From points of the screen to where it is drawn.
  let map: CGAffineTransform

  /// Where callouts may stand, the screen included.
  let area: CGRect

  /// Callouts begin here, right of the screen and its frame, or further left where the area ends before them.
  let calloutX: CGFloat
  let focus: MapFocus?

  /// What fingers cover; names keep away from it.
  let taken: [CGRect]
  let name: (ElementID) -> String

  package init(
    _ content: HitMapContent,
    theme: Theme,
    measurer: any TextMeasurer,
    map: CGAffineTransform,
    area: CGRect,
    calloutX: CGFloat,
    focus: MapFocus? = nil,
    taken: [CGRect] = [],
    name: @escaping (ElementID) -> String
  ) {
    self.content = content
    self.theme = theme
    self.measurer = measurer
    self.map = map
    self.area = area
    self.calloutX = calloutX
    self.focus = focus
    self.taken = taken
    self.name = name
  }

  /// More areas than this on one picture get neither pattern nor edge: nobody could tell them apart.
  private static let mostDetailed = 2_000

  /// Records the areas; the clip keeps them on the screen.
  package func drawAreas(_ painter: Painter) {
    for (index, area) in content.areas.enumerated() {
      painter.group(alpha: opacity(of: area.region.owner)) {
        if let look = area.look {
          draw(area, look, isDetailed: index < Self.mostDetailed, painter)
        } else {
          drawNobody(area, painter)
        }
      }
    }
    for dead in content.dead {
      painter.group(alpha: opacity(of: dead.part.view)) { draw(dead, painter) }
    }
  }

  /// A row of the list isolates its owner: the others go to a fifth.
  private func opacity(of owner: ElementID?) -> Double {
    guard let focus else { return 1 }
    return focus.owner == owner ? 1 : 0.2
  }

  private func draw(_ area: HitMapContent.Area, _ look: HitMapColors.Look, isDetailed: Bool, _ painter: Painter) {
    let path = area.path.applying(map)
    let color = look.color(in: theme)
    painter.fill(path, color: color.multipliedAlpha(0.24))
    guard isDetailed else { return }
    let seen = path.boundingBox.intersection(self.area)
    if !seen.isNull, look.pattern != .none {
      painter.clipped(to: path) {
        look.pattern.draw(in: seen, with: painter, color: color.multipliedAlpha(0.55))
      }
    }
    painter.stroke(area.edge.applying(map), style: StrokeStyle(width: theme.overlayWidth(1.5)), color: color)
  }

  private func drawNobody(_ area: HitMapContent.Area, _ painter: Painter) {
    let path = area.path.applying(map)
    painter.fill(path, color: theme[.canvas])
    let seen = path.boundingBox.intersection(self.area)
    guard !seen.isNull else { return }
    painter.clipped(to: path) {
      HitMapPattern.dots(seen, spacing: 14, isStaggered: true, painter, theme[.text3])
    }
  }

  private func draw(_ dead: HitMapContent.Dead, _ painter: Painter) {
    let path = dead.path.applying(map)
    painter.fill(path, color: theme[.panel].multipliedAlpha(0.6))
    let seen = path.boundingBox.intersection(area)
    if !seen.isNull {
      painter.clipped(to: path) {
        HitMapPattern.narrowDiagonal.draw(in: seen, with: painter, color: theme[.out])
      }
    }
    painter.stroke(
      dead.edge.applying(map),
      style: StrokeStyle(width: theme.overlayWidth(1.5), dash: [4, 3]),
      color: theme[.out]
    )
  }

  // MARK: Words

  private struct Callout {
    let dead: DeadPart
    let anchor: CGPoint
    var box: CGRect
    let lines: [String]
  }

  private static let headFont = Font.ui(11, .semibold)
  private static let wordFont = Font.ui(11)

  /// The most callouts beside a screen; the list has them all.
  private static let mostCallouts = 8

  /// Records names and callouts; they may stand beyond the screen.
  package func drawWords(_ painter: Painter) {
    let callouts = self.callouts
    var taken = taken + callouts.map(\.box)
    for area in content.areas.prefix(200) {
      guard focus == nil || focus?.owner == area.region.owner, let largest = area.largest else { continue }
      let words = area.region.owner.map(name) ?? "nobody"
      let color = area.look?.color(in: theme) ?? theme[.text3]
      drawPill(words, content.share(of: area.region), color, on: largest, &taken, painter)
    }
    for callout in callouts { draw(callout, painter) }
  }

  /// A name on a piece that has the room, with its share where that fits, too.
  private func drawPill(
    _ name: String,
    _ share: String,
    _ color: CGColor,
    on piece: MapPiece,
    _ taken: inout [CGRect],
    _ painter: Painter
  ) {
    let room = CGPath(polygon: piece.outline).applying(map).boundingBox.intersection(area)
    let middle = piece.middle.applying(map)
    guard !room.isNull, room.height >= 22, room.contains(middle) else { return }
    for spans in [[name, "  " + share], [name]] {
      let text = TextBlock(
        spans: zip(spans, [(Self.headFont, ColorToken.text1), (Font.mono(10.5), .text2)]).map {
          TextSpan($0, font: $1.0, color: theme[$1.1])
        },
        alignment: .center
      )
      let width = (measurer.width(of: text) + 12).rounded(.up)
      let box = CGRect(x: (middle.x - width / 2).rounded(), y: (middle.y - 9).rounded(), width: width, height: 18)
      guard width <= room.width - 6, !taken.contains(where: { $0.insetBy(dx: -2, dy: -2).intersects(box) }) else {
        continue
      }
      taken.append(box)
      painter.fill(box, cornerRadius: 5, color: theme[.panel])
      painter.strokeInside(box, cornerRadius: 5, style: .hairline, color: color)
      return painter.text(text, in: box)
    }
  }

  private var callouts: [Callout] {
    var free = area.minY + 4
    let shown = content.dead.filter { focus == nil || focus?.owner == $0.part.view }
    let sorted = shown.sorted { $0.part.bounds.minY < $1.part.bounds.minY }
    return sorted.prefix(Self.mostCallouts).compactMap { dead -> Callout? in
      let bounds = dead.path.applying(map).boundingBox.intersection(area)
      guard !bounds.isNull else { return nil }
      let size = dead.part.bounds.size
      let lines = ["Drawn but dead", name(dead.part.view), Words.size(size)]
      let fonts = [Self.headFont, Self.wordFont, Font.mono(10.5)]
      let widths = zip(lines, fonts).map { measurer.width(of: TextBlock($0, font: $1, color: theme[.text1])) }
      let width = min(max(70, (widths.max() ?? 0) + 17), 150).rounded(.up)
      let box = CGRect(
        x: min(calloutX, area.maxX - width - 6).rounded(),
        y: max(free, min(bounds.midY - 26, area.maxY - 58)).rounded(),
        width: width,
        height: 54
      )
      guard box.maxY <= area.maxY else { return nil }
      free = box.maxY + 6
      return Callout(dead: dead.part, anchor: CGPoint(x: bounds.maxX, y: bounds.midY), box: box, lines: lines)
    }
  }

  private func draw(_ callout: Callout, _ painter: Painter) {
    let color = theme[.out]
    var leader = CGPath(from: callout.anchor, to: CGPoint(x: callout.box.minX - 6, y: callout.anchor.y))
    leader.addLine(to: CGPoint(x: callout.box.minX - 6, y: callout.box.midY))
    leader.addLine(to: CGPoint(x: callout.box.minX, y: callout.box.midY))
    painter.stroke(leader, style: StrokeStyle(width: 1.25, join: .round), color: color)
    painter.fill(CGPath(center: callout.anchor, radius: 2), color: color)
    painter.fill(callout.box, cornerRadius: 5, color: theme[.panel])
    painter.strokeInside(callout.box, cornerRadius: 5, style: .hairline, color: color)
    let inner = callout.box.insetBy(dx: 8, dy: 4)
    for (index, line) in callout.lines.enumerated() {
      let row = CGRect(x: inner.minX, y: inner.minY + CGFloat(index) * 15.5, width: inner.width, height: 15)
      switch index {
      case 0: painter.text(line, font: Self.headFont, color: color, in: row, overflow: .ellipsisEnd)
      case 1: painter.text(line, font: Self.wordFont, color: theme[.text1], in: row, overflow: .ellipsisMiddle)
      default: painter.text(line, font: .mono(10.5), color: theme[.text2], in: row, overflow: .ellipsisEnd)
      }
    }
  }

  // MARK: Swatches

  /// The look of an area in a list.
  static func drawSwatch(_ look: HitMapColors.Look?, in rect: CGRect, theme: Theme, _ painter: Painter) {
    let color = look?.color(in: theme) ?? theme[.text3]
    painter.clipped(to: rect, cornerRadius: 3) {
      painter.fill(rect, color: look == nil ? theme[.canvas] : color.multipliedAlpha(0.24))
      if let look {
        look.pattern.draw(in: rect, with: painter, color: color.multipliedAlpha(0.55))
      } else {
        HitMapPattern.dots(rect, spacing: 14, isStaggered: true, painter, color)
      }
    }
    painter.stroke(
      rect.insetBy(dx: 0.75, dy: 0.75),
      cornerRadius: 3,
      style: StrokeStyle(width: 1.5),
      color: color
    )
  }
}
