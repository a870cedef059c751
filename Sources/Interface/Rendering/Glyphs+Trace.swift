package import Canvas
package import UIKit

extension VerdictGlyph {
  /// The glyph of a hit test's verdict.
  package init(_ verdict: HitTestVisit.Verdict) {
    self =
      switch verdict {
      case .hit: .winner
      case .inside, .passedThrough: .inside
      case .outside(_, let isCustom): isCustom ? .outsideByOverride : .outside
      case .hidden: .hidden
      case .transparent: .transparent
      case .interactionDisabled, .animating: .interactionOff
      case .disabledControl: .disabledControl
      case .notInvertible: .outside
      case .notAsked(_, let containsPoint): containsPoint ? .lost : .neverAsked
      }
  }
}

extension AscentGlyph {
  /// The board of what a responder did with a call.
  package init(_ outcome: DeliveryOutcome) {
    self =
      switch outcome {
      case .handled: .handled
      case .handledAndPassedOn: .handledAndPassedOn
      case .passedOn: .passesOn
      }
  }
}

extension RecognizerStateGlyph {
  /// The glyph of a recognizer's state.
  package init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}
