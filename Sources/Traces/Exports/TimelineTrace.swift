import Foundation
import LayoutFiles
package import UIKit

/// A trace in the trace-event form that Perfetto and Chrome show as a timeline: a track for each finger and recognizer.
///
/// Spans of one track never overlap, which the viewers would not draw; arrows lead from a finger to what it reached.
@MainActor
package struct TimelineTrace {
  private typealias Member = JSONOutput.Member

  private let digest: TraceDigest
  private let words: Words
  private let end: Double

  /// What is drawn of the trace, in seconds.
  private let span: ClosedRange<Double>
  private var events: [JSONOutput] = []
  private var trackCount = 0

  /// The text of the file; the same trace gives the same bytes.
  ///
  /// `range` leaves out what is before and after it, and cuts spans that go beyond.
  package static func text(
    of application: UIApplication,
    name: String,
    range: ClosedRange<Instant>? = nil
  ) -> String {
    var timeline = TimelineTrace(application, range)
    timeline.name("process_name", name, track: 0)
    timeline.addFingers()
    timeline.addHitTests()
    timeline.addDeliveries()
    timeline.addRecognizers()
    timeline.addControlEvents()
    let lines = timeline.events.map(\.compact).joined(separator: ",\n")
    return "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n\(lines)\n]}\n"
  }

  private init(_ application: UIApplication, _ range: ClosedRange<Instant>?) {
    span = range.map { $0.lowerBound.seconds...$0.upperBound.seconds } ?? -.infinity ... .infinity
    digest = TraceDigest(application.trace.events)
    words = Words(of: application)
    end = application.trace.events.last?.instant.seconds ?? 0
  }

  // MARK: Tracks

  private mutating func addFingers() {
    // A number comes again after a lift; only touches of one number share a track.
    let numbers = Set(digest.touches.map { Int($0.id.finger) }).sorted()
    for number in numbers {
      let track = addTrack("Finger \(number)")
      for touch in digest.touches where Int(touch.id.finger) == number {
        let name = touch.view.map { words.name($0) } ?? "no view"
        addSpan(
          touch.isCancelled ? "\(name) (cancelled)" : name,
          track: track,
          from: touch.start.seconds,
          to: touch.end?.seconds ?? end,
          [
            Member("at", .string(Words.point(touch.startLocation))),
            Member("samples", .integer(touch.samples.count)),
          ]
        )
        addArrow("s", touch.id, track: track, at: touch.start.seconds)
      }
    }
  }

  private mutating func addHitTests() {
    guard digest.touches.contains(where: { !$0.rows.isEmpty }) else { return }
    let track = addTrack("Hit test")
    for touch in digest.touches {
      for (index, row) in touch.rows.enumerated() {
        addInstant(
          "\(index + 1) \(words.name(row.visit.element)): \(row.visit.verdict.name)",
          track: track,
          at: touch.start.seconds,
          [Member("finger", .integer(Int(touch.id.finger))), Member("reason", .string(words.reason(row.visit)))]
        )
      }
    }
  }

  private mutating func addDeliveries() {
    // A call of two fingers stands in the digest of both.
    var calls: [Int: (call: TouchDigest.Call, touch: TouchID)] = [:]
    for touch in digest.touches {
      for call in touch.calls where calls[call.sequence] == nil { calls[call.sequence] = (call, touch.id) }
    }
    guard !calls.isEmpty else { return }
    let track = addTrack("Delivery")
    var reached: Set<TouchID> = []
    for (_, entry) in calls.sorted(by: { $0.key < $1.key }) {
      let (call, touch) = entry
      let way = call.hops.map { hop in
        "\(words.name(hop.delivery.responder)): \(Words.outcome(hop.delivery.outcome))"
      }
      let receiver = call.handler.map { words.name($0) } ?? "nobody"
      addInstant(
        "\(call.method.rawValue) → \(receiver)",
        track: track,
        at: call.instant.seconds,
        [Member("way", .array(way.map { .string($0) }))]
      )
      if reached.insert(touch).inserted { addArrow("f", touch, track: track, at: call.instant.seconds) }
    }
  }

  private mutating func addRecognizers() {
    for recognizer in digest.recognizers where !recognizer.offered.isEmpty || !recognizer.transitions.isEmpty {
      let track = addTrack(words.name(recognizer.id))
      var start = recognizer.firstSeen.seconds
      var state = "possible"
      var reason = ""
      func arguments() -> [Member] { reason.isEmpty ? [] : [Member("reason", .string(reason))] }
      for transition in recognizer.transitions {
        let time = transition.instant.seconds
        if time > start || state != "possible" {
          addSpan(state, track: track, from: start, to: time, arguments())
        }
        start = time
        state = Words.state(transition.to, from: transition.from)
        reason = words.reason(transition.reason)
      }
      // Possible again after the end of a sequence is rest, not a state that lasts.
      if state != "possible" || recognizer.transitions.isEmpty {
        addSpan(state, track: track, from: start, to: max(start, end), arguments())
      }
      for wait in recognizer.waits {
        addInstant("waits for \(words.name(wait.other))", track: track, at: wait.instant.seconds, [])
      }
    }
  }

  private mutating func addControlEvents() {
    guard !digest.controlEvents.isEmpty else { return }
    let track = addTrack("Control events")
    for event in digest.controlEvents {
      let sent = event.sent.map { "\(words.name($0.target)).\($0.action)" }
      addInstant(
        "\(words.name(event.control)).\(event.event.name)",
        track: track,
        at: event.instant.seconds,
        sent.isEmpty ? [] : [Member("sent", .array(sent.map { .string($0) }))]
      )
    }
  }

  // MARK: Events

  private mutating func addTrack(_ title: String) -> Int {
    trackCount += 1
    name("thread_name", title, track: trackCount)
    let place = Member("args", .object([Member("sort_index", .integer(trackCount))]))
    events.append(event("M", "thread_sort_index", track: trackCount, [place]))
    return trackCount
  }

  private mutating func name(_ what: String, _ name: String, track: Int) {
    events.append(event("M", what, track: track, [Member("args", .object([Member("name", .string(name))]))]))
  }

  private mutating func addSpan(
    _ name: String,
    track: Int,
    from start: Double,
    to end: Double,
    _ arguments: [Member]
  ) {
    guard start <= span.upperBound, end >= span.lowerBound else { return }
    let (start, end) = (max(start, span.lowerBound), min(end, span.upperBound))
    let duration = Member("dur", Self.microseconds(end - start))
    let time = Member("ts", Self.microseconds(start))
    events.append(event("X", name, track: track, [time, duration, Member("args", .object(arguments))]))
  }

  private mutating func addInstant(_ name: String, track: Int, at time: Double, _ arguments: [Member]) {
    guard span.contains(time) else { return }
    let members = [
      Member("ts", Self.microseconds(time)), Member("s", .string("t")), Member("args", .object(arguments)),
    ]
    events.append(event("i", name, track: track, members))
  }

  private mutating func addArrow(_ phase: String, _ touch: TouchID, track: Int, at time: Double) {
    guard span.contains(time) else { return }
    var members = [Member("ts", Self.microseconds(time)), Member("id", .integer(Int(touch.serial)))]
    if phase == "f" { members.append(Member("bp", .string("e"))) }
    events.append(event(phase, "touch", track: track, members))
  }

  private func event(_ phase: String, _ name: String, track: Int, _ members: [Member]) -> JSONOutput {
    .object(
      [
        Member("ph", .string(phase)), Member("name", .string(name)), Member("cat", .string("touch")),
        Member("pid", .integer(1)), Member("tid", .integer(track)),
      ] + members
    )
  }

  private static func microseconds(_ seconds: Double) -> JSONOutput { .rounded(seconds * 1e6, decimals: 3) }
}
