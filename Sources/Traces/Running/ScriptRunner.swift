import Foundation
package import LayoutFiles
package import UIKit

/// Carries out steps on a layout, on the layout's own clock.
///
/// At once with ``run()``, or bit by bit with ``run(until:)`` as a live loop's time goes on: both give the same trace.
@MainActor
package final class ScriptRunner {
  /// A step that could not be carried out as the file says.
  package struct Problem: Hashable, Sendable {
    package let step: Step
    /// A sentence without a full stop.
    package let text: String
  }

  package let layout: BuiltLayout

  /// The instant at which the script's time is zero.
  package let start: Instant

  package private(set) var problems: [Problem] = []

  /// The responders from each touch's view up, as they were when the finger came down.
  package private(set) var chains: [TouchID: [ElementID]] = [:]

  /// Takes the place of the application's own `handle(_:at:)`, for a session that follows fingers itself.
  package var deliver: (([TouchSample], Instant) -> Void)?

  /// The step that changes something at the moment: as a file says it, and what the trace is to say of it.
  var changeNow: (step: String, words: String?)?

  private let script: Script
  private var next = 0

  /// Where each finger is, and what it said of itself.
  private var fingers: [Int: Finger] = [:]

  private struct Finger {
    var location: CGPoint
    var traits: FingerTraits
  }

  /// The steps begin now, on the layout's clock.
  package init(_ steps: [Step], on layout: BuiltLayout) {
    self.layout = layout
    script = Script(steps)
    start = layout.application.scheduler.now
  }

  // MARK: Time

  /// When the next step is due; nil after the last.
  package var nextInstant: Instant? {
    script.moments.indices.contains(next) ? instant(script.moments[next].time) : nil
  }

  /// Two seconds after the last step: every timer has had its time.
  package var endInstant: Instant { instant(script.end) }

  /// All steps are done and the time after them has run.
  package var isFinished: Bool { nextInstant == nil && layout.application.scheduler.now >= endInstant }

  /// Everything, to the end.
  package func run() { run(until: endInstant) }

  /// The steps due by an instant, then the clock to that instant.
  ///
  /// Timers of a moment come before its steps (reading 11b.1). Time never goes back.
  package func run(until instant: Instant) {
    let application = layout.application
    while let due = nextInstant, due <= instant {
      let moment = script.moments[next]
      next += 1
      application.advance(to: max(due, application.scheduler.now))
      switch moment.action {
      case .fingers(let actions): carryOut(actions)
      case .other(let step): carryOut(step)
      }
    }
    application.advance(to: max(instant, application.scheduler.now))
  }

  private func instant(_ seconds: Double) -> Instant { start.advanced(bySeconds: seconds) }

  func report(_ step: Step, _ text: String) {
    problems.append(Problem(step: step, text: text))
  }

  // MARK: Fingers

  private func carryOut(_ actions: [Script.FingerAction]) {
    let application = layout.application
    let last = application.trace.events.last?.sequence ?? 0
    let samples = actions.compactMap(sample)
    if let deliver {
      deliver(samples, application.scheduler.now)
    } else {
      application.handle(samples, at: application.scheduler.now)
    }
    for event in application.trace.events.reversed() {
      guard event.sequence > last else { break }
      guard case .hitTestFound(let touch, let view?, _, _) = event.kind,
        let responder = application.object(for: view) as? UIResponder
      else { continue }
      chains[touch] = responder.responderChain.map { application.identify($0) }
    }
  }

  /// What the driver would say; nil for a finger that is not down.
  private func sample(_ action: Script.FingerAction) -> TouchSample? {
    switch action.kind {
    case .down(let location):
      fingers[action.finger] = Finger(location: location, traits: action.traits)
      return sample(action.finger, .began)
    case .move(let location):
      update(action, location)
      return sample(action.finger, .moved)
    case .up(let location):
      update(action, location)
      defer { fingers[action.finger] = nil }
      return sample(action.finger, .ended)
    case .cancel:
      defer { fingers[action.finger] = nil }
      return sample(action.finger, .cancelled)
    }
  }

  private func update(_ action: Script.FingerAction, _ location: CGPoint?) {
    guard var finger = fingers[action.finger] else { return }
    finger.location = location ?? finger.location
    finger.traits.force = action.traits.force ?? finger.traits.force
    fingers[action.finger] = finger
  }

  private func sample(_ number: Int, _ phase: UITouch.Phase) -> TouchSample? {
    guard let finger = fingers[number] else { return nil }
    let type: UITouch.TouchType =
      switch finger.traits.type {
      case .pencil: .pencil
      case .indirectPointer: .indirectPointer
      case .direct, nil: .direct
      }
    return TouchSample(
      finger: Int32(clamping: number),
      phase: phase,
      location: finger.location,
      force: finger.traits.force ?? 0,
      type: type
    )
  }
}
