import Canvas
import Foundation
import LayoutFiles
import Traces
import UIKit

/// The switches of the inspected object, and who would win with them as they are.
@MainActor
final class WhatIfSection: UIView, Painted {
  private let context: InterfaceContext
  private var rows: [WhatIfRow] = []
  private let actions: WhatIfActions
  private var subject: ElementID?

  /// Who would win, as it is drawn.
  private var winner: DebugSession.Winner?

  init(_ context: InterfaceContext, perform: @escaping @MainActor (InterfaceCommand) -> Void) {
    self.context = context
    actions = WhatIfActions(context, perform: perform)
    super.init(frame: .zero)
    elementName = "what if"
    addSubview(actions)
  }

  required init?(coder: NSCoder) { nil }

  private var session: DebugSession { context.session }
  private var growth: Double { context.density.fontGrowth }
  private var rowHeight: Double { context.density == .dense ? 26 : 44 }
  private static let titleHeight: Double = 34
  private static let winnerHeight: Double = 26

  func show(_ subject: InspectedObject) {
    if subject.id != self.subject {
      self.subject = subject.id
      for row in rows { row.removeFromSuperview() }
      rows = Self.rows(for: subject, context)
      for row in rows { addSubview(row) }
      setNeedsLayout()
      setNeedsDisplay()
    }
    for row in rows { row.update() }
    actions.update()
    let now = session.winner
    if now != winner {
      winner = now
      setNeedsDisplay()
    }
  }

  private static func rows(for subject: InspectedObject, _ context: InterfaceContext) -> [WhatIfRow] {
    let id = subject.id
    func toggles(_ properties: [Property]) -> [WhatIfRow] {
      properties.map { WhatIfRow(context, WhatIfKey(id, $0), kind: .toggle) }
    }
    func numbers(_ properties: [Property], step: Double = 1) -> [WhatIfRow] {
      properties.map { WhatIfRow(context, WhatIfKey(id, $0), kind: .number(step: step)) }
        .filter { context.session.value(of: $0.key) != nil }
    }
    switch subject.object {
    case let view as UIView:
      var rows = toggles([.isHidden])
      rows.append(WhatIfRow(context, WhatIfKey(id, .alpha), kind: .alpha))
      rows += toggles([.isUserInteractionEnabled, .isMultipleTouchEnabled, .isExclusiveTouch, .clipsToBounds])
      rows += numbers([.windowLevel])
      if view is UIControl { rows += toggles([.isEnabled]) }
      if view is UIScrollView { rows += toggles([.delaysContentTouches, .canCancelContentTouches]) }
      rows.append(WhatIfRow(context, WhatIfKey(id, .frame), kind: .place))
      rows.append(WhatIfRow(context, WhatIfKey(id, .frame), label: "", kind: .size))
      if view.superview != nil { rows.append(WhatIfRow(context, WhatIfKey(id, .order), kind: .order)) }
      return rows
    case is UIGestureRecognizer:
      return toggles([
        .isEnabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .requiresExclusiveTouchType,
      ])
        + numbers([
          .numberOfTapsRequired, .numberOfTouchesRequired, .minimumNumberOfTouches, .maximumNumberOfTouches,
        ])
        + numbers([.minimumPressDuration], step: 0.1) + numbers([.allowableMovement])
    default: return []
    }
  }

  private var hasWinner: Bool { winner != nil }

  /// Logical pixels; 0 where there is nothing to change.
  var height: Double {
    guard !rows.isEmpty else { return 0 }
    return rowsEnd + (hasWinner ? Self.winnerHeight + 8 : 0) + actions.height + 8
  }

  private var rowsEnd: Double { Self.titleHeight + Double(rows.count) * rowHeight }

  override func layoutSubviews() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: Self.titleHeight + Double(index) * rowHeight,
        width: bounds.width,
        height: rowHeight
      )
    }
    let top = rowsEnd + (hasWinner ? Self.winnerHeight + 8 : 0)
    actions.frame = CGRect(x: 12, y: top, width: max(0, bounds.width - 24), height: actions.height)
  }

  func paint(into painter: Painter) {
    let theme = context.theme
    guard !rows.isEmpty else { return }
    painter.ends(
      .line("What if", .ui(12 + growth, .semibold), theme[.text1]),
      .line("never written to the file", .ui(11 + growth), theme[.text3]),
      in: CGRect(x: 16, y: 2, width: bounds.width - 32, height: Self.titleHeight - 2),
      measurer: context.measurer
    )
    guard let winner else { return }
    let box = CGRect(
      x: 12,
      y: rowsEnd + 4,
      width: bounds.width - 24,
      height: Self.winnerHeight
    )
    let tint: ColorToken = winner.isSame ? .raised : .winTint
    painter.fill(box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6, color: theme[tint])
    let glyph: VerdictGlyph = winner.now == nil ? .outside : .winner
    glyph.paint(into: painter, center: CGPoint(x: box.minX + 14, y: box.midY), size: 13, theme: theme)
    let name = { (id: ElementID?) in id.map { self.session.elementName($0) } ?? "nobody" }
    painter.ends(
      .identifier(
        winner.isSame ? "Winner stays \(name(winner.now))" : "\(name(winner.now)) would win",
        .ui(12 + growth, winner.isSame ? .regular : .semibold),
        theme[.text1]
      ),
      .identifier(winner.isSame ? "no change" : "was \(name(winner.before))", .ui(11 + growth), theme[.text3]),
      in: CGRect(x: box.minX + 28, y: box.minY, width: box.width - 38, height: box.height),
      measurer: context.measurer
    )
  }
}
