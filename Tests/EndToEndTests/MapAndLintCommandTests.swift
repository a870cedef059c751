import Foundation
import FingerpostCommands
import Testing

/// `fingerpost map` and `fingerpost lint`, in this process.
@MainActor
struct MapAndLintCommandTests {
  @Test func `map draws the owners and lists them`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fingerpost-map-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("demo.png").path
    let map = CommandRun("map", CommandRun.layout("demo.layout.json"), "-o", picture)
    #expect(map.status == .done)
    #expect(map.complaints.isEmpty)
    #expect(map.out.hasPrefix("PhotoCard"))
    #expect(map.out.contains("own no point:"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: picture)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `map tells scripts the same in numbers`() throws {
    let run = CommandRun("map", CommandRun.layout("demo.layout.json"), "--json")
    #expect(run.status == .done)
    let map = try #require(run.json)
    let regions = try #require(map["regions"] as? [[String: Any]])
    #expect(regions.first?["view"] as? String == "PhotoCard")
    let shares = regions.compactMap { $0["share"] as? Double }
    #expect(abs(shares.reduce(0, +) - 1) < 0.000_1)
    let dead = try #require(map["drawnButDead"] as? [[String: Any]])
    #expect(dead.compactMap { $0["view"] as? String } == ["LikeButton"])
  }

  @Test func `map wants somewhere to draw`() {
    #expect(CommandRun("map", CommandRun.layout("demo.layout.json")).status == .wrongUsage)
    #expect(CommandRun("map", CommandRun.layout("demo.layout.json"), "-o", "demo.gif").status == .wrongUsage)
  }

  @Test func `lint exits with 1 when there are findings, 0 when there are none`() {
    let run = CommandRun("lint", CommandRun.layout("demo.layout.json"))
    #expect(run.status == .findings)
    #expect(run.out.hasSuffix("1 finding"))
    let clean = CommandRun("lint", CommandRun.layout("scene-1-topmost.layout.json"))
    #expect(clean.status == .done)
    #expect(clean.out == "no findings")
    #expect(CommandRun("lint", CommandRun.layout("missing.layout.json")).status == .unreadable)
    #expect(CommandRun("lint").status == .wrongUsage)
  }
}
