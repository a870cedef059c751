/// A colour as four numbers from 0 to 1 in the sRGB space, alpha not premultiplied.
public struct CGColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  /// The same colour with its own alpha multiplied by `factor`.
  public func multipliedAlpha(_ factor: Double) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour `fraction` of the way to `other`, component by component.
  public func mixed(_ fraction: Double, towards other: CGColor) -> CGColor {
    CGColor(
      red: red + (other.red - red) * fraction,
      green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction,
      alpha: alpha + (other.alpha - alpha) * fraction
    )
  }
}
