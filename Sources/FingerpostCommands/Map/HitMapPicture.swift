import Canvas
import Diagnosis
import Foundation
import Traces
import UIKit

/// The hit-owner map as a picture: the screen by owners, and beside it who they are.
struct HitMapPicture {
  let title: String
  let map: HitMap
  let dead: [DeadPart]
  let name: (ElementID) -> String
  let measurer: any TextMeasurer

  private let theme = Theme.light
  private let margin = 24.0
  private let listWidth = 300.0
  private let gutter = 150.0
  private let top = 72.0

  /// The most owners and names that are listed.
  private let mostListed = 24

  var size: CGSize {
    let list = 40 + Double(min(map.regions.count, mostListed)) * 26 + Double(notes.count) * 20 + 60
    return CGSize(
      width: margin + map.screen.width + gutter + listWidth + margin,
      height: top + max(map.screen.height, list) + margin
    )
  }

  func draw() -> DisplayList {
    let painter = Painter()
    painter.fill(CGRect(origin: .zero, size: size), color: theme[.panel])
    painter.text(title, font: .ui(18, .semibold), color: theme[.text1], at: CGPoint(x: margin, y: 32))
    painter.text(
      "Who would get a finger put down at each point",
      font: .ui(12),
      color: theme[.text2],
      at: CGPoint(x: margin, y: 52)
    )
    let looks = HitMapColors(map.regions.filter { $0.owner != nil }).looks
    painter.translated(x: margin, y: top) { drawScreen(painter, looks) }
    painter.translated(x: margin + map.screen.width + gutter, y: top) { drawList(painter, looks) }
    return painter.list
  }

  // MARK: The screen

  private var owned: [HitMap.Region] { map.regions.filter { $0.owner != nil } }

  private func drawScreen(_ painter: Painter, _ looks: [HitMapColors.Look]) {
    let screen = CGRect(origin: .zero, size: map.screen)
    painter.fill(screen, color: theme[.canvas])
    painter.clipped(to: screen) {
      for (region, look) in zip(owned, looks) { draw(region.pieces, look, painter) }
      if let nobody = map[nil] { drawNobody(nobody, painter) }
      for part in dead { drawDead(part, painter) }
    }
    painter.stroke(screen, style: StrokeStyle(width: 2), color: theme[.deviceEdge])
    for region in owned { label(region, painter) }
    drawCallouts(painter)
  }

  private func draw(_ pieces: [MapPiece], _ look: HitMapColors.Look, _ painter: Painter) {
    let path = path(of: pieces)
    painter.fill(path, color: look.color.multipliedAlpha(0.24))
    painter.clipped(to: path) {
      look.pattern.draw(in: path.boundingBox, with: painter, color: look.color.multipliedAlpha(0.55))
    }
    painter.stroke(edge(of: pieces), style: StrokeStyle(width: 1.5), color: look.color)
  }

  private func drawNobody(_ region: HitMap.Region, _ painter: Painter) {
    let path = path(of: region.pieces)
    painter.clipped(to: path) {
      HitMapPattern.dots(path.boundingBox, spacing: 14, isStaggered: true, painter, theme[.text3])
    }
    if let largest = region.pieces.max(by: { $0.area < $1.area }) { pill("nobody", "", on: largest, painter) }
  }

  private func drawDead(_ part: DeadPart, _ painter: Painter) {
    let path = path(of: part.pieces)
    painter.fill(path, color: theme[.panel].multipliedAlpha(0.6))
    painter.clipped(to: path) {
      HitMapPattern.narrowDiagonal.draw(in: path.boundingBox, with: painter, color: theme[.out])
    }
    painter.stroke(edge(of: part.pieces), style: StrokeStyle(width: 1.5, dash: [4, 3]), color: theme[.out])
  }

  private func drawCallouts(_ painter: Painter) {
    var free = 0.0
    for part in dead.sorted(by: { $0.bounds.minY < $1.bounds.minY }) {
      let box = CGRect(
        x: map.screen.width + 12,
        y: max(free, min(part.bounds.midY - 22, map.screen.height - 44)),
        width: gutter - 24,
        height: 44
      )
      free = box.maxY + 6
      painter.line(
        from: CGPoint(x: part.bounds.maxX, y: part.bounds.midY),
        to: CGPoint(x: box.minX, y: box.midY),
        color: theme[.out]
      )
      painter.fill(box, cornerRadius: 5, color: theme[.panel])
      painter.stroke(box, cornerRadius: 5, style: StrokeStyle(width: 1), color: theme[.out])
      let inner = box.insetBy(dx: 8, dy: 4)
      let (upper, lower) = inner.divided(atDistance: 18, from: .minYEdge)
      painter.text("Drawn but dead", font: .ui(11, .semibold), color: theme[.out], in: upper)
      painter.text(part.view, font: .ui(11), color: theme[.text1], in: lower)
    }
  }

