public import Foundation

/// A colour object as UIKit code writes it; the value inside is ``cgColor``.
public final class UIColor: NSObject, Sendable {
  /// The components.
  public let cgColor: CGColor

  public init(cgColor: CGColor) {
    self.cgColor = cgColor
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: white, green: white, blue: white, alpha: alpha))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: CGColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha))
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }

  public override var hash: Int { cgColor.hashValue }

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
}
