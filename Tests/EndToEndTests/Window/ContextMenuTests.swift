import CairoRenderer
import Foundation
import Interface
import TestSupport
import Testing
import UIKit

/// Menus of panes by what only a real mouse and a real finger do: the right button, and half a second of rest.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
@MainActor
struct ContextMenuTests {
  private static let layout = """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "subviews": [
      {"name": "view", "frame": [0, 0, 390, 844], "backgroundColor": "#336699", "touches": "handle"}]}]}
    """

  @Test(arguments: [false, true])
  func `a row of the outline has a menu, from which its name is copied`(byFinger: Bool) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    let program = try LiveProgram(rig, layout: Self.layout, size: (1500, 900))
    try rig.x().focus(program.window)
    try rig.movePointer(1_590, 990)
    let twin = try program.twin()
    try program.expectLook(of: twin, after: "the start")
    let rows = try #require(twin.view("outline rows"))
    // The window is the first row, its view the second.
    let row = rows.convert(CGPoint(x: 80, y: 33), to: nil)
    let place = program.rootPlace(row)
    if byFinger {
      try rig.down(1, place.x, place.y)
    } else {
      try rig.movePointer(place.x, place.y)
      try rig.click(3)
      try rig.movePointer(1_590, 990)
    }
    twin.root.secondaryClick(at: row)
    try program.expectLook(of: twin, after: "the menu")
    if byFinger { try rig.up(1, place.x, place.y) }
    try rig.press(KeyCode.end)
    try rig.press(KeyCode.enter)
    for key in [KeyPress.Special.end, .enter] { _ = twin.root.press(KeyPress(.special(key))) }
    #expect(twin.root.session.message == "Copied")
    try program.expectLook(of: twin, after: "the choice")
    _ = try program.close()
  }
}
