import Canvas
import Diagnosis
import Foundation
import Interface
import Traces
import UIKit

/// The hit-owner map as a picture: the screen by owners, and beside it who they are.
struct HitMapPicture {
  let title: String

  /// Under the title: what the colours mean.
  var subtitle = "Who would get a finger put down at each point"
  let content: HitMapContent
  let name: (ElementID) -> String
  let measurer: any TextMeasurer

  private let theme = Theme.light
  private let margin = 24.0
  private let listWidth = 300.0
  private let gutter = 150.0
  private let top = 72.0

  /// The most owners and names that are listed.
  private let mostListed = 24

  private var map: HitMap { content.map }

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
      subtitle,
      font: .ui(12),
      color: theme[.text2],
      at: CGPoint(x: margin, y: 52)
    )
    painter.translated(x: margin, y: top) { drawScreen(painter) }
    painter.translated(x: margin + map.screen.width + gutter, y: top) { drawList(painter) }
    return painter.list
  }

  private func drawScreen(_ painter: Painter) {
    let screen = CGRect(origin: .zero, size: map.screen)
    painter.fill(screen, color: theme[.canvas])
    let drawing = HitMapDrawing(
      content,
      theme: theme,
      measurer: measurer,
      map: .identity,
      area: CGRect(x: 0, y: 0, width: screen.width + gutter - 12, height: screen.height),
      calloutX: screen.width + 12,
      name: name
    )
    painter.clipped(to: screen) { drawing.drawAreas(painter) }
    painter.stroke(screen, style: StrokeStyle(width: 2), color: theme[.deviceEdge])
    drawing.drawWords(painter)
  }

  // MARK: The list

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

  private func drawList(_ painter: Painter) {
    painter.text("Owner", font: .ui(12), color: theme[.text3], at: CGPoint(x: 0, y: 12))
    painter.text(
      "share of screen",
      font: .ui(12),
      color: theme[.text3],
      at: CGPoint(x: listWidth, y: 12),
      alignment: .trailing
    )
    painter.hairline(along: .maxYEdge, of: CGRect(x: 0, y: 0, width: listWidth, height: 22), color: theme[.line])
    var row = CGRect(x: 0, y: 26, width: listWidth, height: 26)
    for index in map.regions.indices.prefix(mostListed) {
      HitMapRow(content, index: index, theme: theme, name: name).draw(in: row, painter)
      row.origin.y += 26
    }
    row.origin.y += 14
    row.size.height = 20
    for note in notes {
      painter.text(note, font: .ui(12), color: theme[.text2], in: row)
      row.origin.y += 20
    }
  }
}
