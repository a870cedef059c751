import FingerpostCommands
import Foundation
import Interface
import Testing

/// The manual page is made of the tables that the program goes by.
@MainActor
struct ManualTests {
  private var url: URL {
    var root = URL(fileURLWithPath: #filePath)
    while root.lastPathComponent != "Tests" { root = root.deletingLastPathComponent() }
    return root.deletingLastPathComponent().appendingPathComponent("Assets/fingerpost.1")
  }

  @Test func `Assets-fingerpost 1 is current`() throws {
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try Data(Manual.page.utf8).write(to: url)
    }
    let page = try String(contentsOf: url, encoding: .utf8)
    #expect(page == Manual.page, "record it: fingerpost manual > Assets/fingerpost.1")
  }

  @Test func `every command of the key table has its keys in the manual`() {
    for entry in KeyTable.shared {
      switch entry.command {
      case .finger, .expandOutline: continue
      default: #expect(Manual.page.contains(entry.command.words.replacing("-", with: "\\-")))
      }
    }
  }

  @Test func `every command has its own entry with its words`() {
    for (call, words) in [
      ("fingerpost hit FILE X Y [\\-\\-json]", "the views asked at a point, each with its verdict"),
      ("\\-\\-scale N", "size of the interface, 0.8 to 3"),
      ("fingerpost devices", "the X server and its pointing devices"),
    ] {
      #expect(Manual.page.contains("\\fB\(call)\\fR\n\(words)"))
    }
  }

  @Test func `it prints as a command`() {
    var lines: [String] = []
    let console = Console(out: { lines.append($0) }, complain: { _ in })
    #expect(CommandLineTool.run(["manual"], console: console) == .done)
    #expect(lines == [String(Manual.page.dropLast())])
  }
}
