package import UIKit

extension Words {
  /// Why a recognizer changed its state, with the numbers that decided: `moved 46.1 pt, limit 45`.
  package func reason(_ reason: StateReason) -> String {
    switch reason {
    case .movedTooFar(let distance, let limit): "moved \(Self.points(distance)), limit \(Self.number(limit))"
    case .heldTooLong(let limit): "held longer than \(Self.limit(seconds: limit))"
    case .liftedTooEarly(let after, let limit):
      "lifted after \(Self.limit(seconds: after)), before \(Self.limit(seconds: limit))"
    case .noNextTap(let limit): "no next tap within \(Self.limit(seconds: limit))"
    case .tooManyTouches(let count, let limit):
      "\(Self.count(count, "finger", "fingers")), at most \(limit)"
    case .tooFewTouches(let count, let required):
      "\(Self.count(count, "finger", "fingers")) of \(required)"
    case .liftedBeforeMoving(let distance, let limit):
      "lifted after moving \(Self.points(distance)) of \(Self.number(limit))"
    case .liftedBeforeTurning(let degrees, let limit):
      "lifted after turning \(Self.number(degrees))° of \(Self.number(limit))"
    case .tooSlow(let limit): "not far enough within \(Self.limit(seconds: limit))"
    case .wrongDirection: "moved in another direction"
    case .startedAwayFromEdge(let distance, let limit):
      "started \(Self.points(distance)) from the edge, limit \(Self.number(limit))"
    case .noEdges: "it has no edges"
    case .touchCancelled: "its touch was cancelled"
    case .shouldBeginRefused(let view): "gestureRecognizerShouldBegin of \(name(view)) says no"
    case .delegateRefused: "its delegate's shouldBegin says no"
    case .requiredRecognizerRecognized(let other): "it requires \(name(other)) to fail, which recognized"
    case .prevented(let other): "prevented by \(name(other))"
    case .contentRefusedCancel(let view): "touchesShouldCancel says that \(name(view)) keeps its touch"
    case .axisCannotScroll: "there is nothing to scroll that way"
    case .tapped(let count, let touches):
      Self.count(count, "tap", "taps") + (touches > 1 ? " with \(touches) fingers" : "")
    case .heldLongEnough(let limit): "held for \(Self.limit(seconds: limit))"
    case .movedFarEnough(let distance, let limit):
      "moved \(Self.points(distance)), begins at \(Self.number(limit))"
    case .spreadFarEnough(let change, let limit):
      "distance changed by \(Self.points(change)), begins at \(Self.number(limit))"
    case .turnedFarEnough(let degrees, let limit):
      "turned \(Self.number(degrees))°, begins at \(Self.number(limit))"
    case .swiped(let distance, let limit): "swiped \(Self.points(distance)), needs \(Self.number(limit))"
    case .pointerEntered: "the pointer came"
    case .moved: "moved"
    case .touchesChanged(let count): "now \(Self.count(count, "finger", "fingers"))"
    case .lifted: "lifted"
    case .pointerLeft: "the pointer left"
    case .disabled: "it was disabled"
    case .removed: "it left its view or window"
    case .requested: "its state was set in code"
    case .sequenceOver: "all its fingers are up"
    }
  }
}
