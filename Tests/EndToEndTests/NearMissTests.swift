import Foundation
import Interface
import TestSupport
import Testing
import UIKit

@testable import FingerpostCommands

/// How near a real finger is to a threshold, as the window says it while the finger is down, and after the lift.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
@MainActor
struct NearMissTests {
  /// A press that takes long enough for its gauge to be looked at.
  private static let layout = """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "subviews": [
      {"name": "top", "frame": [20, 100, 350, 200], "backgroundColor": "#336699", "gestureRecognizers": [
        {"class": "UIPanGestureRecognizer", "name": "drag"}]},
      {"name": "bottom", "frame": [20, 400, 350, 200], "backgroundColor": "#993333", "gestureRecognizers": [
        {"class": "UILongPressGestureRecognizer", "name": "press", "minimumPressDuration": 9}]}]}]}
    """

  private func withProgram(_ body: (LiveProgram, TwinWindow) throws -> Void) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    let program = try LiveProgram(rig, layout: Self.layout, size: (1560, 940))
    // Nothing is lit up by the pointer.
    try rig.movePointer(1_590, 990)
    let twin = try program.twin()
    twin.root.session.rules = try BundledFiles.ruleCatalog
    try body(program, twin)
  }

  @Test func `a finger under a pan is told how far it has come, and after the lift why that was not enough`() throws {
    try withProgram { program, twin in
      try program.down(1, 100, 200)
      twin.touch(.began, 100, 200, at: 1)
      for (x, text) in [(104.3, "4.3 of 10 pt  moved"), (108.7, "8.7 of 10 pt  moved")] {
        try program.move(1, x, 200)
        twin.touch(.moved, x, 200, at: 1.1)
        try program.expectText(text, of: twin)
      }
      try program.up(1, 108.7, 200)
      twin.touch(.ended, 108.7, 200, at: 1.2)
      try program.expectText("failed: lifted after moving 8.7 pt of 10", of: twin)
      let change = try #require(try program.close().first { $0.change == "drag: possible -> failed" })
      #expect(change.fields["reason"] as? String == "lifted after moving 8.7 pt of 10")
    }
  }

  /// The program's clock runs by itself: whatever it says, the twin must say the same at that moment.
  @Test func `a finger that is held is told how long, with time running, and after the lift how long it was`() throws {
    try withProgram { program, twin in
      try program.down(1, 100, 500)
      twin.touch(.began, 100, 500, at: 1)
      let gauge = try #require(twin.place(ofText: "0.00 of 9.00 s  held"))
      let rule = try #require(twin.place(ofText: "begins at 9 s; fails over 10 pt"))
      // Until the pane shows the new finger, the place is empty.
      let first = try program.nextPicture(of: gauge, after: try program.picture(of: gauge))
      let second = try program.nextPicture(of: gauge, after: first)
      let possible = try twin.picture(part: rule)
      try program.up(1, 100, 500)
      let told = try program.nextPicture(of: rule, after: possible)

      let events = try program.close()
      let began = try #require(events.first { $0.phase == "began" }?.time)
      let failed = try #require(events.first { $0.change == "press: possible -> failed" })
      let held = try #require(failed.time) - began

      // What it has said are two of all hundredths of a second there were.
      let said = try (0...Int(held * 100)).filter { hundredths in
        twin.advance(to: 1 + Double(hundredths) / 100)
        return [first, second].contains(try twin.picture(part: gauge))
      }
      #expect(said.count == 2, "\(said)")

      let reason = try #require(failed.fields["reason"] as? String)
      twin.touch(.ended, 100, 500, at: 1 + held)
      #expect(reason.hasPrefix("lifted after ") && reason.hasSuffix(" s, before 9 s"))
      #expect(twin.place(ofText: "failed: \(reason)")?.origin == rule.origin)
      #expect(try twin.picture(part: rule) == told)
    }
  }
}
