import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

/// A layout that is edited while the window shows it, and files that are dropped on the window.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
@MainActor
struct ReloadTests {
  private let blue: UInt32 = 0x336699
  private let red: UInt32 = 0x993333

  private func layout(_ color: UInt32, name: String = "view") -> String {
    """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "subviews": [
      {"name": "\(name)", "frame": [0, 0, 390, 844], "backgroundColor": "#\(String(color, radix: 16))",
       "touches": "handle"}]}]}
    """
  }

  private func withProgram(_ body: (XRig, LiveProgram) throws -> Void) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    try body(rig, try LiveProgram(rig, layout: layout(blue)))
  }

  /// Waits until the middle of the device has a colour.
  private func expectScreen(_ color: UInt32, _ program: LiveProgram) throws {
    let place = try program.placeInWindow(195, 422)
    let isThere = try program.rig.x().waitForPixel(color, at: place.x, place.y, of: program.window)
    #expect(isThere, "the screen is not \(String(color, radix: 16))")
  }

  private func expectNotice(_ isShown: Bool, _ program: LiveProgram) throws {
    let color = isShown ? Theme.dark[.outTint] : Theme.dark[.panel]
    let pixel = [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    let isThere = try program.rig.x().waitForPixel(pixel, at: 5, 48, of: program.window)
    #expect(isThere, "the notice is \(isShown ? "not " : "")there")
  }

  @Test func `a file that is written over, or replaced by another, is shown as it is now`() throws {
    try withProgram { _, program in
      try expectScreen(blue, program)
      try Data(layout(red).utf8).write(to: program.layout)
      try expectScreen(red, program)
      // As editors do: a new file takes the old one's name.
      try Data(layout(blue).utf8).write(to: program.layout, options: .atomic)
      try expectScreen(blue, program)
      try Data(layout(red).utf8).write(to: program.layout, options: .atomic)
      try expectScreen(red, program)
      _ = try program.close()
    }
  }

  @Test func `a broken file leaves the old layout under a notice until it is whole again`() throws {
    try withProgram { _, program in
      try expectNotice(false, program)
      let place = try program.placeInWindow(195, 422)
      try Data(#"{"fingerpost": 1, "windows": [{"name": }"#.utf8).write(to: program.layout)
      try expectNotice(true, program)
      // The notice takes 32 pixels from the canvas, in whose middle the device still stands.
      let isStill = try program.rig.x().waitForPixel(blue, at: place.x, place.y + 16, of: program.window)
      #expect(isStill)
      try FileManager.default.removeItem(at: program.layout)
      try Data(layout(red).utf8).write(to: program.layout)
      try expectNotice(false, program)
      try expectScreen(red, program)
      _ = try program.close()
      #expect(program.standardError.contains("test.layout.json:1:"))
    }
  }

  @Test func `a file that is dropped on the window opens`() throws {
    try withProgram { rig, program in
      let other = rig.directory.appendingPathComponent("a name with ü.layout.json")
      try Data(layout(red).utf8).write(to: other)
      try expectScreen(blue, program)
      let drag = try rig.x().startDrag("\(other.absoluteString)\r\n", types: ["text/plain", "text/uri-list"])
      #expect(drag.move(over: program.window, 600, 400) == true)
      #expect(drag.drop(on: program.window) == XRigDragSource.Outcome(isAccepted: true, wasAsked: true))
      let isOpen = try rig.x().waitForWindow(titled: "a name with ü - Fingerpost")
      #expect(isOpen != nil)
      try expectScreen(red, program)
      #expect(try program.close().isEmpty)
    }
  }

  @Test func `a file of another machine, and one that is no layout, open nothing`() throws {
    try withProgram { rig, program in
      let drag = try rig.x().startDrag("file://elsewhere/a.json\r\n")
      #expect(drag.move(over: program.window, 600, 400) == true)
      #expect(drag.drop(on: program.window)?.isAccepted == true)
      let text = rig.directory.appendingPathComponent("notes.txt")
      try Data("not a layout".utf8).write(to: text)
      let second = try rig.x().startDrag("\(text.absoluteString)\r\n")
      #expect(second.move(over: program.window, 600, 400) == true)
      #expect(second.drop(on: program.window)?.isAccepted == true)
      #expect(try program.waitForComplaint("notes.txt"))
      #expect(try program.close().isEmpty)
      #expect(!program.standardError.contains("elsewhere"))
    }
  }
}
