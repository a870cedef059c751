package import Diagnosis
import Foundation
import LayoutFiles
import Traces
import UIKit

/// Smallest changes on the live layout: found on a copy of it, tried with one press, taken back with another.
extension DebugSession {
  /// So many objects may be copied for a search that a selection starts.
  private static let mostSearched = 1_500

  /// What would let an object get a finger at a point of the screen, the least first.
  ///
  /// Remembered until the layout or the question is another one.
  func remedies(for id: ElementID, at point: CGPoint) -> [Remedy] {
    let question = RemedyQuestion(element: id, point: point, changes: whatIf.done.count)
    if let knownRemedies, knownRemedies.question == question { return knownRemedies.remedies }
    var found: [Remedy] = []
    if document == nil, let view = view(id) {
      found = remediesWithoutFile(for: view, id, at: point)
    } else if let document, document.names.count <= Self.mostSearched {
      found = Why(elementName(id), at: point, in: document, prepare: liveState)?.remedies ?? []
    }
    knownRemedies = (question, found.filter { remedy in remedy.changes.allSatisfy { !settings(of: $0).isEmpty } })
    return knownRemedies?.remedies ?? []
  }

  /// Of objects made by code a copy is built of UIKit's classes, as they are at the moment.
  ///
  /// Where it gives the point to the same view as the live objects, what helps on it is told; where code of theirs
  /// answers otherwise, single changes that nobody has tried.
  private func remediesWithoutFile(for view: UIView, _ id: ElementID, at point: CGPoint) -> [Remedy] {
    let text = LayoutWriter.text(LayoutDocument(describing: application))
    if let copy = try? LayoutFile.decode(Array(text.utf8), file: name), copy.names.count <= Self.mostSearched,
      let why = Why(elementName(id), at: point, in: copy),
      why.winner == application.hitTest(at: point).map({ elementName(application.identify($0)) })
    {
      return why.remedies
    }
    let cause = WhyCause(of: view, at: point, in: application)
    return Remedy.untried(against: cause, for: view, at: point, in: application)
  }

  /// Makes all changes of a remedy on the live layout, to be undone together.
  package func tryOut(_ remedy: Remedy) {
    var isContinued = false
    for (key, value) in remedy.changes.flatMap(settings) {
      change(key, to: value, joining: isContinued)
      isContinued = true
    }
  }

  /// What is set to what for a change; empty for what is not there.
  private func settings(of change: LayoutChange) -> [(WhatIfKey, PropertyValue)] {
    guard let id = element(named: change.name) else { return [] }
    let view = view(id)
    switch change {
    case .flag(_, let property, let value): return [(WhatIfKey(id, property), .bool(value))]
    case .opaque: return [(WhatIfKey(id, .alpha), .number(1))]
    case .resetTransform: return [(WhatIfKey(id, .transform), .transform(.identity))]
    case .frame(_, let old, let new, let isGrown):
      let frame = (WhatIfKey(id, .frame), PropertyValue.rect(new))
      guard isGrown, new.origin != old.origin, let view else { return [frame] }
      let origin = LayoutChange.boundsOrigin(view.bounds.origin, grownFrom: old, to: new)
      return [frame, (WhatIfKey(id, .bounds), .rect(CGRect(origin: origin, size: new.size)))]
    case .bringToFront:
      guard let count = view?.superview?.subviews.count else { return [] }
      return [(WhatIfKey(id, .order), .integer(count - 1))]
    case .raiseWindow(_, let other):
      guard let front = element(named: other).flatMap({ self.view($0) }) as? UIWindow else { return [] }
      return [(WhatIfKey(id, .windowLevel), .number(front.windowLevel.rawValue + 1))]
    case .passThrough: return [(WhatIfKey(id, .override(.passThrough)), .bool(true))]
    case .ownHitTest: return [(WhatIfKey(id, .override(.ownHitTest)), .bool(true))]
    case .ownPointInside: return [(WhatIfKey(id, .override(.ownPointInside)), .bool(true))]
    }
  }

  private func element(named name: String) -> ElementID? {
    application.trace.elements.firstIndex { $0.name == name }.map { ElementID(rawValue: Int32($0)) }
  }
}

/// What remedies were looked for.
struct RemedyQuestion: Hashable {
  let element: ElementID
  let point: CGPoint
  let changes: Int
}
