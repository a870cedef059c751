import Foundation
import Testing

@testable import LayoutFiles

@Suite struct FileReaderTests {
  /// A directory of its own for `body`, removed afterwards.
  private func inDirectory(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("fp-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private func read(_ path: String) -> [String] {
    lines { () throws(LayoutError) in _ = try LayoutFile.read(path) }
  }

  @Test func `a file that is not there, a directory and an empty file are told apart`() throws {
    try inDirectory { directory in
      #expect(read("\(directory)/none.json") == ["\(directory)/none.json: error: there is no such file"])
      #expect(
        read(directory) == [
          "\(directory): error: this is a directory, not a file that can be read; name a layout file in it"
        ]
      )
      try Data().write(to: URL(fileURLWithPath: "\(directory)/empty.json"))
      #expect(
        read("\(directory)/empty.json") == [
          "\(directory)/empty.json: error: the file is empty; a layout starts with {\"fingerpost\": 1, \"windows\": […]}"
        ]
      )
    }
  }

  @Test func `a compiled storyboard is named as such`() throws {
    try inDirectory { directory in
      let path = "\(directory)/Main.storyboardc"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      #expect(
        read(path) == [
          "\(path): error: this is a compiled storyboard, not a file that can be read; open the .storyboard it was made from"
        ]
      )
    }
  }

  @Test func `a file beyond 64 MB is refused with its size`() throws {
    try inDirectory { directory in
      let path = "\(directory)/big.json"
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.truncate(atOffset: UInt64(65 << 20))
      try handle.close()
      #expect(read(path) == ["\(path): error: the file has 68,157,440 bytes; the limit is 67,108,864 bytes (64 MB)"])
    }
  }

  @Test func `an endless device does not hang`() {
    #expect(read("/dev/zero").first?.contains("the limit is 67,108,864 bytes") == true)
  }

  @Test func `a check names its layout relative to itself`() throws {
    try inDirectory { directory in
      try layoutText(view: "{}").write(toFile: "\(directory)/a.layout.json", atomically: true, encoding: .utf8)
      let check = #"{"layout": "a.layout.json", "steps": [{"t": 0, "set": "root", "title": "x"}]}"#
      try check.write(toFile: "\(directory)/a.check.json", atomically: true, encoding: .utf8)
      #expect(try CheckFile.read("\(directory)/a.check.json").layout.names["root"] != nil)
    }
  }

  @Test func `errors of a check's layout carry the layout's name`() throws {
    try inDirectory { directory in
      try "{}".write(toFile: "\(directory)/b.layout.json", atomically: true, encoding: .utf8)
      let check = #"{"layout": "b.layout.json", "steps": []}"#
      try check.write(toFile: "\(directory)/b.check.json", atomically: true, encoding: .utf8)
      let error = lines { () throws(LayoutError) in _ = try CheckFile.read("\(directory)/b.check.json") }
      #expect(error.count == 2)
      #expect(error.allSatisfy { $0.hasPrefix("\(directory)/b.layout.json:1:1: error: a layout needs") })
    }
  }

  @Test func `a check that names itself as its layout ends`() throws {
    try inDirectory { directory in
      let check = #"{"layout": "c.check.json", "steps": []}"#
      try check.write(toFile: "\(directory)/c.check.json", atomically: true, encoding: .utf8)
      let error = lines { () throws(LayoutError) in _ = try CheckFile.read("\(directory)/c.check.json") }
      #expect(error.contains { $0.contains("a layout has no key \"layout\"") })
    }
  }
}
