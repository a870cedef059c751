package import Canvas
import Foundation
package import X11Window

/// How the desktop wishes its programs to look; nil where it does not say.
package struct DesktopWishes: Hashable, Sendable {
  package var appearance: Theme.Appearance?
  package var isHighContrast: Bool?
  package var reducesMotion: Bool?

  package init() {}

  /// Puts together what can be heard, the surest source first.
  ///
  /// The desktop portal is not asked: it takes a connection to the session bus, whose answer may come seconds late.
  ///
  /// - Parameters:
  ///   - environment: read for `GTK_THEME`, by which people overrule their desktop for one program.
  ///   - settings: the settings daemon's, on the X display.
  ///   - toolkit: GTK's settings file, which is all there is without a daemon.
  package init(
    environment: [String: String],
    settings: DesktopSettings = DesktopSettings(),
    toolkit: ToolkitSettings = ToolkitSettings()
  ) {
    let override = environment["GTK_THEME"].flatMap { $0.isEmpty ? nil : ThemeName($0) }
    let named = settings.themeName.map { ThemeName($0) } ?? toolkit.themeName.map { ThemeName($0) }
    appearance =
      override?.appearance ?? (named?.isDark == true ? .dark : nil) ?? toolkit.appearance ?? named?.appearance
    isHighContrast = override?.isHighContrast == true ? true : named?.isHighContrast
    reducesMotion = settings.enablesAnimations.map { !$0 } ?? toolkit.enablesAnimations.map { !$0 }
  }
}

/// What the name of a toolkit theme says: "Adwaita-dark", "HighContrastInverse", "Breeze".
struct ThemeName: Hashable, Sendable {
  let isDark: Bool
  let isHighContrast: Bool

  init(_ name: String) {
    let name = name.lowercased().filter { $0.isLetter || $0 == ":" }
    isHighContrast = name.contains("highcontrast")
    isDark = name.contains("dark") || name.contains("black") || (isHighContrast && name.contains("inverse"))
  }

  /// A theme that does not call itself dark is light.
  var appearance: Theme.Appearance { isDark ? .dark : .light }
}
