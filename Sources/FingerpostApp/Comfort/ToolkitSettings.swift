package import Canvas
import Foundation

/// GTK's settings file, in which people without a settings daemon say how programs should look.
package struct ToolkitSettings: Hashable, Sendable {
  package var themeName: String?
  package var enablesAnimations: Bool?

  /// Dark where the file asks for it; it cannot ask for light.
  package var appearance: Theme.Appearance?

  package init() {}

  /// Reads the lines of the file's `[Settings]` group; everything else is passed over.
  package init(parsing text: String) {
    var isSettings = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("[") {
        isSettings = line == "[Settings]"
        continue
      }
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard isSettings, parts.count == 2, !line.hasPrefix("#") else { continue }
      let isTrue = ["1", "true", "yes"].contains(parts[1].lowercased())
      switch parts[0] {
      case "gtk-theme-name": themeName = parts[1].isEmpty ? nil : parts[1]
      case "gtk-application-prefer-dark-theme": appearance = isTrue ? .dark : nil
      case "gtk-enable-animations": enablesAnimations = isTrue
      default: break
      }
    }
  }

  /// The newest version's file that is there.
  package init(environment: [String: String]) {
    self.init()
    for version in ["gtk-4.0", "gtk-3.0"] {
      guard let file = UserDirectory.config.file("settings.ini", of: version, environment: environment),
        let bytes = UserDirectory.read(file)
      else { continue }
      self.init(parsing: String(decoding: bytes, as: UTF8.self))
      return
    }
  }
}
