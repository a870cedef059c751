import LayoutFiles

/// What came of a recording, by finger, recognizer and action: what a person would compare.
struct TraceOutcome {
  struct Finger {
    /// nil for one that hit nothing.
    var view: String?
    /// Who handled the first call of each method, `nobody` where it was dropped; in the order of the calls.
    var handlers: [(method: String, handler: String)] = []
    var notes: [String] = []
  }

  struct Lane {
    /// State by state, from possible on: `failed (moved 46 pt, limit 45)`.
    var states: [String] = []
  }

  /// By the finger's number and, where one comes again, its turn: `Finger 1`, `Finger 1 the second time`.
  private(set) var fingers: [(name: String, finger: Finger)] = []
  private(set) var recognizers: [(name: String, lane: Lane)] = []
  private(set) var actions: [String] = []

  private var turns: [Int: Int] = [:]
  private var fingerBySerial: [String: Int] = [:]
  private var passingOn: [String: String] = [:]

  init(_ events: [RecordedEvent]) {
    for event in events { take(event) }
  }

  private mutating func take(_ event: RecordedEvent) {
    switch event.kind {
    case "input" where event.text("phase") == "began": addFinger(event)
    case "hit": change(event) { $0.view = event.text("view") }
    case "suppressed", "refused": break
    case "delivery": deliver(event)
    case "dropped": drop(event)
    case "cancelled":
      change(event) { $0.notes.append("is cancelled in \(event.name("view"))" + event.reason) }
    case "discarded":
      change(event) { $0.notes.append("never reaches \(event.name("view")), from which it was held back") }
    case "state": state(event)
    case "action":
      let name = event.text("event").map { "\(event.name("sender")).\($0)" } ?? event.name("sender")
      actions.append("\(name) sends \(event.name("action")) to \(event.name("target"))")
    case "unanswered": actions.append("\(event.name("sender")) sends \(event.name("action")), which nobody answers")
    case "controlEvent": actions.append("\(event.name("sender")) reports \(event.name("event"))")
    case "swallowed": actions.append("\(event.name("by")) keeps an event to itself")
    case "firstResponder":
      actions.append("the first responder of \(event.name("window")) is \(event.name("responder"))")
    default: break
    }
  }

  // MARK: Fingers

  private func serial(_ event: RecordedEvent) -> String? {
    guard let touch = event.json["touch"]?.numberValue else { return nil }
    return "\(touch)/\(event.json["serial"]?.numberValue ?? 0)"
  }

  private mutating func addFinger(_ event: RecordedEvent) {
    guard let serial = serial(event), let number = event.json["touch"]?.numberValue.flatMap({ Int(exactly: $0) }) else {
      return
    }
    let turn = (turns[number] ?? 0) + 1
    turns[number] = turn
    fingerBySerial[serial] = fingers.count
    fingers.append((turn == 1 ? "Finger \(number)" : "Finger \(number), touch \(turn),", Finger()))
  }

  private mutating func change(_ event: RecordedEvent, _ body: (inout Finger) -> Void) {
    guard let serial = serial(event), let index = fingerBySerial[serial] else { return }
    body(&fingers[index].finger)
  }

  private mutating func deliver(_ event: RecordedEvent) {
    guard event.text("outcome") != "passedOn" else { return }
    handle(event, by: event.name("responder"))
  }

  private mutating func drop(_ event: RecordedEvent) { handle(event, by: "nobody") }

  private mutating func handle(_ event: RecordedEvent, by handler: String) {
    let method = event.name("method")
    guard serial(event) != nil else {
      if event.json["touches"] == nil { actions.append("\(handler) handles \(method)") }
      return
    }
    change(event) { finger in
      if !finger.handlers.contains(where: { $0.method == method }) { finger.handlers.append((method, handler)) }
    }
  }

  // MARK: Recognizers

  private mutating func state(_ event: RecordedEvent) {
    let (name, state) = (event.name("recognizer"), event.name("to"))
    guard state != "possible" else { return }
    let index = recognizers.firstIndex { $0.name == name } ?? recognizers.endIndex
    if index == recognizers.endIndex { recognizers.append((name, Lane())) }
    if state == "changed", recognizers[index].lane.states.last?.hasPrefix("changed") == true { return }
    let reason = state == "changed" ? "" : event.text("reason").map { " (\($0))" } ?? ""
    recognizers[index].lane.states.append(state + reason)
  }
}

extension RecordedEvent {
  fileprivate var reason: String { text("reason").map { ": \($0)" } ?? "" }
}
