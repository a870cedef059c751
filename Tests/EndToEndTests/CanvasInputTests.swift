import Foundation
import Interface
import TestSupport
import Testing
import UIKit

/// What only a real mouse and keyboard can show of the canvas: the right button, the middle one with Control, held keys.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
@MainActor
struct CanvasInputTests {
  private static let layout = """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "rootViewController":
      {"name": "root", "view": {"name": "canvas", "touches": "handle", "isMultipleTouchEnabled": true}}}]}
    """

  private func withProgram(_ body: (XRig, LiveProgram) throws -> Void) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    let program = try LiveProgram(rig, layout: Self.layout)
    try rig.x().focus(program.window)
    try body(rig, program)
  }

  private func began(_ events: [RecordedEvent]) -> [String] {
    events.filter { $0.phase == "began" }.map { event in
      let place = (event.fields["at"] as? [NSNumber] ?? []).map { Int($0.doubleValue.rounded()) }
      return "\(event.touch ?? 0) at \(place)"
    }
  }

  @Test func `Control and the middle button set the pivot that Control and the left button mirror about`() throws {
    try withProgram { rig, program in
      try program.movePointer(195, 300)
      try rig.key(KeyCode.control, isPressed: true)
      try rig.click(2)
      try program.movePointer(100, 200)
      try rig.button(1, isPressed: true)
      try program.movePointer(90, 190)
      try rig.button(1, isPressed: false)
      try rig.key(KeyCode.control, isPressed: false)
      let events = try program.close()
      #expect(began(events) == ["1 at [100, 200]", "2 at [290, 400]"])
      #expect(events.filter { $0.phase == "ended" }.compactMap(\.touch) == [1, 2])
    }
  }

  @Test func `from the right button's menu three fingers tap at once`() throws {
    try withProgram { rig, program in
      try program.movePointer(195, 300)
      try rig.click(3)
      try rig.press(KeyCode.end)
      for _ in 0..<3 { try rig.press(KeyCode.up) }
      try rig.press(KeyCode.enter)
      let events = try program.close()
      #expect(began(events) == ["1 at [147, 300]", "2 at [195, 300]", "3 at [243, 300]"])
    }
  }

  @Test func `I is Inspect for as long as it is held, however often it repeats, and a short press stays`() throws {
    try withProgram { rig, program in
      let key = try #require(KeyCode.typing("i")).key
      try rig.movePointer(1_590, 990)
      let twin = try program.twin()
      let canvas = try #require(twin.view("canvas"))
      let beside = CGPoint(x: canvas.frame.minX + 60, y: canvas.frame.midY)
      let place = program.rootPlace(beside)
      try rig.key(key, isPressed: true)
      twin.root.perform(.inspectMode)
      try program.expectLook(of: twin, after: "the press of I")
      // Fingers that rest for half a second, twice: the server repeats a held key after two thirds of one.
      for _ in 0..<2 {
        try rig.down(1, place.x, place.y)
        twin.root.secondaryClick(at: beside)
        try program.expectLook(of: twin, after: "a finger that rests while I is held")
        try rig.up(1, place.x, place.y)
        try rig.down(1, place.x - 30, place.y)
        try rig.up(1, place.x - 30, place.y)
        twin.root.dismissSheet()
        try program.expectLook(of: twin, after: "a tap beside the menu while I is held")
      }
      try rig.key(key, isPressed: false)
      twin.root.perform(.touchMode)
      try program.expectLook(of: twin, after: "the release of I")
      try rig.press(key)
      twin.root.perform(.inspectMode)
      try program.expectLook(of: twin, after: "a short press of I")
      try rig.press(KeyCode.t)
      try program.movePointer(100, 200)
      try rig.click()
      #expect(began(try program.close()) == ["1 at [100, 200]"])
    }
  }

  @Test func `R puts the last fingers down again`() throws {
    try withProgram { rig, program in
      try program.movePointer(100, 200)
      try rig.click()
      try rig.press(KeyCode.r)
      let events = try program.close()
      #expect(began(events) == ["1 at [100, 200]", "1 at [100, 200]"])
    }
  }
}
