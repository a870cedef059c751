import Foundation
package import LayoutFiles
package import UIKit

/// What fingers did on a layout, kept as a check file: their touches as steps, and what comes of them as what to expect.
///
/// The expectations are those of a run on the file's own layout, so the check passes as soon as it is saved.
@MainActor
package struct RecordedCheck {
  /// How a check names its layout.
  package enum Layout: Hashable, Sendable {
    /// A path, relative to the check's own folder or from the root.
    case path(String)
    /// The whole layout stands in the check.
    case inline
  }

  /// So many lines of the log are worth comparing one by one; a longer trace is told by hits, states and actions.
  private static let longestLog = 200

  private typealias Member = JSONOutput.Member

  private let document: LayoutDocument
  package let steps: [Step]

  /// What an application's trace says was done to it; nil where nothing was.
  package init?(of application: UIApplication, document: LayoutDocument) {
    let text = TraceFile.text(of: application, header: TraceFile.Header(document))
    let live = (try? TraceDocument.decode(Array(text.utf8), file: "trace"))?.liveSteps ?? [:]
    self.init(document: document, steps: Self.steps(of: application.trace.events, live: live))
  }

  /// Steps as they are; nil without any.
  package init?(document: LayoutDocument, steps: [Step]) {
    guard !steps.isEmpty else { return nil }
    self.document = document
    self.steps = steps
  }

  // MARK: Steps

  /// The fingers of a trace as steps that begin at zero, and between them what else was done: `live` has it by the
  /// place of its event.
  ///
  /// Times are kept to 0.1 ms and places to 0.01 pt: a file that people read, and finer than any threshold.
  private static func steps(of events: some Sequence<TraceEvent>, live: [Int: Step]) -> [Step] {
    var steps: [Step] = []
    var start: Instant?
    var cancelled: [Step] = []
    var interruption: String?
    func finishCancelling() {
      guard let first = cancelled.first else { return }
      steps += interruption.map { [Step(time: first.time, action: .interrupt(reason: $0))] } ?? cancelled
      cancelled = []
      interruption = nil
    }
    func time(of event: TraceEvent) -> Double {
      let first = start ?? event.instant
      start = first
      return rounded(event.instant.seconds(since: first), to: 10_000)
    }
    for (place, event) in events.enumerated() {
      if let step = live[place] {
        finishCancelling()
        steps.append(Step(time: time(of: event), action: step.action))
        continue
      }
      switch event.kind {
      case .input(let input):
        let time = time(of: event)
        guard let action = action(of: input) else { continue }
        let step = Step(time: time, action: action)
        if input.phase == .cancelled {
          if let last = cancelled.last, last.time != time { finishCancelling() }
          cancelled.append(step)
        } else {
          finishCancelling()
          steps.append(step)
        }
      case .touchCancelled(_, _, .system(let what)) where what != "cancelled": interruption = what
      default: continue
      }
    }
    finishCancelling()
    return steps
  }

  private static func action(of input: TouchInput) -> Step.Action? {
    let finger = Int(input.touch.finger)
    let place = CGPoint(x: rounded(input.location.x, to: 100), y: rounded(input.location.y, to: 100))
    let traits = FingerTraits(force: input.force == 0 ? nil : rounded(input.force, to: 1_000))
    return switch input.phase {
    case .began: .down(finger: finger, at: place, traits)
    case .moved: .move(finger: finger, to: place, traits)
    case .ended: .up(finger: finger, at: place, FingerTraits())
    case .cancelled: .cancel(finger: finger)
    default: nil
    }
  }

  private static func rounded(_ value: Double, to parts: Double) -> Double {
    let result = (value * parts).rounded() / parts
    return result == 0 ? 0 : result
  }

  // MARK: The file

  /// The text of the check file.
  package func text(title: String, layout: Layout, notes: String? = nil) -> String {
    var members = [Member("fingerpost", .integer(1)), Member("title", .string(title))]
    if let notes { members.append(Member("notes", .string(notes))) }
    switch layout {
    case .path(let path): members.append(Member("layout", .string(path)))
    case .inline: members.append(Member("layout", LayoutWriter.json(document)))
    }
    members.append(Member("steps", .array(steps.map { StepWriter.json($0) })))
    members.append(Member("expect", .object(expectations)))
    return JSONOutput.object(members).pretty()
  }

  private var expectations: [Member] {
    let built = LayoutBuilder.build(document)
    let runner = ScriptRunner(steps, on: built)
    runner.run()
    let came = TraceObservations(of: built)
    let fingers = came.touches.keys.sorted()
    var members: [Member] = []
    func add(_ key: String, _ values: [Member]) {
      if !values.isEmpty { members.append(Member(key, .object(values))) }
    }
    // A view that UIKit made itself has no name in the file, and a check cannot speak of it.
    let isNamed = { (name: String) in self.document.names[name] != nil }
    add(
      "hits",
      fingers.compactMap { finger in
        guard let hit = came.hit(finger) else { return Member("\(finger)", .null) }
        return isNamed(hit) ? Member("\(finger)", .string(hit)) : nil
      }
    )
    add(
      "chain",
      fingers.compactMap { finger in
        guard let touch = came.touches[finger], let chain = runner.chains[touch]?.map({ built.name($0) }),
          chain.allSatisfy(isNamed)
        else { return nil }
        return Member("\(finger)", .array(chain.map { .string($0) }))
      }
    )
    var seen: Set<String> = []
    let offered = built.application.trace.events.compactMap { event -> ElementID? in
      guard case .recognizerOffered(let recognizer, _) = event.kind, built.recognizer(built.name(recognizer)) != nil,
        seen.insert(built.name(recognizer)).inserted
      else { return nil }
      return recognizer
    }
    add(
      "recognizers",
      offered.map { recognizer in
        Member(built.name(recognizer), .array(came.states(recognizer).map { .string($0) }))
      }
    )
    members.append(Member("actions", .array(came.actions.map { .string($0.text) })))
    if came.log.count <= Self.longestLog {
      let lines = came.log.map { "\(Words.seconds($0.instant.seconds)) \($0.text)" }
      members.append(Member("log", .array(lines.map { .string($0) })))
    }
    return members
  }
}
