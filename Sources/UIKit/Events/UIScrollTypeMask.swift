/// Kinds of scroll events (EV-12).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A wheel, notch by notch.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)

  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)

  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
