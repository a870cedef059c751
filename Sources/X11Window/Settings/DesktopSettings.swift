/// What the desktop tells every program on the display.
package struct DesktopSettings: Hashable, Sendable {
  /// Of the settings daemon; empty where none runs.
  package var settings: XSettings

  /// The resource database, as xrdb loads it.
  package var resources: String

  package init(settings: XSettings = XSettings(), resources: String = "") {
    self.settings = settings
    self.resources = resources
  }

  /// `Net/ThemeName`: the theme of the desktop's toolkit.
  package var themeName: String? { settings.string("Net/ThemeName").flatMap { $0.isEmpty ? nil : $0 } }

  /// `Gtk/EnableAnimations`; nil where the desktop does not say.
  package var enablesAnimations: Bool? { settings.integer("Gtk/EnableAnimations").map { $0 != 0 } }

  /// How much larger than at 96 dots per inch the settings daemon wants everything; nil where it does not say.
  ///
  /// Daemons that scale whole windows multiply `Xft/DPI`, too, but not all do: the larger of the two counts.
  package var scale: Double? {
    let window = settings.integer("Gdk/WindowScalingFactor").map(Double.init)
    // In 1024ths of a dot per inch; -1 stands for none.
    let text = settings.integer("Xft/DPI").map { Double($0) / 1024 / InterfaceScale.standardDPI }
    return [window, text].compactMap(\.self).filter { $0 > 0 }.max()
  }

  /// `Xft.dpi` of the resource database.
  package var resourceDPI: Double? { InterfaceScale.dpi(inResources: resources) }
}
