import Foundation
import TestSupport
import Testing

@testable import X11Window

/// The rig's own waits: they end when what they wait for comes, and they do end when it does not.
@Suite(
  .serialized,
  .enabled(if: XRig.mouseOnlyUnavailableReason == nil, Comment(rawValue: XRig.mouseOnlyUnavailableReason ?? ""))
)
struct WaitingTests {
  private let shell = URL(fileURLWithPath: "/bin/sh")

  @Test func `what never comes is waited for no longer than was said`() throws {
    let stage = try WindowOnRig(.mouseOnly)
    defer { stage.stop() }
    let client = try stage.rig.x()
    let start = ContinuousClock.now
    #expect(try !client.waitForPixel(0x123456, at: 1, 1, of: stage.window.id, seconds: 0.2))
    #expect(try !client.waitForSize(7, 7, of: stage.window.id, seconds: 0.2))
    #expect(try !client.waitForOwner("CLIPBOARD", seconds: 0.2))
    #expect(try client.waitForWindow(titled: "nobody", seconds: 0.2) == nil)
    #expect(start.duration(to: .now) >= .seconds(0.8))
  }

  @Test func `each wait ends by what another process does meanwhile`() throws {
    let stage = try WindowOnRig(.mouseOnly)
    defer { stage.stop() }
    let (rig, window) = (stage.rig, stage.window.id)
    let client = try rig.x()
    let go = rig.directory.appendingPathComponent("go").path
    try #require(mkfifo(go, 0o600) == 0)
    let program = try rig.spawn(shell, ["-c", "read line <go; echo so it is >&2; echo done >file; exit 3"])
    Thread.detachNewThread { try? Data("now\n".utf8).write(to: URL(fileURLWithPath: go)) }
    #expect(try program.waitForComplaint("so it is"))
    #expect(try rig.waitForFile(rig.directory.appendingPathComponent("file")) == Data("done\n".utf8))
    #expect(program.waitForExit() == 3)
    client.resize(window, 300, 200)
    #expect(try client.waitForSize(300, 200, of: window))
  }

  @Test func `a program that ends without the complaint is not waited for`() throws {
    let rig = try XRig(.mouseOnly)
    defer { rig.stop() }
    let program = try rig.spawn(shell, ["-c", "echo something else >&2"])
    let start = ContinuousClock.now
    #expect(try !program.waitForComplaint("this"))
    #expect(start.duration(to: .now) < .seconds(15))
  }
}