  private func label(_ region: HitMap.Region, _ painter: Painter) {
    guard let owner = region.owner, let largest = region.pieces.max(by: { $0.area < $1.area }) else { return }
    pill(name(owner), share(region), on: largest, painter)
  }

  /// A name on a piece that has the room.
  private func pill(_ name: String, _ share: String, on piece: MapPiece, _ painter: Painter) {
    let text = TextBlock(
      spans: [
        TextSpan(name, font: .ui(11, .semibold), color: theme[.text1]),
        TextSpan(share.isEmpty ? "" : "  " + share, font: .mono(10.5), color: theme[.text2]),
      ].filter { !$0.string.isEmpty },
      alignment: .center
    )
    let width = measurer.width(of: text) + 12
    guard width < piece.box.width - 4, piece.box.height > 24 else { return }
    let middle = piece.middle
    let box = CGRect(x: middle.x - width / 2, y: middle.y - 9, width: width, height: 18)
    painter.fill(box, cornerRadius: 4, color: theme[.panel])
    painter.stroke(box, cornerRadius: 4, style: .hairline, color: theme[.line2])
    painter.text(text, in: box)
  }

  private func path(of pieces: [MapPiece]) -> CGPath {
    // One path, so that pieces that meet leave no seam.
    var path = CGPath()
    for piece in pieces { path.addPath(CGPath(polygon: piece.outline)) }
    return path
  }

  private func edge(of pieces: [MapPiece]) -> CGPath {
    var path = CGPath()
    for segment in MapOutline(pieces).segments { path.addPath(CGPath(from: segment.start, to: segment.end)) }
    return path
  }

  // MARK: The list

  private func share(_ region: HitMap.Region) -> String { Words.fixed(map.share(of: region) * 100, 1) + " %" }

  /// What stands under the owners.
  private var notes: [String] {
    var notes: [String] = []
    if map.regions.count > mostListed { notes.append("and \(map.regions.count - mostListed) more") }
    if !map.ownerless.isEmpty {
      let names = map.ownerless.prefix(12).map { name($0) }
      notes.append("Own no point: " + Words.count(map.ownerless.count, "view", "views"))
      notes += names.map { "  " + $0 } + (map.ownerless.count > 12 ? ["  …"] : [])
    }
    if !map.sampled.isEmpty {
      notes.append("Asked point by point: " + map.sampled.prefix(3).map { name($0) }.joined(separator: ", "))
    }
    return notes
  }

  private func drawList(_ painter: Painter, _ looks: [HitMapColors.Look]) {
    painter.text("Owner", font: .ui(12), color: theme[.text3], at: CGPoint(x: 0, y: 12))
    painter.text(
      "share of screen",
      font: .ui(12),
      color: theme[.text3],
      at: CGPoint(x: listWidth, y: 12),
      alignment: .trailing
    )
    painter.hairline(along: .maxYEdge, of: CGRect(x: 0, y: 0, width: listWidth, height: 22), color: theme[.line])
    var y = 30.0
    var rest = looks[...]
    for region in map.regions.prefix(mostListed) {
      drawRow(region, region.owner == nil ? nil : rest.popFirst(), at: y, painter)
      y += 26
    }
    y += 14
    for note in notes {
      painter.text(note, font: .ui(12), color: theme[.text2], in: CGRect(x: 0, y: y, width: listWidth, height: 20))
      y += 20
    }
  }

  private func drawRow(_ region: HitMap.Region, _ look: HitMapColors.Look?, at y: Double, _ painter: Painter) {
    let swatch = CGRect(x: 0, y: y, width: 24, height: 18)
    let color = look?.color ?? theme[.text3]
    painter.clipped(to: swatch, cornerRadius: 3) {
      painter.fill(swatch, color: look == nil ? theme[.canvas] : color.multipliedAlpha(0.24))
      if let look {
        look.pattern.draw(in: swatch, with: painter, color: color.multipliedAlpha(0.55))
      } else {
        HitMapPattern.dots(swatch, spacing: 14, isStaggered: true, painter, color)
      }
    }
    painter.stroke(swatch, cornerRadius: 3, style: StrokeStyle(width: 1.5), color: color)
    let text = CGRect(x: 34, y: y, width: 130, height: 18)
    painter.text(region.owner.map { name($0) } ?? "nobody", font: .ui(12), color: theme[.text1], in: text)
    let bar = CGRect(x: 172, y: y + 6, width: 72, height: 6)
    painter.fill(bar, cornerRadius: 3, color: theme[.field])
    painter.stroke(bar, cornerRadius: 3, style: .hairline, color: theme[.line2])
    var filled = bar
    filled.size.width = max(2, bar.width * min(1, map.share(of: region)))
    painter.fill(filled, cornerRadius: 3, color: color)
    let number = CGRect(x: 248, y: y, width: listWidth - 248, height: 18)
    painter.text(share(region), font: .mono(11.5), color: theme[.text1], in: number, alignment: .trailing)
  }
}
