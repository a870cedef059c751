import Foundation
import Interface
import TestSupport
import Testing
import UIKit

/// Windows that are pulled about while fingers move, with and without a window manager.
@Suite(
  .serialized,
  .enabled(
    if: XRig.windowManagerUnavailableReason == nil,
    Comment(rawValue: XRig.windowManagerUnavailableReason ?? "")
  )
)
@MainActor
struct StormTests {
  private static let layout = """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "subviews": [
      {"name": "view", "frame": [0, 0, 390, 844], "backgroundColor": "#336699", "touches": "handle"}]}]}
    """

  private func withRig(managed: Bool, _ body: (XRig, LiveProgram) throws -> Void) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    if managed { try rig.startWindowManager() }
    let program = try LiveProgram(rig, layout: Self.layout, size: (1200, 800))
    if managed { try #require(try rig.x().waitForFocus(on: program.window)) }
    try body(rig, program)
  }

  @Test(arguments: [false, true])
  func `after a storm of sizes the window looks as one that was always so large`(managed: Bool) throws {
    try withRig(managed: managed) { rig, program in
      try rig.movePointer(1_599, 999)
      var generator = SeededGenerator(seed: 7)
      for _ in 0..<120 {
        try rig.x().resize(
          program.window,
          Int.random(in: 720...1_500, using: &generator),
          Int.random(in: 520...900, using: &generator)
        )
      }
      try rig.x().resize(program.window, 1_130, 770)
      let isSized = try rig.x().waitForSize(1_130, 770, of: program.window)
      #expect(isSized)
      let twin = try program.twin()
      twin.resize(to: CGSize(width: 1_130, height: 770))
      try program.expectLook(of: twin, after: "the storm")
      _ = try program.close()
    }
  }

  @Test(arguments: [false, true])
  func `a drag through a storm keeps its finger, from began to ended`(managed: Bool) throws {
    try withRig(managed: managed) { rig, program in
      let place = try program.placeOnRoot(100, 200)
      try rig.down(1, place.x, place.y)
      for step in 1...30 {
        try rig.x().resize(program.window, 1_200 - step * 10, 800 - step * 5)
        try rig.move(1, place.x + Double(step), place.y)
      }
      try rig.up(1, place.x + 30, place.y)
      let calls = try program.close().compactMap(\.call)
      #expect(calls.first == "view.touchesBegan")
      #expect(calls.last == "view.touchesEnded")
      #expect(calls.count { $0 == "view.touchesBegan" } == 1)
      #expect(calls.dropFirst().dropLast().allSatisfy { $0 == "view.touchesMoved" })
    }
  }

  @Test(arguments: [false, true])
  func `two fingers that move the canvas keep a third from the layout`(managed: Bool) throws {
    try withRig(managed: managed) { rig, program in
      let before = try program.placeOnRoot(195, 422)
      let canvas = try program.canvasOnRoot()
      // Both beside the device, on the canvas.
      let (left, right) = ((x: canvas.minX + 40, y: canvas.midY), (x: canvas.minX + 40, y: canvas.midY + 80))
      try rig.down(1, left.x, left.y)
      try rig.down(2, right.x, right.y)
      try rig.down(3, before.x, before.y)
      for step in 1...10 {
        try rig.move(1, left.x, left.y + Double(step) * 6)
        try rig.move(2, right.x, right.y + Double(step) * 6)
        try rig.move(3, before.x + Double(step), before.y)
      }
      for (finger, place) in [(UInt32(1), left), (2, right)] { try rig.up(finger, place.x, place.y + 60) }
      try rig.up(3, before.x + 10, before.y)
      // The device has gone down by 60: where its upper edge was is canvas now.
      let top = try program.placeInWindow(195, 10)
      let isMoved = try rig.x().waitForPixel(0x336699, at: top.x, top.y + 60, of: program.window)
      #expect(isMoved)
      #expect(try program.close().isEmpty)
    }
  }
}
