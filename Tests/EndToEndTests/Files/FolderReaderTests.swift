import Foundation
import LayoutFiles
import Testing

@testable import FingerpostApp
@testable import Interface

/// What the program tells the open dialog of folders and of files that do not open.
@MainActor
struct FolderReaderTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("folder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.resolvingSymlinksInPath())
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }

  @Test func `folders come first, then what opens, then the rest, each in the order people count in`() throws {
    try withFolder { folder in
      for (name, text) in [
        ("b.txt", "milk"), ("screen 10.json", "{\"fingerpost\": 1}"), ("screen 9.json", "{\"fingerpost\": 1}"),
        (".hidden.json", "{\"fingerpost\": 1}"), ("a.log", "<UIView: 0x1; frame = (0 0; 1 1)>"),
      ] {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      for name in ["zoo", "Main.storyboardc"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name),
          withIntermediateDirectories: false
        )
      }
      #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
      let listing = FolderReader().listing(of: folder.path)
      #expect(listing.folder == folder.path)
      #expect(listing.parent == folder.deletingLastPathComponent().path)
      #expect(
        listing.entries.map(\.name) == ["zoo", "a.log", "screen 9.json", "screen 10.json", "b.txt", "Main.storyboardc"]
      )
      #expect(listing.entries.map(\.kind.title).suffix(2) == ["Text", "Compiled storyboard"])
      #expect(listing.entries[1].size == "33 B")
      #expect(listing.problem == nil)
    }
  }

  @Test func `a folder that cannot be read says so, and the top has no parent`() {
    let reader = FolderReader()
    #expect(reader.listing(of: "/nowhere/at/all").problem != nil)
    #expect(reader.listing(of: "/").parent == nil)
    #expect(!reader.listing(of: "/").entries.isEmpty)
  }

  @Test func `sizes and dates are as short as can be`() {
    #expect(
      [0, 999, 1_000, 9_949, 12_400, 999_499, 1_200_000, 3 << 30].map(FolderReader.text(bytes:)) == [
        "0 B", "999 B", "1 KB", "9.9 KB", "12 KB", "999 KB", "1.2 MB", "3.2 GB",
      ]
    )
    // 2026-11-30 14:02 in Greenwich.
    let now = Date(timeIntervalSince1970: 1_796_047_320)
    let reader = FolderReader(now: now, calendar: Self.calendar)
    #expect(reader.text(of: now.addingTimeInterval(-3_600)) == "13:02")
    #expect(reader.text(of: now.addingTimeInterval(-86_400 * 27)) == "3 Nov")
    #expect(reader.text(of: now.addingTimeInterval(-86_400 * 365)) == "2025-11-30")
  }

  // MARK: What does not open

  private func problem(_ text: String) throws -> FileProblem {
    var problem: FileProblem?
    do {
      _ = try LayoutFile.decode(Array(text.utf8), file: "/somewhere/card.layout.json")
    } catch {
      problem = FileProblem(error, path: "/somewhere/card.layout.json", source: Array(text.utf8))
    }
    return try #require(problem)
  }

  @Test func `the lines around the place are shown, and the place is marked`() throws {
    let problem = try problem("{\n\"fingerpost\": 1,\n\"windows\": [{\n  \"alpha\": \"high\"\n}]\n}\n")
    #expect(problem.messages.first?.place == "card.layout.json:4:12")
    #expect(problem.excerpt.map(\.number) == [2, 3, 4, 5, 6])
    #expect(problem.mark?.line == 4)
    #expect(problem.mark?.column == 12)
  }

  @Test func `of a long line only the part around the place is shown`() throws {
    let padding = String(repeating: " ", count: 500)
    let problem = try problem("{\"fingerpost\": 1, \"windows\": [{\(padding)\"alpha\": \"high\"}]}")
    let line = try #require(problem.excerpt.first)
    let column = try #require(problem.mark?.column)
    #expect(line.text.count <= 80)
    let start = line.text.index(line.text.startIndex, offsetBy: column - 1)
    #expect(line.text[start...].hasPrefix("\"high\""))
  }
}
