import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import UIKit

@testable import FingerpostApp

/// The program follows a desktop while it runs, and remembers how it was left.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
@MainActor
struct DesktopTests {
  private static let layout = """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "subviews": [
      {"name": "view", "frame": [0, 0, 390, 844], "backgroundColor": "#336699", "touches": "handle"}]}]}
    """

  private func withRig(_ body: (XRig) throws -> Void) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    try body(rig)
  }

  /// The colour of the toolbar's ground, which no other part has.
  private func ground(_ theme: Theme) -> UInt32 { pixel(theme[.window]) }

  private func pixel(_ color: CGColor) -> UInt32 {
    [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  /// Waits until a place of the program's window has a colour.
  private func expect(_ color: UInt32, at x: Int, _ y: Int, in program: LiveProgram) throws {
    let isThere = try program.rig.x().waitForPixel(color, at: x, y, of: program.window)
    #expect(isThere, "no \(String(color, radix: 16)) at \(x), \(y)")
  }

  private let toolbar = (x: 700, y: 4)

  @Test func `the theme follows the desktop while the program runs, until a person chooses`() throws {
    try withRig { rig in
      let daemon = try rig.x().startSettingsDaemon(["Net/ThemeName": .string("Adwaita")])
      let program = try LiveProgram(rig, layout: Self.layout)
      try expect(ground(.light), at: toolbar.x, toolbar.y, in: program)
      daemon.publish(["Net/ThemeName": .string("Adwaita-dark")])
      try expect(ground(.dark), at: toolbar.x, toolbar.y, in: program)
      try rig.x().focus(program.window)
      try rig.press(KeyCode.t, holding: KeyCode.control)
      try expect(ground(.light), at: toolbar.x, toolbar.y, in: program)
      daemon.publish(["Net/ThemeName": .string("HighContrastInverse")])
      daemon.publish(["Net/ThemeName": .string("Adwaita-dark"), "Gdk/WindowScalingFactor": .integer(1)])
      try expect(ground(.light), at: toolbar.x, toolbar.y, in: program)
      _ = try program.close()
      // The choice holds for the next start.
      let next = try LiveProgram(rig, layout: Self.layout, named: "next")
      try expect(ground(.light), at: toolbar.x, toolbar.y, in: next)
      _ = try next.close()
    }
  }

  @Test func `the command line's theme does not follow the desktop`() throws {
    try withRig { rig in
      _ = try rig.x().startSettingsDaemon(["Net/ThemeName": .string("Adwaita-dark")])
      let program = try LiveProgram(rig, layout: Self.layout, arguments: ["--theme", "light"])
      try expect(ground(.light), at: toolbar.x, toolbar.y, in: program)
      _ = try program.close()
    }
  }

  @Test func `keys make the interface larger and smaller, and touches still arrive where they are seen`() throws {
    try withRig { rig in
      let program = try LiveProgram(rig, layout: Self.layout, size: (1400, 900))
      try rig.x().focus(program.window)
      // At 1.2 the toolbar of 44 ends at pixel 53, under which the outline's panel begins.
      let panel = pixel(Theme.dark[.panel])
      try expect(panel, at: 20, 50, in: program)
      for _ in 1...2 { try rig.press(KeyCode.equal, holding: KeyCode.control) }
      try expect(ground(.dark), at: 20, 50, in: program)
      try program.down(1, 100, 200, scale: 1.2)
      try program.up(1, 100, 200, scale: 1.2)
      for _ in 1...3 { try rig.press(KeyCode.minus, holding: KeyCode.control) }
      try expect(panel, at: 20, 42, in: program)
      try program.down(1, 50, 700, scale: 0.9)
      try program.up(1, 50, 700, scale: 0.9)
      try rig.press(KeyCode.zero, holding: KeyCode.control)
      try expect(ground(.dark), at: 20, 42, in: program)
      let places = try program.close().filter { $0.phase == "began" }.compactMap { $0.fields["at"] as? [Double] }
      try #require(places.count == 2, "\(places)")
      for (place, expected) in zip(places, [[100.0, 200], [50, 700]]) {
        #expect(abs(place[0] - expected[0]) < 3)
        #expect(abs(place[1] - expected[1]) < 3)
      }
    }
  }

  @Test(arguments: [true, false])
  func `a desktop that changes its scale changes that of the window`(byDaemon: Bool) throws {
    try withRig { rig in
      let program = try LiveProgram(rig, layout: Self.layout, size: (760, 540), scale: nil)
      let start = try rig.x().geometry(of: program.window)
      #expect(start.width == 760)
      if byDaemon {
        let daemon = try rig.x().startSettingsDaemon(["Gdk/WindowScalingFactor": .integer(1)])
        daemon.publish(["Gdk/WindowScalingFactor": .integer(2), "Xft/DPI": .integer(96 * 1024)])
      } else {
        try rig.x().setResources("Xft.dpi:\t192\n")
      }
      // Twice as large, as far as the screen of 1600 by 1000 goes.
      let isLarger = try rig.x().waitForSize(1520, 1000, of: program.window)
      #expect(isLarger)
      // The least height of 520 leaves room for 1.92.
      try expect(ground(.dark), at: 700, 80, in: program)
      _ = try program.close()
    }
  }

  @Test func `size and panes are remembered, and files of nonsense are no obstacle`() throws {
    try withRig { rig in
      let program = try LiveProgram(rig, layout: Self.layout, size: (1400, 900))
      // The outline's edge, from 248 to 300 of the window.
      let edge = (x: 258.0, y: 300.0)
      try rig.movePointer(edge.x, edge.y)
      try rig.button(1, isPressed: true)
      try rig.movePointer(edge.x + 20, edge.y)
      try rig.movePointer(edge.x + 52, edge.y)
      try rig.button(1, isPressed: false)
      _ = try program.close()
      let state = rig.directory.appendingPathComponent("state/fingerpost/window.json")
      let kept = try JSONDecoder().decode(WindowState.self, from: Data(contentsOf: state))
      #expect(kept.panes.outline == 300)
      #expect(kept.width == 1400)
      let again = try LiveProgram(rig, layout: Self.layout, named: "again", size: nil)
      let size = try rig.x().geometry(of: again.window)
      #expect((size.width, size.height) == (1400, 900))
      _ = try again.close()
      try Data([0xFF, 0x00, 0x7B]).write(to: state)
      let third = try LiveProgram(rig, layout: Self.layout, named: "third", size: nil)
      let usual = try rig.x().geometry(of: third.window)
      #expect(usual.width == 1440)
      _ = try third.close()
    }
  }
}
