import Foundation
package import LayoutFiles
package import UIKit

/// Runs a recorded trace again: its steps, or the fingers of its live input and what else was done meanwhile.
@MainActor
package struct TraceReplay {
  /// The layout after the replay.
  package let layout: BuiltLayout

  /// Where the replay parts from the recording; nil if it does not.
  package let difference: TraceDifference?

  /// `prepare` may change the layout before anything happens on it.
  package init(_ document: TraceDocument, prepare: @MainActor (BuiltLayout) -> Void = { _ in }) {
    let layout = LayoutBuilder.build(document.layout)
    prepare(layout)
    self.layout = layout
    if let steps = document.steps {
      ScriptRunner(steps, on: layout).run()
    } else {
      Self.play(document.events.map { RecordedEvent($0) }, liveSteps: document.liveSteps, on: layout)
    }
    difference = TraceDifference(document.events, TraceFile.events(of: layout.application))
  }

  /// Does on another layout what was done with an application, at the same instants: all input, no changes of objects.
  package static func playInput(of original: UIApplication, on layout: BuiltLayout) {
    let document = TraceDocument(live: original, on: layout.document) { $0["kind"] == .string("input") }
    play(document.events.map { RecordedEvent($0) }, liveSteps: document.liveSteps, on: layout)
  }

  /// Samples of one event were written with their cause: only its first has none.
  private static func play(_ events: [RecordedEvent], liveSteps: [Int: Step], on layout: BuiltLayout) {
    let application = layout.application
    let runner = ScriptRunner([], on: layout)
    var group: [TouchSample] = []
    var time = 0.0
    var interruption: String?
    func deliver() {
      guard !group.isEmpty else { return }
      let instant = max(Instant(seconds: time), application.scheduler.now)
      if let interruption {
        application.interrupt(interruption, at: instant)
      } else {
        application.handle(group, at: instant)
      }
      group = []
    }
    for (place, event) in events.enumerated() {
      if let step = liveSteps[place] {
        deliver()
        interruption = nil
        application.advance(to: max(Instant(seconds: event.time), application.scheduler.now))
        runner.carryOut(step, words: event.text("what"))
      } else if event.kind == "input", let sample = sample(event) {
        if event.json["cause"] == nil {
          deliver()
          interruption = nil
        }
        time = event.time
        group.append(sample)
      } else if event.kind == "cancelled", let what = event.text("system"), what != "cancelled" {
        interruption = what
      }
    }
    deliver()
    if let last = events.last { application.advance(to: max(Instant(seconds: last.time), application.scheduler.now)) }
  }

  private static func sample(_ event: RecordedEvent) -> TouchSample? {
    guard let at = event.json["at"]?.arrayValue, at.count == 2, let x = at[0].numberValue, let y = at[1].numberValue,
      let finger = event.json["touch"]?.numberValue.flatMap({ Int32(exactly: $0) })
    else { return nil }
    let phase: UITouch.Phase
    switch event.text("phase") {
    case "began": phase = .began
    case "moved": phase = .moved
    case "ended": phase = .ended
    case "cancelled": phase = .cancelled
    default: return nil
    }
    return TouchSample(
      finger: finger,
      phase: phase,
      location: CGPoint(x: x, y: y),
      force: event.json["force"]?.numberValue ?? 0,
      device: event.text("device")
    )
  }
}
