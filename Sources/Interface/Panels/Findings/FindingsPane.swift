package import Canvas
import Diagnosis
package import Foundation
import LayoutFiles
import Traces
package import UIKit

/// The findings under the outline: what will go wrong before anybody touches the layout.
///
/// A press selects what it is about; the sentence and the fix stand in the inspector.
@MainActor
package final class FindingsPane: UIView, Pane, Painted {
  private let context: InterfaceContext
  private var list: ListView?
  private var look: LinkText?
  private var findings: LayoutFindings?

  static let titleHeight: Double = 32

  private var session: DebugSession { context.session }

  package init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "findings"
    clipsToBounds = true
    let list = ListView(
      context,
      name: "finding rows",
      rowHeight: Self.rowHeight(context.density),
      paintRow: { [weak self] painter, row, rect, isHovered in
        self?.paintRow(row, in: rect, isHovered: isHovered, into: painter)
      },
      onTap: { [weak self] row, _ in self?.session.showFinding(row) }
    )
    list.onHover = { [weak self] row in
      guard let self else { return }
      session.hover(row.flatMap { self.findings?.entries[$0].element })
    }
    list.onKey = { [weak self] key in self?.press(key) ?? false }
    list.menuOfRow = { [weak self] row in self?.menu(ofRow: row) ?? [] }
    list.keyRow = { [session = context.session] in session.shownFinding }
    addSubview(list)
    self.list = list
    let look = LinkText(context, "Look", font: .ui(11.5), alignment: .trailing) { [session = context.session] in
      session.lookForFindings()
    }
    addSubview(look)
    self.look = look
    reload()
  }

  package required init?(coder: NSCoder) { nil }

  /// Two lines, or a place for a finger.
  private static func rowHeight(_ density: Density) -> Double { density == .dense ? 36 : 48 }

  /// What the pane takes: the wanted height, or only its title where there is nothing to list.
  func height(wanted: Double) -> Double {
    guard let findings, !findings.isEmpty else { return Self.titleHeight }
    return min(wanted, Self.titleHeight + Double(findings.entries.count) * Self.rowHeight(context.density) + 4)
  }

  package override func layoutSubviews() {
    list?.frame = CGRect(
      x: 0,
      y: Self.titleHeight,
      width: bounds.width,
      height: max(0, bounds.height - Self.titleHeight)
    )
    look?.frame = CGRect(x: bounds.width - 76, y: 0, width: 60, height: Self.titleHeight)
  }

  private func reload() {
    findings = session.findings
    list?.reload(count: findings?.entries.count ?? 0)
    look?.isHidden = findings != nil || !session.looksOnDemand
    superview?.setNeedsLayout()
    setNeedsDisplay()
  }

  package func sessionDidChange(_ change: SessionChange) {
    if !change.isDisjoint(with: [.layout, .findings]) { reload() }
    if change.contains(.selection), let index = session.shownFinding { list?.reveal(index) }
    if !change.isDisjoint(with: [.selection, .hover, .theme]) { list?.setNeedsDisplay() }
    if change.contains(.theme) { setNeedsDisplay() }
  }

  private func press(_ key: KeyPress) -> Bool {
    guard !key.control, let count = findings?.entries.count, count > 0 else { return false }
    switch key.symbol {
    case .special(.up): session.showFinding(max(0, (session.shownFinding ?? 1) - 1))
    case .special(.down): session.showFinding(min(count - 1, (session.shownFinding ?? -1) + 1))
    case .special(.home): session.showFinding(0)
    case .special(.end): session.showFinding(count - 1)
    default: return false
    }
    return true
  }

  // MARK: Menu

  private func menu(ofRow index: Int) -> [MenuItem] {
    guard let findings, findings.entries.indices.contains(index) else { return [] }
    let (finding, element) = (findings.entries[index].finding, findings.entries[index].element)
    var items = [
      MenuItem("Show it", icon: .lint, note: InterfaceCommand.nextFinding.key) { [session] in
        session.showFinding(index)
      }
    ]
    if element.flatMap({ session.application.object(for: $0) }) is UIView {
      items.append(
        MenuItem("Show in the outline", .showInOutline, icon: .tree, in: context) { [session] in
          session.showFinding(index)
        }
      )
    }
    items += [
      MenuItem("Copy the sentence", copying: finding.sentence.description, startsGroup: true, in: context),
      MenuItem("Copy the fix", copying: finding.fix, in: context),
      MenuItem("Copy the linter's line", copying: finding.line, in: context),
    ]
    if session.document?.source == .native {
      items.append(MenuItem("Copy what silences it in the file", copying: finding.kind.exemption, in: context))
    }
    return items
  }

  // MARK: Picture

  package func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.panel])
    painter.hairline(along: .minYEdge, of: bounds, color: theme[.line])
    painter.hairline(along: .maxXEdge, of: bounds, color: theme[.line])
    let header = CGRect(x: 16, y: 0, width: bounds.width - 32, height: Self.titleHeight)
    painter.text("Findings", font: .ui(12, .semibold), color: theme[.text1], in: header)
    guard let findings else {
      guard session.looksOnDemand else { return }
      let words = header.divided(atDistance: 68, from: .maxXEdge).remainder
      return painter.text("many objects", font: .ui(11), color: theme[.text3], in: words, alignment: .trailing)
    }
    let silenced = findings.silencedCount > 0 ? "\(findings.silencedCount) silenced" : ""
    let count = findings.isEmpty ? (silenced.isEmpty ? "none" : silenced) : "\(findings.entries.count)"
    painter.text(count, font: .ui(11), color: theme[.text3], in: header, alignment: .trailing)
  }

  private func paintRow(_ index: Int, in rect: CGRect, isHovered: Bool, into painter: Painter) {
    guard let entry = findings?.entries[index] else { return }
    let theme = context.theme
    let growth = context.density.fontGrowth
    let isShown = session.shownFinding == index
    if isShown {
      painter.fill(rect.insetBy(dx: 4, dy: 1), cornerRadius: 5, color: theme[.accentFill])
      painter.fill(CGRect(x: rect.minX, y: rect.minY, width: 3, height: rect.height), color: theme[.accent])
    } else if isHovered {
      painter.fill(rect.insetBy(dx: 4, dy: 1), cornerRadius: 5, color: theme[.hover])
    }
    entry.finding.severity.paint(
      into: painter,
      center: CGPoint(x: 24, y: rect.minY + 11 + growth),
      size: 13,
      theme: theme
    )
    let text = CGRect(x: 40, y: rect.minY + 2, width: rect.width - 52, height: 17 + growth)
    painter.text(
      entry.finding.title,
      font: .ui(12 + growth, .semibold),
      color: theme[.text1],
      in: text,
      overflow: .ellipsisEnd
    )
    painter.text(
      entry.finding.detail,
      font: .ui(11 + growth),
      color: theme[.text2],
      in: text.offsetBy(dx: 0, dy: 15 + growth),
      overflow: .ellipsisEnd
    )
  }
}
