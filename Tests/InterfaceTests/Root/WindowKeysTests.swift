import Canvas
import Foundation
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

@testable import Interface

/// The window driven by keys alone.
@MainActor
struct WindowKeysTests {
  private let layout = CardStage()
  private let session: DebugSession
  private let root: InterfaceRoot

  init() {
    layout.play()
    session = DebugSession(application: layout.stage.application, name: "photo-card")
    root = InterfaceRoot(session: session, measurer: FixedTextMeasurer(), size: CGSize(width: 1440, height: 900))
    root.window.layoutIfNeeded()
  }

  private func type(_ text: String) {
    for character in text {
      let key: KeyPress.Symbol = character == " " ? .special(.space) : .character(String(character))
      _ = root.press(KeyPress(key), typing: String(character))
    }
  }

  private func press(_ special: KeyPress.Special, shift: Bool = false, control: Bool = false) {
    _ = root.press(KeyPress(.special(special), control: control, shift: shift))
  }

  private func press(_ letter: String, control: Bool = false, shift: Bool = false) {
    _ = root.press(KeyPress(.character(letter), control: control, shift: shift), typing: control ? "" : letter)
  }

  private var texts: [String] {
    root.window.layoutIfNeeded()
    return root.compositor.list(in: [root.window.bounds]).commands.compactMap {
      if case .text(let block, _) = $0 { block.string } else { nil }
    }
  }

  private var focused: UIView? { root.window.firstResponder as? UIView }
  private var selectionName: String? { session.selection.map { session.elementName($0) } }

  // MARK: Search

  @Test func `a slash begins a search, letters are letters, and Escape ends it in two steps`() {
    press("/")
    #expect(focused is TextField)
    type("like q")
    #expect(session.mode == .touch)
    #expect(texts.contains("0 of 13"))
    #expect(texts.contains("Nothing matches like q. Esc clears the search."))
    press(.backspace)
    press(.backspace)
    #expect(texts.contains("1 of 13"))
    press(.enter)
    #expect(selectionName == "LikeButton")
    press(.escape)
    #expect(texts.contains("13 views"))
    #expect(focused is TextField)
    press(.escape)
    #expect(focused == nil)
    press("i")
    #expect(session.mode == .inspect)
  }

  @Test(arguments: [
    ("hidden:true", "1 of 13"), ("alpha:0", "1 of 13"), ("alpha:>0.5", "12 of 13"), ("gesture:pan", "1 of 13"),
    ("gesture:long", "1 of 13"), ("class:UIButton", "2 of 13"), ("bar", "3 of 13"), ("card hidden:false", "2 of 13"),
    ("interaction:off", "2 of 13"), ("tag:0 bar", "3 of 13"),
  ])
  func `words and pairs find what they say`(query: String, count: String) {
    press("f", control: true)
    type(query)
    #expect(texts.contains(count), "\(query)")
  }

  @Test(arguments: [(1, ["window"]), (2, ["window", "RootView"]), (3, ["window", "RootView", "PhotoCard", "NavBar"])])
  func `Control and a number unfold so many levels`(level: Int, shown: [String]) {
    press("\(level)", control: true)
    let names: Set = ["window", "RootView", "PhotoCard", "NavBar", "PhotoView", "LikeButton"]
    let outline = root.root.outlinePane
    #expect(Set(outline.tree.rows.map(\.name)).intersection(names) == Set(shown))
    press("5", control: true)
    #expect(outline.tree.rows.contains { $0.name == "LikeButton" })
  }

  @Test func `a click on a controller's diamond selects it, and its view stands out in the outline`() throws {
    let rows = root.root.outlinePane.tree.rows
    let row = try #require(rows.firstIndex { $0.controller != nil })
    let controller = try #require(rows[row].controller)
    #expect(texts.contains(controller.name))
    // Header 68, rows of 22; indent 14, chevron to name 26, eight letters of 7.2, then the diamond.
    let place = CGPoint(x: 16 + 14 + 26 + 8 * 7.2 + 10, y: 44 + 68 + 22 * (Double(row) + 0.5))
    for (phase, time) in [(UITouch.Phase.began, 0.1), (.ended, 0.15)] {
      root.touch([TouchSample(finger: 1, phase: phase, location: place)], at: Instant(seconds: time))
    }
    #expect(session.selection == controller.id)
    #expect(session.selectedView == rows[row].id)
  }

  @Test func `Enter and Shift Enter walk the matches round the ends`() {
    press("/")
    type("bar")
    press(.enter)
    #expect(selectionName == "NavBar")
    press(.enter)
    #expect(selectionName == "CommentBar")
    press(.enter)
    press(.enter)
    #expect(selectionName == "NavBar")
    press(.enter, shift: true)
    #expect(selectionName == "TabBar")
  }

