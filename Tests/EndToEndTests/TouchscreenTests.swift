import Foundation
import TestSupport
import Testing

/// Real fingers on a real X server, from the device to the recording.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
@MainActor
struct TouchscreenTests {
  private static let layout = """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "rootViewController":
      {"name": "root", "view": {"name": "canvas", "subviews": [
        {"name": "top", "frame": [20, 100, 350, 200], "backgroundColor": "#336699", "touches": "handle"},
        {"name": "bottom", "frame": [20, 400, 350, 200], "backgroundColor": "#993333", "touches": "handle",
         "isMultipleTouchEnabled": true, "gestureRecognizers": [
           {"class": "UITapGestureRecognizer", "name": "three", "numberOfTouchesRequired": 3,
            "actions": [{"target": "root", "action": "tapped"}]}]}]}}}]}
    """

  private func withRig(_ body: (XRig) throws -> Void) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    try body(rig)
  }

  @Test func `two fingers on two views are hit-tested and delivered to each`() throws {
    try withRig { rig in
      let program = try LiveProgram(rig, layout: Self.layout)
      try program.down(1, 100, 200)
      try program.down(2, 100, 500)
      try program.up(2, 100, 500)
      try program.up(1, 100, 200)
      let events = try program.close()
      let hits = events.filter { $0.verdict == "hit" }.map { "\($0.touch ?? 0) \($0.view ?? "")" }
      #expect(hits == ["1 top", "2 bottom"])
      #expect(
        events.compactMap(\.call) == [
          "top.touchesBegan", "bottom.touchesBegan", "bottom.touchesEnded", "top.touchesEnded",
        ]
      )
    }
  }

  @Test func `a tap of three fingers is recognised and its action sent`() throws {
    try withRig { rig in
      let program = try LiveProgram(rig, layout: Self.layout)
      for (finger, x) in [(1, 80.0), (2, 160), (3, 240)] { try program.down(UInt32(finger), x, 500) }
      for (finger, x) in [(1, 80.0), (2, 160), (3, 240)] { try program.up(UInt32(finger), x, 500) }
      let events = try program.close()
      #expect(events.filter { $0.phase == "began" }.compactMap(\.touch) == [1, 2, 3])
      #expect(events.compactMap(\.change).contains("three: possible -> recognized"))
      #expect(events.contains { $0.kind == "action" && $0.fields["action"] as? String == "tapped" })
      #expect(events.compactMap(\.call).filter { $0 == "bottom.touchesCancelled" }.count == 1)
    }
  }

  @Test func `a drag of thirty updates arrives whole and in order`() throws {
    try withRig { rig in
      let program = try LiveProgram(rig, layout: Self.layout)
      try program.down(1, 40, 200)
      for step in 1...30 { try program.move(1, 40 + Double(step) * 5, 200) }
      try program.up(1, 190, 200)
      let events = try program.close()
      let places = events.filter { $0.kind == "input" && $0.phase == "moved" }
        .compactMap { ($0.fields["at"] as? [Double])?.first }
      #expect(places.count == 30)
      #expect(places == places.sorted())
      for (step, place) in places.enumerated() { #expect(abs(place - (45 + Double(step) * 5)) < 1.5) }
      #expect(events.compactMap(\.call).filter { $0 == "top.touchesMoved" }.count == 30)
    }
  }

  @Test func `a touch in one window does not appear in another`() throws {
    try withRig { rig in
      let left = try LiveProgram(rig, layout: Self.layout, named: "left", at: (0, 0), size: (760, 900))
      let right = try LiveProgram(rig, layout: Self.layout, named: "right", at: (800, 0), size: (760, 900))
      try left.down(1, 100, 200)
      try left.up(1, 100, 200)
      let (touched, other) = (try left.close(), try right.close())
      #expect(touched.contains { $0.call == "top.touchesBegan" })
      #expect(other.isEmpty)
    }
  }

  @Test func `mouse press, drag and release are one finger of the mouse`() throws {
    try withRig { rig in
      let program = try LiveProgram(rig, layout: Self.layout)
      try program.movePointer(100, 200)
      try rig.button(1, isPressed: true)
      try program.movePointer(160, 220)
      try program.movePointer(200, 240)
      try rig.button(1, isPressed: false)
      let events = try program.close()
      #expect(
        events.compactMap(\.call) == [
          "top.touchesBegan", "top.touchesMoved", "top.touchesMoved", "top.touchesEnded",
        ]
      )
      #expect(events.first { $0.kind == "input" }?.fields["device"] as? String == "mouse")
    }
  }

  @Test func `an unplugged touchscreen cancels its fingers`() throws {
    try withRig { rig in
      let program = try LiveProgram(rig, layout: Self.layout)
      try program.down(1, 100, 200)
      try rig.x().setDevice(try rig.x().device(named: "rig touchscreen"), isEnabled: false)
      let events = try program.close()
      #expect(events.compactMap(\.call) == ["top.touchesBegan", "top.touchesCancelled"])
    }
  }

  @Test func `a recording is whole after SIGTERM with a finger down`() throws {
    try withRig { rig in
      let program = try LiveProgram(rig, layout: Self.layout)
      try program.down(1, 100, 200)
      let events = try program.terminate()
      #expect(events.allSatisfy { !$0.kind.isEmpty })
    }
  }

  @Test func `a layout that is read again ends the recording of the old one`() throws {
    try withRig { rig in
      let program = try LiveProgram(rig, layout: Self.layout)
      try program.down(1, 100, 200)
      try program.up(1, 100, 200)
      try rig.x().focus(program.window)
      let (control, letterR) = (37, 27)
      for (key, isPressed) in [(control, true), (letterR, true), (letterR, false), (control, false)] {
        try rig.key(key, isPressed: isPressed)
      }
      for _ in 1...3 {
        try program.down(1, 100, 500)
        try program.up(1, 100, 500)
      }
      #expect(try program.close().compactMap(\.call) == ["top.touchesBegan", "top.touchesEnded"])
    }
  }

  @Test func `a demo whose server is killed ends with a sentence, and without the story`() throws {
    try withRig { rig in
      let demo = try rig.spawn(LiveProgram.executable, ["demo"])
      _ = try #require(try rig.x().waitForWindow(titled: "Fingerpost"))
      rig.killServer()
      #expect(demo.waitForExit() == 3)
      #expect(demo.standardError.hasSuffix("fingerpost: the X server is gone\n"))
      #expect(demo.standardOutput.isEmpty)
    }
  }
}
