import Canvas
import Foundation
import Interface
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

/// The story and comparisons in the trace pane: the sentences of the exports, and the way to each moment.
@MainActor
struct StoryTests {
  private let session: DebugSession
  private let layout: BuiltLayout

  init() throws {
    let text = """
      {"fingerpost": 1, "device": {"size": [400, 800]}, "windows": [{"name": "window", "subviews": [
        {"class": "UIButton", "name": "menu", "frame": [20, 300, 200, 60]},
        {"name": "overlay", "frame": [0, 280, 400, 100]}]}]}
      """
    let document = try LayoutFile.decode(Array(text.utf8), file: "story.layout.json")
    layout = LayoutBuilder.build(document)
    session = DebugSession(application: layout.application, name: "story", document: document)
    for (phase, time) in [(UITouch.Phase.began, 0.0), (.ended, 0.1)] {
      session.touch(
        [TouchSample(finger: 1, phase: phase, location: CGPoint(x: 60, y: 320))],
        isSimulated: true,
        at: Instant(seconds: time)
      )
    }
  }

  @Test func `the story tells what the exports tell`() {
    let window = WindowOnScreen(session, size: CGSize(width: 1440, height: 1400))
    window.press("h")
    #expect(session.showsStory)
    let texts = window.textsOfInterface.boxes.map(\.text)
    let story = Story(of: layout.application)
    for chapter in story.chapters {
      #expect(texts.contains { $0.hasSuffix(chapter.headline) }, "\(chapter.headline)")
    }
    #expect(!story.chapters.isEmpty)
    window.press("d")
    #expect(!session.showsStory)
    #expect(window.textsOfInterface.overlaps.isEmpty)
  }

  @Test func `a press on a chapter goes to its moment`() throws {
    let window = WindowOnScreen(session, size: CGSize(width: 1440, height: 1400))
    window.press("h")
    let first = try #require(window.textsOfInterface.boxes.first { $0.text.contains("Finger 1 at (60, 320)") })
    window.click(CGPoint(x: first.rect.midX, y: first.rect.midY))
    let step = try #require(session.playback.step)
    #expect(session.digest.steps[step].instant == .zero)
  }

  @Test func `before and after a what-if: who wins is the first that differs`() throws {
    #expect(session.comparisonChoices.isEmpty)
    let overlay = try #require(layout.id("overlay"))
    session.change(WhatIfKey(overlay, .isUserInteractionEnabled), to: .bool(false))
    #expect(session.comparisonChoices == [.withoutWhatIf])
    session.compare(.withoutWhatIf)
    let comparison = try #require(session.comparison)
    #expect(
      Array(comparison.sentences.prefix(2)) == [
        "They part at 0.000 s, at overlay: in the file it takes the touch, in the what-if it has interaction off.",
        "Finger 1 goes to overlay in the file, and to menu in the what-if.",
      ]
    )
    let window = WindowOnScreen(session)
    #expect(window.textsOfInterface.boxes.contains { $0.text == "The layout of the file, and the what-if" })
    #expect(window.textsOfInterface.overlaps.isEmpty)
    session.closeComparison()
    #expect(session.comparison == nil)
  }

  @Test func `a wheel and a remote control are played with and without the what-if, too`() throws {
    let text = """
      {"fingerpost": 1, "device": {"size": [400, 800]}, "windows": [{"name": "window", "subviews": [
        {"class": "UIScrollView", "name": "list", "frame": [0, 0, 400, 800], "contentSize": [400, 2000]}]}]}
      """
    let document = try LayoutFile.decode(Array(text.utf8), file: "list.layout.json")
    let built = LayoutBuilder.build(document)
    let session = DebugSession(application: built.application, name: "list", document: document)
    let list = try #require(built.id("list"))
    session.change(WhatIfKey(list, .isScrollEnabled), to: .bool(false))
    #expect(session.comparisonChoices.isEmpty)
    built.application.sendRemoteControl(.remoteControlPlay)
    built.application.handleScroll(
      by: CGVector(dx: 0, dy: 40),
      at: CGPoint(x: 100, y: 100),
      type: .continuous,
      instant: .zero
    )
    session.takeInTrace()
    #expect(session.comparisonChoices == [.withoutWhatIf])
    session.compare(.withoutWhatIf)
    #expect(
      session.comparison?.sentences == [
        "They part at 0.000 s: in the file list: scrolled to (0, 40), while the what-if has ended."
      ]
    )
  }

  @Test func `another open trace is the other side`() throws {
    session.otherDocuments = { [layout] in
      [OtherDocument(name: "copy", application: layout.application, layout: nil)]
    }
    #expect(session.comparisonChoices.map(\.title) == ["Compare with the trace of copy"])
    session.compare(session.comparisonChoices[0])
    #expect(session.comparison?.sentences.first?.hasPrefix("They are the same") == true)
  }

  @Test func `another open layout gets the same fingers`() throws {
    var other = try #require(session.document)
    other.windows[0].view.subviews[1].properties[.isUserInteractionEnabled] = .bool(false)
    let untouched = LayoutBuilder.build(other).application
    session.otherDocuments = { [OtherDocument(name: "mended", application: untouched, layout: other)] }
    #expect(session.comparisonChoices.map(\.title) == ["Compare with the same fingers on mended"])
    session.compare(session.comparisonChoices[0])
    #expect(
      session.comparison?.sentences.first
        == "They part at 0.000 s, at overlay: in story it takes the touch, in mended it has interaction off."
    )
    // Only a copy was touched.
    #expect(untouched.trace.events.isEmpty)
  }
}
