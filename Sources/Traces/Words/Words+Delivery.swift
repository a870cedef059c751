package import UIKit

extension Words {
  /// What a responder did with a call: `passes on`.
  package static func outcome(_ outcome: DeliveryOutcome) -> String {
    switch outcome {
    case .handled: "handled"
    case .handledAndPassedOn: "handled, calls super"
    case .passedOn: "passes on"
    }
  }

  /// The same in a sentence: `does not implement touchesBegan`, or `it` where the sentence has named the method.
  package static func longOutcome(_ outcome: DeliveryOutcome, of method: ResponderMethod? = nil) -> String {
    let what = method?.rawValue ?? "it"
    return switch outcome {
    case .handled: "handles \(what) and does not call super"
    case .handledAndPassedOn: "handles \(what) and calls super"
    case .passedOn: "does not implement \(what)"
    }
  }

  /// How a call came to its responder: `superview of PhotoCard`.
  ///
  /// `previous` is the responder before it in the chain.
  package func hop(_ delivery: TraceEvent.Delivery, from previous: ElementID?) -> String {
    let before = previous.map { name($0) } ?? "the one before"
    return switch delivery.hop {
    case .first: delivery.method.isTouch ? "winner of the hit-test" : "first responder"
    case .superview: "superview of \(before)"
    case .viewController: "controller of \(before)"
    case .presentingViewController: "presents \(before)"
    case .window: "window of \(before)"
    case .scene: "scene of the window"
    case .application: "UIApplication.shared"
    case .delegate: "its delegate"
    case .override: "next of \(before), overridden"
    }
  }

  /// The same without the name before it, for a picture that shows it: `its controller`.
  package static func shortHop(_ hop: TraceEvent.Delivery.Hop) -> String {
    switch hop {
    case .first: ""
    case .superview: "superview"
    case .viewController: "its controller"
    case .presentingViewController: "presents it"
    case .window: "its window"
    case .scene: "its scene"
    case .application: "application"
    case .delegate: "its delegate"
    case .override: "next, overridden"
    }
  }

  /// Why the hit view gets nothing of a finger.
  package func suppression(_ reason: TraceEvent.SuppressionReason, view: ElementID) -> String {
    switch reason {
    case .multipleTouchDisabled:
      "another finger is on \(name(view)) and isMultipleTouchEnabled is false"
    case .exclusiveViewTracking(let other): "\(name(other)) has isExclusiveTouch and holds a finger"
    case .exclusiveViewNotAlone(let other):
      "\(name(view)) has isExclusiveTouch and \(name(other)) holds a finger"
    }
  }

  /// Why a recognizer is not offered a finger.
  package func refusal(_ reason: TraceEvent.RefusalReason) -> String {
    switch reason {
    case .disabled: "isEnabled is false"
    case .finished: "it has finished and waits for its fingers to lift"
    case .touchType: "allowedTouchTypes leaves this kind of touch out"
    case .mixedTouchTypes: "its first finger is of another type"
    case .exclusiveView(let view): "\(name(view)) has isExclusiveTouch and holds a finger"
    case .delegate: "its delegate's shouldReceive says no"
    case .ownShouldReceive: "its shouldReceive says no"
    }
  }

  /// Why a view's touch was taken away.
  package func cancellation(_ reason: TraceEvent.CancelReason) -> String {
    switch reason {
    case .recognizer(let recognizer): "\(name(recognizer)) recognized and cancels touches in its view"
    case .system(let what): "the system took it: \(what)"
    case .removal: "the view left its window"
    }
  }

  /// `held back by double until it has decided`.
  package func withheld(_ method: ResponderMethod, by recognizer: ElementID) -> String {
    "\(method.rawValue) is held back until \(name(recognizer)) has decided"
  }
}

extension ResponderMethod {
  /// Whether it is one of the four touch methods.
  package var isTouch: Bool {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: true
    default: false
    }
  }
}
