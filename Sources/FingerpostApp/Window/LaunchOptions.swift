package import Canvas
package import X11Window

/// What the command line asks of the window.
package struct LaunchOptions {
  package enum ThemeChoice: String, CaseIterable {
    case auto, light, dark
  }

  package var scale: Double?
  package var theme = ThemeChoice.auto
  package var touchDevice: Int?
  package var geometry: WindowGeometry?

  /// Steps to play when the window is open.
  package var play: String?

  /// Where to write the live input and all that came of it.
  package var record: String?

  /// The folder of the samples that come with the program; nil where they are not installed.
  package var examples: String?

  package init() {}

  /// Dark unless light was asked for: the desktop's wish is not read yet.
  package var appearance: Theme {
    theme == .light ? .light : .dark
  }
}
