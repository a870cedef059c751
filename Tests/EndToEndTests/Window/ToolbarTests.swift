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
    let place = program.rootPlace(middle)
    switch means {
    case .mouse:
      try program.rig.movePointer(place.x, place.y)
      try program.rig.click()
      // Away again, so that nothing is lit up by the pointer.
      try program.rig.movePointer(1_590, 990)
    case .finger:
      try program.rig.down(1, place.x, place.y)
      try program.rig.up(1, place.x, place.y)
    case .key:
      let code = try #require(KeyCode.code(of: entry.key), "\(entry.key.name)")
      var held = code.needsShift ? [KeyCode.shift] : []
      if entry.key.control { held.append(KeyCode.control) }
      try program.rig.press(code.key, holding: held)
    }
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
    let bytes = try #require(rig.waitForFile(picture))
    #expect(try ImageSurface(png: bytes).width > 1_000)
    _ = try program.close()
  }
}
