import Canvas
import Diagnosis
import Foundation
import LayoutFiles
import Showcase
import TestSupport
import Testing
import Traces
import UIKit

@testable import Interface

/// The menus of rows, lanes, tracks and properties: by the right button, by a long touch and by key.
@MainActor
struct PaneMenuTests {
  private let stage = SheetStage(playing: 1)

  private var session: DebugSession { stage.window.session }
  private var root: InterfaceRoot { stage.window.root }
  private var selected: String? { session.selection.map { session.elementName($0) } }

  private func pane(_ name: String) -> CGRect {
    root.window.layoutIfNeeded()
    return root.root.subviews.first { $0.elementName == name }?.frame ?? .zero
  }

  /// Where a text stands in a pane.
  private func place(_ text: String, in name: String) throws -> CGPoint {
    let frame = pane(name)
    let box = stage.window.textsOfInterface.boxes.first { $0.text == text && frame.contains($0.rect) }
    let rect = try #require(box, "\(text) is not shown in \(name)").rect
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// What the right button offers there.
  private func menu(_ text: String, in name: String) throws -> [String] {
    root.secondaryClick(at: try place(text, in: name))
    return stage.texts
  }

  private func choose(_ line: String) throws { try stage.click(line) }

  // MARK: What they do

  @Test func `a row of the outline can be selected, asked about, seen alone, flagged and copied`() throws {
    let lines = try menu("PhotoCard", in: "outline")
    for line in [
      "Select PhotoCard", "Why, or why not?", "Go to step 8", "Show only PhotoCard", "Measure from PhotoCard",
      "isHidden", "what if true", "isUserInteractionEnabled", "what if false", "Copy the name", "Fold",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(!lines.contains("Show in the outline"))
    stage.expectReadable("the menu of a view")
    try choose("isUserInteractionEnabled")
    let id = try #require(session.digest.touches[0].view)
    #expect(session.elementName(id) == "PhotoCard")
    #expect(session.view(id)?.isUserInteractionEnabled == false)
    session.undoWhatIf()
    _ = try menu("PhotoCard", in: "outline")
    try choose("Show only PhotoCard")
    #expect(session.tools.isolated == id)
    _ = try menu("PhotoCard", in: "outline")
    try choose("Copy the name")
    #expect(stage.shelf.asked.last == "copy PhotoCard")
    _ = try menu("PhotoCard", in: "outline")
    try choose("Fold")
    #expect(!root.root.outlinePane.tree.rows.contains { $0.name == "LikeButton" })
  }

  @Test func `the controller beside a view can be selected from the view's menu`() throws {
    let lines = try menu("RootView", in: "outline")
    #expect(lines.contains("Select PhotoViewController"))
    try choose("Select PhotoViewController")
    #expect(selected == "PhotoViewController")
  }

  @Test func `a step of the descent leads to its step, and its sentence can be copied`() throws {
    session.choose(session.digest.touches[1].id)
    _ = try menu("PhotoCard", in: "trace")
    try choose("Copy the sentence")
    #expect(stage.shelf.asked.last == "copy PhotoCard: the point is 13 pt below its bottom edge")
    _ = try menu("PhotoCard", in: "trace")
    try choose("Go to step 8")
    let step = try #require(session.playback.step)
    #expect(session.digest.steps[step].kind == .descent(row: 7))
    #expect(session.shownTouch?.id == session.digest.touches[1].id)
    // Where it already is, it does not lead again.
    let again = try menu("PhotoCard", in: "trace")
    #expect(again.contains("Go to step 8"))
    try choose("Go to step 8")
    #expect(stage.window.root.sheet != nil)
  }

  @Test func `a responder of the ascent can be found in the outline, which opens for it`() throws {
    session.choose(session.digest.touches[0].id)
    session.show(.ascent)
    root.root.toggleOutline()
    #expect(pane("outline") == .zero)
    _ = try menu("RootView", in: "trace")
    try choose("Show in the outline")
    #expect(selected == "RootView")
    #expect(pane("outline").width > 0)
    #expect((root.window.firstResponder as? UIView)?.elementName == "outline rows")
  }

  @Test func `what a search hides is found in the outline all the same`() throws {
    stage.window.press("/")
    stage.type("TabBar")
    session.choose(session.digest.touches[1].id)
    _ = try menu("PhotoCard", in: "trace")
    try choose("Show in the outline")
    _ = try place("PhotoCard", in: "outline")
  }

  @Test func `a lane's recognizer is switched off, and its sentence copied`() throws {
    session.choose(session.digest.touches[0].id)
    let lines = try menu("cardPan", in: "recognizers")
    #expect(lines.contains("Select cardPan"))
    #expect(lines.contains("isEnabled"))
    #expect(!lines.contains("Show only cardPan"))
    try choose("isEnabled")
    let pan = try #require(session.digest.recognizers.first { session.elementName($0.id) == "cardPan" }).id
    #expect((session.application.object(for: pan) as? UIGestureRecognizer)?.isEnabled == false)
    _ = try menu("cardPress", in: "recognizers")
    try choose("Copy the sentence")
    #expect(stage.shelf.asked.last?.hasPrefix("copy cardPress, long press, PhotoCard: ") == true)
  }

  @Test func `a lane of the timeline, and the time itself, have a menu`() throws {
    let name = try place("cardPan", in: "timeline")
    root.secondaryClick(at: name)
    #expect(stage.texts.contains("Select cardPan"))
    for line in ["The whole trace", "Zoom in here", "Zoom out", "Loop"] {
      #expect(stage.texts.contains(line), "\(line)")
    }
    try choose("Select cardPan")
    #expect(selected == "cardPan")
    root.secondaryClick(at: CGPoint(x: 900, y: name.y))
    try choose("Loop")
    #expect(session.playback.loops)
  }

  @Test func `a property leads to its object, and its value is copied`() throws {
    session.select(session.digest.touches[0].view)
    let inspector = pane("inspector")
    let middle = CGPoint(x: inspector.midX, y: inspector.midY)
    root.wheel(by: CGVector(dx: 0, dy: 2_000), at: middle, zooming: false)
    let lines = try menu("bounds", in: "inspector")
    #expect(lines.contains("Copy the value"))
    try choose("Copy bounds with it")
    #expect(stage.shelf.asked.last == "copy bounds: 0, 0, 327, 424")
    _ = try menu("next", in: "inspector")
    try choose("Select RootView")
    #expect(selected == "RootView")
  }

  @Test func `a what-if is put back from its row`() throws {
    let id = try #require(session.digest.touches[0].view)
    session.select(id)
    session.change(WhatIfKey(id, .isHidden), to: .bool(true))
    let lines = try menu("isHidden", in: "inspector")
    #expect(lines.contains("Put back to false"))
    try choose("Put back to false")
    #expect(session.view(id)?.isHidden == false)
  }

  // MARK: Keys

  @Test(arguments: [("outline", 2, "Fold"), ("trace", 5, "Go to step 8"), ("inspector", 7, "Select RootView")])
  func `the key opens the menu of what has the keys, and gives them back`(pane: String, place: Int, line: String) {
    let touch = session.digest.touches[1]
    session.choose(touch.id)
    session.go(toSequence: touch.rows[7].sequence)
    session.select(touch.rows[7].visit.element)
    for _ in 0..<place { stage.window.press(.f6) }
    // To the link to the superview, the last of the inspector's controls but those to the recognizers.
    if pane == "inspector" { for _ in 0..<4 { stage.window.press(.tab, shift: true) } }
    let focused = root.window.firstResponder as? UIView
    #expect(focused != nil)
    stage.window.press(.menu)
    #expect(stage.texts.contains(line), "\(stage.texts)")
    stage.window.press(.escape)
    #expect(root.sheet == nil)
    #expect(root.window.firstResponder as? UIView === focused)
  }

  @Test(arguments: [("recognizers", 6, "Select cardPan"), ("timeline", 8, "Zoom in here")])
  func `a pane without a list of rows answers to the key at once`(pane: String, place: Int, line: String) {
    session.choose(session.digest.touches[0].id)
    if pane == "recognizers" {
      for _ in 0..<place { stage.window.press(.f6) }
      stage.window.press(.tab)
      stage.window.press(.down)
      session.select(nil)
      stage.window.press(.escape)
    }
    for _ in 0..<place { stage.window.press(.f6) }
    stage.window.press(.f10, shift: true)
    #expect(stage.texts.contains(line), "\(stage.texts)")
  }

  @Test func `without keys in a pane it is the menu of what is under the pointer, else of the canvas`() throws {
    root.pointerMoved(to: try place("TabBar", in: "outline"))
    stage.window.press(.menu)
    #expect(stage.texts.contains("Select TabBar"))
    stage.window.press(.escape)
    root.pointerLeft()
    stage.window.press(.menu)
    #expect(stage.texts.contains("Layers"))
    stage.window.press(.escape)
    // The keyboard's own cross counts more than a pointer that lies about.
    root.pointerMoved(to: try place("TabBar", in: "outline"))
    stage.window.press(.enter)
    stage.window.press(.menu)
    #expect(stage.texts.contains("Put finger 1 here"))
  }

  // MARK: Fingers

  private func finger(_ phase: UITouch.Phase, _ place: CGPoint) {
    root.touch([TouchSample(finger: 1, phase: phase, location: place)], at: stage.window.now)
  }

  @Test func `a finger that rests half a second opens the menu, and chooses nothing`() throws {
    let place = try place("TabBar", in: "outline")
    finger(.began, place)
    stage.window.wait(0.49)
    #expect(root.sheet == nil)
    stage.window.wait(0.02)
    #expect(stage.texts.contains("Select TabBar"))
    finger(.ended, place)
    stage.window.wait(0.5)
    #expect(selected == nil)
    #expect(root.sheet != nil)
  }

  @Test func `a finger that scrolls, and a mouse that rests, open nothing`() throws {
    let place = try place("TabBar", in: "outline")
    finger(.began, place)
    stage.window.wait(0.2)
    finger(.moved, CGPoint(x: place.x, y: place.y - 30))
    stage.window.wait(1)
    finger(.ended, CGPoint(x: place.x, y: place.y - 30))
    #expect(root.sheet == nil)
    let sample = TouchSample(finger: 1_000, phase: .began, location: place, type: .indirectPointer, device: "mouse")
    root.touch([sample], at: stage.window.now)
    stage.window.wait(1)
    #expect(root.sheet == nil)
  }

  @Test func `a finger at rest on a track stops scrubbing for the menu`() throws {
    let name = try place("cardPan", in: "timeline")
    let place = CGPoint(x: 900, y: name.y)
    finger(.began, place)
    let scrubbed = session.playback.step
    stage.window.wait(0.6)
    #expect(stage.texts.contains("Zoom in here"))
    finger(.moved, CGPoint(x: 300, y: name.y))
    #expect(session.playback.step == scrubbed)
  }

  @Test func `a finger that rests on a slider, or on a line of a menu, is theirs`() throws {
    session.select(session.digest.touches[0].view)
    let value = try place("1.00", in: "inspector")
    let slider = CGPoint(x: value.x - 70, y: value.y)
    finger(.began, slider)
    stage.window.wait(0.8)
    #expect(root.sheet == nil)
    finger(.moved, CGPoint(x: slider.x - 30, y: slider.y))
    finger(.ended, CGPoint(x: slider.x - 30, y: slider.y))
    let id = try #require(session.selection)
    #expect(try #require(session.view(id)).alpha < 0.9)
    _ = try menu("TabBar", in: "outline")
    let line = try stage.place(of: "Select TabBar")
    finger(.began, line)
    stage.window.wait(0.7)
    #expect(stage.texts.contains("Select TabBar"))
    finger(.ended, line)
    #expect(selected == "TabBar")
  }

  @Test func `the right button changes menus, and leaves dialogs alone`() throws {
    _ = try menu("TabBar", in: "outline")
    #expect(try menu("NavBar", in: "outline").contains("Select NavBar"))
    stage.window.press(.escape)
    stage.press(control: "e")
    let dialog = root.sheet
    root.secondaryClick(at: CGPoint(x: 100, y: 300))
    #expect(root.sheet === dialog)
    #expect(dialog != nil)
  }

  // MARK: Findings

  @Test func `a finding is shown, copied, and silenced by a line that the file takes`() throws {
    let text = """
      {"fingerpost": 1, "device": {"size": [400, 800]}, "windows": [{"name": "window", "subviews": [
        {"class": "UIButton", "name": "tiny", "frame": [20, 600, 20, 20]LINT}]}]}
      """
    let document = try LayoutFile.decode(Array(text.replacing("LINT", with: "").utf8), file: "tiny.layout.json")
    let built = LayoutBuilder.build(document)
    let stage = SheetStage(DebugSession(application: built.application, name: "tiny", document: document))
    let finding = try #require(stage.window.session.findings?.entries.first?.finding)
    let box = try #require(stage.window.textsOfInterface.boxes.first { $0.text == finding.title })
    for (line, copied) in [
      ("Copy the sentence", "\(finding.sentence)"), ("Copy the fix", finding.fix),
      ("Copy the linter's line", finding.line),
    ] {
      stage.window.root.secondaryClick(at: CGPoint(x: box.rect.midX, y: box.rect.midY))
      stage.expectReadable("the menu of a finding")
      try stage.click(line)
      #expect(stage.shelf.asked.last == "copy \(copied)")
    }
    stage.window.root.secondaryClick(at: CGPoint(x: box.rect.midX, y: box.rect.midY))
    try stage.click("Copy what silences it in the file")
    let copied = try #require(stage.shelf.asked.last).dropFirst(5)
    let silent = try LayoutFile.decode(
      Array(text.replacing("LINT", with: ", \(copied)").utf8),
      file: "tiny.layout.json"
    )
    let quiet = LayoutBuilder.build(silent)
    let findings = DebugSession(application: quiet.application, name: "tiny", document: silent).findings
    #expect(findings?.isEmpty == true)
    #expect(findings?.silencedCount == 1)
  }
}