  @Test func `composed characters are typed and edited like others`() throws {
    press("/")
    _ = root.press(nil, typing: "é")
    type("ab c")
    press(.left)
    press(.backspace)
    press(.home)
    press(.delete)
    let field = try #require(focused as? TextField)
    #expect(field.line.text == "abc")
    press("a", control: true)
    type("z")
    #expect(field.line.text == "z")
  }

  @Test func `a press elsewhere takes the keys from the field`() {
    press("/")
    let place = root.windowPoint(ofDevicePoint: CGPoint(x: 100, y: 100))
    root.touch([TouchSample(finger: 1, phase: .began, location: place)], at: Instant(seconds: 2))
    #expect(focused == nil)
  }

  // MARK: What if

  @Test func `Ctrl Z and Ctrl Shift Z undo and redo a what-if, which the toolbar shows`() {
    let key = WhatIfKey(session.application.identify(layout.card), .isHidden)
    session.change(key, to: .bool(true))
    #expect(texts.contains("what if"))
    press("z", control: true)
    #expect(!layout.card.isHidden)
    #expect(!texts.contains("what if"))
    press("z", control: true, shift: true)
    #expect(layout.card.isHidden)
  }

  // MARK: Focus

  @Test func `F6 goes round the panes, and Tab reaches every control of one`() {
    var lists: [String] = []
    for _ in 0..<7 {
      press(.f6)
      lists.append(focused?.elementName ?? "-")
    }
    #expect(lists.contains("outline rows"))
    #expect(lists.contains("descent"))
    session.select(session.application.identify(layout.card))
    root.window.layoutIfNeeded()
    press("w")
    var names: [String] = []
    for _ in 0..<40 {
      names.append(focused?.elementName ?? "-")
      press(.tab)
      if let name = focused?.elementName, names.first == name { break }
    }
    for name in ["what if isHidden", "what if alpha", "frame x", "frame h", "order ", "link PhotoCard"] {
      #expect(names.contains(name), "\(name)")
    }
    press(.tab, shift: true)
    #expect(focused?.elementName == names.last)
  }

  @Test func `a switch is thrown, a slider moved and a number changed by keys`() {
    session.select(session.application.identify(layout.card))
    press("w")
    func go(to name: String) {
      for _ in 0..<30 where focused?.elementName != name { press(.tab) }
    }
    go(to: "what if isHidden")
    press(.space)
    #expect(layout.card.isHidden)
    go(to: "what if alpha")
    press(.left, shift: true)
    #expect(abs(layout.card.alpha - 0.9) < 0.001)
    go(to: "frame h")
    press(.up, shift: true)
    #expect(layout.card.frame.height == 434)
    press(.escape)
    #expect(focused == nil)
  }

  @Test func `in the outline letters, Home and End go to rows`() {
    for _ in 0..<9 where focused?.elementName != "outline rows" { press(.f6) }
    press("c")
    #expect(selectionName == "CommentBar")
    press("o")
    press("n")
    #expect(selectionName == "Confetti")
    press(.home)
    #expect(selectionName == session.elementName(session.application.identify(layout.stage.window)))
    press(.end)
    #expect(selectionName == "LoadingOverlay")
  }

  // MARK: Sizes

  @Test(arguments: [
    CGSize(width: 720, height: 520), CGSize(width: 900, height: 700), CGSize(width: 1119, height: 760),
    CGSize(width: 1120, height: 800), CGSize(width: 1359, height: 900), CGSize(width: 1360, height: 900),
    CGSize(width: 1440, height: 900), CGSize(width: 2560, height: 1440),
  ])
  func `the columns share the window out and never cover each other`(size: CGSize) {
    root.resize(to: size)
    root.window.layoutIfNeeded()
    let names = [
      "toolbar", "outline", "canvas", "tabs", "trace", "recognizers", "inspector", "why, in short", "timeline",
    ]
    let frames = names.flatMap { name in
      root.window.subviews[0].subviews.filter { $0.elementName == name && !$0.isHidden }.map { (name, $0.frame) }
    }
    for (index, (name, frame)) in frames.enumerated() {
      #expect(CGRect(origin: .zero, size: size).contains(frame), "\(name)")
      for (other, place) in frames[(index + 1)...] {
        let common = frame.intersection(place)
        #expect(common.isNull || common.isEmpty, "\(name) and \(other)")
      }
    }
    #expect(frames.contains { $0.0 == "inspector" } == (size.width >= 1360))
    #expect(frames.contains { $0.0 == "why, in short" } == (size.width < 1360 && frames.contains { $0.0 == "tabs" }))
    let canvas = frames.first { $0.0 == "canvas" }?.1.width ?? 0
    #expect(canvas >= 360)
  }
}
