import Glibc

/// How many pixels the interface takes for one of its points.
package enum InterfaceScale {
  /// The smallest and the largest scale offered.
  package static let range = 0.8...3.0

  /// A detected scale below this counts as 1: blur would cost more than size gains.
  static let smallestDetected = 1.25

  /// Dots per inch at which one point is one pixel, the convention of X desktops.
  static let standardDPI = 96.0

  /// Densities outside are a server's invention, as for projectors and virtual screens.
  static let credibleDPI = 60.0...400.0

  /// The scale to use: the option, the environment, the desktop's settings, the screen's size, the first that says.
  ///
  /// - Parameters:
  ///   - option: what the command line asked for; kept even below 1.25.
  ///   - environment: read for `FINGERPOST_SCALE`, taken like the option, and `GDK_SCALE`.
  ///   - settings: the desktop's, asked for its scale first and then for `Xft.dpi`.
  ///   - screen: the screen in pixels.
  ///   - millimeters: the same in millimetres; 0 where unknown.
  /// - Returns: a scale in `range`, a whole number of tenths.
  package static func initial(
    option: Double?,
    environment: [String: String],
    settings: DesktopSettings,
    screen: PixelSize,
    millimeters: PixelSize
  ) -> Double {
    if let asked = usable(option) ?? usable(environment["FINGERPOST_SCALE"].flatMap { Double($0) }) {
      return stepped(asked)
    }
    if let desktop = usable(environment["GDK_SCALE"].flatMap { Double($0) }) { return detected(desktop) }
    if let desktop = usable(settings.scale) { return detected(desktop) }
    if let dpi = usable(settings.resourceDPI) { return detected(dpi / standardDPI) }
    guard millimeters.height > 0 else { return 1 }
    let dpi = Double(screen.height) * 25.4 / Double(millimeters.height)
    return credibleDPI.contains(dpi) ? detected(dpi / standardDPI) : 1
  }

  /// `Xft.dpi` in the text of the resource database.
  static func dpi(inResources text: String) -> Double? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "Xft.dpi" else { continue }
      return usable(Double(parts[1].filter { !$0.isWhitespace }))
    }
    return nil
  }

  private static func detected(_ scale: Double) -> Double {
    scale < smallestDetected ? 1 : stepped(scale)
  }

  /// Limited to the range, in steps of a tenth.
  package static func stepped(_ scale: Double) -> Double {
    (min(max(scale, range.lowerBound), range.upperBound) * 10).rounded() / 10
  }

  private static func usable(_ value: Double?) -> Double? {
    value.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}
