import Foundation
import Traces
import UIKit

/// What the view that owns a finger heard of it, and what kept it from hearing.
extension TouchReasons {
  func asHitView(_ view: UIView, _ id: ElementID) -> [WhyReason] {
    var reasons: [WhyReason] = []
    if let reason = touch.suppression {
      reasons.append(
        WhyReason(
          .suppressed,
          reason.rule,
          "It hears nothing: \(strong: words.suppression(reason, view: id)).",
          at: touch.marks.first { $0.kind == .suppressed(reason) }?.sequence,
          by: reason.culprit ?? id,
          isLoss: true
        )
      )
    }
    if let swallowed = swallowedEvent { reasons.append(swallowed) }
    reasons += losses(of: id)
    if let control = view as? UIControl { reasons += asControl(control, id) }
    reasons += inTheChain(view)
    return reasons
  }

  /// `sendEvent` of the application or the window took the whole event.
  private var swallowedEvent: WhyReason? {
    guard touch.calls.isEmpty else { return nil }
    let step = digest.steps.first { step in
      guard case .swallowed(let by) = step.kind, step.instant >= touch.start else { return false }
      return by == touch.window || application.object(for: by) === application
    }
    guard let step, case .swallowed(let by) = step.kind else { return nil }
    return WhyReason(
      .swallowed,
      "SY-3",
      "It hears nothing: the \(strong: "sendEvent") of \(name: name(by)) does not call super, so nobody gets the event.",
      at: step.sequence,
      by: by,
      isLoss: true
    )
  }

  // MARK: Recognizers

  /// What was held back from the view, released late, thrown away or cancelled.
  private func losses(of view: ElementID) -> [WhyReason] {
    var reasons: [WhyReason] = []
    var held: (mark: TouchDigest.Mark, method: ResponderMethod, by: ElementID)?
    for mark in touch.marks where mark.view == view {
      switch mark.kind {
      case .suppressed: continue
      case .withheld(let method, let recognizer): held = (mark, method, recognizer)
      case .released:
        if let held { reasons.append(released(held.method, by: held.by, from: held.mark, to: mark)) }
        held = nil
      case .discarded(let recognizer):
        reasons.append(discarded(by: recognizer, held.map { ($0.method, $0.by) }, view, mark))
        held = nil
      case .cancelled(let reason):
        reasons.append(cancelled(reason, view, mark))
        held = nil
      }
    }
    if let held {
      reasons.append(
        WhyReason(
          .stillHeld,
          held.method == .touchesBegan ? "GV-4" : "GV-6",
          "\(strong: held.method.rawValue) is still held back: \(name: name(held.by)) has not decided yet.",
          at: held.mark.sequence,
          by: held.by,
          isLoss: true
        )
      )
    }
    return reasons
  }

  private func released(
    _ method: ResponderMethod,
    by recognizer: ElementID,
    from first: TouchDigest.Mark,
    to last: TouchDigest.Mark
  ) -> WhyReason {
    let late = Words.limit(seconds: last.instant.seconds(since: first.instant))
    let isScrollView = application.trace[recognizer].className == "UIScrollViewDelayGestureRecognizer"
    let why =
      isScrollView
      ? "its scroll view waits whether the finger scrolls" : "\(name(recognizer)) had not decided before"
    return WhyReason(
      .released,
      isScrollView ? "SV-2" : method == .touchesBegan ? "GV-5" : "GV-6",
      "\(method.rawValue) came \(strong: "\(late) late"): \(why).",
      at: first.sequence,
      by: recognizer
    )
  }

  private func discarded(
    by recognizer: ElementID?,
    _ held: (method: ResponderMethod, by: ElementID)?,
    _ view: ElementID,
    _ mark: TouchDigest.Mark
  ) -> WhyReason {
    guard let recognizer else {
      return WhyReason(
        .discarded,
        "CA-5",
        "What was held back is never delivered: the view left its window.",
        at: mark.sequence
      )
    }
    let method = held?.method ?? .touchesBegan
    let why = recognition(of: recognizer, before: mark.sequence).map { " (\(words.reason($0.reason)))" } ?? ""
    return WhyReason(
      .discarded,
      "GV-2",
      """
      \(method.rawValue) was held back by \(name: name(held?.by ?? recognizer)) and is \(strong: "never delivered"): \
      \(name: name(recognizer)) recognized\(why).
      """,
      at: mark.sequence,
      by: recognizer,
      isLoss: true
    )
  }

