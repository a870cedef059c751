public import Foundation

/// One decision of the engine: a value, written at the line that takes it.
public struct TraceEvent: Hashable, Sendable {
  /// The place in the total order, from 1, even within one instant.
  public let sequence: Int

  public let instant: Instant

  /// The sequence number of the event that led here.
  public let cause: Int?

  public var kind: Kind

  /// The rule or settled reading on which the result hangs.
  ///
  /// Every change of a recognizer's state has one, and all that keeps a touch from a recognizer or view; of other
  /// events only those for which it is contested or a private constant of UIKit's.
  public let rule: String?

  public init(sequence: Int, instant: Instant, cause: Int?, kind: Kind, rule: String? = nil) {
    self.sequence = sequence
    self.instant = instant
    self.cause = cause
    self.kind = kind
    self.rule = rule
  }

  /// What was decided.
  ///
  /// One case a reason, negative decisions included.
  public enum Kind: Hashable, Sendable {
    /// A finger as it came from the driver, in points of the screen.
    case input(TouchInput)
    /// Anything else that came from outside: a pointer, a wheel, a shake, a button.
    case otherInput(OtherInput)
    /// One window or view of a finger's hit test, in the order of asking.
    case hitTest(TouchID, HitTestVisit)
    /// The view that owns the touch from now on (TO-3); nil if nothing was hit and the touch is discarded (WI-8).
    case hitTestFound(TouchID, view: ElementID?, window: ElementID?, at: CGPoint)
    /// The hit view gets nothing of this finger.
    case touchSuppressed(TouchID, view: ElementID, reason: SuppressionReason)
    /// A recognizer on the hit view or an ancestor takes the touch in.
    case recognizerOffered(ElementID, TouchID)
    /// It never sees the touch.
    case recognizerRefused(ElementID, TouchID, reason: RefusalReason)
    case stateChanged(
      ElementID,
      from: UIGestureRecognizer.State,
      to: UIGestureRecognizer.State,
      reason: StateReason
    )
    /// It would leave possible, but waits for another one to fail (GF-1, GF-4).
    case recognizerHeld(ElementID, waitingFor: ElementID)
    /// It may go on beside another one that has recognized: `by` names whose delegate allows it (GD-6).
    case recognizersSimultaneous(ElementID, ElementID, by: ElementID)
    /// A call is kept from the view until the recognizer `by` has decided (GV-4, GV-6).
    case touchWithheld(TouchID, view: ElementID, method: ResponderMethod, by: ElementID)
    /// What was withheld is delivered late (GV-5).
    case touchReleased(TouchID, view: ElementID)
    /// What was withheld is never delivered (GV-4).
    case touchDiscarded(TouchID, view: ElementID, by: ElementID?)
    /// The view's touch is taken away.
    case touchCancelled(TouchID, view: ElementID, reason: CancelReason)
    case delivery(Delivery)
    /// The end of the chain was reached and nobody handled it (RC-16).
    case dropped(ResponderMethod, [TouchID], after: ElementID)
    /// `sendEvent` or `sendAction` was overridden without calling super (SY-3, CT-20).
    case swallowed(by: ElementID)
    case controlEvent(ElementID, UIControl.Event)
    /// A message to a target; `event` for a control's.
    case action(sender: ElementID, event: UIControl.Event?, target: ElementID, action: String)
    /// An action without a target that no responder answers (RC-20).
    case actionUnanswered(sender: ElementID, event: UIControl.Event?, action: String)
    case firstResponder(ElementID?, window: ElementID)
    /// Something outside the touches changed, by a script or a what-if, and in what words.
    ///
    /// `step` is how a check file would say it, for a replay; nil where no step can.
    case changed(ElementID, String, step: String? = nil)
  }
}
