import Canvas
package import X11Window

/// What the command line asks of the window.
package struct LaunchOptions {
  package enum ThemeChoice: String, CaseIterable {
    case auto, light, dark
  }

  package var scale: Double?

  /// nil where the command line does not say, so that the person's own choice counts.
  package var theme: ThemeChoice?
  package var highContrast = false
  package var reducedMotion = false
  package var touchDevice: Int?
  package var geometry: WindowGeometry?

  /// Steps to play when the window is open.
  package var play: String?

  /// Where to write the live input and all that came of it.
  package var record: String?

  /// The folder of the samples that come with the program; nil where they are not installed.
  package var examples: String?

  package init() {}

  /// How the interface looks by the command line, and where it does not say by what a person chose.
  package func comfort(_ preferences: Preferences = Preferences()) -> Comfort {
    var comfort = Comfort()
    comfort.appearance =
      switch theme {
      case .light: .fixed(.light)
      case .dark: .fixed(.dark)
      case .auto: .auto
      case nil: preferences.theme.map { .fixed($0) } ?? .auto
      }
    comfort.highContrast = highContrast ? .fixed(true) : preferences.highContrast.map { .fixed($0) } ?? .auto
    comfort.reducedMotion = reducedMotion ? .fixed(true) : preferences.reducedMotion.map { .fixed($0) } ?? .auto
    return comfort
  }
}
