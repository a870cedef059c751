import Foundation
import LayoutFiles
import UIKit

/// The members of an event's line beyond number, time, cause and rule.
///
/// `touch` is the finger's number as a check file gives it; where a number comes again, `serial` tells the touches apart.
struct TraceEventEncoder {
  typealias Member = JSONOutput.Member

  let words: Words

  /// Seconds from the start of the clock to the event.
  let seconds: Double

  func members(_ kind: TraceEvent.Kind) -> [Member] {
    switch kind {
    case .input(let input): return self.input(input)
    case .otherInput(let input):
      return [Self.kind("input")]
        + (input.action.map { [Member("step", StepWriter.json(Step(time: seconds, action: $0)))] } ?? [])
    case .hitTest(let touch, let visit): return [Self.kind("hitTest")] + Self.touch(touch) + row(visit)
    case .hitTestFound(let touch, let view, let window, let location):
      return [Self.kind("hit")] + Self.touch(touch)
        + [optional("view", view), optional("window", window), Self.point("at", location)]
    case .touchSuppressed(let touch, let view, let reason):
      return [Self.kind("suppressed")] + Self.touch(touch) + [name("view", view)] + suppression(reason, view)
    case .recognizerOffered(let recognizer, let touch):
      return [Self.kind("offered"), name("recognizer", recognizer)] + Self.touch(touch)
    case .recognizerRefused(let recognizer, let touch, let reason):
      return [Self.kind("refused"), name("recognizer", recognizer)] + Self.touch(touch)
        + [Member("reason", .string(words.refusal(reason))), Self.code(reason)]
    case .stateChanged(let recognizer, let from, let to, let reason):
      return [
        Self.kind("state"), name("recognizer", recognizer), Member("from", .string("\(from)")),
        Member("to", .string(Words.state(to, from: from))), Member("reason", .string(words.reason(reason))),
        Self.code(reason),
      ]
    case .recognizerHeld(let recognizer, let other):
      return [Self.kind("held"), name("recognizer", recognizer), name("waitingFor", other)]
    case .recognizersSimultaneous(let recognizer, let other, let allowing):
      return [
        Self.kind("simultaneous"), name("recognizer", recognizer), name("with", other), name("allowedBy", allowing),
      ]
    case .touchWithheld(let touch, let view, let method, let recognizer):
      return [Self.kind("withheld")] + Self.touch(touch)
        + [name("view", view), Member("method", .string(method.rawValue)), name("by", recognizer)]
    case .touchReleased(let touch, let view):
      return [Self.kind("released")] + Self.touch(touch) + [name("view", view)]
    case .touchDiscarded(let touch, let view, let recognizer):
      return [Self.kind("discarded")] + Self.touch(touch) + [name("view", view), optional("by", recognizer)]
    case .touchCancelled(let touch, let view, let reason):
      return [Self.kind("cancelled")] + Self.touch(touch)
        + [name("view", view), Member("reason", .string(words.cancellation(reason)))] + cause(reason)
    case .delivery(let delivery): return self.delivery(delivery)
    case .dropped(let method, let touches, let last):
      return [Self.kind("dropped")] + Self.touches(touches)
        + [Member("method", .string(method.rawValue)), name("after", last)]
    case .swallowed(let responder): return [Self.kind("swallowed"), name("by", responder)]
    case .controlEvent(let control, let event):
      return [Self.kind("controlEvent"), name("sender", control), Member("event", .string(event.name))]
    case .action(let sender, let event, let target, let action):
      return [Self.kind("action"), name("sender", sender)] + Self.event(event)
        + [name("target", target), Member("action", .string(action))]
    case .actionUnanswered(let sender, let event, let action):
      return [Self.kind("unanswered"), name("sender", sender)] + Self.event(event)
        + [Member("action", .string(action))]
    case .firstResponder(let responder, let window):
      return [Self.kind("firstResponder"), optional("responder", responder), name("window", window)]
    case .changed(let element, let what, let step):
      return [Self.kind("changed"), name("object", element), Member("what", .string(what))] + Self.step(step)
    }
  }

