import Foundation
import Interface
import TestSupport
import Testing
import UIKit

/// Text that a real input method composes, typed on a real keyboard into the search field.
@Suite(
  .serialized,
  .enabled(if: XRig.inputMethodUnavailableReason == nil, Comment(rawValue: XRig.inputMethodUnavailableReason ?? ""))
)
@MainActor
struct InputMethodTests {
  private static let layout = """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "subviews": [
      {"name": "view", "frame": [0, 0, 390, 844], "backgroundColor": "#336699"}]}]}
    """

  private func type(_ text: String, _ rig: XRig) throws {
    for character in text {
      if character == " " {
        try rig.press(KeyCode.space)
      } else {
        try rig.press(try #require(KeyCode.typing(character)).key)
      }
    }
  }

  private func fill(_ twin: TwinWindow, _ text: String) {
    _ = twin.root.press(KeyPress(.character("a"), control: true))
    _ = twin.root.press(nil, typing: text)
  }

  /// Waits until the search field has one of some texts.
  private func shows(_ texts: [String], _ program: LiveProgram, _ twin: TwinWindow) throws -> Bool {
    let client = try program.rig.x()
    for text in Array(repeating: texts, count: 50).joined() {
      fill(twin, text)
      let place = try #require(twin.place(ofText: text))
      let wanted = try twin.picture(part: place)
      if try client.waitForPicture(wanted, of: program.window, part: place, seconds: 0.3) { return true }
    }
    return false
  }

  @Test func `syllables come as they are composed, and letters when the method has gone`() throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    let method = try rig.startInputMethod()
    let program = try LiveProgram(
      rig,
      layout: Self.layout,
      size: (1500, 900),
      environment: XRig.inputMethodEnvironment
    )
    try rig.x().focus(program.window)
    try rig.press(KeyCode.f, holding: KeyCode.control)
    let twin = try program.twin()
    twin.root.perform(.search)
    // The method asks for keys once it knows of the focus; the first may go by it.
    try type("rmf ", rig)
    try #require(try shows(["글 ", "rㅡㄹ ", "rmㄹ ", "rmf "], program, twin))
    try rig.press(KeyCode.a, holding: KeyCode.control)
    // ㅎㅏㄴ ㄱㅡㄹ, and a space that ends the last syllable.
    try type("gksrmf ", rig)
    fill(twin, "한글 ")
    try program.expectText("한글 ", of: twin)
    method.terminate()
    try type("ab", rig)
    _ = twin.root.press(nil, typing: "ab")
    try program.expectText("한글 ab", of: twin)
    _ = try program.close()
  }
}
