import CairoRenderer
import FingerpostApp
import Foundation
import LayoutFiles
import TestSupport
import Testing
import Traces

/// Opening, pasting, copying and saving in the program's own window, with another client beside it.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
@MainActor
struct FilesInWindowTests {
  private static func layout(_ view: String) -> String {
    """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "subviews": [
      {"name": "\(view)", "frame": [0, 0, 390, 844], "touches": "handle"}]}]}
    """
  }

  private func withProgram(_ body: (XRig, LiveProgram) throws -> Void) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    let program = try LiveProgram(rig, layout: Self.layout("one"), named: "first")
    try rig.x().focus(program.window)
    try body(rig, program)
  }

  private func expectTitle(_ title: String, _ rig: XRig) throws {
    #expect(try rig.x().waitForWindow(titled: "\(title) - Fingerpost") != nil, "\(title)")
  }

  private func write(_ text: String, _ name: String, _ rig: XRig) throws {
    try text.write(to: rig.directory.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  /// Pastes a text that the rig's own client has copied; the program has it when this returns.
  private func paste(_ text: String, _ rig: XRig) throws {
    let client = try rig.x()
    _ = client.copy()
    try rig.press(KeyCode.v, holding: KeyCode.control)
    client.serve(CopiedText(Array(text.utf8)))
  }

  private func tap(_ program: LiveProgram) throws {
    try program.down(1, 100, 200)
    try program.up(1, 100, 200)
  }

  // MARK: Opening

  @Test func `the dialog opens a file that is searched by its name`() throws {
    try withProgram { rig, program in
      try write(Self.layout("two"), "second.layout.json", rig)
      try rig.press(KeyCode.o, holding: KeyCode.control)
      for key in [KeyCode.s, KeyCode.e, KeyCode.c] { try rig.press(key) }
      try rig.press(KeyCode.enter)
      try expectTitle("second", rig)
    }
  }

  @Test func `a file that does not open leaves the window as it is`() throws {
    try withProgram { rig, program in
      try write("{\"fingerpost\": 1, \"windows\": [{\"nmae\": 1}]}", "second.layout.json", rig)
      try rig.press(KeyCode.o, holding: KeyCode.control)
      for key in [KeyCode.s, KeyCode.e, KeyCode.c] { try rig.press(key) }
      try rig.press(KeyCode.enter)
      #expect(try program.waitForComplaint("second.layout.json:1:"))
      try rig.press(KeyCode.escape)
      try rig.press(KeyCode.escape)
      try tap(program)
      #expect(try program.close().compactMap(\.call) == ["one.touchesBegan", "one.touchesEnded"])
    }
  }

  @Test func `a file that takes its time is stopped by Escape, and the window lives on`() throws {
    try withProgram { rig, program in
      let view = "{\"frame\": [0, 0, 10, 10], \"subviews\": [{\"frame\": [1, 1, 2, 2]}]},\n"
      let views = String(repeating: view, count: 60_000)
      try write(
        "{\"fingerpost\": 1, \"windows\": [{\"name\": \"window\", \"subviews\": [\(views){\"name\": \"last\"}]}]}",
        "second.layout.json",
        rig
      )
      try rig.press(KeyCode.o, holding: KeyCode.control)
      for key in [KeyCode.s, KeyCode.e, KeyCode.c] { try rig.press(key) }
      try rig.press(KeyCode.enter)
      try rig.press(KeyCode.escape)
      // The search, then the dialog.
      try rig.press(KeyCode.escape)
      try rig.press(KeyCode.escape)
      try tap(program)
      #expect(try program.close().compactMap(\.call) == ["one.touchesBegan", "one.touchesEnded"])
      #expect(program.standardError.isEmpty)
    }
  }

  @Test func `a hierarchy of the debugger is pasted into the window`() throws {
    try withProgram { rig, program in
      let text = """
        (lldb) po [[UIWindow keyWindow] recursiveDescription]
        <UIWindow: 0x7f8; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>
           | <UIView: 0x7f9; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
        """
      try paste(text, rig)
      try expectTitle("Pasted hierarchy", rig)
    }
  }

  // MARK: Copying

  @Test func `the story, the picture and a bug report are copied`() throws {
    try withProgram { rig, program in
      let client = try rig.x()
      try tap(program)
      try rig.press(KeyCode.c, holding: KeyCode.control)
      #expect(try client.waitForOwner("CLIPBOARD"))
      let story = client.paste("UTF8_STRING").map { String(decoding: $0, as: UTF8.self) } ?? ""
      #expect(story.hasPrefix("1. ") && story.contains("went to one."))
      let picture = try ImageSurface(png: Data(client.paste("image/png") ?? []))
      #expect(picture.width == 2_400)
      try rig.press(KeyCode.c, holding: KeyCode.control, KeyCode.shift)
      var report = ""
      while !report.hasPrefix("# ") {
        report = client.paste("UTF8_STRING").map { String(decoding: $0, as: UTF8.self) } ?? "# nothing came"
      }
      #expect(report.contains("went to one") && report.contains("## As a check"))
    }
  }

  // MARK: Saving

  /// Saves under a name from the window; what was written.
  private func save(_ path: String, _ rig: XRig) throws -> Data? {
    try rig.press(KeyCode.e, holding: KeyCode.control)
    try rig.press(KeyCode.a, holding: KeyCode.control)
    try paste(path, rig)
    try rig.press(KeyCode.enter)
    return try rig.waitForFile(URL(fileURLWithPath: path))
  }

  @Test func `touches are saved as a check that passes, and the trace as one that replays`() throws {
    try withProgram { rig, program in
      try tap(program)
      let check = rig.directory.appendingPathComponent("saved.check.json").path
      let written = try #require(try save(check, rig))
      let file = try CheckFile.decode([UInt8](written), file: check)
      #expect(file.steps.count == 2)
      let result = CheckRunner.run(file)
      #expect(result.passed, "\(CheckReport.lines(of: result))")
      #expect(String(decoding: written, as: UTF8.self).contains("\"layout\": \"first.layout.json\""))
      let trace = rig.directory.appendingPathComponent("saved.trace.json").path
      let recorded = try #require(try save(trace, rig))
      #expect(TraceReplay(try TraceDocument.decode([UInt8](recorded), file: trace)).difference == nil)
    }
  }
}
