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
  /// It came there after the finger: only new touches are hit-tested (HT-14).
  case cameLater(ElementID)
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
    case .cameLater: "HT-14"
    case .notInAWindow: "WI-4"
    }
  }

  /// The element of whose row it is, where it is one.
  package var element: ElementID? {
    switch self {
    case .flag(let id, _), .outside(let id, _, _), .behind(let id, _, _), .behindWindow(let id, _), .overridden(let id),
      .cameLater(let id):
      id
    case .takesTheTouch, .childWon, .notInAWindow: nil
    }
  }
}

extension WhyCause {
  /// What a hit test at a point says about a view: the first of the rows on the way down to it that turned the point
  /// away.
  @MainActor
  package init(of view: UIView, at point: CGPoint, in application: UIApplication) {
    self.init(of: view, visits: application.hitTestVisits(at: point), in: application)
  }

  /// What the rows of a hit test, now or of a finger of the trace, say about a view.
  @MainActor
  package init(of view: UIView, visits: [HitTestVisit], in application: UIApplication) {
    guard let window = view.window, window.application === application else {
      self = .notInAWindow
      return
    }
    let target = application.identify(view)
    // However it came to that: another view's override may have answered with it.
    if visits.first(where: { $0.parent == nil && $0.answer != nil })?.answer == target {
      self = .takesTheTouch
      return
    }
    var rows: [ElementID: HitTestVisit] = [:]
    for visit in visits { rows[visit.element] = visit }
    for ancestor in view.wayDown {
      let id = application.identify(ancestor)
      guard let row = rows[id] else {
        self = WhyCause(unasked: ancestor, id, in: application)
        return
      }
      if let asker = ancestor.superview, asker.asksOtherwise(than: ancestor, row, rows, in: application) {
        self = .overridden(application.identify(asker))
        return
      }
      if let cause = WhyCause(turnedAway: row, isWindow: ancestor is UIWindow) {
        self = cause
        return
      }
      guard id == target else { continue }
      let answer = row.answer.flatMap { application.object(for: $0) as? UIView }
      if row.verdict == .inside, let answer, answer.isDescendant(of: view) {
        self = .childWon(application.identify(answer))
      } else {
        self = .overridden(visits.last { $0.answer == row.answer && $0.wasOverridden(in: application) }?.element ?? id)
      }
      return
    }
    self = .notInAWindow
  }

  /// Nobody on the way was turned away, and yet it was not asked: an override asks otherwise, or it was not there yet.
  @MainActor
  private init(unasked view: UIView, _ id: ElementID, in application: UIApplication) {
    guard let parent = view.superview else {
      self = .notInAWindow
      return
    }
    self = parent.answersHitTestsItself ? .overridden(application.identify(parent)) : .cameLater(id)
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
  fileprivate var wayDown: [UIView] { Array(sequence(first: self) { $0.superview }).reversed() }

  /// Whether the order of its subviews, or where the point is in them, is not what decides about one of them.
  fileprivate func asksOtherwise(
    than subview: UIView,
    _ row: HitTestVisit,
    _ rows: [ElementID: HitTestVisit],
    in application: UIApplication
  ) -> Bool {
    switch row.verdict {
    case .notAsked(let other, _):
      let siblings = subviews
      guard let front = application.object(for: other) as? UIView, let mine = siblings.firstIndex(of: subview),
        let theirs = siblings.firstIndex(of: front)
      else { return true }
      if case .tries(let first, _)? = overrides?.hitTest { return first.contains { $0.view === front } }
      return theirs < mine
    case .outside:
      guard let place = rows[application.identify(self)]?.point else { return false }
      return subview.convertFromSuperview(place).distance(to: row.point) > 0.01
    default: return false
    }
  }

  /// Whether an override, said as data or in a class of one's own, may ask others than its subviews.
  fileprivate var answersHitTestsItself: Bool {
    overrides?.hitTest != nil || !isOfStockClass
  }
}

extension HitTestVisit {
  /// Whether the answer is its view's own, by an override.
  @MainActor
  fileprivate func wasOverridden(in application: UIApplication) -> Bool {
    (application.object(for: element) as? UIView)?.answersHitTestsItself ?? false
  }
}
