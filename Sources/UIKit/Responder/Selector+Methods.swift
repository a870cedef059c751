// What stands in for `#selector(Card.tapped)`: `selector(Card.tapped)`. A call reaches the target's override if there is
// one, and the target is not retained.

/// The selector of a method without arguments (RC-22).
///
/// Selectors with the same name are equal; one without is equal to its copies only.
@preconcurrency
public func selector<Target: AnyObject, Result>(
  _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result,
  named name: String? = nil
) -> Selector {
  Selector(name: name) { (target: Target, _, _) in _ = method(target)() }
}

/// The selector of a method that takes the sender (RC-22).
///
/// It is not called with a sender of another class.
@preconcurrency
public func selector<Target: AnyObject, Sender, Result>(
  _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Result,
  named name: String? = nil
) -> Selector {
  Selector(name: name) { (target: Target, sender, _) in
    guard let sender = sender as? Sender else { return }
    _ = method(target)(sender)
  }
}

/// The selector of a method that takes the sender and the event (RC-22).
@preconcurrency
public func selector<Target: AnyObject, Sender, Result>(
  _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Result,
  named name: String? = nil
) -> Selector {
  Selector(name: name) { (target: Target, sender, event) in
    guard let sender = sender as? Sender else { return }
    _ = method(target)(sender, event)
  }
}

/// The selector of a method that takes the sender and the event, which it is not called without (RC-22).
@_disfavoredOverload
@preconcurrency
public func selector<Target: AnyObject, Sender, Result>(
  _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent) -> Result,
  named name: String? = nil
) -> Selector {
  Selector(name: name) { (target: Target, sender, event) in
    guard let sender = sender as? Sender, let event else { return }
    _ = method(target)(sender, event)
  }
}
