public import Foundation

/// A picture by its name: layouts say which one, not what is in it.
public final class UIImage: NSObject, Sendable {
  public let name: String

  public init?(named name: String) {
    self.name = name
  }

  public init?(systemName name: String) {
    self.name = name
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.name == name }

  public override var hash: Int { name.hashValue }
}
