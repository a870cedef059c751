import Canvas
import Foundation
import Traces
import UIKit

/// One visited view as the canvas shows it.
@MainActor
struct VerdictRow {
  /// From 1, in the order of asking.
  let number: Int
  let visit: HitTestVisit
  let glyph: VerdictGlyph
  let name: String

  /// nil when the view is gone or its place is no number.
  let shape: ViewShape?

  /// Whether it is the step that is shown.
  let isCurrent: Bool

  /// How many other verdicts have exactly this frame already; each is drawn further inside.
  let overlap: Int

  var isWinner: Bool { glyph == .winner }
}

/// The visited views up to the shown step, in the order of asking; of a view that is shown alone, those in it.
@MainActor
struct VerdictRows {
  let rows: [VerdictRow]
  let isOver: Bool

  init(_ input: SceneInput, geometry: DeviceGeometry) {
    let current = input.currentRow
    var frames: [CGRect: [VerdictGlyph]] = [:]
    rows = input.rows.enumerated().compactMap { index, row in
      let view = input.view(row.visit.element)
      guard input.isShown(view) else { return nil }
      let shape = view.flatMap { ViewShape($0, geometry: geometry) }
      let glyph = VerdictGlyph(row.visit.verdict)
      var overlap = 0
      if let box = shape?.box {
        let earlier = frames[box, default: []]
        overlap = min(earlier.firstIndex(of: glyph) ?? earlier.count, 3)
        if !earlier.contains(glyph) { frames[box] = earlier + [glyph] }
      }
      return VerdictRow(
        number: index + 1,
        visit: row.visit,
        glyph: glyph,
        name: input.name(row.visit.element),
        shape: shape,
        isCurrent: index == current,
        overlap: overlap
      )
    }
    isOver = input.descentIsOver
  }

  var current: VerdictRow? { rows.first(where: \.isCurrent) }

  var winner: VerdictRow? { rows.first(where: \.isWinner) }

  /// The row of a view.
  subscript(_ element: ElementID) -> VerdictRow? { rows.first { $0.visit.element == element } }
}
