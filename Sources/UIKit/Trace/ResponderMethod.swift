/// The event methods of a responder, by the first part of their names.
public enum ResponderMethod: String, Hashable, Sendable {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled
  case remoteControlReceived
}

/// What a responder did with a call.
public enum DeliveryOutcome: String, Hashable, Sendable {
  /// It did something with it and the call ends there.
  case handled
  /// It did something and called super, so that the next responder gets the call, too.
  case handledAndPassedOn
  /// It does not implement the method, or only calls super.
  case passedOn
}
