/// Remembers objects without keeping them, to tell which of them have outlived what they were made for.
@MainActor
public final class LifetimeTracker {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  /// Tracks nothing at first.
  public init() {}

  /// Tracks an object and hands it back.
  @discardableResult
  public func track<Object: AnyObject>(_ object: Object, _ name: String? = nil) -> Object {
    entries.append(Entry(name: name ?? "\(type(of: object))", object: object))
    return object
  }

  /// The names of the objects that still live, in the order of tracking.
  public var survivors: [String] {
    entries.compactMap { $0.object == nil ? nil : $0.name }
  }

  /// How many objects are tracked, alive or not.
  public var count: Int { entries.count }
}
