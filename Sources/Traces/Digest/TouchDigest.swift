package import Foundation
package import UIKit

/// All that a trace says of one finger.
package struct TouchDigest: Hashable, Sendable {
  /// One row of the descent.
  package struct Row: Hashable, Sendable {
    package let visit: HitTestVisit
    package let sequence: Int
  }

  /// Where the finger was; points of the screen.
  package struct Sample: Hashable, Sendable {
    package let instant: Instant
    package let location: CGPoint
    package let phase: UITouch.Phase
    package let force: Double
  }

  /// One call of a responder method from the hit view up the chain.
  package struct Call: Hashable, Sendable {
    package struct Hop: Hashable, Sendable {
      package let delivery: TraceEvent.Delivery
      package let sequence: Int
    }

    package let method: ResponderMethod
    package let instant: Instant

    /// The number of its first delivery; names the call.
    package let sequence: Int
    package var hops: [Hop]

    /// The number of the event that dropped it at the end of the chain.
    package var droppedAt: Int?

    /// Who handled it, if anybody did.
    package var handler: ElementID? {
      hops.first { $0.delivery.outcome != .passedOn }?.delivery.responder
    }
  }

  /// Something that kept the view from its calls.
  package struct Mark: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case suppressed(TraceEvent.SuppressionReason)
      case withheld(ResponderMethod, by: ElementID)
      case released
      case discarded(by: ElementID?)
      case cancelled(TraceEvent.CancelReason)
    }

    package let kind: Kind
    package let view: ElementID
    package let rule: String?
    package let instant: Instant
    package let sequence: Int
  }

  package let id: TouchID
  package let start: Instant
  package let device: String?

  /// nil while the finger is down.
  package private(set) var end: Instant?
  package private(set) var isCancelled = false
  package private(set) var samples: [Sample] = []
  package var rows: [Row] = []

  /// The hit view; nil if there is none.
  package var view: ElementID?
  package var window: ElementID?
  package var suppression: TraceEvent.SuppressionReason?
  package private(set) var calls: [Call] = []
  package var marks: [Mark] = []

  init(_ input: TouchInput, at instant: Instant) {
    id = input.touch
    start = instant
    device = input.device
  }

  /// Where the finger came down.
  package var startLocation: CGPoint { samples.first?.location ?? .zero }

  /// The last known place at an instant.
  package func location(at instant: Instant) -> CGPoint {
    let next = samples.partitioningIndex { $0.instant > instant }
    return next == 0 ? startLocation : samples[next - 1].location
  }

  package func isDown(at instant: Instant) -> Bool {
    start <= instant && (end.map { $0 > instant } ?? true)
  }

  /// Whether no responder handled any call of it.
  package var isUnconsumed: Bool { !calls.isEmpty && calls.allSatisfy { $0.handler == nil } }

  mutating func take(_ input: TouchInput, at instant: Instant) {
    samples.append(Sample(instant: instant, location: input.location, phase: input.phase, force: input.force))
    guard input.phase == .ended || input.phase == .cancelled else { return }
    end = instant
    isCancelled = input.phase == .cancelled
  }

  mutating func addCall(_ delivery: TraceEvent.Delivery, at event: TraceEvent) {
    calls.append(
      Call(
        method: delivery.method,
        instant: event.instant,
        sequence: event.sequence,
        hops: [Call.Hop(delivery: delivery, sequence: event.sequence)]
      )
    )
  }

  mutating func addHop(_ delivery: TraceEvent.Delivery, toCall sequence: Int, at event: TraceEvent) {
    guard let index = calls.lastIndex(where: { $0.sequence == sequence }) else { return }
    calls[index].hops.append(Call.Hop(delivery: delivery, sequence: event.sequence))
  }

  mutating func drop(_ call: Int, at sequence: Int) {
    guard let index = calls.lastIndex(where: { $0.sequence == call }) else { return }
    calls[index].droppedAt = sequence
  }
}
