extension UIGestureRecognizer {
  /// Adds a method of the target as its action, written as an unapplied reference: `action: Card.dragged`.
  ///
  /// The target is not retained. Use a ``Selector`` with a name where the same action is to be removed by itself.
  @preconcurrency
  public final func addTarget<Target: AnyObject, Result>(
    _ target: Target,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
  ) {
    addTarget(target, action: selector(action))
  }

  /// Adds a method that takes the recognizer.
  @preconcurrency
  public final func addTarget<Target: AnyObject, Sender: UIGestureRecognizer, Result>(
    _ target: Target,
    action: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Result
  ) {
    addTarget(target, action: selector(action))
  }
}
