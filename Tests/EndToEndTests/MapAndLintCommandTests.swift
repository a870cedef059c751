import Foundation
import FingerpostCommands
import Testing

/// `fingerpost map` and `fingerpost lint`, in this process.
@MainActor
struct MapAndLintCommandTests {
  private func run(_ arguments: String...) -> (status: FingerpostCommands.ExitStatus, out: String, complaints: String) {
    var (out, complaints): ([String], [String]) = ([], [])
    let console = Console(out: { out.append($0) }, complain: { complaints.append($0) })
    let status = CommandLineTool.run(arguments, console: console)
    return (status, out.joined(separator: "\n"), complaints.joined(separator: "\n"))
  }

  private static let layouts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Layouts").standardizedFileURL.path

  @Test func `map draws the owners and lists them`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fingerpost-map-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("demo.png").path
    let (status, out, complaints) = run("map", Self.layouts + "/demo.layout.json", "-o", picture)
    #expect(status == .done)
    #expect(complaints.isEmpty)
    #expect(out.hasPrefix("PhotoCard"))
    #expect(out.contains("own no point:"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: picture)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `map tells scripts the same in numbers`() throws {
    let (status, out, _) = run("map", Self.layouts + "/demo.layout.json", "--json")
    #expect(status == .done)
    let object = try JSONSerialization.jsonObject(with: Data(out.utf8))
    let map = try #require(object as? [String: Any])
    let regions = try #require(map["regions"] as? [[String: Any]])
    #expect(regions.first?["view"] as? String == "PhotoCard")
    let shares = regions.compactMap { $0["share"] as? Double }
    #expect(abs(shares.reduce(0, +) - 1) < 0.000_1)
    let dead = try #require(map["drawnButDead"] as? [[String: Any]])
    #expect(dead.compactMap { $0["view"] as? String } == ["LikeButton"])
  }

  @Test func `map wants somewhere to draw`() {
    #expect(run("map", Self.layouts + "/demo.layout.json").status == .wrongUsage)
    #expect(run("map", Self.layouts + "/demo.layout.json", "-o", "demo.gif").status == .wrongUsage)
  }

  @Test func `lint exits with 1 when there are findings, 0 when there are none`() {
    let (status, out, _) = run("lint", Self.layouts + "/demo.layout.json")
    #expect(status == .findings)
    #expect(out.hasSuffix("1 finding"))
    let clean = run("lint", Self.layouts + "/scene-1-topmost.layout.json")
    #expect(clean.status == .done)
    #expect(clean.out == "no findings")
    #expect(run("lint", Self.layouts + "/missing.layout.json").status == .unreadable)
    #expect(run("lint").status == .wrongUsage)
  }
}
