import Foundation
import TestSupport
import Testing

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

  /// Whether the field with the keys comes to hold one of some texts: all of it is copied, and pasted here.
  private func holds(_ texts: String..., rig: XRig) throws -> Bool {
    for key in [KeyCode.a, KeyCode.c] { try rig.press(key, holding: KeyCode.control) }
    let client = try rig.x()
    return try client.waitForPaste { texts.map { Array($0.utf8) }.contains($0) }
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
    // The method asks for keys once it knows of the focus; the first may go by it.
    try type("rmf ", rig)
    try #require(try holds("글 ", "rㅡㄹ ", "rmㄹ ", "rmf ", rig: rig))
    // ㅎㅏㄴ ㄱㅡㄹ, and a space that ends the last syllable.
    try type("gksrmf ", rig)
    #expect(try holds("한글 ", rig: rig))
    method.terminate()
    try type("ab", rig)
    #expect(try holds("ab", rig: rig))
    _ = try program.close()
  }
}
