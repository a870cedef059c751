/// The keys of a step, and which of them say what the step does.
enum StepKey {
  /// Exactly one of these is in each step.
  static let actions = [
    "down", "move", "up", "cancel", "tap", "hover", "scroll", "motion", "remote", "press", "interrupt", "set", "remove",
    "insert", "becomeFirstResponder", "resignFirstResponder", "makeKey", "present", "dismiss", "animate", "wait",
  ]
}
