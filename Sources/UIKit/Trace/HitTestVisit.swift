public import Foundation

/// One row of a hit test: a window or view, what it was asked, and what decided.
public struct HitTestVisit: Hashable, Sendable {
  /// Why a view let the point in or turned it away (HT-1 to HT-5).
  public enum Verdict: Hashable, Sendable {
    /// It contains the point and nothing inside it took the touch: the touch is its own.
    case hit
    /// It contains the point and a view inside it, or one that it names, took the touch.
    case inside
    /// It contains the point, but its `hitTest` answers nil for itself: the touch passes through (HT-16).
    case passedThrough
    /// `point(inside:with:)` said no.
    ///
    /// `gap` leads from the nearest point of the bounds to the finger, in points of the view's own coordinates:
    /// positive to the right and below.
    case outside(gap: CGVector, isCustom: Bool)
    case hidden
    /// The view's own alpha, as stored (HT-6).
    case transparent(alpha: Float)
    case interactionDisabled
    /// A control whose `isEnabled` is false (HT-11).
    case disabledControl
    /// It, or a view around it, is under an animation without `allowUserInteraction` (AN-2).
    case animating
    /// The transform flattens the view, so no point can be converted into it (GE-9).
    case notInvertible
    /// Never asked: the sibling or window in front of it answered first (HT-5).
    ///
    /// `containsPoint` tells whether it would have let the point in by its bounds and flags.
    case notAsked(inFront: ElementID, containsPoint: Bool)
  }

  public let element: ElementID

  /// The view that asked; nil for a window.
  public let parent: ElementID?

  /// 0 for a window.
  public let depth: Int32

  /// Where the finger is in the bounds coordinates of the element, in points.
  public let point: CGPoint

  public var verdict: Verdict

  /// What its `hitTest` answered.
  public var answer: ElementID?

  public init(
    element: ElementID,
    parent: ElementID?,
    depth: Int32,
    point: CGPoint,
    verdict: Verdict,
    answer: ElementID? = nil
  ) {
    self.element = element
    self.parent = parent
    self.depth = depth
    self.point = point
    self.verdict = verdict
    self.answer = answer
  }

  /// Whether the element was really asked; false for one behind the answer.
  public var wasAsked: Bool {
    if case .notAsked = verdict { return false }
    return true
  }
}

extension HitTestVisit.Verdict {
  /// The contested rule on which a refusal hangs.
  var contestedRule: String? {
    switch self {
    case .transparent(let alpha) where alpha > 0: "HT-6"
    case .disabledControl: "HT-11"
    case .notInvertible: "GE-9"
    default: nil
    }
  }

  /// The name in files and in the output for programs.
  package var name: String {
    switch self {
    case .hit: "hit"
    case .inside: "inside"
    case .passedThrough: "passedThrough"
    case .outside: "outside"
    case .hidden: "hidden"
    case .transparent: "transparent"
    case .interactionDisabled: "interactionDisabled"
    case .disabledControl: "disabledControl"
    case .animating: "animating"
    case .notInvertible: "notInvertible"
    case .notAsked: "notAsked"
    }
  }
}
