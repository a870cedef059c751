import Foundation
package import UIKit

/// The sentences of the why card: short, the rule by its name, the number, and no blame.
extension Words {
  /// It was never asked, since a view around it does not contain the point.
  package func neverAsked(ancestor: ElementID, gap: CGVector, isParent: Bool) -> Phrase {
    let who = name(ancestor)
    let place = Self.longGapParts(gap)
    return """
      It was \(strong: "never asked"). Its \(isParent ? "parent" : "ancestor") \(name: who) does not contain the point: \
      it is \(strong: place.distance) \(place.preposition) \(who)'s \(place.edge) edge. A view's children are asked only \
      when the view itself contains the point.
      """
  }

  /// It was asked and its bounds do not contain the point.
  package func outside(_ view: ElementID, gap: CGVector) -> Phrase {
    let place = Self.longGapParts(gap)
    return """
      \(name: name(view)) was asked and said no: the point is \(strong: "\(place.distance) \(place.preposition)") its \
      \(place.edge) edge.
      """
  }

  /// Its `point(inside:with:)` says no.
  package func customOutside(_ view: ElementID) -> Phrase {
    "\(name: name(view)) was asked and said no: its point(inside:) answers \(strong: "false") for this point."
  }

  /// One of its own flags, or of a view around it, turned the point away.
  ///
  /// `isAncestor` says whose flag it is; nil for a verdict that is no flag.
  package func flag(_ verdict: HitTestVisit.Verdict, of element: ElementID, isAncestor: Bool) -> Phrase? {
    let subject = isAncestor ? "Its ancestor \(name(element))" : "It"
    switch verdict {
    case .hidden:
      return isAncestor
        ? "\(subject) is \(strong: "hidden"), so nothing inside it is asked." : "It is \(strong: "hidden")."
    case .transparent(let alpha):
      let limit = behavior.minimumHitTestAlpha
      let text = Self.alpha(Double(alpha), below: limit)
      let owner = isAncestor ? "The alpha of its ancestor \(name(element))" : "Its alpha"
      return "\(owner) is \(strong: text); below \(Self.fixed(limit, 2)) a view is skipped with all its children."
    case .interactionDisabled:
      let owner = isAncestor ? "isUserInteractionEnabled of its ancestor \(name(element))" : "isUserInteractionEnabled"
      return """
        \(owner) is \(strong: "false"), so it and its children are skipped. Image views and labels start that way.
        """
    case .disabledControl:
      return "\(subject) is \(strong: "disabled"); a disabled control does not take touches."
    case .animating:
      return "\(subject) is \(strong: "animating") without allowUserInteraction, so it takes no touches meanwhile."
    case .notInvertible:
      return
        "The transform of \(isAncestor ? name(element) : "this view") \(strong: "flattens it"): no point is inside."
    default: return nil
    }
  }

  /// A view in front answered first.
  package func lost(to other: ElementID) -> Phrase {
    "It contains the point, but \(name: name(other)) is in front and answered first."
  }

  /// A view inside it took the touch; `isChild` is false for one further down.
  package func childWon(_ child: ElementID, isChild: Bool = true) -> Phrase {
    "It was asked; its \(isChild ? "child" : "descendant") \(name: name(child)) is in front and took the touch."
  }

  /// A recognizer never saw the finger, though it might have.
  package func refused(_ touch: TouchID, _ reason: TraceEvent.RefusalReason) -> Phrase {
    "\(Self.finger(touch)) was not offered to it: \(strong: refusal(reason))."
  }

  /// What a responder did with a call that reached it.
  package func reached(by method: ResponderMethod, _ outcome: DeliveryOutcome) -> Phrase {
    switch outcome {
    case .handled: "It \(strong: "handles \(method.rawValue)") and does not call super, so the call ends here."
    case .handledAndPassedOn: "It \(strong: "handles \(method.rawValue)") and calls super, so the call goes on."
    case .passedOn: "It does not implement \(method.rawValue)."
    }
  }

  /// A responder of the chain that the call never came to.
  package func notReached(by method: ResponderMethod, handler: ElementID) -> Phrase {
    "\(method.rawValue) did not come this far: \(name: name(handler)) handled it and did not call super."
  }

  package var winner: Phrase { "It contains the point and no child of it takes the touch." }

  /// The call went on from a responder that does not implement the method.
  package func passedOn(_ method: ResponderMethod, to next: ElementID) -> Phrase {
    "It does not implement \(method.rawValue), so the call goes to \(name: name(next))."
  }

  /// Nobody in the chain handled the touch.
  package func dropped(after last: ElementID) -> Phrase {
    "Nobody in the chain handles the touch; it ends at \(name: name(last)) and is \(strong: "dropped")."
  }

  /// A recognizer took the touch from the view.
  package func tookIt(_ recognizer: ElementID, after reason: StateReason, from view: ElementID) -> Phrase {
    let verb = self.reason(reason)
    return "\(name: name(recognizer)) recognized (\(strong: verb)) and cancelled the touch in \(name: name(view))."
  }

  /// A recognizer is on another branch.
  package func cannotSee(_ recognizer: ElementID, on view: ElementID, finger: TouchID, hit: ElementID) -> Phrase {
    """
    \(Self.finger(finger)) went to \(name: name(hit)); \(name: name(recognizer)) only sees touches in \
    \(name: name(view)) and its subviews.
    """
  }

  /// A recognizer waits for another one to fail; `waited` of `limit` seconds are over, where there is a limit.
  package func waits(_ recognizer: ElementID, for other: ElementID, waited: Double?, limit: Double?) -> Phrase {
    let start: Phrase = "\(name: name(recognizer)) waits for \(name: name(other)) to fail"
    guard let waited, let limit else { return Phrase(start.runs + [Phrase.Run(text: ".", style: .plain)]) }
    return Phrase(
      start.runs + [
        Phrase.Run(text: ": ", style: .plain),
        Phrase.Run(text: "\(Self.fixed(waited, 2)) of \(Self.limit(seconds: limit))", style: .strong),
        Phrase.Run(text: ".", style: .plain),
      ]
    )
  }

  /// How near a recognizer is to a threshold: `moved 4 pt of 10`.
  package func gauge(_ gauge: RecognizerGauge) -> String {
    let (value, limit) = (Self.number(gauge.value), Self.number(gauge.limit))
    return switch gauge.quantity {
    case .moved: "moved \(value) pt of \(limit)"
    case .spread: "spread by \(value) pt of \(limit)"
    case .turned: "turned \(value)° of \(limit)"
    case .fingers: "\(Self.count(Int(gauge.value), "finger", "fingers")) of \(limit)"
    case .held, .waited:
      "\(gauge.quantity.rawValue) \(Self.fixed(gauge.value, 2)) of \(Self.limit(seconds: gauge.limit))"
    }
  }

  /// The first side on which the point lies.
  private static func longGapParts(_ gap: CGVector) -> (distance: String, preposition: String, edge: String) {
    if gap.dy < 0 { return (points(-gap.dy), "above", "top") }
    if gap.dy > 0 { return (points(gap.dy), "below", "bottom") }
    if gap.dx < 0 { return (points(-gap.dx), "left of", "left") }
    return (points(gap.dx), "right of", "right")
  }
}
