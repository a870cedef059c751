import Foundation
import UIKit

/// One event, one sentence, or none.
extension StoryTeller {
  mutating func tell(_ event: TraceEvent) {
    switch event.kind {
    case .input(let input): tell(input)
    case .otherInput(let input): head(Words.input(input))
    case .hitTest(_, let visit): note(visit)
    case .hitTestFound(let touch, let view, _, let location): tellHit(touch, view, location)
    case .recognizerOffered(let recognizer, _): offer(recognizer)
    case .delivery(let delivery):
      headIfFirst(delivery.method.isTouch ? "Time is up." : "\(delivery.method.rawValue) begins its way.")
      tell(delivery, event)
    case .stateChanged(let recognizer, let from, let to, let reason): tell(recognizer, from, to, reason)
    case .controlEvent(let control, let controlEvent): hold(control, controlEvent, event)
    case .changed(let element, let what, _):
      if event.cause == nil {
        head("\(words.name(element)): \(what).")
      } else {
        say("\(words.name(element)): \(what).")
      }
      noteConsequence()
    default: tellConsequence(event.kind)
    }
  }

  private mutating func tell(_ input: TouchInput) {
    let finger = Words.finger(input.touch)
    let place = Words.point(input.location)
    switch input.phase {
    case .began: return
    case .moved: move(finger, to: place)
    case .ended: head("\(finger) was lifted at \(place).")
    case .cancelled: head("\(finger) was taken away.")
    case .stationary, .regionEntered, .regionMoved, .regionExited: return
    }
  }

  private mutating func tellHit(_ touch: TouchID, _ view: ElementID?, _ location: CGPoint) {
    let finger = "\(Words.finger(touch)) at \(Words.point(location))"
    head(view.map { "\(finger) went to \(words.name($0))." } ?? "\(finger) hit nothing and is discarded.")
    tellHitTest()
    if let chain = chains[touch], chain.count > 1 {
      say("The responders from there up are \(list(Array(chain.dropFirst()))).")
    }
  }

  private mutating func tell(
    _ recognizer: ElementID,
    _ from: UIGestureRecognizer.State,
    _ to: UIGestureRecognizer.State,
    _ reason: StateReason
  ) {
    noteConsequence()
    let name = words.name(recognizer)
    switch to {
    case .possible: return
    case .began: say("\(name) begins: \(words.reason(reason)).")
    case .changed: if from != .changed { say("\(name) goes on: \(words.reason(reason)).") }
    case .ended:
      say("\(name) \(from == .possible ? "recognizes" : "ends"): \(words.reason(reason)).")
    case .cancelled: say("\(name) is cancelled: \(words.reason(reason)).")
    case .failed: say("\(name) fails: \(words.reason(reason)).")
    }
  }

  private mutating func tellConsequence(_ kind: TraceEvent.Kind) {
    noteConsequence()
    let name = words.name
    switch kind {
    case .touchSuppressed(_, let view, let reason):
      say("\(name(view)) hears nothing of it: \(words.suppression(reason, view: view)).")
    case .recognizerRefused(let recognizer, _, let reason):
      say("\(name(recognizer)) does not receive it: \(words.refusal(reason)).")
    case .recognizerHeld(let recognizer, let other):
      say("\(name(recognizer)) would recognize, but waits for \(name(other)) to fail.")
    case .recognizersSimultaneous(let recognizer, let other, let allowing):
      say("\(name(recognizer)) may go on beside \(name(other)): the delegate of \(name(allowing)) allows both.")
    case .touchWithheld(_, let view, let method, let recognizer):
      say("\(words.withheld(method, by: recognizer)), so \(name(view)) hears nothing yet.")
    case .touchReleased(_, let view): say("\(name(view)) now gets what was held back.")
    case .touchDiscarded(_, let view, let recognizer):
      let why = recognizer.map { "\(name($0)) has it now" } ?? "the view left its window"
      say("What was held back from \(name(view)) is never delivered: \(why).")
    case .touchCancelled(_, let view, let reason):
      say("The touch in \(name(view)) is cancelled: \(words.cancellation(reason)).")
    case .dropped(let method, _, let last):
      say("Nobody in the chain handles \(method.rawValue); it ends at \(name(last)) and is dropped.")
    case .swallowed(let responder):
      say("\(name(responder)) keeps the event to itself: it does not call super.")
    case .action(let sender, let controlEvent, let target, let action):
      let event = controlEvent.map { " for \($0.name)" } ?? ""
      say("\(name(sender)) sends \(action) to \(name(target))\(event).")
    case .actionUnanswered(let sender, let controlEvent, let action):
      let event = controlEvent.map { " for \($0.name)" } ?? ""
      say("\(name(sender)) sends \(action)\(event), which nobody in the chain answers.")
    case .firstResponder(let responder, let window):
      say(
        responder.map { "\(name($0)) is the first responder of \(name(window)) now." }
          ?? "\(name(window)) has no first responder now."
      )
    case .input, .otherInput, .hitTest, .hitTestFound, .recognizerOffered, .delivery, .stateChanged, .controlEvent,
      .changed:
      return
    }
  }
}
