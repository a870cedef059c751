/// The name of an action, and how to carry it out where a method stands behind it.
///
/// `#selector` cannot be compiled on Linux; `selector(_:named:)` makes a selector from an unapplied method
/// reference. Selectors are equal when their names are.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  /// Calls the method on a target of the right class; false for any other.
  let perform: (@MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool)?

  /// Whether an object is of the class whose method this is.
  private let isTarget: (@Sendable (AnyObject) -> Bool)?

  /// A name alone: an action of a layout file.
  public init(_ name: String) {
    self.name = name
    perform = nil
    isTarget = nil
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  init<Target: AnyObject>(
    name: String,
    method: @escaping @MainActor @Sendable (Target, Any?, UIEvent?) -> Void
  ) {
    self.name = name
    isTarget = { $0 is Target }
    perform = { target, sender, event in
      guard let target = target as? Target else { return false }
      method(target, sender, event)
      return true
    }
  }

  public var description: String { name }

  func accepts(_ object: AnyObject) -> Bool { isTarget?(object) ?? false }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The selector of a method without arguments (RC-22).
public func selector<Target: AnyObject>(
  _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void,
  named name: String
) -> Selector {
  Selector(name: name) { (target: Target, _, _) in method(target)() }
}

/// The selector of a method that takes the sender (RC-22).
///
/// It is not called with a sender of another class.
public func selector<Target: AnyObject, Sender>(
  _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
  named name: String
) -> Selector {
  Selector(name: name) { (target: Target, sender, _) in
    guard let sender = sender as? Sender else { return }
    method(target)(sender)
  }
}

/// The selector of a method that takes the sender and the event (RC-22).
public func selector<Target: AnyObject, Sender>(
  _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Void,
  named name: String
) -> Selector {
  Selector(name: name) { (target: Target, sender, event) in
    guard let sender = sender as? Sender else { return }
    method(target)(sender, event)
  }
}
