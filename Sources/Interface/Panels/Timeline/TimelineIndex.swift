import Traces
import UIKit

/// What the tracks show, sorted by time and taken in bit by bit, so that drawing looks up only what is in sight.
struct TimelineIndex {
  /// A call to the hit view, or what kept one from it.
  struct Delivery {
    enum Kind: Hashable { case began, moved, ended, cancelled, withheld, discarded, suppressed }

    let kind: Kind
    let instant: Instant
    let sequence: Int
    let touch: TouchID
  }

  /// One finger number and its touches by age, as indices into ``TraceDigest/touches``.
  struct FingerLane {
    let number: Int
    var touches: [Int] = []
  }

  private(set) var fingers: [FingerLane] = []

  /// All deliveries but moves, and the moves, which are many.
  private(set) var deliveries: [Delivery] = []
  private(set) var moves: [Delivery] = []
  private(set) var histories = RecognizerHistories()

  private var takenSteps = 0
  private var takenTouches = 0
  private var firstSequence: Int?

  mutating func update(from digest: TraceDigest) {
    if digest.steps.first?.sequence != firstSequence || digest.steps.count < takenSteps {
      self = TimelineIndex()
      firstSequence = digest.steps.first?.sequence
    }
    histories.update(from: digest)
    while takenTouches < digest.touches.count {
      let number = Int(digest.touches[takenTouches].id.finger)
      let place = fingers.partitioningIndex { $0.number >= number }
      if !fingers.indices.contains(place) || fingers[place].number != number {
        fingers.insert(FingerLane(number: number), at: place)
      }
      fingers[place].touches.append(takenTouches)
      takenTouches += 1
    }
    while takenSteps < digest.steps.count {
      take(digest.steps[takenSteps], of: digest)
      takenSteps += 1
    }
  }

  private mutating func take(_ step: TraceStep, of digest: TraceDigest) {
    switch step.kind {
    case .ascent(let call) where call == step.sequence:
      guard let id = step.touch, let touch = digest.touch(id) else { return }
      let index = touch.calls.partitioningIndex { $0.sequence >= call }
      guard touch.calls.indices.contains(index), let hop = touch.calls[index].hops.first else { return }
      for id in hop.delivery.touches { add(Delivery.Kind(hop.delivery.method), step, id) }
    case .mark(let kind):
      guard let id = step.touch else { return }
      switch kind {
      case .withheld: add(.withheld, step, id)
      case .discarded: add(.discarded, step, id)
      case .suppressed: add(.suppressed, step, id)
      case .released, .cancelled: break
      }
    default: break
    }
  }

  private mutating func add(_ kind: Delivery.Kind?, _ step: TraceStep, _ touch: TouchID) {
    guard let kind else { return }
    let delivery = Delivery(kind: kind, instant: step.instant, sequence: step.sequence, touch: touch)
    if kind == .moved { moves.append(delivery) } else { deliveries.append(delivery) }
  }
}

extension TimelineIndex.Delivery.Kind {
  init?(_ method: ResponderMethod) {
    switch method {
    case .touchesBegan: self = .began
    case .touchesMoved: self = .moved
    case .touchesEnded: self = .ended
    case .touchesCancelled: self = .cancelled
    default: return nil
    }
  }
}
