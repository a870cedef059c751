import Foundation
import TestSupport
import Testing

@testable import X11Window

/// Characters that take more than one key, on a real keyboard.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
struct TextInputOnServerTests {
  /// A window with the focus, on a keyboard of this layout.
  private func withWindow(_ layout: [String], _ body: (WindowOnRig) throws -> Void) throws {
    let stage = try WindowOnRig { rig in
      let setter = try rig.spawn(URL(fileURLWithPath: "/usr/bin/setxkbmap"), layout)
      try #require(setter.waitForExit() == 0, "setxkbmap: \(setter.standardError)")
    }
    defer { stage.stop() }
    try stage.rig.x().focus(stage.window.id)
    try stage.wait { $0 == .focusChanged(true) }
    try body(stage)
  }

  /// What the presses type, one text a key that arrived.
  private func texts(_ stage: WindowOnRig) throws -> [String] {
    try stage.settle().keys.filter(\.isPressed).map(\.text).filter { !$0.isEmpty }
  }

  @Test func `a dead key and a letter are one character, with a space the mark itself`() throws {
    try withWindow(["-layout", "us", "-variant", "intl"]) { stage in
      // Keycodes: 48 is the dead acute of this layout, 26 e, 65 the space bar, 53 x.
      for key in [48, 26, 48, 65, 26] { try stage.rig.press(key) }
      #expect(try texts(stage) == ["é", "'", "e"])
      let keys = try stage.settle().keys
      #expect(keys.allSatisfy { !$0.isRepeat })
    }
  }

  @Test func `the same character twice is no repeat`() throws {
    try withWindow(["-layout", "us", "-variant", "intl"]) { stage in
      for key in [48, 26, 48, 26] { try stage.rig.press(key) }
      let pressed = try stage.settle().keys.filter { $0.isPressed && !$0.text.isEmpty }
      #expect(pressed.map(\.text) == ["é", "é"])
      #expect(pressed.map(\.isRepeat) == [false, false])
      #expect(pressed.map(\.shortcutKeysym) == [0xE9, 0xE9])
    }
  }

  @Test func `a compose sequence is one character, one that means nothing is none`() throws {
    try withWindow(["-layout", "us", "-option", "compose:menu"]) { stage in
      // Keycodes: 117 is the menu key, 32 o, 26 e, 53 x, 52 z.
      for key in [117, 32, 26] { try stage.rig.press(key) }
      for key in [117, 53, 52] { try stage.rig.press(key) }
      try stage.rig.press(32)
      #expect(try texts(stage) == ["œ", "o"])
    }
  }

  @Test func `letters of another script are typed, and shortcuts are those of the first group`() throws {
    try withWindow(["-layout", "us,ru", "-option", "grp:menu_toggle"]) { stage in
      try stage.rig.press(117)
      try stage.rig.press(32)
      let key = try #require(try stage.settle().keys.last { $0.isPressed && !$0.text.isEmpty })
      #expect(key.text == "щ")
      #expect(key.shortcutKeysym == 0x6F)
    }
  }
}
