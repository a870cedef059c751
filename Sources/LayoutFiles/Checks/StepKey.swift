/// The keys of a step, and which of them say what the step does.
enum StepKey {
  /// Exactly one of these is in each step.
  static let actions = [
    "down", "move", "up", "cancel", "tap", "hover", "scroll", "motion", "remote", "press", "interrupt", "set", "remove",
    "insert", "becomeFirstResponder", "resignFirstResponder", "makeKey", "present", "dismiss", "animate", "wait",
  ]

  /// Keys any step may have.
  static let common = ["t", "notes"]

  /// The further keys of a step that does `action`; a `set` step has its object's properties as well.
  static func details(of action: String) -> [String] {
    switch action {
    case "down", "move", "up": ["at", "force", "type"]
    case "tap": ["finger", "force", "type"]
    case "scroll": ["at", "type"]
    case "insert": ["into", "at"]
    case "present": ["by"]
    case "animate": ["to", "duration", "allowUserInteraction"]
    default: []
    }
  }

  /// Every key a step can have, for the schema.
  static let all = common + actions + Set(actions.flatMap(details)).sorted()
}

/// The keys of a check file.
enum CheckKey {
  static let file = ["$schema", "fingerpost", "title", "rules", "notes", "layout", "steps", "expect"]
  static let expect = [
    "hits", "visited", "chain", "delivery", "recognizers", "actions", "firstResponder", "properties", "log",
    "logContains",
  ]

  /// The event methods whose calls `delivery` lists.
  static let methods = [
    "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "pressesBegan", "pressesChanged",
    "pressesEnded", "pressesCancelled", "motionBegan", "motionEnded", "motionCancelled", "remoteControlReceived",
  ]

  static let states = ["possible", "began", "changed", "ended", "recognized", "cancelled", "failed"]
}
