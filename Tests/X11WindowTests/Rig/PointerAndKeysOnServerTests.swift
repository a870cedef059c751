import TestSupport
import Testing

@testable import X11Window

/// A real server's mouse and keyboard, as they arrive in a window.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
struct PointerAndKeysOnServerTests {
  @Test(arguments: [true, false])
  func `press, drag and release arrive, with and without XInput`(usesXInput: Bool) throws {
    let stage = try WindowOnRig(input: InputOptions(usesXInput: usesXInput))
    defer { stage.stop() }
    try stage.movePointer(50, 60)
    try stage.rig.button(1, isPressed: true)
    try stage.movePointer(90, 80)
    try stage.rig.button(1, isPressed: false)
    let pointers = try stage.settle().pointers
    #expect(pointers.map(\.action) == [.moved, .pressed(button: 1), .moved, .released(button: 1)])
    for (sample, place) in zip(pointers, [(50.0, 60.0), (50, 60), (90, 80), (90, 80)]) {
      // Core events have whole pixels, rounded down.
      #expect(abs(sample.position.x - place.0) <= 1)
      #expect(abs(sample.position.y - place.1) <= 1)
    }
  }

  @Test(arguments: [true, false])
  func `a wheel button is one detent`(usesXInput: Bool) throws {
    let stage = try WindowOnRig(input: InputOptions(usesXInput: usesXInput))
    defer { stage.stop() }
    try stage.movePointer(50, 60)
    for button in [5, 5, 4] { try stage.rig.click(button) }
    let events = try stage.settle()
    #expect(events.scrolls.map(\.deltaY) == [1, 1, -1])
    #expect(events.pointers.map(\.action) == [.moved])
  }

  @Test func `the pointer enters and leaves`() throws {
    let stage = try WindowOnRig(size: (200, 200))
    defer { stage.stop() }
    try stage.movePointer(100, 100)
    try stage.rig.movePointer(700, 500)
    let events = try stage.settle().filter {
      switch $0 {
      case .pointerEntered, .pointerLeft: true
      default: false
      }
    }
    #expect(events.count == 2)
    #expect(events.last == .pointerLeft)
  }

  @Test func `keys arrive with their text, modifiers and repeats`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    try stage.rig.x().focus(stage.window.id)
    try stage.wait { $0 == .focusChanged(true) }
    // X keycodes: 38 a, 50 left shift, 37 left control, 9 Escape.
    try press(38, on: stage)
    try stage.rig.key(50, isPressed: true)
    try press(38, on: stage)
    try stage.rig.key(50, isPressed: false)
    try stage.rig.key(37, isPressed: true)
    try press(38, on: stage)
    try stage.rig.key(37, isPressed: false)
    try press(9, on: stage)
    let keys = try stage.settle().keys
    let pressed = keys.filter(\.isPressed)
    #expect(pressed.map(\.keysym) == [0x61, 0xffe1, 0x41, 0xffe3, 0x61, 0xff1b])
    #expect(pressed.map(\.text) == ["a", "", "A", "", "", ""])
    #expect(pressed.map(\.modifiers) == [[], [], [.shift], [], [.control], []])
    #expect(keys.count == 12)
    #expect(keys.allSatisfy { !$0.isRepeat })
  }

  @Test func `a held key repeats without being lifted`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    try stage.rig.x().focus(stage.window.id)
    try stage.wait { $0 == .focusChanged(true) }
    try stage.rig.key(38, isPressed: true)
    let keys = try stage.wait { if case .key(let key) = $0 { key.isRepeat } else { false } }.keys
    try stage.rig.key(38, isPressed: false)
    #expect(keys.first?.isRepeat == false)
    #expect(keys.allSatisfy { $0.isPressed })
  }

  private func press(_ code: Int, on stage: WindowOnRig) throws {
    try stage.rig.key(code, isPressed: true)
    try stage.rig.key(code, isPressed: false)
  }
}
