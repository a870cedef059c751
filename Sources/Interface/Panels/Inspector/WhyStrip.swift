import Canvas
import Foundation
import Traces
import UIKit

/// The answer of the why card in two lines, pinned under the tabs; a press opens the inspector.
@MainActor
final class WhyStrip: UIControl, Pane, Painted, Hoverable, Focusable {
  private let context: InterfaceContext
  private let open: @MainActor () -> Void
  private var answer: WhyAnswer?
  private var key: Key?

  private struct Key: Equatable {
    var id: ElementID?
    var touch: TouchID?
    var lastSequence: Int
  }

  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  init(_ context: InterfaceContext, open: @escaping @MainActor () -> Void) {
    self.context = context
    self.open = open
    super.init(frame: .zero)
    elementName = "why, in short"
    addAction(UIAction(title: "open the inspector") { _ in open() }, for: .touchUpInside)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  func press(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.special(.enter)) || key == KeyPress(.special(.space)) else { return false }
    open()
    return true
  }

  func sessionDidChange(_ change: SessionChange) {
    if change.contains(.layout) { key = nil }
    if !change.isDisjoint(with: [.trace, .playback, .selection, .layout, .properties]) { refresh() }
    if change.contains(.theme) { setNeedsDisplay() }
  }

  private func refresh() {
    let session = context.session
    let subject = session.selection ?? session.shownTouch?.view
    let now = Key(id: subject, touch: session.shownTouch?.id, lastSequence: session.digest.lastSequence)
    guard now != key else { return }
    key = now
    answer = subject.flatMap { WhyAnswer(for: $0, in: session) }
    setNeedsDisplay()
  }

  func paint(into painter: Painter) {
    let theme = context.theme
    let growth = context.density.fontGrowth
    let color = answer?.mark.color
    painter.fill(bounds, color: theme[.panel])
    let card = bounds.insetBy(dx: 8, dy: 6)
    painter.fill(card.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 8, color: theme[color?.tint ?? .raised])
    let edge = color.flatMap { $0.tint == nil ? nil : theme.cardBorder($0) } ?? theme[.line2]
    painter.strokeInside(card, cornerRadius: 8, style: .hairline, color: isHovered ? theme[.accent] : edge)
    let inner = card.insetBy(dx: 10, dy: 0)
    guard let answer else {
      painter.text(.line("Why: press inside the device first", .ui(11.5 + growth), theme[.text2]), in: inner)
      return
    }
    let title = CGRect(x: inner.minX, y: card.minY + 3, width: inner.width, height: 20)
    answer.mark.paint(into: painter, center: CGPoint(x: title.minX + 7, y: title.midY), size: 13, theme: theme)
    painter.text(
      .identifier(answer.question, .ui(12 + growth, .semibold), theme[.text1]),
      in: CGRect(x: title.minX + 20, y: title.minY, width: title.width - 20, height: title.height)
    )
    var block = answer.sentence.block(size: 11 + growth, mark: answer.mark.color, theme: theme)
    block.overflow = .wrap(lineHeight: 16, maxLines: 2)
    painter.text(block, in: CGRect(x: inner.minX, y: title.maxY, width: inner.width, height: 32))
    paintFocusRing(around: card, cornerRadius: 8, into: painter, theme: theme)
  }
}
