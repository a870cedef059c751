/// UIKit's private constants and contested points as named settings; the defaults are the recommended readings.
///
/// A layout may override any of them under `"behavior"`. A trace event that hangs on one carries the rule's id.
public struct UIKitBehavior: Hashable, Sendable {
  /// Seconds a tap may be held before it fails (G-TAP-5, contested).
  public var tapMaximumHold = 0.75
  /// Points a tap's fingers may be away from the first tap's start (G-TAP-3).
  public var tapMaximumMovement = 45.0
  /// Seconds between a lift and the next tap's touch-down (G-TAP-4).
  public var tapMaximumGap = 0.35
  /// Points along one axis before a pan begins (G-PAN-2).
  public var panHysteresis = 10.0
  /// Points by which a pinch's finger distance changes before it begins (G-PI-1).
  public var pinchHysteresis = 8.0
  /// Degrees before a rotation begins; up to as many again when the fingers spread, too (G-RO-1).
  public var rotationHysteresis = 5.0
  /// Seconds within which a swipe is decided (G-SW-2).
  public var swipeMaximumDuration = 0.5
  /// Points along the direction of a swipe (G-SW-2).
  public var swipeMinimumDistance = 50.0
  /// Points across the direction of a swipe (G-SW-3, inferred).
  public var swipeMaximumSecondaryDistance = 200.0
  /// Points from an edge in which a screen-edge pan may start (G-SE-2).
  public var screenEdgeWidth = 13.0
  /// The same for the bottom edge (G-SE-2).
  public var screenEdgeBottomWidth = 11.0
  /// Points inwards before a screen-edge pan begins (G-SE-2).
  public var screenEdgeHysteresis = 15.0
  /// Radians, the edge's normal in the middle, within which a screen-edge pan must lead inwards (G-SE-2).
  public var screenEdgeAngle = 2.705
  /// Seconds within which a screen-edge pan is decided (G-SE-2).
  public var screenEdgeMaximumDuration = 0.25
  /// Seconds for which a scroll view withholds touches from its content (SV-2).
  public var contentTouchDelay = 0.15
  /// Points around a control that still count as inside while it tracks (CT-9).
  public var controlMargin = 70.0
  /// Seconds for which a stepper is held before it repeats (CT-16; unknown, chosen like a keyboard's).
  public var stepperRepeatDelay = 0.5
  /// Seconds between the repeats of a held stepper (CT-16; unknown, chosen like a keyboard's).
  public var stepperRepeatInterval = 0.1
  /// A scene is followed by its delegate, if that is a responder, and then by the application (RC-8).
  public var sceneDelegateFollowsScene = true
  /// Seconds between touches that count as one multiple tap (TAP-5, inferred).
  public var tapCountMaximumGap = 0.35
  /// Points between touches that count as one multiple tap (TAP-5, inferred).
  public var tapCountMaximumMovement = 45.0
  /// Alpha below which a view is skipped, compared with the stored 32-bit number (HT-6).
  public var minimumHitTestAlpha = 0.01
  /// A disabled control answers nil to a hit test (HT-11).
  public var disabledControlsDeclineHitTests = true
  /// A view with a transform that cannot be inverted is skipped (GE-9).
  public var singularTransformsDeclineHitTests = true
  /// While an exclusive view tracks, only recognizers of views around it take new touches (EX-4).
  public var exclusiveTouchBindsRecognizers = true
  /// A touch in the view is cancelled before the recognizer's action is sent (GO-4).
  public var cancelsTouchesBeforeActions = true
  /// A delaying recognizer that recognises keeps the touch from the view even if it does not cancel touches
  /// (reading 11a.3).
  public var delayedTouchesAreDiscardedOnRecognition = true
  /// Disabling a tracking control sends touchCancel at once (reading 11a.8).
  public var disablingCancelsTracking = true
  /// An action without a target asks the first responder's chain before the sender's (RC-18).
  public var actionsStartAtFirstResponder = true

  /// Motion, presses and remote control reach the key window when nobody is first responder (EV-10).
  public var motionStartsAtKeyWindow = true
  /// How often a new finger is hit-tested; the first answer counts, so that an override with side effects shows (HT-12).
  public var hitTestsPerTouchDown = 2.0
  /// A finger that its view does not hear of still names that view (MT-4).
  public var suppressedTouchesKeepTheirView = true
  /// A removed view loses its touches in the next turn, not after the present delivery (CA-5).
  public var removalWaitsForNextTurn = false
  /// Actions of recognizers are sent after the views had their touches, not before (GS-11).
  public var actionsWaitForNextTurn = false
  /// Of recognizers on one view that recognise in one event, the one added last wins, not the first (GO-5).
  public var latestRecognizerWinsTies = false

  public init() {}
}
