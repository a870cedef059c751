import Canvas
import Foundation
import Traces
import UIKit

/// One cell for each step of the shown instant: a click goes there.
@MainActor
final class MomentBar: UIView, Painted, Hoverable, PointerFollowing {
  private let context: InterfaceContext
  private(set) var moment = Moment()
  private var hovered: Int? {
    didSet {
      guard hovered != oldValue else { return }
      onHover?(hovered.map { moment.cells[$0].step })
      setNeedsDisplay()
    }
  }

  /// Called with the step under the pointer; nil when it leaves.
  var onHover: (@MainActor (Int?) -> Void)?

  /// What is drawn where: the cells in sight.
  private var places: [(cell: Int, rect: CGRect)] = []
  private var dividers: [Double] = []
  private var hidden = (before: 0, after: 0)

  var isHovered = false { didSet { if !isHovered { hovered = nil } } }

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "moment bar"
    let tap = UITapGestureRecognizer()
    tap.name = "moment bar tap"
    tap.addHandler(named: "choose") { [weak self] recognizer in
      guard let self else { return }
      self.tap(at: recognizer.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private var side: Double { context.density == .dense ? 24 : 30 }
  private static let dividerWidth = 12.0
  private static let countWidth = 30.0

  /// The width that shows every cell.
  var fittingWidth: Double {
    guard !moment.cells.isEmpty else { return 0 }
    return 8 + side * Double(moment.cells.count) + Self.dividerWidth * Double(dividerCount(in: moment.cells.indices))
  }

  func show(_ moment: Moment) {
    hovered = nil
    self.moment = moment
    place()
  }

  override func layoutSubviews() { place() }

  private func isDivided(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let (one, other) = (moment.cells[index - 1], moment.cells[index])
    return one.group != other.group || one.group == 0 && one.touch != other.touch
  }

  private func dividerCount(in range: Range<Int>) -> Int {
    range.count { $0 > range.lowerBound && isDivided(before: $0) }
  }

  /// Where there is no room for all, the cells around the current one, with the counts of the others at the ends.
  private func place() {
    let count = moment.cells.count
    var range = 0..<count
    if fittingWidth > bounds.width {
      let room = bounds.width - 8 - 2 * Self.countWidth
      let current = moment.current ?? 0
      range = current..<min(count, current + 1)
      var width = side
      while true {
        let before = range.lowerBound > 0 ? side + (isDivided(before: range.lowerBound) ? Self.dividerWidth : 0) : nil
        let after =
          range.upperBound < count ? side + (isDivided(before: range.upperBound) ? Self.dividerWidth : 0) : nil
        // The shorter side grows first, so that the current cell stays in the middle.
        let growsBefore = after == nil || current - range.lowerBound <= range.upperBound - 1 - current
        if let before, growsBefore, width + before <= room {
          range = (range.lowerBound - 1)..<range.upperBound
          width += before
        } else if let after, width + after <= room {
          range = range.lowerBound..<(range.upperBound + 1)
          width += after
        } else {
          break
        }
      }
    }
    hidden = (range.lowerBound, count - range.upperBound)
    places = []
    dividers = []
    var x = 4.0 + (hidden.before + hidden.after > 0 ? Self.countWidth : 0)
    for index in range {
      if index > range.lowerBound, isDivided(before: index) {
        dividers.append(x + Self.dividerWidth / 2)
        x += Self.dividerWidth
      }
      places.append((index, CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side)))
      x += side
    }
    setNeedsDisplay()
  }

  func pointerMoved(to point: CGPoint) {
    hovered = places.first { $0.rect.contains(point) }?.cell
  }

  private func tap(at point: CGPoint) {
    var cell = places.first { $0.rect.insetBy(dx: 0, dy: -4).contains(point) }?.cell
    if cell == nil, let first = places.first, point.x < first.rect.minX { cell = max(0, first.cell - 1) }
    if cell == nil, let last = places.last, point.x > last.rect.maxX {
      cell = min(moment.cells.count - 1, last.cell + 1)
    }
    guard let cell, moment.cells.indices.contains(cell) else { return }
    let step = moment.cells[cell].step
    context.session.control { playback, _ in playback.show(step) }
  }

  func paint(into painter: Painter) {
    guard !moment.cells.isEmpty else { return }
    let theme = context.theme
    painter.fill(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6, color: theme[.field])
    painter.strokeInside(bounds, cornerRadius: 6, style: .hairline, color: theme[.line2])
    for x in dividers {
      painter.line(
        from: CGPoint(x: x, y: bounds.midY - 7),
        to: CGPoint(x: x, y: bounds.midY + 7),
        color: theme[.line2]
      )
    }
    for (index, rect) in places { paint(moment.cells[index], index: index, in: rect, into: painter) }
    for (count, x, sign) in [(hidden.before, 2.0, "‹"), (hidden.after, bounds.width - Self.countWidth, "›")]
    where count > 0 {
      let text = sign == "‹" ? "‹\(count)" : "\(count)›"
      painter.text(
        text,
        font: .mono(9),
        color: theme[.text3],
        in: CGRect(x: x, y: 0, width: Self.countWidth - 2, height: bounds.height),
        alignment: .center
      )
    }
  }

  private func paint(_ cell: Moment.Cell, index: Int, in rect: CGRect, into painter: Painter) {
    let theme = context.theme
    let isCurrent = index == moment.current
    let isFuture = index > moment.current ?? -1
    let color = cell.color
    let box = rect.insetBy(dx: 0.5, dy: 1)
    if isCurrent {
      painter.fill(box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4, color: theme[color.tint ?? .raised])
      painter.strokeInside(box, cornerRadius: 4, style: .hairline, color: theme[color])
    } else if index == hovered {
      painter.fill(box, cornerRadius: 4, color: theme[.hover])
    }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let size: Double = context.density == .dense ? 13 : 15
    switch cell.art {
    case .verdict(let glyph):
      (isFuture ? .notAskedYet : glyph).paint(into: painter, center: center, size: size, theme: theme)
    case .board(let glyph):
      (isFuture ? .notReached : glyph).paint(into: painter, center: center, size: size, theme: theme)
    case .state(let glyph):
      painter.group(alpha: isFuture ? 0.5 : 1) {
        (isFuture ? .possible : glyph).paint(into: painter, center: center, size: size - 1, theme: theme)
      }
    case .waits:
      let ring = CGPath(center: center, radius: size * 0.36)
      painter.stroke(ring, style: .rounded(1.25, dash: [1.6, 2.2]), color: theme[isFuture ? .text3 : .skip])
    case .mark(let mark):
      painter.group(alpha: isFuture ? 0.5 : 1) {
        mark.paint(into: painter, center: center, color: theme[isFuture ? .text3 : .win], theme: theme)
      }
    }
  }
}

extension Moment.Cell {
  /// The colour of its box while it is the current one.
  var color: ColorToken {
    switch art {
    case .verdict(let glyph): glyph.color
    case .board(let glyph): glyph.color
    case .state(let glyph): glyph.color
    case .waits: .skip
    case .mark(let mark): mark.ownColor ?? .win
    }
  }
}
