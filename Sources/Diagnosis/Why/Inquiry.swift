import Foundation
import LayoutFiles
import Traces
import UIKit

/// A question that can be asked again of the same layout with something changed.
@MainActor
struct Inquiry {
  /// Where the finger is that the question is about.
  enum Place {
    /// A new one, or the last that came down there.
    case point(CGPoint)
    /// The last one of the steps, or what came of their other events.
    case lastFinger
  }

  let name: String
  let place: Place
  let steps: [Step]
  let document: LayoutDocument

  /// Brings a newly built layout to where the live one is.
  let prepare: (@MainActor (BuiltLayout) -> Void)?

  struct Answer {
    let layout: BuiltLayout

    /// Where the finger came down; nil for what is no touch.
    let point: CGPoint?
    let winner: ElementID?

    /// nil for what is no view, or where no finger was.
    let cause: WhyCause?
    let reasons: [WhyReason]

    /// Whether the object got what it is for.
    let gets: Bool

    /// Whether it got all of it.
    let keeps: Bool
  }

  /// Builds the layout, makes the changes, plays the steps and looks; nil where nothing has the name.
  func answer(_ changes: [LayoutChange] = []) -> Answer? {
    let layout = LayoutBuilder.build(document, traceCapacity: 100_000)
    prepare?(layout)
    for change in changes { change.apply(to: layout) }
    guard let object = layout.object(name) else { return nil }
    let runner = ScriptRunner(steps, on: layout)
    if !steps.isEmpty { runner.run() }
    let application = layout.application
    var digest = TraceDigest(application.trace.events)
    let words = Words(titlesOf: application)
    var touch: TouchDigest?
    switch place {
    case .lastFinger: touch = digest.touches.last
    case .point(let point):
      touch = digest.touches.last { $0.startLocation.distance(to: point) < 0.5 }
      if touch == nil {
        let known = digest.touches.map(\.id)
        play(object, at: point, on: layout)
        digest = TraceDigest(application.trace.events)
        touch = digest.touches.first { !known.contains($0.id) }
      }
    }
    guard let touch else { return otherEvents(object, layout, words) }
    let reasons = TouchReasons(touch, in: digest, of: application, words: words)
    return answer(about: object, reasons, layout)
  }

  private func play(_ object: NSObject, at point: CGPoint, on layout: BuiltLayout) {
    let finger = 1 + steps.reduce(0) { max($0, $1.finger ?? 0) }
    let probe = GestureProbe.steps(for: object, at: point, from: 0, firstFinger: min(finger, 1_000_000))
    ScriptRunner(probe, on: layout).run()
  }

  private func answer(about object: NSObject, _ touch: TouchReasons, _ layout: BuiltLayout) -> Answer {
    let reasons = touch.reasons(about: object)
    let view = object as? UIView ?? (object as? UIGestureRecognizer)?.view
    var cause = view.flatMap { touch.cause(of: $0) }
    // A recognizer sees what its view's subviews win as well.
    if object is UIGestureRecognizer, case .childWon? = cause { cause = .takesTheTouch }
    let gets: Bool
    switch object {
    case is UIView: gets = cause == .takesTheTouch
    case is UIGestureRecognizer: gets = reasons.first.map { !$0.isLoss } ?? false
    default: gets = reasons.contains { $0.kind == .handled || $0.kind == .passedOn }
    }
    return Answer(
      layout: layout,
      point: touch.touch.startLocation,
      winner: touch.touch.view,
      cause: cause,
      reasons: reasons,
      gets: gets,
      keeps: gets && !reasons.contains { $0.isLoss }
    )
  }

  private func otherEvents(_ object: NSObject, _ layout: BuiltLayout, _ words: Words) -> Answer? {
    guard let responder = object as? UIResponder, let events = EventReasons(in: layout.application, words: words) else {
      return Answer(layout: layout, point: nil, winner: nil, cause: nil, reasons: [], gets: false, keeps: false)
    }
    let reasons = events.reasons(about: responder)
    let gets = !reasons.contains { $0.isLoss }
    return Answer(layout: layout, point: nil, winner: nil, cause: nil, reasons: reasons, gets: gets, keeps: gets)
  }
}

extension Step {
  /// The number of its finger, if it is one's.
  fileprivate var finger: Int? {
    switch action {
    case .down(let finger, _, _), .move(let finger, _, _), .up(let finger, _, _), .cancel(let finger),
      .tap(let finger, _, _):
      finger
    default: nil
    }
  }
}
