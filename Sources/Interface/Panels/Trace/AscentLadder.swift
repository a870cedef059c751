import Canvas
import Foundation
import Traces
import UIKit

/// The way of one call up the responder chain, first responder first, with those it never reached.
struct AscentLadder {
  struct Row {
    let element: ElementID
    let name: String
    /// How the call comes here: "superview of PhotoCard".
    let relation: String
    let glyph: AscentGlyph
    let word: String
    /// The number of its delivery; nil where there was none.
    let sequence: Int?
  }

  let call: TouchDigest.Call?
  private(set) var rows: [Row] = []
  private(set) var current: Int?
  private let touch: TouchDigest
  private let pastHops: Int

  @MainActor
  init(_ touch: TouchDigest, sequence: Int, session: DebugSession) {
    self.touch = touch
    let next = touch.calls.partitioningIndex { $0.sequence > sequence }
    call = next == 0 ? touch.calls.first : touch.calls[next - 1]
    let hops = call?.hops ?? []
    let words = Words(titlesOf: session.application)
    pastHops = hops.partitioningIndex { $0.sequence > sequence }
    let isDropped = call?.droppedAt.map { $0 <= sequence } ?? false
    var last: UIResponder?
    for (index, hop) in hops.enumerated() {
      let id = hop.delivery.responder
      let isPast = index < pastHops
      let isLast = isDropped && index == hops.count - 1
      let glyph = isPast ? isLast ? .dropped : AscentGlyph(hop.delivery.outcome) : .notReached
      let word =
        isPast ? isLast ? "dropped" : Words.outcome(hop.delivery.outcome) : index == pastHops ? "not reached yet" : ""
      let previous = index == 0 ? nil : hops[index - 1].delivery.responder
      rows.append(
        Row(
          element: id,
          name: Self.name(of: session.element(id)),
          relation: words.hop(hop.delivery, from: previous),
          glyph: glyph,
          word: word,
          sequence: hop.sequence
        )
      )
      last = session.application.object(for: id) as? UIResponder
    }
    current = pastHops == 0 ? nil : pastHops - 1
    addUnreached(after: last, session: session)
  }

  /// Of the few objects that there is one of, the class says enough.
  private static func name(of element: TraceElement) -> String {
    switch element.kind {
    case .application, .scene, .delegate:
      element.name.hasPrefix(element.className + "#") ? element.className : element.name
    default: element.name
    }
  }

  /// What the call did not come to: the rest of the chain as it is now.
  @MainActor
  private mutating func addUnreached(after last: UIResponder?, session: DebugSession) {
    var previous = last
    var chain = ArraySlice(last?.responderChain.dropFirst() ?? [])
    if rows.isEmpty, let id = touch.view, let view = session.view(id) { chain = view.responderChain[...] }
    for responder in chain {
      let id = session.application.identify(responder)
      let delivery = TraceEvent.Delivery(
        responder: id,
        method: call?.method ?? .touchesBegan,
        touches: [touch.id],
        hop: previous?.hop(to: responder) ?? .first,
        outcome: .passedOn
      )
      let words = Words(titlesOf: session.application)
      rows.append(
        Row(
          element: id,
          name: Self.name(of: session.element(id)),
          relation: words.hop(delivery, from: previous.map { session.application.identify($0) }),
          glyph: .notReached,
          word: "not reached",
          sequence: nil
        )
      )
      previous = responder
    }
  }

  /// Where the way is now, and what happened there.
  @MainActor
  func footer(_ session: DebugSession) -> (step: String, what: String) {
    guard let call else { return ("No call", silence(session)) }
    guard let current else { return (Words.count(call.hops.count, "hop", "hops"), "not begun") }
    let what: String
    if rows[current].glyph == .dropped {
      what = "nobody handles it"
    } else {
      switch call.hops[current].delivery.outcome {
      case .handled: what = "handled, does not call super"
      case .handledAndPassedOn: what = "handled, calls super"
      case .passedOn: what = "no \(call.method.rawValue), passes on"
      }
    }
    return ("Step \(current + 1) of \(call.hops.count)", what)
  }

  /// Why the view got no call.
  @MainActor
  private func silence(_ session: DebugSession) -> String {
    if touch.view == nil { return "nothing was hit" }
    switch touch.suppression {
    case .multipleTouchDisabled: return "isMultipleTouchEnabled is false"
    case .exclusiveViewTracking(let view): return "\(session.elementName(view)) tracks exclusively"
    case .exclusiveViewNotAlone(let view): return "\(session.elementName(view)) tracks already"
    case nil: break
    }
    switch touch.marks.last?.kind {
    case .withheld(_, let recognizer):
      return "withheld until \(Words(titlesOf: session.application).name(recognizer)) decides"
    case .discarded(let recognizer?):
      return "discarded: \(Words(titlesOf: session.application).name(recognizer)) recognized"
    default: return "nothing was delivered"
    }
  }
}
