package import LayoutFiles
package import UIKit

/// What came of a run, in the terms in which check files expect it.
@MainActor
package struct TraceObservations {
  /// One line of the merged log.
  package struct Line: Hashable, Sendable {
    package let instant: Instant
    package let text: String
  }

  /// By finger: its last touch counts (reading 11b.63).
  private(set) var touches: [Int: TouchID] = [:]
  private(set) var hits: [TouchID: ElementID] = [:]
  private var visits: [TouchID: [ElementID]] = [:]

  /// Calls of event methods as `name.method`.
  package private(set) var deliveries: [Line] = []

  /// Control events and actions.
  package private(set) var actions: [Line] = []

  /// Deliveries, state changes and actions as they came.
  package private(set) var log: [Line] = []

  private var states: [ElementID: [String]] = [:]
  private var current: [ElementID: UIGestureRecognizer.State] = [:]
  private let trace: TraceLog
  private let layout: BuiltLayout

  package init(of layout: BuiltLayout) {
    self.layout = layout
    trace = layout.application.trace
    // An event for which something was sent is told by what was sent (reading 11b.52).
    var answered: Set<Int> = []
    for event in trace.events {
      if case .action(_, .some, _, _) = event.kind, let cause = event.cause { answered.insert(cause) }
    }
    for event in trace.events { take(event, answered) }
  }

  // MARK: By name

  /// The view that a finger hit; nil for none.
  func hit(_ finger: Int) -> String? {
    touches[finger].flatMap { hits[$0] }.map { trace.name($0) }
  }

  /// The windows and views asked for the finger, in order.
  func visited(_ finger: Int) -> [String] {
    (touches[finger].flatMap { visits[$0] } ?? []).map { trace.name($0) }
  }

  /// The states that a recognizer went through; one never offered a touch has only the first.
  func states(_ recognizer: ElementID) -> [String] { states[recognizer] ?? ["possible"] }

  // MARK: Taking events in

  private mutating func take(_ event: TraceEvent, _ answered: Set<Int>) {
    switch event.kind {
    case .hitTest(let touch, let visit):
      guard visit.wasAsked else { return }
      // Hidden windows are no candidates (reading 11b.7).
      if visit.verdict == .hidden, trace[visit.element].kind == .window { return }
      visits[touch, default: []].append(visit.element)
    case .hitTestFound(let touch, let view, _, _):
      touches[Int(touch.finger)] = touch
      hits[touch] = view
    case .delivery(let delivery):
      let line = Line(
        instant: event.instant,
        text: "\(trace.name(delivery.responder)).\(delivery.method.rawValue)"
      )
      deliveries.append(line)
      log.append(line)
    case .recognizerOffered(let recognizer, _):
      // A finger that joins a gesture under way is no new sequence.
      guard current[recognizer, default: .possible] == .possible, states(recognizer).last != "possible" else { return }
      states[recognizer, default: []].append("possible")
    case .stateChanged(let recognizer, let from, let to, _):
      current[recognizer] = to
      take(recognizer, from, to, event.instant)
    case .controlEvent(let control, let controlEvent):
      guard !answered.contains(event.sequence) else { return }
      add("\(trace.name(control)).\(controlEvent.name)", event.instant)
    case .action(let sender, let controlEvent, let target, let action):
      let event = (event.instant, controlEvent.map { ".\($0.name)" } ?? "")
      add("\(trace.name(sender))\(event.1) -> \(trace.name(target)).\(action)", event.0)
    default:
      return
    }
  }

  private mutating func add(_ action: String, _ instant: Instant) {
    let line = Line(instant: instant, text: action)
    actions.append(line)
    log.append(line)
  }

  private mutating func take(
    _ recognizer: ElementID,
    _ from: UIGestureRecognizer.State,
    _ to: UIGestureRecognizer.State,
    _ instant: Instant
  ) {
    // Returns to possible count when the next touch comes (reading 11b.57); a repeat of changed does not count.
    if to == .possible || (from == .changed && to == .changed) { return }
    var list = states[recognizer] ?? ["possible"]
    if from == .possible, list.last != "possible" { list.append("possible") }
    let word = Words.state(to, from: from)
    list.append(word)
    states[recognizer] = list
    // What a scroll view uses to delay touches is no recognizer of the file.
    guard layout.recognizer(trace.name(recognizer)) != nil else { return }
    log.append(Line(instant: instant, text: "\(trace.name(recognizer)): \(from) -> \(word)"))
  }
}
