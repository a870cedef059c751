package import UIKit

/// All that a trace says of one recognizer: a lane.
package struct RecognizerDigest: Hashable, Sendable {
  package struct Transition: Hashable, Sendable {
    package let from: UIGestureRecognizer.State
    package let to: UIGestureRecognizer.State
    package let reason: StateReason
    /// The rule behind it; nil in traces of a time when it was not told.
    package let rule: String?
    package let instant: Instant
    package let sequence: Int
  }

  /// Another recognizer beside which this one may go on.
  package struct Companion: Hashable, Sendable {
    package let other: ElementID
    package let instant: Instant
    package let sequence: Int
  }

  package struct Wait: Hashable, Sendable {
    package let other: ElementID
    package let instant: Instant
    package let sequence: Int

    init(for other: ElementID, instant: Instant, sequence: Int) {
      self.other = other
      self.instant = instant
      self.sequence = sequence
    }
  }

  package struct Refusal: Hashable, Sendable {
    package let touch: TouchID
    package let reason: TraceEvent.RefusalReason
    package let rule: String?
    package let instant: Instant
    package let sequence: Int
  }

  package let id: ElementID
  package let firstSeen: Instant
  package var offered: [TouchID] = []
  package var refusals: [Refusal] = []
  package var transitions: [Transition] = []
  package var waits: [Wait] = []
  package var companions: [Companion] = []

  /// The last change at or before a place in the trace; nil while it was possible from the start.
  package func transition(atOrBefore sequence: Int) -> Transition? {
    transitions.last { $0.sequence <= sequence }
  }

  package func state(at sequence: Int) -> UIGestureRecognizer.State {
    transition(atOrBefore: sequence)?.to ?? .possible
  }
}

/// A control event and what was sent for it.
package struct ControlEventDigest: Hashable, Sendable {
  package struct Sent: Hashable, Sendable {
    package let target: ElementID
    package let action: String
  }

  package let control: ElementID
  package let event: UIControl.Event
  package let instant: Instant
  package let sequence: Int
  package var sent: [Sent] = []
}
