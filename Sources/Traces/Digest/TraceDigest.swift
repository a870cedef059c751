package import UIKit

/// A trace arranged for showing: by finger, by recognizer, by moment and step.
///
/// Built up event by event, so that live input costs what is new. Places in time are sequence numbers: everything with
/// a number up to the cursor's has happened.
package struct TraceDigest: Sendable {
  /// By age.
  package private(set) var touches: [TouchDigest] = []

  /// In the order in which they were first offered a touch.
  package private(set) var recognizers: [RecognizerDigest] = []

  package private(set) var controlEvents: [ControlEventDigest] = []

  /// Every decision worth a step of its own, in order.
  package private(set) var steps: [TraceStep] = []

  /// Runs of steps at one instant.
  package private(set) var moments: [TraceMoment] = []

  /// The sequence number of the last event taken in.
  package private(set) var lastSequence = 0

  private var touchIndex: [TouchID: Int] = [:]
  private var recognizerIndex: [ElementID: Int] = [:]
  /// The call to which a delivery event belongs, by its sequence number.
  private var callBySequence: [Int: CallReference] = [:]

  private struct CallReference {
    let touches: [TouchID]
    let sequence: Int
  }

  package init() {}

  package init(_ events: some Sequence<TraceEvent>) {
    for event in events { append(event) }
  }

  /// Takes in what was written since the last call.
  @MainActor
  package mutating func update(from log: TraceLog) {
    let events = log.events
    let first = events.partitioningIndex { $0.sequence > lastSequence }
    for event in events[first...] { append(event) }
  }

  package func touch(_ id: TouchID) -> TouchDigest? { touchIndex[id].map { touches[$0] } }

  package func recognizer(_ id: ElementID) -> RecognizerDigest? { recognizerIndex[id].map { recognizers[$0] } }

  /// The last step at or before a sequence number; nil before the first.
  package func stepIndex(atOrBefore sequence: Int) -> Int? {
    let next = steps.partitioningIndex { $0.sequence > sequence }
    return next == 0 ? nil : next - 1
  }

  /// The moment of which a step is part.
  package func moment(ofStep index: Int) -> TraceMoment? {
    let next = moments.partitioningIndex { $0.steps.lowerBound > index }
    return next == 0 ? nil : moments[next - 1]
  }

  /// Seconds from the first event to the last.
  package var duration: Double {
    guard let first = steps.first, let last = steps.last else { return 0 }
    return last.instant.seconds(since: first.instant)
  }

  // MARK: Taking events in

  private mutating func append(_ event: TraceEvent) {
    lastSequence = event.sequence
    switch event.kind {
    case .input(let input):
      if input.phase == .began {
        touchIndex[input.touch] = touches.count
        touches.append(TouchDigest(input, at: event.instant))
      }
      change(input.touch) { $0.take(input, at: event.instant) }
      addStep(event, input.touch, .input(input.phase))
    case .hitTest(let touch, let visit):
      change(touch) { $0.rows.append(TouchDigest.Row(visit: visit, sequence: event.sequence)) }
      addStep(event, touch, .descent(row: (self.touch(touch)?.rows.count ?? 1) - 1))
    case .hitTestFound(let touch, let view, let window, _):
      change(touch) {
        $0.view = view
        $0.window = window
      }
    case .recognizerOffered(let recognizer, let touch):
      changeRecognizer(recognizer, at: event) { $0.offered.append(touch) }
    case .recognizerRefused(let recognizer, let touch, let reason):
      changeRecognizer(recognizer, at: event) {
        $0.refusals.append(
          RecognizerDigest.Refusal(
            touch: touch,
            reason: reason,
            rule: event.rule,
            instant: event.instant,
            sequence: event.sequence
          )
        )
      }
    case .stateChanged(let recognizer, let from, let to, let reason):
      changeRecognizer(recognizer, at: event) {
        $0.transitions.append(
          RecognizerDigest.Transition(
            from: from,
            to: to,
            reason: reason,
            rule: event.rule,
            instant: event.instant,
            sequence: event.sequence
          )
        )
      }
      if to != .possible { addStep(event, self.recognizer(recognizer)?.offered.last, .transition(recognizer)) }
    case .recognizerHeld(let recognizer, let other):
      changeRecognizer(recognizer, at: event) {
        $0.waits.append(RecognizerDigest.Wait(for: other, instant: event.instant, sequence: event.sequence))
      }
      addStep(event, self.recognizer(recognizer)?.offered.last, .held(recognizer, waitingFor: other))
    case .recognizersSimultaneous(let recognizer, let other, by: _):
      for (one, companion) in [(recognizer, other), (other, recognizer)] {
        changeRecognizer(one, at: event) {
          $0.companions.append(
            RecognizerDigest.Companion(other: companion, instant: event.instant, sequence: event.sequence)
          )
        }
      }
    case .delivery(let delivery):
      take(delivery, event)
    case .dropped(_, let ids, _):
      if let cause = event.cause, let call = callBySequence[cause] {
        for id in call.touches { change(id) { $0.drop(call.sequence, at: event.sequence) } }
      }
      addStep(event, ids.first, .dropped)
    case .touchSuppressed(let touch, let view, let reason):
      change(touch) { $0.suppression = reason }
      mark(event, touch, .suppressed(reason), view)
    case .touchWithheld(let touch, let view, let method, let recognizer):
      mark(event, touch, .withheld(method, by: recognizer), view)
    case .touchReleased(let touch, let view):
      mark(event, touch, .released, view)
    case .touchDiscarded(let touch, let view, let recognizer):
      mark(event, touch, .discarded(by: recognizer), view)
    case .touchCancelled(let touch, let view, let reason):
      mark(event, touch, .cancelled(reason), view)
    case .controlEvent(let control, let controlEvent):
      controlEvents.append(
        ControlEventDigest(
          control: control,
          event: controlEvent,
          instant: event.instant,
          sequence: event.sequence
        )
      )
      addStep(event, nil, .controlEvent(index: controlEvents.count - 1))
    case .action(_, let controlEvent, let target, let action):
      if controlEvent != nil, !controlEvents.isEmpty {
        controlEvents[controlEvents.count - 1].sent.append(ControlEventDigest.Sent(target: target, action: action))
      }
      addStep(event, nil, .action)
    case .actionUnanswered:
      addStep(event, nil, .action)
    case .swallowed(let responder):
      addStep(event, nil, .swallowed(by: responder))
    case .firstResponder, .changed, .otherInput:
      addStep(event, nil, .change)
    }
  }

  private mutating func take(_ delivery: TraceEvent.Delivery, _ event: TraceEvent) {
    if delivery.hop != .first, let cause = event.cause, let call = callBySequence[cause] {
      callBySequence[event.sequence] = call
      for id in call.touches { change(id) { $0.addHop(delivery, toCall: call.sequence, at: event) } }
      addStep(event, call.touches.first, .ascent(call: call.sequence))
      return
    }
    callBySequence[event.sequence] = CallReference(touches: delivery.touches, sequence: event.sequence)
    for id in delivery.touches { change(id) { $0.addCall(delivery, at: event) } }
    addStep(event, delivery.touches.first, .ascent(call: event.sequence))
  }

  private mutating func mark(_ event: TraceEvent, _ touch: TouchID, _ kind: TouchDigest.Mark.Kind, _ view: ElementID) {
    change(touch) {
      $0.marks.append(
        TouchDigest.Mark(
          kind: kind,
          view: view,
          rule: event.rule,
          instant: event.instant,
          sequence: event.sequence
        )
      )
    }
    addStep(event, touch, .mark(kind))
  }

  private mutating func addStep(_ event: TraceEvent, _ touch: TouchID?, _ kind: TraceStep.Kind) {
    let step = TraceStep(sequence: event.sequence, instant: event.instant, touch: touch, kind: kind)
    let index = steps.count
    steps.append(step)
    if let last = moments.indices.last, moments[last].instant == event.instant {
      moments[last].steps = moments[last].steps.lowerBound..<(index + 1)
    } else {
      moments.append(TraceMoment(instant: event.instant, steps: index..<(index + 1)))
    }
  }

  private mutating func change(_ id: TouchID, _ body: (inout TouchDigest) -> Void) {
    guard let index = touchIndex[id] else { return }
    body(&touches[index])
  }

  private mutating func changeRecognizer(
    _ id: ElementID,
    at event: TraceEvent,
    _ body: (inout RecognizerDigest) -> Void
  ) {
    let index: Int
    if let known = recognizerIndex[id] {
      index = known
    } else {
      index = recognizers.count
      recognizerIndex[id] = index
      recognizers.append(RecognizerDigest(id: id, firstSeen: event.instant))
    }
    body(&recognizers[index])
  }
}

extension RandomAccessCollection {
  /// The first index from which on the predicate holds; the elements must be partitioned by it.
  package func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsToSecond(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
