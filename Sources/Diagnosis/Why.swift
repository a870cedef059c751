package import Foundation
package import LayoutFiles
package import Traces
import UIKit

/// Why a view does or does not get a touch at a point, and what would let it.
package struct Why: Hashable, Sendable {
  /// Changes that were made together on the layout, and made the view win.
  package struct Remedy: Hashable, Sendable {
    package let changes: [LayoutChange]

    package var text: String { changes.map(\.text).joined(separator: "; ") }
  }

  package let view: String

  /// Points of the screen.
  package let point: CGPoint
  package let cause: WhyCause

  /// Who gets the touch instead; the view itself if it does.
  package let winner: String?
  package let sentence: Phrase

  /// The least first; each was tried.
  ///
  /// Empty where nothing that can be said as a property helps.
  package let remedies: [Remedy]

  /// Looks into a layout: it is built anew for every question, so that nothing of it is changed.
  ///
  /// nil where the layout has no view of that name.
  @MainActor
  package init?(_ view: String, at point: CGPoint, in document: LayoutDocument) {
    let layout = LayoutBuilder.build(document, traceCapacity: 1_000)
    guard let target = layout.view(view) else { return nil }
    self.view = view
    self.point = point
    cause = WhyCause(of: target, at: point, in: layout.application)
    let hit = layout.application.hitTest(at: point)
    winner = hit.map { layout.application.trace.name(layout.application.identify($0)) }
    sentence = Why.sentence(cause, about: layout.application.identify(target), in: layout)
    remedies = cause == .takesTheTouch ? [] : Why.remedies(for: view, at: point, in: document)
  }

  // MARK: Remedies

  /// The most changes that are still called a remedy, and the most layouts that are tried.
  private static let (longest, mostTried) = (4, 64)

  /// Breadth first: one change, then two; none of a set is left out of another for nothing.
  @MainActor
  private static func remedies(for name: String, at point: CGPoint, in document: LayoutDocument) -> [Remedy] {
    var found: [Remedy] = []
    var queue: [[LayoutChange]] = [[]]
    var tried = 0
    while !queue.isEmpty, tried < mostTried, found.count < 3 {
      let changes = queue.removeFirst()
      if found.contains(where: { Set($0.changes).isSubset(of: changes) }) { continue }
      tried += 1
      let layout = LayoutBuilder.build(document, traceCapacity: 1_000)
      for change in changes { change.apply(to: layout) }
      guard let view = layout.view(name) else { return [] }
      let cause = WhyCause(of: view, at: point, in: layout.application)
      if cause == .takesTheTouch {
        found.append(Remedy(changes: changes))
        continue
      }
      guard changes.count < longest else { continue }
      for proposal in LayoutChange.proposals(against: cause, for: view, at: point, in: layout)
      where !changes.contains(proposal) {
        queue.append(changes + [proposal])
      }
    }
    return found
  }

  // MARK: Words

  @MainActor
  private static func sentence(_ cause: WhyCause, about view: ElementID, in layout: BuiltLayout) -> Phrase {
    let application = layout.application
    let words = Words(of: application)
    func name(_ id: ElementID) -> String { application.trace.name(id) }
    switch cause {
    case .takesTheTouch: return words.winner
    case .flag(let id, let verdict):
      return words.flag(verdict, of: id, isAncestor: id != view) ?? "It declines."
    case .outside(let id, let gap, let isCustom):
      if isCustom { return words.customOutside(id) }
      guard id != view else { return words.outside(id, gap: gap) }
      let parent = (application.object(for: view) as? UIView)?.superview
      return words.neverAsked(ancestor: id, gap: gap, isParent: parent.map { application.identify($0) } == id)
    case .behind(let id, let sibling, let contains):
      if id == view, contains { return words.lost(to: sibling) }
      let who = id == view ? "It" : "Its ancestor \(name(id))"
      return "\(who) was \(strong: "never asked"): \(name: name(sibling)) is in front and answered first."
    case .behindWindow(let id, let front):
      return
        "Its window \(name: name(id)) was \(strong: "never asked"): \(name: name(front)) is in front and answered first."
    case .childWon(let child): return words.childWon(child)
    case .overridden(let id):
      return "The hitTest of \(name: name(id)) is \(strong: "overridden") and answers otherwise."
    case .notInAWindow: return "It is in no \(strong: "visible window")."
    }
  }
}
