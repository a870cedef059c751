import TestSupport
import Testing

@testable import X11Window

/// Pasting in the window what another program has copied.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
struct PasteOnServerTests {
  /// The answers that a window gets which asks for a selection once.
  private func paste(
    _ content: CopiedText,
    from selection: ClipboardContent.Selection = .clipboard
  ) throws -> [WindowEvent] {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    let client = try stage.rig.x()
    _ = client.copy(to: selection.atomName)
    stage.window.requestText(from: selection)
    var answers: [WindowEvent] = []
    func look() -> Bool {
      answers += stage.window.takeEvents().filter { if case .pasted = $0 { true } else { false } }
      return !answers.isEmpty
    }
    client.serve(content, wokenBy: stage.window.wakeDescriptor, until: look)
    if answers.isEmpty { answers = try stage.wait { if case .pasted = $0 { true } else { false } } }
    return answers
  }

  @Test func `text comes as it was copied, of either selection`() throws {
    #expect(try paste(CopiedText(Array("hit: v3 – über".utf8))) == [.pasted(.clipboard, "hit: v3 – über")])
    #expect(try paste(CopiedText(Array("primary".utf8)), from: .primary) == [.pasted(.primary, "primary")])
  }

  @Test func `a large text comes in pieces`() throws {
    let text = String(repeating: "<UIView: 0x7f8; frame = (0 0; 10 10)>\n", count: 20_000)
    #expect(try paste(CopiedText(Array(text.utf8), pieceSize: 65_536)) == [.pasted(.clipboard, text)])
  }

  @Test func `old programs have Latin-1, and a form that nobody has is no text`() throws {
    #expect(try paste(CopiedText([0x67, 0x72, 0xFC, 0x6E], target: "STRING")) == [.pasted(.clipboard, "grün")])
    #expect(try paste(CopiedText([1, 2], target: "image/png")) == [.pasted(.clipboard, nil)])
  }

  @Test func `without an owner there is no text, and the window's own text comes back`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    stage.window.requestText(from: .clipboard)
    try stage.wait { $0 == .pasted(.clipboard, nil) }
    stage.window.copy(ClipboardContent(text: "own"))
    stage.window.requestText(from: .clipboard)
    try stage.wait { $0 == .pasted(.clipboard, "own") }
  }
}
