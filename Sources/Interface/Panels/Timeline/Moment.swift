import Canvas
import Traces
import UIKit

/// The steps of one instant as cells: the hit test, the calls, the recognizers.
struct Moment {
  struct Cell {
    enum Art: Hashable {
      case verdict(VerdictGlyph)
      case board(AscentGlyph)
      case state(RecognizerStateGlyph)
      case waits
      case mark(TimelineMark)
    }

    /// Index into ``TraceDigest/steps``.
    let step: Int
    let art: Art
    let touch: TouchID?

    /// Cells of different groups have a divider between them.
    var group: Int {
      switch art {
      case .verdict: 0
      case .board: 1
      case .state, .waits: 2
      case .mark: 3
      }
    }
  }

  private(set) var cells: [Cell] = []

  /// The cell of the shown step, or the last one before it.
  private(set) var current: Int?

  /// More steps of one instant than any bar shows are looked at only around the shown one.
  private static let mostSteps = 2000

  init() {}

  init(ofStep step: Int, in digest: TraceDigest) {
    guard let moment = digest.moment(ofStep: step) else { return }
    var range = moment.steps
    if range.count > Self.mostSteps {
      let low = max(range.lowerBound, step - Self.mostSteps / 2)
      range = low..<min(range.upperBound, low + Self.mostSteps)
    }
    cells = range.compactMap { index in
      Self.art(of: digest.steps[index], in: digest).map { Cell(step: index, art: $0, touch: digest.steps[index].touch) }
    }
    let next = cells.partitioningIndex { $0.step > step }
    current = next == 0 ? nil : next - 1
  }

  private static func art(of step: TraceStep, in digest: TraceDigest) -> Cell.Art? {
    switch step.kind {
    case .descent(let row):
      guard let touch = step.touch.flatMap({ digest.touch($0) }), touch.rows.indices.contains(row) else { return nil }
      return .verdict(VerdictGlyph(touch.rows[row].visit.verdict))
    case .ascent(let call): return hop(of: step, call: call, in: digest).map { .board(AscentGlyph($0.outcome)) }
    case .dropped: return .board(.dropped)
    case .transition(let id):
      guard let transitions = digest.recognizer(id)?.transitions else { return nil }
      let index = transitions.partitioningIndex { $0.sequence >= step.sequence }
      return transitions.indices.contains(index) ? .state(RecognizerStateGlyph(transitions[index].to)) : nil
    case .held: return .waits
    case .mark(.cancelled): return .mark(.cancelled)
    case .controlEvent(let index):
      let isSent = digest.controlEvents.indices.contains(index) && !digest.controlEvents[index].sent.isEmpty
      return .mark(isSent ? .controlEvent : .untargetedControlEvent)
    case .input, .mark, .action, .swallowed, .change: return nil
    }
  }

  /// The delivery behind a step of the ascent.
  static func hop(of step: TraceStep, call: Int, in digest: TraceDigest) -> TraceEvent.Delivery? {
    guard let calls = step.touch.flatMap({ digest.touch($0) })?.calls else { return nil }
    let index = calls.partitioningIndex { $0.sequence >= call }
    guard calls.indices.contains(index) else { return nil }
    return calls[index].hops.first { $0.sequence == step.sequence }?.delivery
  }

  /// The place of a hop among those of its call, from 1, and how many there are.
  static func place(of step: TraceStep, call: Int, in digest: TraceDigest) -> (place: Int, count: Int)? {
    guard let calls = step.touch.flatMap({ digest.touch($0) })?.calls else { return nil }
    let index = calls.partitioningIndex { $0.sequence >= call }
    guard calls.indices.contains(index),
      let hop = calls[index].hops.firstIndex(where: { $0.sequence == step.sequence })
    else { return nil }
    return (hop + 1, calls[index].hops.count)
  }
}
