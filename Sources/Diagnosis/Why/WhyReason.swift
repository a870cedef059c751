package import Traces
package import UIKit

/// One reason of an answer: a sentence, the rule behind it, and the event of the trace that decided.
package struct WhyReason: Hashable, Sendable {
  /// What kind of decision it was; the raw value is what reports for programs call it.
  package enum Kind: String, Hashable, Sendable {
    // The way to a view.
    case hitTest
    // What a hit view hears.
    case suppressed, swallowed, heldBack, released, discarded, cancelled, stillHeld
    case handled, passedOn, dropped, handledBefore, notInChain, wantsOwnTouch
    // Controls.
    case declinedTracking, liftedOutside, interrupted, sent, unanswered
    // Recognizers.
    case neverOffered, refused, waiting, failed, prevented, requirementRecognized, refusedToBegin, undecided
    case recognized, ended
    // Other events.
    case noFirstResponder, firstResponderElsewhere
  }

  package let kind: Kind

  /// The id of the rule that it is.
  package let rule: String
  package let sentence: Phrase

  /// The number of the event that decided; nil for what no event says.
  package let sequence: Int?

  /// What did it, where a change of that object would undo it.
  package let culprit: ElementID?

  /// Whether it kept the object from the touch, or took it away.
  package let isLoss: Bool

  init(
    _ kind: Kind,
    _ rule: String,
    _ sentence: Phrase,
    at sequence: Int? = nil,
    by culprit: ElementID? = nil,
    isLoss: Bool = false
  ) {
    self.kind = kind
    self.rule = rule
    self.sentence = sentence
    self.sequence = sequence
    self.culprit = culprit
    self.isLoss = isLoss
  }
}
