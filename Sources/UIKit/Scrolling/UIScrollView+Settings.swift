public import Foundation

extension UIScrollView {
  /// How fast scrolling slows down; nothing glides here.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What scrolling does to the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none = 0, onDrag, interactive
  }

  /// Whether the safe area moves the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic = 0, scrollableAxes, never, always
  }
}
