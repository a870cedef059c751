import Foundation
package import LayoutFiles
import Traces
import UIKit

/// One change of one value that removes what kept a finger from a view.
package struct WhatIfRepair: Hashable, Sendable {
  /// "Try PhotoCard height 452".
  package let title: String
  package let key: WhatIfKey
  package let value: PropertyValue

  /// nil where no single value would do.
  @MainActor
  init?(for view: UIView, reason: HitTestReason, session: DebugSession) {
    let id = reason.visit.element
    // The trace tells of the layout as it was; nothing is to be repaired that has been since.
    if let now = session.winner?.now, session.view(now)?.isDescendant(of: view) == true { return nil }
    let name = session.elementName(id)
    func set(_ property: Property, _ value: PropertyValue, _ what: String) -> (String, WhatIfKey, PropertyValue) {
      ("Try \(reason.isAncestor ? "\(name) " : "")\(what)", WhatIfKey(id, property), value)
    }
    let repair: (String, WhatIfKey, PropertyValue)?
    switch reason.visit.verdict {
    case .hidden: repair = set(.isHidden, .bool(false), "isHidden false")
    case .transparent: repair = set(.alpha, .number(1), "alpha 1")
    case .interactionDisabled: repair = set(.isUserInteractionEnabled, .bool(true), "interaction on")
    case .disabledControl: repair = set(.isEnabled, .bool(true), "isEnabled true")
    case .outside(let gap, false):
      repair = Self.size(session.view(id), around: view, gap: gap, isAncestor: reason.isAncestor).map {
        ("Try \(name) \($0.what)", WhatIfKey(id, .frame), .rect($0.frame))
      }
    case .notAsked(let inFront, true):
      repair = (
        "Try \(session.elementName(inFront)) interaction off",
        WhatIfKey(inFront, .isUserInteractionEnabled), .bool(false)
      )
    default: repair = nil
    }
    guard let repair, session.value(of: repair.1)?.matches(repair.2) == false else { return nil }
    (title, key, value) = repair
  }

  /// The frame that takes in the point, or the whole view inside it, by growing to the right or down only.
  ///
  /// Growing the other ways would move the subviews.
  @MainActor
  private static func size(
    _ outer: UIView?,
    around view: UIView,
    gap: CGVector,
    isAncestor: Bool
  ) -> (what: String, frame: CGRect)? {
    guard let outer, gap.dx >= 0, gap.dy >= 0, (gap.dx > 0) != (gap.dy > 0), outer.transform.isIdentity,
      outer.bounds.origin == .zero
    else { return nil }
    var frame = outer.frame
    let inner = isAncestor ? view.convert(view.bounds, to: outer) : .zero
    if gap.dy > 0 {
      frame.size.height = max((frame.height + gap.dy).rounded(.down) + 1, inner.maxY.rounded(.up))
      return ("height \(Words.number(frame.height))", frame)
    }
    frame.size.width = max((frame.width + gap.dx).rounded(.down) + 1, inner.maxX.rounded(.up))
    return ("width \(Words.number(frame.width))", frame)
  }
}
