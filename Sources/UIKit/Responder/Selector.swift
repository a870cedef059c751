/// The name of an action, and how to carry it out where a method stands behind it.
///
/// `#selector` cannot be compiled on Linux; ``selector(_:named:)-(_,_)`` makes a selector from an unapplied method
/// reference instead. Named selectors are equal when their names are. A method reference does not tell its name, so that
/// a selector without one is equal to its copies only: keep it in a constant if it is to be compared or removed again.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// What the trace calls the action.
  public let name: String

  /// Calls the method on a target of the right class; false for any other.
  let perform: (@MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool)?

  /// Whether an object is of the class whose method this is.
  private let isTarget: (@Sendable (AnyObject) -> Bool)?

  /// What makes a selector without a name differ from all others.
  private let identity: Identity?

  private final class Identity: Sendable {}

  /// A name alone: an action of a layout file.
  public init(_ name: String) {
    self.name = name
    perform = nil
    isTarget = nil
    identity = nil
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  init<Target: AnyObject>(
    name: String?,
    method: @escaping @MainActor @Sendable (Target, Any?, UIEvent?) -> Void
  ) {
    self.name = name ?? "action of \(Target.self)"
    identity = name == nil ? Identity() : nil
    isTarget = { $0 is Target }
    perform = { target, sender, event in
      guard let target = target as? Target else { return false }
      method(target, sender, event)
      return true
    }
  }

  public var description: String { name }

  func accepts(_ object: AnyObject) -> Bool { isTarget?(object) ?? false }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.identity === right.identity && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(identity.map { ObjectIdentifier($0) })
  }
}

/// A selector with nothing but a name, as the Objective-C function makes one.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
