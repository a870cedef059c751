public import Foundation

/// A colour object as UIKit code writes it; the value inside is ``cgColor``.
public final class UIColor: NSObject, NSCopying, Sendable, _ExpressibleByColorLiteral {
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

  /// Hue, saturation and brightness, each from 0 to 1; the hue goes once round the circle.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The closure's colour for the traits here, which do not change.
  @MainActor
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b) = (cgColor.red, cgColor.green, cgColor.blue)
    let top = max(r, g, b)
    let span = top - min(r, g, b)
    var sector = 0.0
    if span > 0 {
      switch top {
      case r: sector = (g - b) / span
      case g: sector = (b - r) / span + 2
      default: sector = (r - g) / span + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = top > 0 ? span / top : 0
    brightness?.pointee = top
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Nothing is drawn with it: there is no current context.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}

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
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
