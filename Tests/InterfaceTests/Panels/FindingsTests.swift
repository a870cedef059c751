import Canvas
import CairoRenderer
import Diagnosis
import Foundation
import Interface
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

/// Findings, answers and smallest changes in the window.
@MainActor
struct FindingsTests {
  private let session: DebugSession
  private let layout: BuiltLayout

  init() throws {
    let text = """
      {"fingerpost": 1, "device": {"size": [400, 800]}, "windows": [{"name": "window", "subviews": [
        {"name": "card", "frame": [0, 0, 300, 100], "backgroundColor": "white", "subviews": [
          {"class": "UIButton", "name": "save", "frame": [20, 70, 100, 60]}]},
        {"class": "UIButton", "name": "menu", "frame": [20, 300, 200, 60]},
        {"name": "overlay", "frame": [0, 280, 400, 100], "subviews": [
          {"class": "UIButton", "name": "badge", "frame": [300, 20, 60, 60]}]},
        {"class": "UIButton", "name": "tiny", "frame": [20, 600, 20, 20]}]}]}
      """
    let document = try LayoutFile.decode(Array(text.utf8), file: "findings.layout.json")
    layout = LayoutBuilder.build(document)
    session = DebugSession(application: layout.application, name: "findings", document: document)
  }

  private func id(_ name: String) throws -> ElementID { try #require(layout.id(name)) }

  private func kinds() throws -> [LintKind] { try #require(session.findings).entries.map(\.finding.kind) }

  private func touch(_ x: Double, _ y: Double, at seconds: Double = 0) {
    for (phase, offset) in [(UITouch.Phase.began, 0.0), (.ended, 0.1)] {
      session.touch(
        [TouchSample(finger: 1, phase: phase, location: CGPoint(x: x, y: y))],
        isSimulated: true,
        at: Instant(seconds: seconds + offset)
      )
    }
  }

  // MARK: Findings

  @Test func `findings are there on load, each by its element`() throws {
    #expect(try kinds() == [.childOutsideAncestor, .blockingOverlay, .smallTouchTarget])
    let findings = try #require(session.findings)
    #expect(findings.entries.map(\.element) == [try id("save"), try id("overlay"), try id("tiny")])
    #expect(findings.severity(of: try id("tiny")) == .note)
    #expect(findings.severity(of: try id("menu")) == nil)
  }

  @Test func `a window that is to be seen first shows its first frame, and looks between that and the next`() throws {
    session.looksAfterFrames = true
    let window = WindowOnScreen(session)
    #expect(!window.textsOfInterface.boxes.map(\.text).contains("save hangs out"))
    #expect(session.findings == nil)
    #expect(window.root.needsTicks)
    _ = window.root.compositor.takeDamage()
    _ = window.root.tick(0)
    #expect(!window.root.needsTicks)
    #expect(window.textsOfInterface.boxes.map(\.text).contains("save hangs out"))
    // The next look is due when the layout is another, and is over before that is drawn.
    session.change(WhatIfKey(try id("card"), .frame), to: .rect(CGRect(x: 0, y: 0, width: 300, height: 130)))
    #expect(window.root.needsTicks)
    _ = window.root.tick(0)
    #expect(try kinds() == [.blockingOverlay, .smallTouchTarget])
  }

  @Test func `who asks for a finding before the look is due gets it`() throws {
    session.looksAfterFrames = true
    session.showFinding(by: 1)
    #expect(session.selection == (try id("save")))
  }

  @Test func `a layout of many objects says so, and is looked at when somebody asks`() throws {
    let rows = (0..<3_001).map { #"{"name": "row \#($0)", "frame": [0, 0, 9, 9]}"# }.joined(separator: ",")
    let text = """
      {"fingerpost": 1, "device": {"size": [400, 800]}, "windows": [{"name": "window", "subviews": [
        {"class": "UIButton", "name": "tiny", "frame": [20, 600, 20, 20]}, \(rows)]}]}
      """
    let document = try LayoutFile.decode(Array(text.utf8), file: "many.layout.json")
    let built = LayoutBuilder.build(document)
    let session = DebugSession(application: built.application, name: "many", document: document)
    let window = WindowOnScreen(session)
    #expect(window.textsOfInterface.boxes.map(\.text).contains("many objects"))
    #expect(!window.root.needsTicks)
    session.lookForFindings()
    #expect(window.textsOfInterface.boxes.map(\.text).contains("tiny is small"))
  }

  @Test func `X goes from finding to finding, round the ends, and Shift+X back`() throws {
    let window = WindowOnScreen(session)
    for name in ["save", "overlay", "tiny", "save"] {
      window.press("x")
      #expect(session.selection == (try id(name)))
    }
    _ = window.root.press(KeyPress(.character("x"), shift: true))
    #expect(session.selection == (try id("tiny")))
  }

  @Test func `the list, the toolbar and the inspector say what is wrong`() throws {
    let window = WindowOnScreen(session)
    window.press("x")
    let texts = window.textsOfInterface.boxes.map(\.text)
    #expect(texts.contains("save hangs out"))
    #expect(texts.contains("3 findings"))
    #expect(texts.contains { $0.hasPrefix("reaches 30 pt below card") })
    #expect(texts.contains { $0.contains("Fix: card height 100 → 130") })
  }

  @Test func `a what-if takes its finding away, and undoing brings it back`() throws {
    session.change(WhatIfKey(try id("card"), .frame), to: .rect(CGRect(x: 0, y: 0, width: 300, height: 130)))
    #expect(try kinds() == [.blockingOverlay, .smallTouchTarget])
    session.undoWhatIf()
    #expect(try kinds() == [.childOutsideAncestor, .blockingOverlay, .smallTouchTarget])
  }

  // MARK: Smallest changes

  @Test func `a remedy is tried on the live layout with one press, and undone with one`() throws {
    touch(60, 320)
    session.select(try id("menu"))
    let answer = try #require(WhyAnswer(for: try id("menu"), in: session))
    #expect(answer.question == "Why not menu?")
    #expect(
      answer.remedies.map(\.text) == ["menu to the front of its siblings", "overlay hitTest → nil for itself"]
    )
    let remedy = try #require(answer.remedies.last)
    session.tryOut(remedy)
    #expect(layout.application.hitTest(at: CGPoint(x: 60, y: 320)) === layout.view("menu"))
    #expect(layout.application.hitTest(at: CGPoint(x: 320, y: 320)) === layout.view("badge"))
    session.undoWhatIf()
    #expect(layout.application.hitTest(at: CGPoint(x: 60, y: 320)) === layout.view("overlay"))
    session.redoWhatIf()
    #expect(layout.application.hitTest(at: CGPoint(x: 60, y: 320)) === layout.view("menu"))
  }

  @Test func `changes of one remedy are undone together`() throws {
    layout.view("save")?.isHidden = true
    touch(60, 110)
    let remedy = try #require(WhyAnswer(for: try id("save"), in: session)?.remedies.first)
    #expect(remedy.changes.count == 2)
    session.tryOut(remedy)
    #expect(layout.application.hitTest(at: CGPoint(x: 60, y: 110)) === layout.view("save"))
    session.undoWhatIf()
    #expect(layout.view("save")?.isHidden == true)
    #expect(layout.view("card")?.frame.height == 100)
    #expect(session.whatIf.isEmpty)
  }

  @Test func `the Try button of the card makes the change`() throws {
    touch(60, 110)
    session.select(try id("save"))
    let window = WindowOnScreen(session)
    let texts = window.textsOfInterface
    let button = try #require(texts.boxes.first { $0.text == "Try card height 130" }, "\(texts.boxes.map(\.text))")
    window.click(CGPoint(x: button.rect.midX, y: button.rect.midY))
    #expect(layout.view("card")?.frame.height == 130)
  }

  // MARK: Other fingers

  @Test func `the card answers for the pointer and for a typed point as well`() throws {
    touch(60, 700)
    let save = try id("save")
    #expect(WhyAnswer(for: save, in: session)?.question == "Why not save?")
    session.ask(at: .point(CGPoint(x: 60, y: 90)))
    #expect(WhyAnswer(for: save, in: session)?.question == "Why save at (60, 90)?")
    session.ask(at: .pointer)
    #expect(WhyAnswer(for: save, in: session) == nil)
    session.pointerMoved(to: CGPoint(x: 60, y: 110))
    let answer = try #require(WhyAnswer(for: save, in: session))
    #expect(answer.question == "Why not save at (60, 110)?")
    #expect(answer.rules == ["HT-2"])
  }

  @Test(arguments: [("60, 110", CGPoint(x: 60, y: 110)), ("(12.5 -3)", CGPoint(x: 12.5, y: -3))])
  func `two numbers are a point`(text: String, point: CGPoint) {
    #expect(WhyPlace.point(in: text) == point)
  }

  @Test(arguments: ["", "60", "1, 2, 3", "a, b"])
  func `what is no two numbers is no point`(text: String) {
    #expect(WhyPlace.point(in: text) == nil)
  }
}
