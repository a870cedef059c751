import CairoRenderer
import Canvas
import Foundation
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

@testable import Interface

/// A layout that is read again while its trace is looked at (visual design, 14).
@MainActor
struct RereadTests {
  private func layout(lid: String = "") throws -> BuiltLayout {
    let text = """
      {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "subviews": [
        {"name": "card", "frame": [20, 100, 350, 200], "touches": "handle", "subviews": [
          {"name": "button", "frame": [10, 10, 100, 44], "touches": "handle"}]}\(lid)]}]}
      """
    return LayoutBuilder.build(try LayoutFile.decode(Array(text.utf8), file: "test.layout.json"))
  }

  private let lid = #", {"name": "lid", "frame": [0, 0, 390, 844]}"#

  private func session(touching: Bool = true) throws -> DebugSession {
    let layout = try layout()
    let session = DebugSession(application: layout.application, name: "test")
    guard touching else { return session }
    func touch(_ finger: Int32, _ phase: UITouch.Phase, _ x: Double, _ y: Double, _ time: Double) {
      session.touch(
        [TouchSample(finger: finger, phase: phase, location: CGPoint(x: x, y: y))],
        isSimulated: false,
        at: Instant(seconds: time)
      )
    }
    touch(1, .began, 200, 280, 0.1)
    touch(1, .moved, 210, 280, 0.2)
    touch(1, .ended, 210, 280, 0.3)
    touch(2, .began, 50, 130, 0.5)
    touch(2, .ended, 50, 130, 0.6)
    return session
  }

  private func winners(_ session: DebugSession) -> [String] {
    session.digest.touches.map { $0.view.map { session.elementName($0) } ?? "none" }
  }

  @Test func `the trace is played again, and what was selected stays selected`() throws {
    let session = try session()
    let button = try #require(session.application.trace.elements.firstIndex { $0.name == "button" })
    session.select(ElementID(rawValue: Int32(button)))
    let fresh = try layout()
    #expect(session.reread(fresh, name: "test") == .sameWinner)
    #expect(session.application === fresh.application)
    #expect(winners(session) == ["card", "button"])
    #expect(session.digest.touches.map(\.samples.count) == [3, 2])
    #expect(session.selection.map { session.elementName($0) } == "button")
    #expect(session.playback.isLive)
  }

  @Test(arguments: [false, true])
  func `another winner is said with a link to the step at which the ways part`(byKeys: Bool) throws {
    let session = try session()
    let window = WindowOnScreen(session, measurer: FixedTextMeasurer())
    let outcome = session.reread(try layout(lid: lid), name: "test")
    // Asked are the window and, in front of the card, the lid.
    #expect(outcome == .differentWinner(finger: 1, step: 2))
    #expect(winners(session) == ["lid", "lid"])
    #expect(session.playback.isLive, "nobody is taken anywhere unasked")
    let link = try #require(session.link(to: outcome))
    session.say("Reloaded 14:02, trace replayed:", warns: true, link: link)
    let title = "different winner for finger 1 at step 2"
    let texts = window.textsOfInterface
    #expect(texts.boxes.contains { $0.text == "Reloaded 14:02, trace replayed:" })
    #expect(texts.overlaps.isEmpty)
    let box = try #require(texts.boxes.first { $0.text == title }).rect
    if byKeys {
      window.press(.f6, shift: true)
      window.press(.tab)
      window.press(.enter)
    } else {
      window.click(CGPoint(x: box.midX, y: box.midY))
    }
    #expect(session.shownTouch?.id.finger == 1)
    let row = try #require(session.shownTouch?.rows.last { $0.sequence <= session.shownSequence })
    #expect(session.elementName(row.visit.element) == "lid")
    session.setMode(.inspect)
    #expect(!window.textsOfInterface.boxes.contains { $0.text == title })
  }

  @Test(arguments: [720, 900, 1440])
  func `a long message gives way to its link`(width: Int) throws {
    let session = try session()
    let size = CGSize(width: width, height: 520)
    let window = WindowOnScreen(session, size: size, measurer: PangoTextMeasurer())
    let link = try #require(session.link(to: session.reread(try layout(lid: lid), name: "test")))
    let recording = "/home/somebody/recordings/of-a-long-name.trace.json"
    session.say("Reloaded 14:02, the recording \(recording) ends here, trace replayed:", warns: true, link: link)
    let texts = window.textsOfInterface
    #expect(texts.boxes.contains { $0.text == link.title })
    #expect(texts.overlaps.isEmpty)
    #expect(texts.halved.isEmpty)
  }

  @Test func `the same winner has nothing to lead to`() throws {
    let session = try session()
    #expect(session.link(to: session.reread(try layout(), name: "test")) == nil)
  }

  @Test func `without a trace there is nothing to compare`() throws {
    let session = try session(touching: false)
    #expect(session.reread(try layout(lid: lid), name: "test") == .noTrace)
  }

  @Test func `a finger that is down is taken away`() throws {
    let session = try session()
    session.touch(
      [TouchSample(finger: 3, phase: .began, location: CGPoint(x: 50, y: 130))],
      isSimulated: false,
      at: Instant(seconds: 1)
    )
    #expect(session.reread(try layout(), name: "test") == .sameWinner)
    #expect(session.liveFingers.isEmpty)
    #expect(session.digest.touches.last?.isCancelled == true)
  }

  @Test func `the canvas keeps its zoom for the same layout, and fits another`() throws {
    let session = try session()
    let root = InterfaceRoot(
      session: session,
      measurer: FixedTextMeasurer(),
      size: CGSize(width: 1440, height: 900)
    )
    root.window.layoutIfNeeded()
    let fitted = root.root.canvas.geometry.zoom
    root.perform(.zoomIn)
    let zoomed = root.root.canvas.geometry.zoom
    #expect(zoomed > fitted)
    session.reread(try layout(lid: lid), name: "test")
    #expect(root.root.canvas.geometry.zoom == zoomed)
    session.replaceLayout(try layout().application, name: "other")
    #expect(root.root.canvas.geometry.zoom == fitted)
  }

  @Test func `a notice takes a bar under the toolbar, and gives it back`() throws {
    let root = InterfaceRoot(
      session: try session(),
      measurer: FixedTextMeasurer(),
      size: CGSize(width: 900, height: 700)
    )
    root.window.layoutIfNeeded()
    let before = root.root.canvas.frame
    let problem = "photo-card.layout.json:41:17: error: alpha needs a number, found \"high\""
    root.session.setNotice(
      DebugSession.Notice(problem: problem, consequence: "still showing the version of 14:02")
    )
    root.window.layoutIfNeeded()
    #expect(root.root.canvas.frame.minY == before.minY + 32)
    let texts = root.compositor.list(in: [root.window.bounds]).commands.compactMap {
      if case .text(let block, _) = $0 { block.string } else { nil }
    }
    #expect(texts.contains(problem))
    #expect(texts.contains("still showing the version of 14:02"))
    root.session.setNotice(nil)
    root.window.layoutIfNeeded()
    #expect(root.root.canvas.frame == before)
  }
}
