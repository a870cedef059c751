package import Canvas
package import Foundation
package import UIKit

/// Something that lies over the whole window and has its keys until it is closed: a dialog or a menu.
///
/// Subclasses put their views into ``card`` and lay them out in ``layoutCard()``.
@MainActor
package class Sheet: UIView, Painted {
  package let context: InterfaceContext

  /// Whether the window behind it is dimmed: a dialog is, a menu is not.
  let isDimming: Bool

  /// Takes presses beside the card.
  private let veil = UIView(frame: .zero)

  package let card: UIView

  /// Called when it is to go away; set by who shows it.
  package var onClose: (() -> Void)?

  package init(_ context: InterfaceContext, name: String, isDimming: Bool = true) {
    self.context = context
    self.isDimming = isDimming
    card = UIView(frame: .zero)
    super.init(frame: .zero)
    elementName = name
    veil.elementName = "\(name) veil"
    card.elementName = "\(name) card"
    let tap = UITapGestureRecognizer()
    tap.name = "close \(name)"
    tap.addHandler(named: "close") { [weak self] _ in self?.close() }
    veil.addGestureRecognizer(tap)
    addSubview(veil)
    addSubview(card)
  }

  package required init?(coder: NSCoder) { nil }

  package final func close() { onClose?() }

  // MARK: For subclasses

  /// Where the card lies in a window of this size.
  package func cardFrame(in size: CGSize) -> CGRect {
    .zero
  }

  /// Places what is in the card, in the card's coordinates.
  package func layoutCard() {}

  /// Which view has the keys first.
  package var firstFocus: UIView? { nil }

  /// A key that no control of the sheet took; whether it did something.
  package func press(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.special(.escape)) else { return false }
    close()
    return true
  }

  /// Draws in the card, under its views; the card's origin is the painter's.
  package func paintCard(into painter: Painter) {}

  /// Whether there is work that is better done a little each frame.
  package var needsTicks: Bool { false }

  /// A frame has passed.
  package func tick() {}

  /// The session changed while the sheet is shown.
  package func sessionDidChange(_ change: SessionChange) {}

  // MARK: Layout and picture

  package final override func layoutSubviews() {
    veil.frame = bounds
    card.frame = cardFrame(in: bounds.size)
    layoutCard()
  }

  /// A centred card, as large as asked but inside the window with a margin.
  package static func centered(_ wanted: CGSize, in size: CGSize) -> CGRect {
    let fitting = CGSize(width: min(wanted.width, size.width - 32), height: min(wanted.height, size.height - 32))
    return CGRect(
      x: ((size.width - fitting.width) / 2).rounded(),
      y: ((size.height - fitting.height) / 2).rounded(),
      width: fitting.width.rounded(),
      height: fitting.height.rounded()
    )
  }

  /// Puts a dialog's buttons along the card's lower edge, from the right; answers the upper edge of the row.
  @discardableResult
  package final func placeAtBottom(_ buttons: [Button]) -> Double {
    let height = context.density.buttonHeight
    let top = card.bounds.height - 16 - height
    var right = card.bounds.width - 20
    for button in buttons {
      let width = max(72, button.fittingSize.width)
      button.frame = CGRect(x: right - width, y: top, width: width, height: height)
      right -= width + 8
    }
    return top
  }

  package final func paint(into painter: Painter) {
    let theme = context.theme
    if isDimming { painter.fill(bounds, color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.45)) }
    let shade = CGColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    painter.shadow(
      of: card.frame,
      cornerRadius: 8,
      style: ShadowStyle(offset: CGVector(dx: 0, dy: 6), blur: 20, color: shade)
    )
    painter.fill(card.frame, cornerRadius: 8, color: theme[.panel])
    painter.strokeInside(card.frame, cornerRadius: 8, style: .hairline, color: theme[.line2])
    painter.translated(x: card.frame.minX, y: card.frame.minY) { paintCard(into: painter) }
  }

  /// The title of a dialog, and how to leave it.
  package func paintTitle(_ title: String, into painter: Painter) {
    let theme = context.theme
    let box = CGRect(x: 20, y: 12, width: card.bounds.width - 40, height: 24)
    painter.text(title, font: .ui(14, .semibold), color: theme[.text1], in: box)
    painter.text("Esc closes this", font: .ui(11), color: theme[.text3], in: box, alignment: .trailing)
  }
}
