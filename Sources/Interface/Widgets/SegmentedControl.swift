package import Canvas
package import Foundation
package import UIKit

/// A choice of few, side by side in a trough.
@MainActor
package final class SegmentedControl: UISegmentedControl, Painted, Hinting {
  private let context: InterfaceContext
  private let icons: [Icon?]

  package var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  package init(
    _ context: InterfaceContext,
    titles: [String],
    icons: [Icon?] = [],
    action: @escaping @MainActor (Int) -> Void
  ) {
    self.context = context
    self.icons = icons
    super.init(frame: .zero)
    segmentTitles = titles
    selectedSegmentIndex = 0
    elementName = titles.joined(separator: " or ")
    addAction(
      UIAction(title: "choose") { [weak self] _ in if let self { action(selectedSegmentIndex) } },
      for: .valueChanged
    )
  }

  package override var selectedSegmentIndex: Int {
    didSet {
      guard selectedSegmentIndex != oldValue else { return }
      let mark = mark ?? MovingValue(Double(oldValue), in: context.motions) { [weak self] _ in self?.setNeedsDisplay() }
      self.mark = mark
      if oldValue < 0 || selectedSegmentIndex < 0 || window == nil { mark.jump(to: Double(selectedSegmentIndex)) }
      mark.move(to: Double(selectedSegmentIndex), .control)
    }
  }

  /// Where the mark of the chosen segment is on its way.
  private var mark: MovingValue?

  /// What each segment does and its key.
  package var hints: [String] = []

  package func hint(at point: CGPoint) -> String? {
    guard numberOfSegments > 0, bounds.width > 0 else { return nil }
    let index = Int((point.x - bounds.minX) / bounds.width * Double(numberOfSegments))
    return hints.indices.contains(index) ? hints[index] : nil
  }

  package required init?(coder: NSCoder) { nil }

  package override var canBecomeFirstResponder: Bool { isEnabled }

  package func press(_ key: KeyPress) -> Bool {
    let delta: Int
    switch key.symbol {
    case .special(.left): delta = -1
    case .special(.right): delta = 1
    default: return false
    }
    let next = min(max(selectedSegmentIndex + delta, 0), numberOfSegments - 1)
    guard next != selectedSegmentIndex else { return true }
    selectedSegmentIndex = next
    sendActions(for: .valueChanged)
    return true
  }

  private var font: Font { .ui(12 + context.density.fontGrowth, .medium) }

  package var fittingSize: CGSize {
    let widths = segmentTitles.enumerated().map { index, title in
      let text = context.measurer.width(of: TextBlock(title, font: font, color: context.theme[.text1]))
      return text.rounded(.up) + 20 + (icon(index) == nil ? 0 : context.density.iconSize + 6)
    }
    let widest = widths.max() ?? 0
    return CGSize(width: widest * Double(numberOfSegments), height: context.density.segmented + 4)
  }

  private func icon(_ index: Int) -> Icon? { icons.indices.contains(index) ? icons[index] : nil }

  package func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6, color: theme[.field])
    painter.strokeInside(bounds, cornerRadius: 6, style: .hairline, color: theme[.line2])
    guard numberOfSegments > 0 else { return }
    let width = (bounds.width - 4) / Double(numberOfSegments)
    func box(_ place: Double) -> CGRect {
      CGRect(x: bounds.minX + 2 + width * place, y: bounds.minY + 2, width: width, height: bounds.height - 4)
    }
    if segmentTitles.indices.contains(selectedSegmentIndex) {
      let chosen = box(mark.flatMap { $0.isMoving ? $0.value : nil } ?? Double(selectedSegmentIndex))
      painter.fill(chosen.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4, color: theme[.accentFill])
      painter.strokeInside(chosen, cornerRadius: 4, style: .hairline, color: theme[.accent])
    }
    for (index, title) in segmentTitles.enumerated() {
      paintSegment(index, title, isChosen: index == selectedSegmentIndex, in: box(Double(index)), into: painter)
    }
    if isFirstResponder {
      painter.strokeInside(bounds, cornerRadius: 6, style: StrokeStyle(width: 2), color: theme[.accent])
    }
  }

  private func paintSegment(_ index: Int, _ title: String, isChosen: Bool, in box: CGRect, into painter: Painter) {
    let theme = context.theme
    let color = theme[isChosen ? .text1 : .text2]
    guard let icon = icon(index) else {
      painter.text(title, font: font, color: color, in: box, alignment: .center)
      return
    }
    let side = context.density.iconSize
    let text = context.measurer.width(of: TextBlock(title, font: font, color: color))
    let start = box.midX - (side + 6 + text) / 2
    icon.paint(
      into: painter,
      center: CGPoint(x: start + side / 2, y: box.midY),
      size: side,
      color: theme[isChosen ? .accent : .text2]
    )
    painter.text(
      title,
      font: font,
      color: color,
      in: CGRect(x: start + side + 6, y: box.minY, width: text + 1, height: box.height)
    )
  }
}

extension SegmentedControl: Focusable {}
