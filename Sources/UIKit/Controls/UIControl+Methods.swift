extension UIControl {
  /// Adds a method of the target as its action, written as an unapplied reference: `action: Card.tapped`.
  ///
  /// The target is not retained. Use a ``Selector`` with a name where the same action is to be removed by itself.
  @preconcurrency
  public final func addTarget<Target: AnyObject, Result>(
    _ target: Target,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result,
    for controlEvents: Event
  ) {
    addTarget(target, action: selector(action), for: controlEvents)
  }

  /// Adds a method that takes the control.
  @preconcurrency
  public final func addTarget<Target: AnyObject, Sender, Result>(
    _ target: Target,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Result,
    for controlEvents: Event
  ) {
    addTarget(target, action: selector(action), for: controlEvents)
  }

  /// Adds a method that takes the control and the event.
  @preconcurrency
  public final func addTarget<Target: AnyObject, Sender, Result>(
    _ target: Target,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Result,
    for controlEvents: Event
  ) {
    addTarget(target, action: selector(action), for: controlEvents)
  }
}
