import TestSupport
import Testing

@testable import X11Window

/// Pasting in another program what the window has copied.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
struct ClipboardOnServerTests {
  @Test func `text and picture are pasted as they were copied`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    // More than one request of the old protocol holds.
    let picture = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    stage.window.copy(ClipboardContent(text: "hit: v3 – über", png: picture))
    let client = try stage.rig.x()
    try #require(try client.waitForOwner("CLIPBOARD"))
    #expect(client.paste("UTF8_STRING").map { String(decoding: $0, as: UTF8.self) } == "hit: v3 – über")
    #expect(client.paste("image/png") == picture)
    // TARGETS itself, three for text and one for the picture.
    #expect(client.paste("TARGETS")?.count == 5 * MemoryLayout<Int>.size)
    #expect(client.paste("text/html") == nil)
    #expect(!client.hasOwner("PRIMARY"))
  }

  @Test func `the primary selection is one of its own, and the latest copy counts`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    stage.window.copy(ClipboardContent(text: "one"), to: .primary)
    stage.window.copy(ClipboardContent(text: "two"), to: .primary)
    stage.window.copy(ClipboardContent(text: "three"))
    let client = try stage.rig.x()
    try #require(try client.waitForOwner("CLIPBOARD"))
    #expect(client.paste("UTF8_STRING", from: "PRIMARY").map { String(decoding: $0, as: UTF8.self) } == "two")
    #expect(client.paste("UTF8_STRING").map { String(decoding: $0, as: UTF8.self) } == "three")
  }
}
