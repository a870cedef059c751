import TestSupport
import Testing

@testable import X11Window

struct XSettingsTests {
  private static let sample: [String: XSettingsBytes.Value] = [
    "Net/ThemeName": .string("Adwaita-dark"), "Gtk/EnableAnimations": .integer(0), "Xft/DPI": .integer(-1),
    "Gtk/ColorPalette": .color([1, 2, 3, 65_535]), "Net/Empty": .string(""), "Ünï": .string("ß"),
  ]

  @Test(arguments: [false, true])
  func `all kinds are read in both byte orders`(isBigEndian: Bool) throws {
    let settings = try #require(XSettings(XSettingsBytes(Self.sample, isBigEndian: isBigEndian).bytes))
    #expect(settings.values.count == 6)
    #expect(settings.string("Net/ThemeName") == "Adwaita-dark")
    #expect(settings.integer("Gtk/EnableAnimations") == 0)
    #expect(settings.integer("Xft/DPI") == -1)
    #expect(settings["Gtk/ColorPalette"] == .color([1, 2, 3, 65_535]))
    #expect(settings.string("Net/Empty") == "")
    #expect(settings.string("Ünï") == "ß")
    #expect(settings.string("Xft/DPI") == nil)
  }

  @Test func `bytes that end anywhere before their end are no settings`() {
    let whole = XSettingsBytes(Self.sample).bytes
    for count in 0..<whole.count { #expect(XSettings(Array(whole[..<count])) == nil, "\(count) bytes") }
  }

  @Test func `hostile numbers are no settings`() {
    var bytes = XSettingsBytes(["A": .integer(1)]).bytes
    bytes[8...11] = [0xFF, 0xFF, 0xFF, 0xFF]
    #expect(XSettings(bytes) == nil)
    bytes = XSettingsBytes(["A": .string("b")]).bytes
    bytes[24...27] = [0xFF, 0xFF, 0xFF, 0x7F]
    #expect(XSettings(bytes) == nil)
    #expect(XSettings([7] + [UInt8](repeating: 0, count: 40)) == nil)
  }
}

/// A settings daemon and a resource database on a real server.
@Suite(
  .serialized,
  .enabled(if: XRig.mouseOnlyUnavailableReason == nil, Comment(rawValue: XRig.mouseOnlyUnavailableReason ?? ""))
)
struct SettingsOnServerTests {
  private func next(on stage: WindowOnRig) throws -> DesktopSettings {
    let events = try stage.wait { if case .settingsChanged = $0 { true } else { false } }
    for case .settingsChanged(let settings) in events.reversed() { return settings }
    throw MissingEvent(got: events)
  }

  @Test func `what a daemon said before is known at once`() throws {
    var daemon: XRigSettingsDaemon?
    let stage = try WindowOnRig(.mouseOnly) { rig in
      daemon = try rig.x().startSettingsDaemon(["Net/ThemeName": .string("HighContrast")])
      try rig.x().setResources("Xft.dpi:\t144\n")
    }
    defer { stage.stop() }
    #expect(stage.window.connection.settings.themeName == "HighContrast")
    #expect(stage.window.connection.settings.resourceDPI == 144)
    #expect(daemon != nil)
  }

  @Test func `a daemon that comes, changes its mind and goes is followed`() throws {
    let stage = try WindowOnRig(.mouseOnly)
    defer { stage.stop() }
    #expect(stage.window.connection.settings == DesktopSettings())
    let daemon = try stage.rig.x().startSettingsDaemon(["Net/ThemeName": .string("Adwaita")])
    #expect(try next(on: stage).themeName == "Adwaita")
    daemon.publish(["Net/ThemeName": .string("Adwaita-dark"), "Gtk/EnableAnimations": .integer(0)])
    let changed = try next(on: stage)
    #expect(changed.themeName == "Adwaita-dark")
    #expect(changed.enablesAnimations == false)
    daemon.stop()
    #expect(try next(on: stage) == DesktopSettings())
    let second = try stage.rig.x().startSettingsDaemon(["Gdk/WindowScalingFactor": .integer(2)])
    #expect(try next(on: stage).scale == 2)
    second.stop()
  }

  @Test func `nonsense from a daemon is as nothing`() throws {
    let stage = try WindowOnRig(.mouseOnly)
    defer { stage.stop() }
    let daemon = try stage.rig.x().startSettingsDaemon(["Net/ThemeName": .string("Adwaita")])
    #expect(try next(on: stage).themeName == "Adwaita")
    daemon.publish([0, 1, 2])
    #expect(try next(on: stage).themeName == nil)
  }

  @Test func `a resource database that is loaded anew is told`() throws {
    let stage = try WindowOnRig(.mouseOnly)
    defer { stage.stop() }
    try stage.rig.x().setResources("Xft.dpi:\t192\n")
    #expect(try next(on: stage).resourceDPI == 192)
  }
}
