public import Foundation

extension NSObject {
  /// Whether the selector is one of a method of this object's class; names alone answer to nothing.
  public func responds(to selector: Selector) -> Bool { selector.accepts(self) }

  /// Calls the method of a selector; nothing happens if it is one of another class, or a name alone.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with object: Any? = nil) {
    _ = selector.perform?(self, object, nil)
  }
}
