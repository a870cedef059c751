import Canvas
import Foundation
import Traces
import UIKit

/// The properties of the inspected object, one a line; those that are objects are links.
@MainActor
final class PropertiesSection: UIView, Painted, MenuOffering {
  let context: InterfaceContext
  private(set) var rows: [InspectedProperty] = []
  private var links: [Int: LinkText] = [:]

  /// The text that the mouse has selected, while the section has the keys.
  var selected: SelectedValue? { didSet { if selected != oldValue { setNeedsDisplay() } } }

  /// Whether the mouse's button is down on it; nothing scrolls meanwhile.
  var isSelecting = false

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "properties"
  }

  required init?(coder: NSCoder) { nil }

  private var growth: Double { context.density.fontGrowth }
  var valueFont: Font { .mono(11 + growth) }
  private var rowHeight: Double { context.density == .dense ? 22 : 44 }
  private static let titleHeight: Double = 34

  var height: Double { rows.isEmpty ? 0 : Self.titleHeight + Double(rows.count) * rowHeight + 12 }

  func show(_ rows: [InspectedProperty]) {
    guard rows != self.rows else { return }
    let old = self.rows
    self.rows = rows
    if let row = selected?.row, !rows.indices.contains(row) || rows[row] != old[row] { selected = nil }
    // A value that changes under a finger must not take the keys from a link.
    let links = { (rows: [InspectedProperty]) in rows.map { $0.link == nil ? nil : $0 } }
    if links(old) != links(rows) { makeLinks() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func makeLinks() {
    for link in links.values { link.removeFromSuperview() }
    links = [:]
    for (index, row) in rows.enumerated() {
      guard let id = row.link else { continue }
      let link = LinkText(context, row.value, font: .mono(11 + growth), alignment: .trailing) {
        [session = context.session] in session.select(id)
      }
      addSubview(link)
      links[index] = link
    }
  }

  func frame(ofRow index: Int) -> CGRect {
    CGRect(
      x: 16,
      y: Self.titleHeight + Double(index) * rowHeight,
      width: max(0, bounds.width - 32),
      height: rowHeight
    )
  }

  // MARK: Menu

  /// What can be done with the property at a point.
  func menu(at point: CGPoint) -> [MenuItem] {
    guard let index = rows.indices.first(where: { frame(ofRow: $0).minY <= point.y && point.y < frame(ofRow: $0).maxY })
    else { return [] }
    // One of several lines stands under the name of the first.
    let name = rows[...index].last { !$0.name.isEmpty }?.name ?? ""
    let row = rows[index]
    var items: [MenuItem] = []
    if let id = row.link {
      items.append(
        MenuItem("Select \(row.value)", icon: .inspect) { [session = context.session] in session.select(id) }
      )
    }
    return items + [
      MenuItem("Copy the value", copying: row.value, startsGroup: !items.isEmpty, in: context),
      MenuItem("Copy \(name) with it", copying: "\(name): \(row.value)", in: context),
    ]
  }

  /// In the row whose link has the keys.
  var keyMenuPlace: CGPoint? {
    let focused = links.first { $0.value.isFirstResponder }?.key
    return focused.map { CGPoint(x: frame(ofRow: $0).minX, y: frame(ofRow: $0).maxY - 4) }
  }

  func nameWidth(_ row: InspectedProperty) -> Double {
    let natural = context.measurer.width(
      of: TextBlock(row.name, font: .mono(11 + growth), color: context.theme[.text2])
    )
    return min(natural.rounded(.up), (bounds.width - 32) * 0.6)
  }

  override func layoutSubviews() {
    for (index, link) in links {
      let line = frame(ofRow: index)
      let room = max(0, line.width - nameWidth(rows[index]) - 10)
      let width = min(link.naturalWidth, room)
      link.frame = CGRect(x: line.maxX - width, y: line.minY, width: width, height: line.height)
    }
  }

  // MARK: Selecting text

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginSelecting(touches) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isSelecting { goOnSelecting(touches) } else { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isSelecting { endSelecting() } else { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isSelecting { endSelecting() } else { super.touchesCancelled(touches, with: event) }
  }

  override var canBecomeFirstResponder: Bool { selected != nil }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    selected = nil
    return super.resignFirstResponder()
  }

  // MARK: Picture

  func paint(into painter: Painter) {
    let theme = context.theme
    guard !rows.isEmpty else { return }
    painter.hairline(along: .minYEdge, of: bounds, color: theme[.line])
    let title = CGRect(x: 16, y: 4, width: bounds.width - 32, height: Self.titleHeight - 4)
    painter.text("Properties", font: .ui(12 + growth, .semibold), color: theme[.text1], in: title)
    paintSelection(into: painter)
    for (index, row) in rows.enumerated() {
      let line = frame(ofRow: index)
      let name = TextBlock.identifier(row.name, .mono(11 + growth), theme[.text2])
      guard row.link == nil else {
        painter.text(name, in: CGRect(x: line.minX, y: line.minY, width: nameWidth(row) + 1, height: line.height))
        continue
      }
      let color = theme[row.part == nil && !row.isGuess ? .text1 : .warn]
      painter.ends(name, .identifier(row.value, valueFont, color), in: line, measurer: context.measurer)
      if let part = row.part { paintBar(part, row, in: line, into: painter) }
    }
  }

  private func paintBar(_ part: Double, _ row: InspectedProperty, in line: CGRect, into painter: Painter) {
    let theme = context.theme
    let bar = CGRect(x: line.minX + nameWidth(row) + 14, y: line.midY - 3, width: 42, height: 6)
    painter.fill(bar, cornerRadius: 3, color: theme[.field])
    painter.strokeInside(bar, cornerRadius: 3, style: .hairline, color: theme[.line2])
    let filled = CGRect(x: bar.minX, y: bar.minY, width: bar.width * part, height: bar.height)
    painter.fill(filled, cornerRadius: 3, color: theme[.warn])
  }
}
