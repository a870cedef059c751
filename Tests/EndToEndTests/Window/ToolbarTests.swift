import CairoRenderer
import Foundation
import Interface
import TestSupport
import Testing
import UIKit

/// Every button of the toolbar by mouse, by finger and by key: the window must look as its twin does that was told.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
@MainActor
struct ToolbarTests {
  enum Means: CaseIterable, Sendable { case mouse, finger, key }

  private static let layout = """
    {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "subviews": [
      {"name": "view", "frame": [0, 0, 390, 844], "backgroundColor": "#336699", "touches": "handle"}]}]}
    """

  /// What the buttons of the toolbar do, as far as it is to be seen in this window alone.
  private func commands(of twin: TwinWindow) throws -> [(button: Button, command: InterfaceCommand, key: KeyPress)] {
    let toolbar = try #require(twin.view("toolbar"))
    return toolbar.subviews.compactMap { view in
      guard let button = view as? Button, !button.isHidden, button.isEnabled,
        let entry = KeyTable.shared.first(where: { $0.command.hint == button.hint && $0.command != .export })
      else { return nil }
      return (button, entry.command, entry.press)
    }
  }

  private func perform(
    _ entry: (button: Button, command: InterfaceCommand, key: KeyPress),
    by means: Means,
    in program: LiveProgram
  ) throws {
    let middle = entry.button.convert(
      CGPoint(x: entry.button.bounds.midX, y: entry.button.bounds.midY),
      to: nil
    )
    if means == .key { try press(entry.key, in: program) } else { try press(at: middle, means, in: program) }
  }

  @Test(arguments: Means.allCases)
  func `a button does the same by each means, and shows it`(means: Means) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    let program = try LiveProgram(rig, layout: Self.layout, size: (1500, 900))
    try rig.x().focus(program.window)
    try rig.movePointer(1_590, 990)
    let twin = try program.twin()
    let entries = try commands(of: twin)
    #expect(entries.count >= 10)
    try program.expectLook(of: twin, after: "the start")
    for entry in entries {
      try perform(entry, by: means, in: program)
      twin.root.perform(entry.command)
      try program.expectLook(of: twin, after: entry.button.hint)
    }
    _ = try program.close()
  }

  // MARK: A narrow window

  /// Lines of the menus that stand for buttons: the menu, its line, and what it does.
  private static let lines: [(menu: String, line: Int, command: InterfaceCommand)] = [
    ("fingers", 2, .finger(3)), ("fingers", 5, .mirrorFingers), ("fingers", 7, .pin), ("overlays", 0, .toggleFrames),
    ("overlays", 3, .toggleNames), ("overlays", 2, .toggleHitMap), ("more", 0, .toggleTheme),
  ]

  @Test(arguments: Means.allCases)
  func `in the least window the menus do what the buttons would`(means: Means) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    // The button of the findings takes the room of the last ones.
    let small = #"{"class": "UIButton", "name": "small", "frame": [9, 9, 9, 9]}"#
    let layout = Self.layout.replacing(#""touches": "handle"}"#, with: #""subviews": [\#(small)]}"#)
    let program = try LiveProgram(rig, layout: layout, size: (720, 520))
    try rig.x().focus(program.window)
    try rig.movePointer(1_590, 990)
    let twin = try program.twin()
    try program.expectLook(of: twin, after: "the start")
    for (menu, line, command) in Self.lines {
      if means == .key {
        let code = try #require(KeyTable.shared.lazy.compactMap { $0.command == command ? $0.press : nil }.first)
        try press(code, in: program)
      } else {
        let button = try #require(twin.view("\(menu) menu button") as? Button)
        try press(
          at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil),
          means,
          in: program
        )
        button.sendActions(for: .touchUpInside)
        try program.expectLook(of: twin, after: "the menu of \(menu)")
        let card = try #require(twin.root.sheet).card.frame
        try press(at: CGPoint(x: card.midX, y: card.minY + 4 + 28 * (Double(line) + 0.5)), means, in: program)
        twin.root.dismissSheet()
      }
      twin.root.perform(command)
      try program.expectLook(of: twin, after: command.words)
    }
    _ = try program.close()
  }

  private func press(at point: CGPoint, _ means: Means, in program: LiveProgram) throws {
    let place = program.rootPlace(point)
    guard means == .mouse else {
      try program.rig.down(1, place.x, place.y)
      return try program.rig.up(1, place.x, place.y)
    }
    try program.rig.movePointer(place.x, place.y)
    try program.rig.click()
    // Away again, so that nothing is lit up by the pointer.
    try program.rig.movePointer(1_590, 990)
  }

  private func press(_ key: KeyPress, in program: LiveProgram) throws {
    let code = try #require(KeyCode.code(of: key), "\(key.name)")
    var held = code.needsShift ? [KeyCode.shift] : []
    if key.control { held.append(KeyCode.control) }
    try program.rig.press(code.key, holding: held)
  }

  @Test(arguments: Means.allCases)
  func `the picture of the trace is saved where the program was started`(means: Means) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    let program = try LiveProgram(rig, layout: Self.layout)
    try rig.x().focus(program.window)
    try program.down(1, 100, 200)
    try program.up(1, 100, 200)
    let twin = try program.twin()
    twin.root.session.touch(
      [TouchSample(finger: 1, phase: .began, location: CGPoint(x: 100, y: 200))],
      isSimulated: false,
      at: .zero
    )
    let toolbar = try #require(twin.view("toolbar"))
    let button = try #require(
      toolbar.subviews.lazy.compactMap { $0 as? Button }.first { $0.hint == InterfaceCommand.export.hint }
    )
    let key = try #require(KeyTable.shared.first { $0.command == .export }?.press)
    try perform((button, .export, key), by: means, in: program)
    // The dialog has the picture chosen, under a free name.
    try rig.press(KeyCode.enter)
    let picture = rig.directory.appendingPathComponent("test-trace.png")
    let bytes = try #require(try rig.waitForFile(picture))
    #expect(try ImageSurface(png: bytes).width > 1_000)
    _ = try program.close()
  }
}
