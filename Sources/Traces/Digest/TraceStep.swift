package import UIKit

/// One step of the playback: a decision that can be pointed at.
package struct TraceStep: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A finger came down, moved or left.
    case input(UITouch.Phase)
    /// A row of the touch's hit test.
    case descent(row: Int)
    /// A hop of the call that began with this sequence number.
    case ascent(call: Int)
    /// The end of the chain was reached.
    case dropped
    case transition(ElementID)
    case held(ElementID, waitingFor: ElementID)
    case mark(TouchDigest.Mark.Kind)
    case controlEvent(index: Int)
    case action
    case swallowed(by: ElementID)
    /// Something from outside: a pointer, a button, a first responder, a property.
    case change
  }

  /// The sequence number of the event behind it.
  package let sequence: Int
  package let instant: Instant

  /// The finger that it is about, where it is about one.
  package let touch: TouchID?
  package let kind: Kind
}

/// All that happened at one instant.
package struct TraceMoment: Hashable, Sendable {
  package let instant: Instant

  /// Indices into ``TraceDigest/steps``.
  package var steps: Range<Int>
}
