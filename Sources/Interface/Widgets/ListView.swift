package import Canvas
package import Foundation
package import UIKit

/// Rows of equal height in a scroll view; only those in sight are drawn, so ten thousand cost as much as thirty.
@MainActor
package final class ListView: UIScrollView, Painted, Hoverable, PointerFollowing, Hinting, Focusable, MenuOffering {
  /// Draws one row: its index, its rectangle, and whether the pointer is over it.
  package typealias RowPainter = @MainActor (Painter, Int, CGRect, Bool) -> Void

  private let context: InterfaceContext
  private let rowHeight: Double
  private let paintRow: RowPainter
  private let onTap: @MainActor (Int, CGPoint) -> Void
  private var hoveredRow: Int? {
    didSet {
      guard hoveredRow != oldValue else { return }
      if let oldValue { context.motions.fade(self, in: frame(ofRow: oldValue), .lightDown) }
      if let hoveredRow { context.motions.fade(self, in: frame(ofRow: hoveredRow), .lightUp) }
      setNeedsDisplay()
    }
  }

  /// Called with the row under the pointer; nil when it leaves.
  package var onHover: (@MainActor (Int?) -> Void)?

  /// What is said of a row while the pointer is at a point of it.
  package var hintOfRow: (@MainActor (Int, CGPoint) -> String?)?

  /// Called when other rows have come into sight.
  package var onScroll: (@MainActor () -> Void)?

  package override var contentOffset: CGPoint { didSet { if contentOffset != oldValue { onScroll?() } } }

  /// The part of a row that is in sight, in the list's bounds coordinates; nil for one that is not.
  package func shownRect(ofRow row: Int) -> CGRect? {
    let rect = CGRect(x: bounds.minX, y: Double(row) * rowHeight, width: bounds.width, height: rowHeight)
    let shown = rect.intersection(bounds)
    return isHidden || shown.isEmpty ? nil : shown
  }

  /// Called with the row that was tapped twice; each tap alone counts, too.
  package var onDoubleTap: (@MainActor (Int, CGPoint) -> Void)? { didSet { if oldValue == nil { addDoubleTap() } } }

  private func addDoubleTap() {
    let tap = UITapGestureRecognizer()
    tap.name = "\(elementName ?? "list") double tap"
    tap.numberOfTapsRequired = 2
    tap.addHandler(named: "choose twice") { [weak self] recognizer in
      guard let self, let row = row(at: recognizer.location(in: self)) else { return }
      onDoubleTap?(row, recognizer.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  /// What can be done with a row; a list without it has no menus.
  package var menuOfRow: (@MainActor (Int) -> [MenuItem])?

  /// The row that the keys have come to.
  package var keyRow: (@MainActor () -> Int?)?

  package func menu(at point: CGPoint) -> [MenuItem] { row(at: point).flatMap { menuOfRow?($0) } ?? [] }

  /// In the row that the keys have come to, which is brought into sight.
  package var keyMenuPlace: CGPoint? {
    guard let row = keyRow?() else { return nil }
    reveal(row)
    return CGPoint(x: bounds.minX + 40, y: Double(row + 1) * rowHeight - 4)
  }

  package func hint(at point: CGPoint) -> String? { row(at: point).flatMap { hintOfRow?($0, point) } }

  package var isHovered = false {
    didSet {
      guard !isHovered else { return }
      hoveredRow = nil
      onHover?(nil)
    }
  }

  /// What keys do while the list has them; a list without it is passed over by the Tab key.
  package var onKey: (@MainActor (KeyPress) -> Bool)?

  package override var canBecomeFirstResponder: Bool { onKey != nil }

  package func press(_ key: KeyPress) -> Bool { onKey?(key) ?? false }

  package private(set) var rowCount = 0

  package init(
    _ context: InterfaceContext,
    name: String,
    rowHeight: Double,
    paintRow: @escaping RowPainter,
    onTap: @escaping @MainActor (Int, CGPoint) -> Void
  ) {
    self.context = context
    self.rowHeight = rowHeight
    self.paintRow = paintRow
    self.onTap = onTap
    super.init(frame: .zero)
    elementName = name
    let tap = UITapGestureRecognizer()
    tap.name = "\(name) tap"
    tap.addHandler(named: "choose") { [weak self] recognizer in
      guard let self, let row = row(at: recognizer.location(in: self)) else { return }
      self.onTap(row, recognizer.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows this many rows from now on.
  package func reload(count: Int) {
    rowCount = count
    contentSize = CGSize(width: bounds.width, height: Double(count) * rowHeight)
    contentOffset = limited(contentOffset)
    setNeedsDisplay()
  }

  package override func layoutSubviews() { reload(count: rowCount) }

  /// Scrolls as little as needed to show a row.
  package func reveal(_ row: Int) {
    scrollRectToVisible(
      CGRect(x: 0, y: Double(row) * rowHeight, width: 1, height: rowHeight),
      animated: false
    )
  }

  /// What of a row is in sight, in bounds coordinates.
  private func frame(ofRow row: Int) -> CGRect {
    CGRect(x: bounds.minX, y: Double(row) * rowHeight, width: bounds.width, height: rowHeight).intersection(bounds)
  }

  /// The row at a point of the list's bounds coordinates.
  package func row(at point: CGPoint) -> Int? {
    let row = Int((point.y / rowHeight).rounded(.down))
    return (0..<rowCount).contains(row) ? row : nil
  }

  package func pointerMoved(to point: CGPoint) {
    let row = row(at: point)
    guard row != hoveredRow else { return }
    hoveredRow = row
    onHover?(row)
  }

  package func paint(into painter: Painter) {
    let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
    let last = min(rowCount, Int((bounds.maxY / rowHeight).rounded(.up)))
    if first < last {
      for row in first..<last {
        let rect = CGRect(x: bounds.minX, y: Double(row) * rowHeight, width: bounds.width, height: rowHeight)
        paintRow(painter, row, rect, row == hoveredRow)
      }
    }
    ScrollIndicator.paint(for: self, isProminent: isHovered, theme: context.theme, into: painter)
    if isFirstResponder {
      painter.strokeInside(bounds, cornerRadius: 2, style: StrokeStyle(width: 2), color: context.theme[.accent])
    }
  }
}