  private func cancelled(_ reason: TraceEvent.CancelReason, _ view: ElementID, _ mark: TouchDigest.Mark) -> WhyReason {
    switch reason {
    case .recognizer(let recognizer):
      let phrase: Phrase =
        recognition(of: recognizer, before: mark.sequence)
        .map { words.tookIt(recognizer, after: $0.reason, from: view) }
        ?? "\(name: name(recognizer)) cancelled the touch."
      return WhyReason(.cancelled, "CA-2", phrase, at: mark.sequence, by: recognizer, isLoss: true)
    case .system:
      return WhyReason(
        .cancelled,
        "CA-1",
        "The touch was cancelled: \(strong: words.cancellation(reason)).",
        at: mark.sequence,
        isLoss: true
      )
    case .removal:
      return WhyReason(
        .cancelled,
        "CA-5",
        "The touch was cancelled: \(strong: words.cancellation(reason)).",
        at: mark.sequence,
        isLoss: true
      )
    }
  }

  // MARK: Controls

  /// What a control made of its own touch.
  private func asControl(_ control: UIControl, _ id: ElementID) -> [WhyReason] {
    let until = touch.end ?? application.scheduler.now
    let events = digest.controlEvents.filter { $0.control == id && touch.start <= $0.instant && $0.instant <= until }
    guard let last = events.last(where: { $0.event.isOfTouches }) ?? events.last else {
      let hop = touch.calls.first { $0.method == .touchesBegan }?.hops.first { $0.delivery.responder == id }
      guard let hop else { return [] }
      if !control.isEnabled { return [notTracked(id, "CT-2", "it is disabled", hop.sequence)] }
      if control.overrides?.beginTracking == false {
        return [notTracked(id, "CT-7", "its beginTracking says no", hop.sequence)]
      }
      return [notTracked(id, "CT-3", "it tracks one finger at a time", hop.sequence)]
    }
    switch last.event {
    case .touchUpInside: return events.flatMap { sent($0, id) }
    case .touchUpOutside:
      let margin = Words.number(application.behavior.controlMargin)
      let distance = control.distanceOutside(touch.location(at: until))
      return [
        WhyReason(
          .liftedOutside,
          "CT-10",
          """
          The finger was lifted \(strong: Words.points(distance)) outside it, more than the \
          \(margin) pt that still count as inside: touchUpOutside, no touchUpInside.
          """,
          at: last.sequence,
          by: id,
          isLoss: true
        )
      ]
    case .touchCancel:
      return [
        WhyReason(
          .interrupted,
          "CT-12",
          "Its touch was taken away, so it sends touchCancel and nothing else.",
          at: last.sequence
        )
      ]
    default: return events.flatMap { sent($0, id) }
    }
  }

  private func notTracked(_ id: ElementID, _ rule: String, _ why: String, _ sequence: Int) -> WhyReason {
    WhyReason(
      .declinedTracking,
      rule,
      "It got the touch and does not track it: \(strong: why).",
      at: sequence,
      by: id,
      isLoss: true
    )
  }

  /// What a control event sent, or that nobody answers.
  private func sent(_ event: ControlEventDigest, _ id: ElementID) -> [WhyReason] {
    var reasons = event.sent.map { sent in
      WhyReason(
        .sent,
        "CT-20",
        "\(event.event.name) sends \(strong: sent.action) to \(name: name(sent.target)).",
        at: event.sequence
      )
    }
    for other in application.trace.events where other.sequence > event.sequence && other.cause == event.sequence {
      guard case .actionUnanswered(_, _, let action) = other.kind else { continue }
      reasons.append(
        WhyReason(
          .unanswered,
          "RC-20",
          "\(event.event.name) sends \(strong: action) along the chain, and nobody implements it.",
          at: other.sequence,
          by: id
        )
      )
    }
    return reasons
  }
}

extension TraceEvent.SuppressionReason {
  /// The rule that it is, by its id.
  var rule: String {
    switch self {
    case .multipleTouchDisabled: "MT-1"
    case .exclusiveViewTracking: "EX-1"
    case .exclusiveViewNotAlone: "EX-2"
    }
  }

  /// The other view on whose flag it hangs.
  var culprit: ElementID? {
    if case .exclusiveViewTracking(let other) = self { return other }
    return nil
  }
}

extension UIView {
  /// How far a point of the screen is from the bounds, in the view's own points; 0 inside.
  fileprivate func distanceOutside(_ point: CGPoint) -> Double {
    let local = convert(window?.convertFromSuperview(point) ?? point, from: nil)
    return CGVector(
      dx: max(bounds.minX - local.x, 0, local.x - bounds.maxX),
      dy: max(bounds.minY - local.y, 0, local.y - bounds.maxY)
    ).length
  }
}

extension UIControl.Event {
  /// One of those that end the tracking of a finger.
  fileprivate var isOfTouches: Bool { [.touchUpInside, .touchUpOutside, .touchCancel].contains(self) }
}
