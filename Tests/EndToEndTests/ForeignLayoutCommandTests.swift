import Foundation
import FingerpostCommands
import TestSupport
import Testing

/// Files of other tools at the command line, in this process.
@MainActor
struct ForeignLayoutCommandTests {
  private func run(_ arguments: String...) -> (status: FingerpostCommands.ExitStatus, out: String, complaints: String) {
    var (out, complaints): ([String], [String]) = ([], [])
    let console = Console(out: { out.append($0) }, complain: { complaints.append($0) })
    let status = CommandLineTool.run(arguments, console: console)
    return (status, out.joined(separator: "\n"), complaints.joined(separator: "\n"))
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL.path
  private static let foreign = root + "/Tests/Checks/formats/"

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fingerpost-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `a scene is chosen behind a hash`() {
    let file = Self.foreign + "embedded-scene.storyboard"
    #expect(run("hit", file, "60", "120").out.hasSuffix("hit: inner"))
    #expect(run("hit", file + "#Child", "60", "120").out.hasSuffix("hit: child"))
    let (status, _, complaints) = run("hit", file + "#Chidl", "60", "120")
    #expect(status == .unreadable)
    #expect(complaints == "\(file): error: there is no scene \"Chidl\"; the file has \"Page\", \"Child\"")
  }

  @Test func `answers about an accessibility tree say what they are worth`() throws {
    let file = Self.foreign + "flat-list.json"
    let note =
      "\(file): note: accessibility tree (idb ui describe-all): positions are real; delivery flags are unknown, "
      + "so what touches do is a guess"
    #expect(run("hit", file, "60", "120").complaints == note)
    #expect(run("why", file, "pay", "60", "120").complaints == note)
    #expect(run("lint", file).complaints == note)
    #expect(run("map", file, "--json").complaints == note)
    for command in [run("hit", file, "60", "120", "--json"), run("why", file, "pay", "60", "120", "--json")] {
      let object = try JSONSerialization.jsonObject(with: Data(command.out.utf8)) as? [String: Any]
      #expect((object?["notices"] as? [String])?.count == 1)
    }
    #expect(run("hit", Self.root + "/Layouts/demo.layout.json", "60", "120").complaints.isEmpty)
  }

  @Test func `guesses are findings`() {
    let (status, out, complaints) = run("lint", Self.foreign + "frames-from-nothing.storyboard")
    #expect(status == .findings)
    #expect(complaints.hasSuffix("2 of 4 views have no frame in the file: 2 not placed by anything"))
    #expect(out.contains("lost has no frame in the file and nothing decides one; where it is shown is a guess."))
    #expect(out.contains("[not-in-file]"))
    #expect(
      run("lint", Self.foreign + "frames-from-constraints.storyboard").out.contains("follows from its constraints")
    )
    #expect(run("lint", Self.foreign + "pasted-from-a-log.txt").out.contains("[not-in-file]") == false)
  }

  @Test func `verbose prints the warnings of a file with their places, in every command that reads it`() throws {
    let file = Self.foreign + "recognizer-claimed-twice.storyboard"
    let warning =
      "\(file):22:9: warning: several views claim the recognizer tap; it belongs to one view at run time, the "
      + "last that claims it"
    try inFolder { folder in
      let check = Self.foreign + "recognizer-claimed-twice.check.json"
      for arguments in [
        ["hit", file, "1", "1"], ["why", file, "first", "1", "1"], ["lint", file], ["map", file, "--json"],
        ["convert", file, "-o", folder + "/a.layout.json"], ["export", file, "-o", folder + "/a.txt"],
        ["check", check], [file, "--screenshot", folder + "/a.png"],
      ] {
        var complaints: [String] = []
        let console = Console(out: { _ in }, complain: { complaints.append($0) })
        _ = CommandLineTool.run(arguments, console: console)
        #expect(!complaints.contains(warning), "\(arguments)")
        _ = CommandLineTool.run(arguments + ["--verbose"], console: console)
        #expect(complaints.contains(warning), "\(arguments): \(complaints)")
      }
    }
  }

  @Test func `a saved picture opens as its trace everywhere`() throws {
    try inFolder { folder in
      let (layout, check) = (Self.root + "/Layouts/demo.layout.json", Self.root + "/Layouts/demo.check.json")
      let (picture, trace) = (folder + "/a.png", folder + "/a.trace.json")
      #expect(run("export", layout, "--steps", check, "-o", picture).status == .done)
      #expect(run("export", layout, "--steps", check, "-o", trace).status == .done)
      #expect(run("hit", picture, "128", "236").out == run("hit", trace, "128", "236").out)
      #expect(run("why", picture, "LikeButton", "128", "236").out == run("why", layout, "LikeButton", "128", "236").out)
      #expect(run("lint", picture).out.hasSuffix("1 finding"))
      #expect(run("replay", picture).out == run("replay", trace).out)
      #expect(run("replay", picture).status == .done)
      #expect(run("diff", picture, trace).status == .done)
      let (first, second) = (folder + "/1.layout.json", folder + "/2.layout.json")
      #expect(run("convert", picture, "-o", first).status == .done)
      #expect(run("convert", layout, "-o", second).status == .done)
      #expect(try Data(contentsOf: URL(fileURLWithPath: first)) == Data(contentsOf: URL(fileURLWithPath: second)))
      #expect(run(picture, "--screenshot", folder + "/b.png").status == .done)
      try Data(contentsOf: URL(fileURLWithPath: picture)).dropLast(40).write(
        to: URL(fileURLWithPath: folder + "/c.png")
      )
      #expect(run("hit", folder + "/c.png", "1", "1").complaints.contains("a damaged PNG picture"))
    }
  }
}
