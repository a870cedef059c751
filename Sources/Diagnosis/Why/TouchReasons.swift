import Foundation
package import Traces
package import UIKit

/// What a trace says about one finger and any object: who got what of it, and what kept it from whom.
///
/// The same reasons stand on the why card of the window, in the answer of `fingerpost why` and in its JSON.
@MainActor
package struct TouchReasons {
  package let application: UIApplication
  package let digest: TraceDigest
  package let touch: TouchDigest
  package let words: Words

  package init(_ touch: TouchDigest, in digest: TraceDigest, of application: UIApplication, words: Words? = nil) {
    self.application = application
    self.digest = digest
    self.touch = touch
    self.words = words ?? Words(of: application)
  }

  /// The reasons about an object, what decided first.
  package func reasons(about object: NSObject) -> [WhyReason] {
    switch object {
    case let recognizer as UIGestureRecognizer: return about(recognizer)
    case let view as UIView:
      let id = application.identify(view)
      let hitTest = hitTest(view)
      let rest = touch.view == id ? asHitView(view, id) : inTheChain(view)
      return (hitTest.map { [$0] } ?? []) + inOrder(rest)
    case let responder as UIResponder: return inTheChain(responder)
    default: return []
    }
  }

  /// The first row that turned the finger away from a view; nil where no window was asked.
  package func cause(of view: UIView) -> WhyCause? {
    touch.rows.isEmpty ? nil : WhyCause(of: view, visits: touch.rows.map(\.visit), in: application)
  }

  /// In the order in which they were decided; what no event says comes last.
  private func inOrder(_ reasons: [WhyReason]) -> [WhyReason] {
    reasons.enumerated().sorted { left, right in
      let (a, b) = (left.element.sequence ?? .max, right.element.sequence ?? .max)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  private func hitTest(_ view: UIView) -> WhyReason? {
    guard let cause = cause(of: view) else { return nil }
    let id = application.identify(view)
    let row = touch.rows.last { $0.visit.element == cause.element ?? id }
    return WhyReason(
      .hitTest,
      cause.rule,
      cause.sentence(about: id, in: application, words: words),
      at: row?.sequence,
      by: cause.element,
      isLoss: cause != .takesTheTouch
    )
  }

  func name(_ id: ElementID) -> String { words.name(id) }

  /// The event of the trace with a number.
  func event(_ sequence: Int) -> TraceEvent? {
    let events = application.trace.events
    let index = events.partitioningIndex { $0.sequence >= sequence }
    return events.indices.contains(index) && events[index].sequence == sequence ? events[index] : nil
  }

  /// The transition that made a recognizer recognise, at or before an event.
  func recognition(of recognizer: ElementID, before sequence: Int) -> RecognizerDigest.Transition? {
    digest.recognizer(recognizer)?.transitions.last { $0.sequence <= sequence && $0.from == .possible }
  }
}
