import FingerpostApp
import Foundation
import TestSupport
import Testing

/// Several files in one window, and what is remembered of them.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
@MainActor
struct DocumentsTests {
  private static func layout(_ view: String) -> String {
    """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "subviews": [
      {"name": "\(view)", "frame": [0, 0, 390, 844], "touches": "handle"}]}]}
    """
  }

  private func withTwoFiles(_ body: (XRig, LiveProgram) throws -> Void) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    let second = rig.directory.appendingPathComponent("second.layout.json")
    try Self.layout("other").write(to: second, atomically: true, encoding: .utf8)
    let program = try LiveProgram(rig, layout: Self.layout("one"), named: "first", arguments: [second.path])
    try rig.x().focus(program.window)
    try body(rig, program)
  }

  private func expectTitle(_ title: String, _ rig: XRig) throws {
    #expect(try rig.x().waitForWindow(titled: "\(title) - Fingerpost") != nil, "\(title)")
  }

  @Test func `keys go through the open files, and touches go to the one that is shown`() throws {
    try withTwoFiles { rig, program in
      try rig.press(KeyCode.pageDown, holding: KeyCode.control)
      try expectTitle("second", rig)
      try program.down(1, 100, 200)
      try program.up(1, 100, 200)
      try rig.press(KeyCode.tab, holding: KeyCode.control)
      try expectTitle("first", rig)
      try program.down(1, 100, 500)
      try program.up(1, 100, 500)
      try rig.press(KeyCode.pageUp, holding: KeyCode.control)
      try expectTitle("second", rig)
      // The recording is of the first file alone.
      #expect(try program.close().compactMap(\.call) == ["one.touchesBegan", "one.touchesEnded"])
    }
  }

  @Test func `a finger that is down when another file is shown is cancelled in the old one`() throws {
    try withTwoFiles { rig, program in
      try program.down(1, 100, 200)
      try rig.press(KeyCode.pageDown, holding: KeyCode.control)
      try expectTitle("second", rig)
      try program.up(1, 100, 200)
      #expect(try program.close().compactMap(\.call) == ["one.touchesBegan", "one.touchesCancelled"])
    }
  }

  @Test func `closing goes from file to file, and with the last one the window`() throws {
    try withTwoFiles { rig, program in
      try rig.press(KeyCode.w, holding: KeyCode.control)
      try expectTitle("second", rig)
      try rig.press(KeyCode.w, holding: KeyCode.control)
      #expect(program.waitForExit() == 0)
    }
  }

  @Test func `a file that cannot be read does not keep the others from opening`() throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    let program = try LiveProgram(rig, layout: Self.layout("one"), arguments: ["/nowhere/at.all.json"])
    #expect(program.standardError.contains("/nowhere/at.all.json"))
    try rig.x().sendDelete(to: program.window)
    #expect(program.waitForExit() == 0)
  }
}

/// The list of recent files, without a window.
@MainActor
struct RecentFilesTests {
  private func withHome(_ body: (URL, RecentFiles) throws -> Void) throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try body(home, RecentFiles(environment: ["HOME": home.path]))
  }

  private func makeFile(_ name: String, in home: URL) throws -> String {
    let file = home.appendingPathComponent(name)
    try Data("{}".utf8).write(to: file)
    return file.path
  }

  private func list(in home: URL) -> URL { home.appendingPathComponent(".local/state/fingerpost/recent-files") }

  @Test func `the last opened comes first, each once, and files that are gone are left out`() throws {
    try withHome { home, recent in
      #expect(recent.paths.isEmpty)
      let (a, b) = (try makeFile("a.json", in: home), try makeFile("b.json", in: home))
      recent.remember(a)
      recent.remember(b)
      recent.remember(home.path + "/x/../a.json")
      #expect(recent.paths == [a, b])
      try FileManager.default.removeItem(atPath: a)
      #expect(recent.paths == [b])
    }
  }

  @Test func `there are never more than twenty`() throws {
    try withHome { home, recent in
      for number in 1...25 { recent.remember(try makeFile("\(number).json", in: home)) }
      #expect(recent.paths.count == RecentFiles.limit)
      #expect(recent.paths.first?.hasSuffix("/25.json") == true)
    }
  }

  @Test func `whatever stands in the list, it is read, and written over`() throws {
    try withHome { home, recent in
      let file = try makeFile("good.json", in: home)
      try FileManager.default.createDirectory(
        at: list(in: home).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      var bytes: [UInt8] = [0xFF, 0xFE, 0x0A]
      bytes += Array("relative/path\n/etc/\u{0}passwd\n\(file)\n\(file)\n/dev/zero/x\n".utf8)
      bytes += [UInt8](repeating: 0x2F, count: 100_000)
      try Data(bytes).write(to: list(in: home))
      #expect(recent.paths == [file])
      recent.remember(file)
      #expect(recent.paths == [file])
    }
  }

  @Test func `a list that is a folder, a pipe or too large is no list`() throws {
    try withHome { home, recent in
      let place = list(in: home)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      #expect(recent.paths.isEmpty)
      recent.remember("/etc/hostname")
      #expect(recent.paths.isEmpty)
      try FileManager.default.removeItem(at: place)
      #expect(mkfifo(place.path, 0o600) == 0)
      #expect(recent.paths.isEmpty)
      try FileManager.default.removeItem(at: place)
      try Data(repeating: 0x0A, count: 2 << 20).write(to: place)
      #expect(recent.paths.isEmpty)
    }
  }

  @Test func `without a home nothing is remembered, and nothing goes wrong`() {
    let recent = RecentFiles(environment: ["XDG_STATE_HOME": "relative"])
    recent.remember("/etc/hostname")
    #expect(recent.paths.isEmpty)
  }
}
