import Foundation
import Traces
import UIKit

/// What a responder heard of a finger, by being the hit view or above it.
extension TouchReasons {
  func inTheChain(_ responder: UIResponder) -> [WhyReason] {
    let id = application.identify(responder)
    guard let call = touch.calls.first(where: { call in call.hops.contains { $0.delivery.responder == id } }) else {
      return notReached(responder, id)
    }
    guard let index = call.hops.firstIndex(where: { $0.delivery.responder == id }) else { return [] }
    let hop = call.hops[index]
    switch hop.delivery.outcome {
    case .handled, .handledAndPassedOn:
      return [
        WhyReason(.handled, "RC-11", words.reached(by: call.method, hop.delivery.outcome), at: hop.sequence, by: id)
      ]
    case .passedOn where index + 1 < call.hops.count:
      let next = call.hops[index + 1].delivery.responder
      var reasons = [WhyReason(.passedOn, "RC-11", words.passedOn(call.method, to: next), at: hop.sequence)]
      if responder is UIControl, touch.view != id { reasons.append(wantsOwnTouch(id, hop.sequence)) }
      return reasons
    case .passedOn where call.droppedAt != nil:
      return [WhyReason(.dropped, "RC-16", words.dropped(after: id), at: call.droppedAt)]
    case .passedOn:
      return [WhyReason(.passedOn, "RC-11", words.reached(by: call.method, .passedOn), at: hop.sequence)]
    }
  }

  /// A control in the chain of a view inside it.
  private func wantsOwnTouch(_ control: ElementID, _ sequence: Int) -> WhyReason {
    let owner = touch.view.map { name($0) } ?? "nobody"
    return WhyReason(
      .wantsOwnTouch,
      "RC-14",
      "A control tracks only a touch whose view it is; this one's is \(strong: owner).",
      at: sequence,
      by: touch.view,
      isLoss: true
    )
  }

  /// Somebody handled the call before it came so far, or the chain of the hit view does not lead here.
  private func notReached(_ responder: UIResponder, _ id: ElementID) -> [WhyReason] {
    guard let call = touch.calls.first, let last = call.hops.last else { return [] }
    guard chain.contains(id) else {
      if responder is UIView, touch.view != id { return [] }
      return [
        WhyReason(
          .notInChain,
          "RC-2",
          "It is not in the chain: from \(name: name(call.hops[0].delivery.responder)) the calls go up to \(name: name(last.delivery.responder)).",
          at: last.sequence,
          isLoss: true
        )
      ]
    }
    guard let handler = call.handler else { return [] }
    return [
      WhyReason(
        .handledBefore,
        "RC-11",
        words.notReached(by: call.method, handler: handler),
        at: last.sequence,
        by: handler,
        isLoss: true
      )
    ]
  }

  /// The responders from the hit view up, as they are now.
  private var chain: [ElementID] {
    guard let view = touch.view.flatMap({ application.object(for: $0) as? UIView }) else { return [] }
    return view.responderChain.map { application.identify($0) }
  }
}
