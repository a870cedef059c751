import CairoRenderer
import FingerpostApp
import Foundation
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

/// Pictures that the program saves, opened again and looked at pixel by pixel.
@Suite(.serialized)
@MainActor
struct SavedPictureTests {
  private static let layout = """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "backgroundColor": "#ffffff",
      "subviews": [
        {"name": "blue", "frame": [20, 100, 350, 200], "backgroundColor": "#336699", "touches": "handle"},
        {"name": "red", "frame": [20, 400, 100, 200], "backgroundColor": "#993333"}]}]}
    """

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.layout.write(
      to: folder.appendingPathComponent("two.layout.json"),
      atomically: true,
      encoding: .utf8
    )
    try body(folder)
  }

  private func run(_ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = LiveProgram.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(arguments: [1.0, 2])
  func `a screenshot shows each view where it must be`(scale: Double) throws {
    try withFolder { folder in
      let (width, height) = (Int(1200 * scale), Int(800 * scale))
      let status = try run(
        ["two.layout.json", "--screenshot", "window.png", "--scale", "\(scale)", "--geometry", "\(width)x\(height)"],
        in: folder
      )
      #expect(status == 0)
      let picture = try ImageSurface(png: Data(contentsOf: folder.appendingPathComponent("window.png")))
      #expect((picture.width, picture.height) == (width, height))
      let twin = try TwinWindow(layout: folder.appendingPathComponent("two.layout.json"), width: 1200, height: 800)
      @MainActor func color(_ x: Double, _ y: Double) -> UInt32 {
        let point = twin.place(x, y)
        return picture.pixel(x: Int(point.x * scale), y: Int(point.y * scale)) & 0xFF_FFFF
      }
      for place in [(25.0, 105.0), (195, 200), (365, 295)] { #expect(color(place.0, place.1) == 0x336699) }
      for place in [(25.0, 405.0), (115, 595)] { #expect(color(place.0, place.1) == 0x993333) }
      for place in [(15.0, 200.0), (195, 95), (195, 305), (125, 500)] { #expect(color(place.0, place.1) == 0xFFFFFF) }
    }
  }

  @Test func `an exported trace picture opens, and its winner has a frame`() throws {
    try withFolder { folder in
      let steps = #"{"steps": [{"t": 0, "tap": [195, 200]}]}"#
      try steps.write(to: folder.appendingPathComponent("tap.check.json"), atomically: true, encoding: .utf8)
      let status = try run(["export", "two.layout.json", "--steps", "tap.check.json", "-o", "trace.png"], in: folder)
      #expect(status == 0)
      let picture = try ImageSurface(png: Data(contentsOf: folder.appendingPathComponent("trace.png")))
      #expect(picture.width == 1200)
      var winner = 0
      for y in 0..<picture.height {
        for x in 0..<500 where picture.pixel(x: x, y: y) & 0xFF_FFFF == 0x00714F { winner += 1 }
      }
      // A frame 3 px wide around 350 by 200 points at about 0.8 is some thousand pixels.
      #expect(winner > 1_500)
    }
  }

  @Test func `a trace picture opens again as its trace`() throws {
    try withFolder { folder in
      let steps = #"{"steps": [{"t": 0, "tap": [195, 200]}, {"t": 1, "tap": [60, 450]}]}"#
      try steps.write(to: folder.appendingPathComponent("tap.check.json"), atomically: true, encoding: .utf8)
      let status = try run(["export", "two.layout.json", "--steps", "tap.check.json", "-o", "trace.png"], in: folder)
      #expect(status == 0)
      let opened = try OpenLayout(path: folder.appendingPathComponent("trace.png").path).built
      let found = opened.application.trace.events.compactMap { event -> String? in
        guard case .hitTestFound(_, let view?, _, _) = event.kind else { return nil }
        return opened.name(view)
      }
      #expect(found == ["blue", "red"])
    }
  }

  @Test func `an exported trace replays to the same events`() throws {
    try withFolder { folder in
      let steps = #"{"steps": [{"t": 0, "tap": [195, 200]}]}"#
      try steps.write(to: folder.appendingPathComponent("tap.check.json"), atomically: true, encoding: .utf8)
      let export = ["export", "two.layout.json", "--steps", "tap.check.json", "-o"]
      for name in ["one.trace.json", "two.trace.json"] {
        let status = try run(export + [name], in: folder)
        #expect(status == 0)
      }
      let bytes = try ["one", "two"].map { try Data(contentsOf: folder.appendingPathComponent("\($0).trace.json")) }
      #expect(bytes[0] == bytes[1])
      let replayed = try run(["replay", "one.trace.json"], in: folder)
      #expect(replayed == 0)
      let compared = try run(["diff", "one.trace.json", "two.trace.json"], in: folder)
      #expect(compared == 0)
    }
  }

  @Test(arguments: ExportFormat.allCases)
  func `every form of the contract is written whole, and twice the same`(format: ExportFormat) throws {
    try withFolder { folder in
      let steps = #"{"steps": [{"t": 0, "tap": [195, 200]}]}"#
      try steps.write(to: folder.appendingPathComponent("tap.check.json"), atomically: true, encoding: .utf8)
      var bytes: [Data] = []
      for name in ["one", "two"] {
        let output = name + format.ending
        let status = try run(["export", "two.layout.json", "--steps", "tap.check.json", "-o", output], in: folder)
        #expect(status == 0)
        bytes.append(try Data(contentsOf: folder.appendingPathComponent(output)))
      }
      #expect(bytes[0] == bytes[1])
      let text = String(decoding: bytes[0], as: UTF8.self)
      let start: String =
        switch format {
        case .png: "\u{FFFD}PNG"
        case .svg: "<?xml"
        case .pdf: "%PDF-1"
        case .gif: "GIF89a"
        case .markdown: "# Finger 1 at (195, 200) went to blue"
        case .text: "1. 0.000 s  Finger 1 at (195, 200) went to blue"
        case .html: "<!DOCTYPE html>"
        case .trace: "{\"fingerpost\": 1"
        case .check: "{\n  \"fingerpost\": 1,"
        case .perfetto: "{\"displayTimeUnit\": \"ms\""
        }
      #expect(text.hasPrefix(start), "\(text.prefix(60))")
      if [.png, .svg, .html, .trace].contains(format) {
        let opened = try run(["replay", "one\(format.ending)"], in: folder)
        #expect(opened == 0)
      }
      if format == .check {
        let passed = try run(["check", "one.check.json"], in: folder)
        #expect(passed == 0)
        #expect(text.contains("\"layout\": \"two.layout.json\""))
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains(".part") }
      #expect(left.isEmpty)
    }
  }

  @Test(arguments: ExportFormat.allCases.filter { ![.png, .pdf, .gif].contains($0) })
  func `no name and no text of the layout is in an export without names`(format: ExportFormat) throws {
    let secret = """
      {"fingerpost": 1, "title": "Secret plan", "windows": [{"name": "window", "rootViewController": {
        "name": "mainController", "customClass": "SecretController", "view": {"name": "mainCanvas", "subviews": [
          {"class": "UIButton", "name": "launchButton", "frame": [20, 100, 200, 44], "title": "Launch secret",
           "actions": [{"event": "touchUpInside", "target": "mainController", "action": "launchRocket"}]}],
          "gestureRecognizers": [{"class": "UITapGestureRecognizer", "name": "secretTap",
            "delegate": {"shouldReceive": {"except": ["launchButton", ".SecretController"]}}}]}}}]}
      """
    try withFolder { folder in
      try secret.write(to: folder.appendingPathComponent("secret.layout.json"), atomically: true, encoding: .utf8)
      let steps = #"{"steps": [{"t": 0, "tap": [60, 110]}, {"t": 1, "set": "launchButton", "alpha": 0.5}]}"#
      try steps.write(to: folder.appendingPathComponent("tap.check.json"), atomically: true, encoding: .utf8)
      let output = "plain" + format.ending
      let status = try run(
        ["export", "secret.layout.json", "--steps", "tap.check.json", "--names-removed", "-o", output],
        in: folder
      )
      #expect(status == 0)
      let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(output)), as: UTF8.self)
      for word in ["ecret", "aunch", "main"] where format != .html || word != "main" {
        #expect(!text.contains(word), "\(word)")
      }
      #expect(text.contains("view 1") || text.contains("view 2"))
      // The same fingers get the same answers.
      #expect(text.contains("action1"))
    }
  }

  @Test func `bad input ends with a sentence and the status of the contract`() throws {
    try withFolder { folder in
      let cases: [(arguments: [String], status: Int32)] = [
        (["missing.layout.json"], 3), (["two.layout.json"], 3), (["hit", ".", "1", "1"], 3),
        (["export", "two.layout.json", "-o", "nowhere/trace.png"], 3),
        (["hit", "two.layout.json", "1"], 2), (["two.layout.json", "--theme", "pink"], 2),
        (["export", "two.layout.json", "-o", "trace.doc"], 2),
        (["hit", "two.layout.json", "30", "110"], 0),
      ]
      for (arguments, expected) in cases {
        let status = try run(arguments, in: folder)
        #expect(status == expected, "\(arguments)")
      }
    }
  }
}
