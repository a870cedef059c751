import Foundation
import LayoutFiles
import UIKit

/// Steps as they are carried out: taps taken apart, neighbouring fingers of one moment joined to one event.
struct Script: Sendable {
  /// What one finger does in an event.
  struct FingerAction: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case down(CGPoint)
      case move(CGPoint)
      /// Where the finger is if there is no point.
      case up(CGPoint?)
      case cancel
    }

    let finger: Int
    let kind: Kind
    let traits: FingerTraits
  }

  enum Action: Hashable, Sendable {
    /// One event, in the order of the file.
    case fingers([FingerAction])
    case other(Step)
  }

  struct Moment: Hashable, Sendable {
    /// Seconds from the start of the script.
    let time: Double
    var action: Action
  }

  /// Seconds for which time runs on after the last step.
  static let afterglow = 2.0

  private(set) var moments: [Moment] = []

  /// Seconds from the start until everything has had its time.
  var end: Double { (moments.last?.time ?? 0) + Script.afterglow }

  init(_ steps: [Step]) {
    var parts: [(time: Double, action: Action)] = []
    for step in steps {
      switch step.action {
      case .down(let finger, let at, let traits):
        parts.append((step.time, .finger(finger, .down(at), traits)))
      case .move(let finger, let to, let traits):
        parts.append((step.time, .finger(finger, .move(to), traits)))
      case .up(let finger, let at, let traits):
        parts.append((step.time, .finger(finger, .up(at), traits)))
      case .cancel(let finger):
        parts.append((step.time, .finger(finger, .cancel, FingerTraits())))
      case .tap(let finger, let at, let traits):
        parts.append((step.time, .finger(finger, .down(at), traits)))
        parts.append((step.time + Step.tapDuration, .finger(finger, .up(nil), traits)))
      default:
        parts.append((step.time, .other(step)))
      }
    }
    // Stable: at one time the order of the file.
    let ordered = parts.enumerated().sorted {
      let (left, right) = (Instant(seconds: $0.element.time), Instant(seconds: $1.element.time))
      return left != right ? left < right : $0.offset < $1.offset
    }
    for (_, part) in ordered { add(part.action, at: part.time) }
  }

  /// Neighbours of one time are one event, unless a finger comes twice (reading 11b.3).
  private mutating func add(_ action: Action, at time: Double) {
    if case .fingers(let new) = action, let last = moments.last, case .fingers(let old) = last.action,
      Instant(seconds: last.time) == Instant(seconds: time),
      !old.contains(where: { first in new.contains { $0.finger == first.finger } })
    {
      moments[moments.count - 1].action = .fingers(old + new)
    } else {
      moments.append(Moment(time: time, action: action))
    }
  }
}

extension Script.Action {
  fileprivate static func finger(
    _ finger: Int,
    _ kind: Script.FingerAction.Kind,
    _ traits: FingerTraits
  ) -> Script.Action {
    .fingers([Script.FingerAction(finger: finger, kind: kind, traits: traits)])
  }
}
