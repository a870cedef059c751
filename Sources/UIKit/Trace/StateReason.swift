/// Why a gesture recognizer changed its state: one case for each reason, with the numbers that decided.
///
/// Distances are in points of the window, lengths of time in seconds.
public enum StateReason: Hashable, Sendable {
  // What makes a recognizer fail.
  case movedTooFar(distance: Double, limit: Double)
  case heldTooLong(limit: Double)
  case liftedTooEarly(after: Double, limit: Double)
  case noNextTap(limit: Double)
  case tooManyTouches(count: Int, limit: Int)
  case tooFewTouches(count: Int, required: Int)
  case liftedBeforeMoving(distance: Double, limit: Double)
  case liftedBeforeTurning(degrees: Double, limit: Double)
  case tooSlow(limit: Double)
  case wrongDirection
  case startedAwayFromEdge(distance: Double, limit: Double)
  case noEdges
  case touchCancelled
  case shouldBeginRefused(by: ElementID)
  case delegateRefused
  case requiredRecognizerRecognized(ElementID)
  case prevented(by: ElementID)
  case contentRefusedCancel(ElementID)
  case axisCannotScroll

  // What makes it recognise.
  case tapped(count: Int, touches: Int)
  case heldLongEnough(limit: Double)
  case movedFarEnough(distance: Double, limit: Double)
  case spreadFarEnough(change: Double, limit: Double)
  case turnedFarEnough(degrees: Double, limit: Double)
  case swiped(distance: Double, limit: Double)
  case pointerEntered

  // What keeps it going and ends it.
  case moved
  case touchesChanged(count: Int)
  case lifted
  case pointerLeft
  case disabled
  case removed
  /// Its class, or code outside, set `state` itself.
  case requested
  /// Every finger of the sequence is up: it starts afresh (GR-1).
  case sequenceOver
}
