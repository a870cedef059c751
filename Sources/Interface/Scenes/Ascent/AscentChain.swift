import Canvas
import Foundation
import Traces
import UIKit

/// The responders from the hit view up, and what each did with the shown call so far.
@MainActor
struct AscentChain {
  struct Node {
    let name: String
    let icon: Icon
    let board: AscentGlyph
    let detail: String

    /// How the call comes to this responder: "superview", "its controller"; empty for the first one.
    let hop: String
    let object: AnyObject?
    let isReached: Bool

    /// Whether the call stops here.
    let stops: Bool
  }

  /// The first responder first.
  let nodes: [Node]

  /// "touchesBegan".
  let method: String

  /// The node that the call has come to; nil before the first.
  let current: Int?

  /// Whether the shown step is that node's, so that its motion is played.
  let isMoving: Bool
  let isDropped: Bool

  init(_ input: SceneInput) {
    let call = Self.shownCall(of: input)
    let methodName = call?.method.rawValue ?? ResponderMethod.touchesBegan.rawValue
    let application = input.application
    var nodes: [Node] = []
    var current: Int?
    var last: UIResponder?
    for hop in call?.hops ?? [] {
      let object = application.object(for: hop.delivery.responder)
      let isReached = hop.sequence <= input.sequence
      if isReached { current = nodes.count }
      let outcome = hop.delivery.outcome
      nodes.append(
        Node(
          name: input.name(hop.delivery.responder),
          icon: Icon(of: object, kind: application.trace[hop.delivery.responder].kind),
          board: isReached ? AscentGlyph(outcome) : .notReached,
          detail: isReached ? Self.detail(outcome, of: object as? UIResponder, methodName) : "not reached",
          hop: Words.shortHop(hop.delivery.hop),
          object: object,
          isReached: isReached,
          stops: isReached && outcome == .handled
        )
      )
      last = object as? UIResponder
    }
    isDropped = call?.droppedAt.map { $0 <= input.sequence } ?? false
    if isDropped, let node = nodes.last { nodes[nodes.count - 1] = node.dropped }
    let rest: [UIResponder]
    if let last {
      rest = Array(last.responderChain.dropFirst())
    } else if let id = input.touch?.view, let view = input.view(id), nodes.isEmpty {
      rest = view.responderChain
    } else {
      rest = []
    }
    for responder in rest where !nodes.contains(where: { $0.object === responder }) {
      nodes.append(
        Node(
          name: responder.elementName ?? responder.className,
          icon: Icon(of: responder, kind: responder === application.delegate ? .delegate : .object),
          board: .notReached,
          detail: "not reached",
          hop: "",
          object: responder,
          isReached: false,
          stops: false
        )
      )
    }
    self.nodes = nodes
    method = methodName
    self.current = current
    switch input.step?.kind {
    case .ascent(let sequence): isMoving = sequence == call?.sequence
    case .dropped: isMoving = isDropped
    default: isMoving = false
    }
  }

  /// The call of the shown step, else the newest one before it, else the first one to come.
  static func shownCall(of input: SceneInput) -> TouchDigest.Call? {
    guard let touch = input.touch else { return nil }
    if let step = input.step, case .ascent(let sequence) = step.kind,
      let call = touch.calls.first(where: { $0.sequence == sequence })
    {
      return call
    }
    return touch.calls.last { $0.sequence <= input.sequence } ?? touch.calls.first
  }

  private static func detail(_ outcome: DeliveryOutcome, of responder: UIResponder?, _ method: String) -> String {
    switch outcome {
    case .handled: responder is UIControl ? "tracks the touch" : "has \(method)"
    case .handledAndPassedOn: "has \(method), calls super"
    case .passedOn: responder?.overrides?.touches == .forward ? "only calls super" : "no \(method)"
    }
  }
}

extension AscentChain.Node {
  fileprivate var dropped: Self {
    Self(
      name: name,
      icon: icon,
      board: .dropped,
      detail: detail,
      hop: hop,
      object: object,
      isReached: true,
      stops: false
    )
  }
}
