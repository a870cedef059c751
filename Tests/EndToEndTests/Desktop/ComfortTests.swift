import Canvas
import Foundation
import TestSupport
import Testing
import X11Window

@testable import FingerpostApp

/// What the desktop says about looks, put together.
@MainActor
struct ComfortTests {
  private func wishes(
    theme: String? = nil,
    animations: Int? = nil,
    environment: [String: String] = [:],
    toolkit: String = ""
  ) -> DesktopWishes {
    var values: [String: XSettingsBytes.Value] = [:]
    values["Net/ThemeName"] = theme.map { .string($0) }
    values["Gtk/EnableAnimations"] = animations.map { .integer($0) }
    return DesktopWishes(
      environment: environment,
      settings: DesktopSettings(settings: XSettings(XSettingsBytes(values).bytes) ?? XSettings()),
      toolkit: ToolkitSettings(parsing: toolkit)
    )
  }

  @Test(arguments: [
    ("Adwaita", Theme.Appearance.light, false), ("Adwaita-dark", .dark, false), ("Yaru-Dark", .dark, false),
    ("HighContrast", .light, true), ("HighContrastInverse", .dark, true), ("High-Contrast-Dark", .dark, true),
    ("Adwaita:dark", .dark, false), ("Blackbird", .dark, false), ("Breeze", .light, false),
  ])
  func `a theme's name tells dark from light, and high contrast`(
    name: String,
    appearance: Theme.Appearance,
    isHighContrast: Bool
  ) {
    #expect(wishes(theme: name).appearance == appearance)
    #expect(wishes(theme: name).isHighContrast == isHighContrast)
    let file = "[Settings]\ngtk-theme-name = \(name)\n"
    #expect(wishes(toolkit: file).appearance == appearance)
  }

  @Test func `the surest source counts`() {
    let file = "[Settings]\ngtk-theme-name=Adwaita\ngtk-application-prefer-dark-theme=1\ngtk-enable-animations=0\n"
    #expect(wishes().appearance == nil)
    #expect(wishes(toolkit: file).appearance == .dark)
    #expect(wishes(toolkit: file).reducesMotion == true)
    #expect(wishes(animations: 1, toolkit: file).reducesMotion == false)
    #expect(wishes(theme: "Adwaita", environment: ["GTK_THEME": "Adwaita:dark"]).appearance == .dark)
    #expect(wishes(theme: "Adwaita-dark", environment: ["GTK_THEME": ""]).appearance == .dark)
  }

  @Test func `a settings file is read as far as it makes sense`() {
    let file = """
      gtk-theme-name=Outside
      [Other]
      gtk-theme-name=Other
      [Settings]
      # gtk-theme-name=Comment
      gtk-theme-name
      =x
      gtk-application-prefer-dark-theme=perhaps
      gtk-enable-animations=true
      """
    let settings = ToolkitSettings(parsing: file)
    #expect(settings.themeName == nil)
    #expect(settings.appearance == nil)
    #expect(settings.enablesAnimations == true)
  }

  @Test func `what a person wants as the desktop does follows the desktop`() {
    var comfort = Comfort()
    comfort.wishes = wishes(theme: "Adwaita")
    #expect(comfort.theme == .light)
    comfort.choose(.dark)
    #expect(comfort.theme == .dark)
    comfort.choose(.light)
    #expect(comfort.appearance == .auto)
    comfort.wishes = wishes(theme: "Adwaita-dark", animations: 0)
    #expect(comfort.theme == .dark)
    #expect(comfort.reducesMotion)
    comfort.choose(highContrast: true)
    #expect(comfort.theme == Theme(.dark, highContrast: true))
    comfort.choose(reducedMotion: false)
    #expect(!comfort.reducesMotion)
  }

  @Test func `the command line comes before what was chosen, and that before the desktop`() {
    var preferences = Preferences()
    preferences.theme = .light
    preferences.highContrast = true
    var options = LaunchOptions()
    #expect(options.comfort(preferences).theme == Theme(.light, highContrast: true))
    options.theme = .dark
    #expect(options.comfort(preferences).theme == Theme(.dark, highContrast: true))
    options.theme = .auto
    #expect(options.comfort(preferences).appearance == .auto)
    options.reducedMotion = true
    #expect(options.comfort().reducesMotion)
  }
}
