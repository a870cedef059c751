public import Foundation

/// A size and weight; the family is that of whoever draws.
public final class UIFont: NSObject, Sendable {
  /// The weights that UIKit names, by the numbers that fonts use.
  public enum Weight: Int, Hashable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// Points.
  public let pointSize: CGFloat

  public let weight: Weight

  public init(pointSize: CGFloat, weight: Weight = .regular) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// UIKit's default for labels.
  public static let systemFontSize: CGFloat = 17

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: .bold) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.weight == weight
  }

  public override var hash: Int { pointSize.hashValue ^ weight.rawValue }
}

/// How lines lie between the sides.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center
  case right
  case justified
  case natural
}
