package import Foundation

/// What a recognizer's thresholds read at a moment that is over.
extension UIGestureRecognizer {
  /// What a finger did, as a trace has it.
  package struct RecordedSample: Hashable, Sendable {
    package let touch: TouchID
    package let phase: UITouch.Phase

    /// Points of the screen.
    package let location: CGPoint
    package let instant: Instant

    package init(_ touch: TouchID, _ phase: UITouch.Phase, at location: CGPoint, _ instant: Instant) {
      self.touch = touch
      self.phase = phase
      self.location = location
      self.instant = instant
    }
  }

  /// The gauges at a moment of an attempt, from what its fingers did until then, in the order of time.
  ///
  /// A new machine of the recognizer's kind, set as the recognizer is now, gets the samples and the deadlines that it
  /// asks for. What decides at the very moment is read just before it decides. The recognizer itself sees nothing of it.
  package final func gauges(after samples: [RecordedSample], at moment: Instant) -> [RecognizerGauge] {
    guard let application = environment?.application ?? view?.window?.application else { return [] }
    return application.perform {
      guard let machine = makeMachine() else { return [] }
      var rehearsal = Rehearsal(machine: machine, moment: moment)
      let window = view?.window
      // What fingers do at one moment is one event.
      let events = samples.prefix { $0.instant <= moment }
        .chunked { $0.instant == $1.instant && $0.phase == $1.phase }
      for event in events {
        let fingers = event.map { sample in
          FingerSample(
            id: sample.touch,
            location: window.map { $0.convertFromSuperview(sample.location) } ?? sample.location
          )
        }
        rehearsal.take(event[event.startIndex].phase, fingers, at: event[event.startIndex].instant)
      }
      return rehearsal.readings
    }
  }
}

/// A machine that is driven once more, without anything it wants being done.
private struct Rehearsal {
  private var machine: any GestureMachine
  private let moment: Instant
  private var deadline: Instant?

  /// What it read before what happened at the moment itself.
  private var before: [RecognizerGauge] = []

  init(machine: any GestureMachine, moment: Instant) {
    self.machine = machine
    self.moment = moment
  }

  mutating func take(_ phase: UITouch.Phase, _ fingers: [FingerSample], at instant: Instant) {
    passDeadlines(until: instant)
    switch phase {
    case .began: handle(.down(fingers), at: instant)
    case .moved: handle(.moved(fingers), at: instant)
    case .ended: handle(.lifted(fingers.map(\.id)), at: instant)
    case .cancelled: handle(.cancelled(fingers.map(\.id)), at: instant)
    default: break
    }
  }

  var readings: [RecognizerGauge] {
    mutating get {
      passDeadlines(until: moment)
      let now = machine.gauges(at: moment)
      return now.isEmpty ? before : now
    }
  }

  private mutating func passDeadlines(until instant: Instant) {
    while let due = deadline, due <= instant {
      deadline = nil
      handle(.deadline, at: due)
    }
  }

  private mutating func handle(_ input: GestureInput, at now: Instant) {
    if now == moment {
      let readings = machine.gauges(at: now)
      if !readings.isEmpty { before = readings }
    }
    for action in machine.handle(input, at: now) {
      switch action {
      case .startDeadline(let seconds): deadline = now.advanced(bySeconds: seconds)
      case .stopDeadline: deadline = nil
      case .begin, .change, .end, .cancel, .fail: break
      }
    }
  }
}

extension Collection {
  /// The longest runs in which each element belongs to the one before.
  fileprivate func chunked(by belongs: (Element, Element) -> Bool) -> [SubSequence] {
    var runs: [SubSequence] = []
    var start = startIndex
    while start < endIndex {
      var (last, end) = (start, index(after: start))
      while end < endIndex, belongs(self[last], self[end]) { (last, end) = (end, index(after: end)) }
      runs.append(self[start..<end])
      start = end
    }
    return runs
  }
}