  private func input(_ input: TouchInput) -> [Member] {
    var members = [Self.kind("input")] + Self.touch(input.touch)
    members += [Member("phase", .string(Words.phase(input.phase))), Self.point("at", input.location)]
    if input.force != 0 { members.append(Member("force", .rounded(input.force, decimals: 6))) }
    if let device = input.device { members.append(Member("device", .string(device))) }
    return members
  }

  private func row(_ visit: HitTestVisit) -> [Member] {
    var members = [name("view", visit.element), Member("verdict", Self.caseName(visit.verdict))]
    members.append(Self.point("at", visit.point))
    if let parent = visit.parent { members.append(name("parent", parent)) }
    members.append(Member("depth", .integer(Int(visit.depth))))
    switch visit.verdict {
    case .outside(let gap, let isCustom):
      members.append(Self.vector("gap", gap))
      if isCustom { members.append(Member("pointInside", .string("overridden"))) }
    case .transparent(let alpha): members.append(Member("alpha", .rounded(Double(alpha), decimals: 6)))
    case .notAsked(let inFront, let contains):
      members += [name("inFront", inFront), Member("contains", .bool(contains))]
    case .hit, .inside, .passedThrough, .hidden, .interactionDisabled, .disabledControl, .animating, .notInvertible:
      break
    }
    if let answer = visit.answer { members.append(name("answer", answer)) }
    return members
  }

  private func delivery(_ delivery: TraceEvent.Delivery) -> [Member] {
    [Self.kind("delivery")] + Self.touches(delivery.touches) + [
      name("responder", delivery.responder), Member("method", .string(delivery.method.rawValue)),
      Member("handled", .bool(delivery.outcome != .passedOn)),
      Member("outcome", .string(delivery.outcome.rawValue)), Member("hop", .string(delivery.hop.rawValue)),
    ]
  }

  private func suppression(_ reason: TraceEvent.SuppressionReason, _ view: ElementID) -> [Member] {
    [Member("reason", .string(words.suppression(reason, view: view))), Self.code(reason)]
  }

  /// What a replay needs to take the touch away again.
  private func cause(_ reason: TraceEvent.CancelReason) -> [Member] {
    switch reason {
    case .recognizer(let recognizer): [Self.code(reason), name("by", recognizer)]
    case .system(let what): [Self.code(reason), Member("system", .string(what))]
    case .removal: [Self.code(reason)]
    }
  }

  // MARK: Parts

  private func name(_ key: String, _ id: ElementID) -> Member { Member(key, .string(words.name(id))) }

  private func optional(_ key: String, _ id: ElementID?) -> Member { id.map { name(key, $0) } ?? Member(key, .null) }

  private static func kind(_ kind: String) -> Member { Member("kind", .string(kind)) }

  private static func touch(_ touch: TouchID) -> [Member] {
    [Member("touch", .integer(Int(touch.finger))), Member("serial", .integer(Int(touch.serial)))]
  }

  /// One touch has the same form everywhere; motion and presses have none.
  private static func touches(_ touches: [TouchID]) -> [Member] {
    if touches.count == 1 { return touch(touches[0]) }
    if touches.isEmpty { return [] }
    return [
      Member("touches", .array(touches.map { .integer(Int($0.finger)) })),
      Member("serials", .array(touches.map { .integer(Int($0.serial)) })),
    ]
  }

  /// What a replay has to do again.
  private static func step(_ text: String?) -> [Member] {
    text.flatMap { JSONOutput(parsing: $0) }.map { [Member("step", $0)] } ?? []
  }

  private static func event(_ event: UIControl.Event?) -> [Member] {
    event.map { [Member("event", .string($0.name))] } ?? []
  }

  private static func point(_ key: String, _ point: CGPoint) -> Member {
    Member(key, .array([.rounded(point.x, decimals: 6), .rounded(point.y, decimals: 6)]))
  }

  private static func vector(_ key: String, _ vector: CGVector) -> Member {
    Member(key, .array([.rounded(vector.dx, decimals: 6), .rounded(vector.dy, decimals: 6)]))
  }

  /// The reason for programs: the name of its case.
  private static func code(_ reason: some Sendable) -> Member { Member("code", caseName(reason)) }

  private static func caseName(_ value: some Sendable) -> JSONOutput {
    let text = String(describing: value)
    return .string(String(text.prefix { $0 != "(" }))
  }
}
