import Canvas
import Foundation
import Interface
import Testing

@testable import FingerpostApp

/// What is remembered on disk, and what is not believed of it.
@MainActor
struct MemoryTests {
  private func withHome(_ body: (URL, Memory) throws -> Void) throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    try body(home, Memory(environment: ["HOME": home.path]))
  }

  private func put(_ text: String, in file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func preferences(_ home: URL) -> URL { home.appendingPathComponent(".config/fingerpost/preferences.json") }
  private func window(_ home: URL) -> URL { home.appendingPathComponent(".local/state/fingerpost/window.json") }

  @Test func `what was remembered is known again`() throws {
    try withHome { home, memory in
      memory.change {
        $0.theme = .light
        $0.scale = 1.4
      }
      var state = WindowState()
      (state.width, state.height) = (1100, 700)
      state.panes.outline = 300
      state.panes.showsOutline = false
      state.panes.joinsColumns = true
      memory.remember(state)
      let again = Memory(environment: ["HOME": home.path])
      #expect(again.preferences == memory.preferences)
      #expect(again.preferences.theme == .light)
      #expect(again.preferences.scale == 1.4)
      #expect(again.window == state)
      let folder = window(home).deletingLastPathComponent()
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files == ["window.json"])
    }
  }

  @Test func `a change leaves the rest of the file as a person wrote it`() throws {
    try withHome { home, memory in
      try put(#"{"theme": "dark", "note": "mine", "reducedMotion": true}"#, in: preferences(home))
      memory.change { $0.theme = nil }
      let text = try String(contentsOf: preferences(home), encoding: .utf8)
      #expect(text == "{\n  \"note\" : \"mine\",\n  \"reducedMotion\" : true\n}\n")
    }
  }

  @Test(arguments: [
    "", "{", "null", "[1]", "\u{0}", #"{"theme": 7, "scale": "big", "highContrast": "yes"}"#,
    #"{"theme": "blue", "scale": null}"#, String(repeating: "[", count: 50_000),
  ])
  func `preferences that make no sense are as none`(text: String) throws {
    try withHome { home, memory in
      try put(text, in: preferences(home))
      #expect(memory.preferences == Preferences())
      memory.change { $0.theme = .light }
      #expect(memory.preferences.theme == .light)
    }
  }

  @Test func `numbers of the window's file are brought within their limits`() throws {
    try withHome { home, memory in
      try put(
        """
        {"width": 1e300, "height": -4, "panes": {"outline": 1e9, "trace": -1, "inspector": "wide", "timeline": 0,
         "traceFraction": 7, "showsOutline": 3, "joinsColumns": true}}
        """,
        in: window(home)
      )
      var expected = PaneLayout()
      (expected.outline, expected.trace, expected.inspector) = (420, 280, 320)
      (expected.timeline, expected.traceFraction, expected.joinsColumns) = (116, 0.8, true)
      #expect(memory.window.panes == expected)
      #expect(memory.window.width == nil)
      #expect(memory.window.height == nil)
    }
  }
}
