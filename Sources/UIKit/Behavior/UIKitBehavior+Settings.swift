extension UIKitBehavior {
  /// One setting as a file or a person names it.
  package struct Setting: Sendable {
    package enum Value: Sendable {
      case number(@Sendable (inout UIKitBehavior, Double) -> Void, @Sendable (UIKitBehavior) -> Double)
      case flag(@Sendable (inout UIKitBehavior, Bool) -> Void, @Sendable (UIKitBehavior) -> Bool)
    }

    package let name: String

    /// The rule of which it is a constant or a reading.
    package let rule: String

    package let value: Value

    fileprivate init(
      _ name: String,
      _ rule: String,
      _ path: any WritableKeyPath<UIKitBehavior, Double> & Sendable
    ) {
      self.name = name
      self.rule = rule
      value = .number({ $0[keyPath: path] = $1 }, { $0[keyPath: path] })
    }

    fileprivate init(_ name: String, _ rule: String, flag path: any WritableKeyPath<UIKitBehavior, Bool> & Sendable) {
      self.name = name
      self.rule = rule
      value = .flag({ $0[keyPath: path] = $1 }, { $0[keyPath: path] })
    }
  }

  /// Every setting, in the order of the rules.
  package static let settings: [Setting] = [
    Setting("motionStartsAtKeyWindow", "EV-10", flag: \.motionStartsAtKeyWindow),
    Setting("suppressedTouchesKeepTheirView", "MT-4", flag: \.suppressedTouchesKeepTheirView),
    Setting("removalWaitsForNextTurn", "CA-5", flag: \.removalWaitsForNextTurn),
    Setting("minimumHitTestAlpha", "HT-6", \.minimumHitTestAlpha),
    Setting("disabledControlsDeclineHitTests", "HT-11", flag: \.disabledControlsDeclineHitTests),
    Setting("hitTestsPerTouchDown", "HT-12", \.hitTestsPerTouchDown),
    Setting("singularTransformsDeclineHitTests", "GE-9", flag: \.singularTransformsDeclineHitTests),
    Setting("tapCountMaximumGap", "TAP-5", \.tapCountMaximumGap),
    Setting("tapCountMaximumMovement", "TAP-5", \.tapCountMaximumMovement),
    Setting("exclusiveTouchBindsRecognizers", "EX-4", flag: \.exclusiveTouchBindsRecognizers),
    Setting("sceneDelegateFollowsScene", "RC-8", flag: \.sceneDelegateFollowsScene),
    Setting("actionsStartAtFirstResponder", "RC-18", flag: \.actionsStartAtFirstResponder),
    Setting("actionsWaitForNextTurn", "GS-11", flag: \.actionsWaitForNextTurn),
    Setting("latestRecognizerWinsTies", "GO-5", flag: \.latestRecognizerWinsTies),
    Setting("cancelsTouchesBeforeActions", "GO-4", flag: \.cancelsTouchesBeforeActions),
    Setting(
      "delayedTouchesAreDiscardedOnRecognition",
      "11a.3",
      flag: \.delayedTouchesAreDiscardedOnRecognition
    ),
    Setting("tapMaximumMovement", "G-TAP-3", \.tapMaximumMovement),
    Setting("tapMaximumGap", "G-TAP-4", \.tapMaximumGap),
    Setting("tapMaximumHold", "G-TAP-5", \.tapMaximumHold),
    Setting("panHysteresis", "G-PAN-2", \.panHysteresis),
    Setting("swipeMaximumDuration", "G-SW-2", \.swipeMaximumDuration),
    Setting("swipeMinimumDistance", "G-SW-2", \.swipeMinimumDistance),
    Setting("swipeMaximumSecondaryDistance", "G-SW-3", \.swipeMaximumSecondaryDistance),
    Setting("pinchHysteresis", "G-PI-1", \.pinchHysteresis),
    Setting("rotationHysteresis", "G-RO-1", \.rotationHysteresis),
    Setting("screenEdgeWidth", "G-SE-2", \.screenEdgeWidth),
    Setting("screenEdgeBottomWidth", "G-SE-2", \.screenEdgeBottomWidth),
    Setting("screenEdgeHysteresis", "G-SE-2", \.screenEdgeHysteresis),
    Setting("screenEdgeAngle", "G-SE-2", \.screenEdgeAngle),
    Setting("screenEdgeMaximumDuration", "G-SE-2", \.screenEdgeMaximumDuration),
    Setting("contentTouchDelay", "SV-2", \.contentTouchDelay),
    Setting("disablingCancelsTracking", "11a.8", flag: \.disablingCancelsTracking),
    Setting("controlMargin", "CT-9", \.controlMargin),
    Setting("stepperRepeatDelay", "CT-16", \.stepperRepeatDelay),
    Setting("stepperRepeatInterval", "CT-16", \.stepperRepeatInterval),
  ]
}
