import Traces
import UIKit

/// What came of a shake, a remote control or a key for an object: they begin at the first responder (EV-3, EV-4).
@MainActor
struct EventReasons {
  let application: UIApplication
  let words: Words

  /// nil where the trace has no such event.
  init?(in application: UIApplication, words: Words) {
    self.application = application
    self.words = words
    let first = application.trace.events.first { event in
      switch event.kind {
      case .delivery(let delivery): !delivery.method.isTouch
      case .dropped(let method, _, _): !method.isTouch
      default: false
      }
    }
    guard first != nil else { return nil }
  }

  func reasons(about responder: UIResponder) -> [WhyReason] {
    let id = application.identify(responder)
    if let heard = heard(id) { return [heard] }
    let deliveries = self.deliveries
    guard let first = deliveries.first(where: { $0.delivery.hop == .first }) else {
      return [
        WhyReason(
          .noFirstResponder,
          "EV-10",
          "There is \(strong: "no first responder") and no key window, so nobody hears of it.",
          isLoss: true
        )
      ]
    }
    if let handler = deliveries.first(where: { $0.delivery.outcome != .passedOn }), chain(above: first).contains(id) {
      return [
        WhyReason(
          .handledBefore,
          "RC-17",
          words.notReached(by: handler.delivery.method, handler: handler.delivery.responder),
          at: handler.sequence,
          by: handler.delivery.responder,
          isLoss: true
        )
      ]
    }
    let start = words.name(first.delivery.responder)
    if application.trace[first.delivery.responder].kind == .window {
      return [
        WhyReason(
          .noFirstResponder,
          "EV-10",
          """
          There is \(strong: "no first responder"), so \(first.delivery.method.rawValue) starts at the key window \
          \(name: start) and goes up from there\(canBecome(responder)).
          """,
          at: first.sequence,
          by: first.delivery.responder,
          isLoss: true
        )
      ]
    }
    return [
      WhyReason(
        .firstResponderElsewhere,
        first.delivery.method.isPress ? "EV-3" : "EV-4",
        "\(first.delivery.method.rawValue) starts at the first responder \(name: start) and goes up from there\(canBecome(responder)).",
        at: first.sequence,
        by: first.delivery.responder,
        isLoss: true
      )
    ]
  }

  private func canBecome(_ responder: UIResponder) -> String {
    responder.canBecomeFirstResponder ? "; being able to become first responder is not enough" : ""
  }

  private var deliveries: [(delivery: TraceEvent.Delivery, sequence: Int)] {
    application.trace.events.compactMap { event in
      guard case .delivery(let delivery) = event.kind, !delivery.method.isTouch else { return nil }
      return (delivery, event.sequence)
    }
  }

  private func heard(_ id: ElementID) -> WhyReason? {
    guard let own = deliveries.first(where: { $0.delivery.responder == id }) else { return nil }
    let isPassedOn = own.delivery.outcome == .passedOn
    return WhyReason(
      isPassedOn ? .passedOn : .handled,
      "RC-17",
      words.reached(by: own.delivery.method, own.delivery.outcome),
      at: own.sequence,
      by: id
    )
  }

  private func chain(above first: (delivery: TraceEvent.Delivery, sequence: Int)) -> [ElementID] {
    let start = application.object(for: first.delivery.responder) as? UIResponder
    return start?.responderChain.map { application.identify($0) } ?? []
  }
}

extension ResponderMethod {
  fileprivate var isPress: Bool { rawValue.hasPrefix("presses") }
}
