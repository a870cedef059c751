import Foundation
package import LayoutFiles

/// One event of a trace file, as a person would read it.
package struct RecordedEvent: Hashable, Sendable {
  package let json: JSONOutput

  package init(_ json: JSONOutput) {
    self.json = json
  }

  /// Seconds from the start of the clock.
  package var time: Double { json["t"]?.numberValue ?? 0 }

  package var kind: String { text("kind") ?? "" }

  /// Without number and cause: two traces with the same decisions are the same, wherever they were cut.
  ///
  /// Numbers read and numbers written compare alike.
  var essence: String {
    guard case .object(let members) = json else { return json.compact }
    return JSONOutput.object(members.filter { $0.key != "seq" && $0.key != "cause" && $0.key != "device" }).compact
  }

  /// The same without places and the like: what was decided, whatever the numbers.
  var decision: String {
    guard case .object(let members) = json else { return json.compact }
    let numbers = ["seq", "cause", "device", "gap", "depth", "parent", "alpha", "answer", "code"]
    return JSONOutput.object(
      members.filter { member in
        if member.key == "at" { return kind == "input" }
        if member.key == "reason" { return kind != "state" }
        return !numbers.contains(member.key)
      }
    ).compact
  }

  /// `0.430 double: possible -> failed, no next tap within 0.35 s`.
  package var sentence: String { "\(Words.seconds(time)) \(description)" }

  func text(_ key: String) -> String? { json[key]?.stringValue }

  func name(_ key: String) -> String { text(key) ?? "nobody" }

  private var fingers: String {
    if let touches = json["touches"]?.arrayValue {
      return "fingers " + touches.compactMap { $0.numberValue.map { Words.number($0) } }.joined(separator: ", ")
    }
    return json["touch"]?.numberValue.map { "finger \(Words.number($0))" } ?? ""
  }

  private var place: String {
    guard let at = json["at"]?.arrayValue, at.count == 2, let x = at[0].numberValue, let y = at[1].numberValue else {
      return ""
    }
    return Words.point(CGPoint(x: x, y: y))
  }

  /// Input other than fingers, as a check file has it: `hover [10, 20]`.
  private var step: String? {
    guard case .object(let members)? = json["step"] else { return nil }
    return members.filter { $0.key != "t" }.map { "\($0.key) \($0.value.compact)" }.joined(separator: ", ")
  }

  /// Without its time.
  var description: String {
    let reason = text("reason").map { ", \($0)" } ?? ""
    let event = text("event").map { ".\($0)" } ?? ""
    switch kind {
    case "input": return step ?? "\(fingers) \(name("phase")) at \(place)"
    case "hitTest":
      let answer = text("verdict") == "notAsked" ? "was not asked, \(name("inFront")) answered" : name("verdict")
      return "\(fingers): \(name("view")) \(answer)"
    case "hit": return "\(fingers) at \(place) hit \(name("view"))"
    case "offered": return "\(name("recognizer")) receives \(fingers)"
    case "refused": return "\(name("recognizer")) does not receive \(fingers)\(reason)"
    case "suppressed": return "\(name("view")) hears nothing of \(fingers)\(reason)"
    case "state": return "\(name("recognizer")): \(name("from")) -> \(name("to"))\(reason)"
    case "held": return "\(name("recognizer")) waits for \(name("waitingFor"))"
    case "simultaneous": return "\(name("recognizer")) may go on beside \(name("with"))"
    case "withheld": return "\(name("view")).\(name("method")) held back by \(name("by"))"
    case "released": return "\(name("view")) gets what was held back"
    case "discarded": return "what was held back from \(name("view")) is discarded"
    case "cancelled": return "\(fingers) cancelled in \(name("view"))\(reason)"
    case "delivery": return "\(name("responder")).\(name("method")), \(outcome)"
    case "dropped": return "\(name("method")) dropped after \(name("after"))"
    case "swallowed": return "\(name("by")) does not call super"
    case "controlEvent": return name("sender") + event
    case "action": return "\(name("sender"))\(event) -> \(name("target")).\(name("action"))"
    case "unanswered": return "\(name("sender"))\(event) -> nobody answers \(name("action"))"
    case "firstResponder": return "first responder of \(name("window")): \(name("responder"))"
    case "changed": return "\(name("object")): \(name("what"))"
    default: return json.compact
    }
  }

  private var outcome: String {
    switch text("outcome") {
    case "handled": "handled"
    case "handledAndPassedOn": "handled, calls super"
    default: "passes on"
    }
  }
}
