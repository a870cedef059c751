package import Foundation
package import UIKit

/// The first thing that decides whether a view gets a touch at a point.
package enum WhyCause: Hashable, Sendable {
  /// Nothing: the touch is its own.
  case takesTheTouch
  /// A flag of the view, or of one around it, makes it decline (HT-1, HT-8, HT-11).
  case flag(ElementID, HitTestVisit.Verdict)
  /// The bounds of the view, or of one around it, do not contain the point (HT-2).
  case outside(ElementID, gap: CGVector, isCustom: Bool)
  /// A sibling of the view, or of one around it, is in front and answered first (HT-5).
  case behind(ElementID, sibling: ElementID, containsPoint: Bool)
  /// A window in front of the view's answered first (WI-5).
  case behindWindow(ElementID, window: ElementID)
  /// It was asked, and a view inside it took the touch (HT-3).
  case childWon(ElementID)
  /// Its `hitTest`, or that of a view around it, answers otherwise by an override (HT-15, HT-16).
  case overridden(ElementID)
  /// It is in no visible window (WI-4).
  case notInAWindow

  /// The rule that it is, by its id.
  package var rule: String {
    switch self {
    case .takesTheTouch: "HT-4"
    case .flag(_, .disabledControl): "HT-11"
    case .flag(_, .transparent): "HT-6"
    case .flag(_, .animating): "AN-2"
    case .flag(_, .notInvertible): "GE-9"
    case .flag: "HT-1"
    case .outside(_, _, let isCustom): isCustom ? "HT-17" : "HT-2"
    case .behind: "HT-5"
    case .behindWindow: "WI-5"
    case .childWon: "HT-3"
    case .overridden: "HT-15"
    case .notInAWindow: "WI-4"
    }
  }
}

extension WhyCause {
  /// What a hit test at a point says about a view: the first of the rows on the way down to it that turned the point
  /// away.
  @MainActor
  package init(of view: UIView, at point: CGPoint, in application: UIApplication) {
    guard let window = view.window, window.application === application else {
      self = .notInAWindow
      return
    }
    let target = application.identify(view)
    var rows: [ElementID: HitTestVisit] = [:]
    for visit in application.hitTestVisits(at: point) { rows[visit.element] = visit }
    for ancestor in view.wayDown {
      let id = application.identify(ancestor)
      guard let row = rows[id] else {
        // Nobody on the way was turned away, and yet it was not asked: an override asks otherwise.
        self = .overridden(ancestor.superview.map { application.identify($0) } ?? id)
        return
      }
      if let cause = WhyCause(turnedAway: row, isWindow: ancestor is UIWindow) {
        self = cause
        return
      }
      guard id == target else { continue }
      switch row.verdict {
      case .hit: self = .takesTheTouch
      case .inside: self = .childWon(row.answer ?? id)
      default: self = .overridden(id)
      }
      return
    }
    self = .notInAWindow
  }

  private init?(turnedAway row: HitTestVisit, isWindow: Bool) {
    switch row.verdict {
    case .hit, .inside, .passedThrough: return nil
    case .outside(let gap, let isCustom): self = .outside(row.element, gap: gap, isCustom: isCustom)
    case .notAsked(let other, let contains):
      self =
        isWindow
        ? .behindWindow(row.element, window: other)
        : .behind(row.element, sibling: other, containsPoint: contains)
    case .hidden where isWindow: self = .notInAWindow
    case .hidden, .transparent, .interactionDisabled, .disabledControl, .animating, .notInvertible:
      self = .flag(row.element, row.verdict)
    }
  }
}

extension UIView {
  /// From the window down to the view itself.
  fileprivate var wayDown: [UIView] {
    var way: [UIView] = []
    var current: UIView? = self
    while let view = current {
      way.append(view)
      current = view.superview
    }
    return way.reversed()
  }
}
