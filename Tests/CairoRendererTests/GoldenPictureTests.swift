import CairoRenderer
import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

struct GoldenPictureTests {
  /// Runs `body` with the path of a test file in a folder of its own, and hands over the names in its `Goldens`.
  private func inFolder(_ body: (String) throws -> Void) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let goldens = folder.appendingPathComponent("Goldens")
    try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
    try body(folder.appendingPathComponent("SomeTests.swift").path)
    return Set(try FileManager.default.contentsOfDirectory(atPath: goldens.path))
  }

  private func square(_ color: CGColor, side: Int = 20) throws -> ImageSurface {
    try Sheet(width: side, height: side) { $0.fill(CGRect(x: 5, y: 5, width: 10, height: 10), color: color) }.surface
  }

  private func difference(from surface: ImageSurface, _ path: String) throws -> String? {
    try pictureDifference(surface, named: "square", isRecording: false, filePath: path)
  }

  @Test func `a recorded picture is accepted again`() throws {
    let names = try inFolder { path in
      try expectPicture(square(red), named: "square", isRecording: true, filePath: path)
      try expectPicture(square(red), named: "square", tolerance: .exact, isRecording: false, filePath: path)
    }
    #expect(names == ["square.png"])
  }

  @Test func `a missing picture fails and leaves what was drawn`() throws {
    let names = try inFolder { path in
      let sentence = try difference(from: square(red), path)
      #expect(sentence == "no picture square.png; RECORD_SNAPSHOTS=1 writes it")
    }
    #expect(names == ["square.actual.png"])
  }

  @Test func `a different picture fails and leaves the difference`() throws {
    let names = try inFolder { path in
      try expectPicture(square(red), named: "square", isRecording: true, filePath: path)
      let sentence = try difference(from: square(blue), path)
      #expect(sentence?.hasPrefix("square.png: 25.0 % of the pixels differ") == true)
    }
    #expect(names == ["square.png", "square.actual.png", "square.diff.png"])
  }

  @Test func `a picture of another size fails`() throws {
    let names = try inFolder { path in
      try expectPicture(square(red), named: "square", isRecording: true, filePath: path)
      let sentence = try difference(from: square(red, side: 21), path)
      #expect(sentence == "square.png is 20 × 20, not 21 × 21")
    }
    #expect(names == ["square.png", "square.actual.png"])
  }
}
