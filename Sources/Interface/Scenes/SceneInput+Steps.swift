package import Traces
import UIKit

extension SceneInput {
  /// The step that is shown; nil before the first.
  package var step: TraceStep? { digest.stepIndex(atOrBefore: sequence).map { digest.steps[$0] } }

  /// The rows of the shown finger's descent that have been reached.
  package var rows: [TouchDigest.Row] {
    guard let touch else { return [] }
    return Array(touch.rows.prefix { $0.sequence <= sequence })
  }

  /// Whether a moment belongs to what the picture tells of.
  func isInRange(_ instant: Instant) -> Bool { range?.contains(instant) ?? true }

  /// The index of the row that is the shown step, while it is one of the shown finger.
  package var currentRow: Int? {
    guard let step, let touch, step.touch == touch.id, case .descent(let row) = step.kind else { return nil }
    return row
  }

  /// Whether the last row of the descent was reached.
  package var descentIsOver: Bool {
    guard let touch else { return false }
    return rows.count == touch.rows.count
  }

  /// The number that the shown finger carries on the canvas.
  package var fingerNumber: Int { touch.map { Int($0.id.finger) } ?? 1 }

  /// Whether the responder chain stands beside the device: in the ascent, unless the map has the canvas.
  var showsChain: Bool { direction == .ascent && touch != nil && hitMap == nil }

  /// The view that is shown alone, with what is in it; nil for all.
  var isolatedView: UIView? { tools.isolated.flatMap { view($0) } }

  /// Whether a view is not left out because another is shown alone.
  func isShown(_ view: UIView?) -> Bool { isolatedView.map { view?.isDescendant(of: $0) ?? false } ?? true }

  func name(_ id: ElementID) -> String { application.trace.name(id) }

  func view(_ id: ElementID) -> UIView? { application.object(for: id) as? UIView }
}
