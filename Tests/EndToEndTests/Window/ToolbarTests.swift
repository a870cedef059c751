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

  /// The same with a finding, which has a button of its own.
  private static let layoutWithFinding = layout.replacing(
    #""touches": "handle"}"#,
    with: #""subviews": [{"class": "UIButton", "name": "small", "frame": [9, 9, 9, 9]}]}"#
  )

  /// Something that the toolbar does: where in the window, and by which key.
  private struct Action {
    let place: CGPoint
    let command: InterfaceCommand
    let key: KeyPress
  }

  /// All that the toolbar does; each part must say in its hint which command it is for, and the command have a key.
  private func actions(of twin: TwinWindow) throws -> [Action] {
    let toolbar = try #require(twin.view("toolbar"))
    return try toolbar.subviews.flatMap { view -> [Action] in
      guard !view.isHidden, let part = view as? any UIView & Hinting else { return [] }
      // One that has nothing to do yet says so in its hint.
      if let control = view as? UIControl, !control.isEnabled { return [] }
      // What stands in a menu says its key there.
      if view.elementName?.hasSuffix("menu button") == true { return [] }
      let count = (view as? UISegmentedControl)?.numberOfSegments ?? 1
      return try (0..<count).map { index in
        let (width, middle) = (part.bounds.width / Double(count), part.bounds.midY)
        let point = CGPoint(x: width * (Double(index) + 0.5), y: middle)
        let hint = part.hint(at: point)
        let entry = try #require(KeyTable.shared.first { $0.command.hint == hint }, "no key does \(hint ?? "nothing")")
        return Action(place: part.convert(point, to: nil), command: entry.command, key: entry.press)
      }
    }
  }

  private func perform(_ action: Action, by means: Means, in program: LiveProgram) throws {
    if means == .key { try press(action.key, in: program) } else { try press(at: action.place, means, in: program) }
  }

  @Test(arguments: Means.allCases)
  func `each part of it does the same by each means, and shows it`(means: Means) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    let program = try LiveProgram(rig, layout: Self.layout, size: (1500, 900))
    try rig.x().focus(program.window)
    try rig.movePointer(1_590, 990)
    let twin = try program.twin()
    let actions = try actions(of: twin)
    #expect(actions.count >= 16)
    try program.expectLook(of: twin, after: "the start")
    for action in actions {
      try perform(action, by: means, in: program)
      if action.command == .fileMenu {
        // What is in it is the program's own: it opens, and goes.
        let under = CGRect(x: action.place.x, y: action.place.y + 40, width: 60, height: 60)
        _ = try program.nextPicture(of: under, after: try twin.picture(part: under))
        try program.rig.press(KeyCode.escape)
        continue
      }
      twin.root.perform(action.command)
      try program.expectLook(of: twin, after: action.command.hint)
      guard twin.root.sheet != nil else { continue }
      try program.rig.press(KeyCode.escape)
      twin.root.dismissSheet()
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
    let program = try LiveProgram(rig, layout: Self.layoutWithFinding, size: (720, 520))
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
    let finding = try #require(try actions(of: twin).first { $0.command == .nextFinding })
    try perform(finding, by: means, in: program)
    twin.root.perform(finding.command)
    try program.expectLook(of: twin, after: finding.command.words)
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
    try perform(try #require(try actions(of: twin).first { $0.command == .export }), by: means, in: program)
    // The dialog has the picture chosen, under a free name.
    try rig.press(KeyCode.enter)
    let picture = rig.directory.appendingPathComponent("test-trace.png")
    let bytes = try #require(try rig.waitForFile(picture))
    #expect(try ImageSurface(png: bytes).width > 1_000)
    _ = try program.close()
  }
}
