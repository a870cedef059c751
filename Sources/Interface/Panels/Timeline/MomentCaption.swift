import Foundation
import Traces
import UIKit

/// The words beside the moment bar.
@MainActor
struct MomentCaption {
  var title = ""
  var detail = ""

  init(step index: Int?, session: DebugSession) {
    let digest = session.digest
    guard let index, digest.steps.indices.contains(index) else { return }
    let step = digest.steps[index]
    let words = Words(titlesOf: session.application)
    switch step.kind {
    case .input(let phase):
      title = "finger \(step.touch?.finger ?? 0) \(Words.phase(phase))"
      if let touch = step.touch.flatMap({ digest.touch($0) }) {
        detail = "at " + Words.point(touch.location(at: step.instant))
      }
    case .descent(let row):
      let count = step.touch.flatMap { digest.touch($0) }?.rows.count ?? 0
      title = "step \(row + 1) of \(count)"
      detail = "time stands still while a hit-test plays"
    case .ascent(let call):
      if let place = Moment.place(of: step, call: call, in: digest) {
        title = "ascent \(place.place) of \(place.count)"
      }
      if let hop = Moment.hop(of: step, call: call, in: digest) {
        let name = words.name(hop.responder)
        detail = hop.outcome == .passedOn ? "\(name) passes on" : "handled by \(name)"
      }
    case .dropped: (title, detail) = ("dropped", "nobody in the chain handles it")
    case .transition(let id):
      if let change = digest.recognizer(id)?.transition(atOrBefore: step.sequence) {
        title = "\(words.name(id)) \(Words.state(change.to, from: change.from))"
        detail = words.reason(change.reason)
      }
    case .held(let id, let other): (title, detail) = ("\(words.name(id)) waits", "until \(words.name(other)) fails")
    case .mark(let kind): (title, detail) = Self.mark(kind, step.touch, words)
    case .controlEvent(let index):
      let event = digest.controlEvents[index]
      (title, detail) = (event.event.name, "sent by \(words.name(event.control))")
    case .action: (title, detail) = Self.action(step, session, words)
    case .swallowed(let responder): (title, detail) = ("swallowed", "\(words.name(responder)) does not call super")
    case .change: title = "change from outside"
    }
  }

  /// What was sent to whom; the trace itself knows more of it than the digest.
  private static func action(_ step: TraceStep, _ session: DebugSession, _ words: Words) -> (String, String) {
    let events = session.application.trace.events
    let index = events.partitioningIndex { $0.sequence >= step.sequence }
    guard events.indices.contains(index) else { return ("action", "") }
    switch events[index].kind {
    case .action(let sender, _, let target, let action):
      return ("action \(action)", "\(words.name(sender)) → \(words.name(target))")
    case .actionUnanswered(let sender, _, let action):
      return ("action \(action)", "of \(words.name(sender)); no responder answers it")
    default: return ("action", "")
    }
  }

  private static func mark(
    _ kind: TouchDigest.Mark.Kind,
    _ touch: TouchID?,
    _ words: Words
  ) -> (String, String) {
    let finger = "finger \(touch?.finger ?? 0)"
    return switch kind {
    case .suppressed: ("\(finger) kept back", "its view hears nothing of it")
    case .withheld(let method, let recognizer): ("\(finger) withheld", words.withheld(method, by: recognizer))
    case .released: ("\(finger) released", "delivered late")
    case .discarded: ("\(finger) discarded", "never delivered")
    case .cancelled(let reason): ("\(finger) cancelled", words.cancellation(reason))
    }
  }
}
