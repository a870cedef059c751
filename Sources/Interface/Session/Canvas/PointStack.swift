import Canvas
import Diagnosis
import Foundation
import Traces
import UIKit

/// All views under a point, and what a finger put down there would make of each: nothing is delivered.
@MainActor
struct PointStack {
  struct Entry {
    let id: ElementID

    /// nil for a view that would not even be passed over, since what is around it is turned away.
    let visit: HitTestVisit?

    var glyph: VerdictGlyph { visit.map { VerdictGlyph($0.verdict) } ?? .neverAsked }
  }

  /// Points of the screen.
  let point: CGPoint

  /// Frontmost first.
  let entries: [Entry]

  /// Who would get the finger.
  let winner: ElementID?

  /// Who else would be offered it, the winner's own recognizers first.
  let offered: [ElementID]

  /// How many views would be asked.
  let asked: Int

  init(of views: [ElementID], at point: CGPoint, in session: DebugSession) {
    self.point = point
    let visits = session.application.hitTestVisits(at: point)
    let byElement = Dictionary(visits.map { ($0.element, $0) }) { first, _ in first }
    entries = views.map { Entry(id: $0, visit: byElement[$0]) }
    // An override may answer for a view that was never asked.
    let view = session.application.hitTest(at: point)
    winner = view.map { session.application.identify($0) }
    offered = view?.offeredRecognizers.map { session.application.identify($0) } ?? []
    asked = visits.count { if case .notAsked = $0.verdict { false } else { true } }
  }
}
