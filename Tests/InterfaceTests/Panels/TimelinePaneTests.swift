import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

@MainActor
struct TimelinePaneTests {
  private let session: DebugSession
  private let screen: PaneOnScreen<TimelinePane>

  init() {
    let layout = CardStage()
    layout.play()
    session = DebugSession(application: layout.stage.application, name: "photo-card")
    screen = PaneOnScreen(session, size: CGSize(width: 1440, height: 192)) { TimelinePane($0) }
  }

  private func showRow(_ row: Int, ofTouch touch: Int) {
    let sequence = session.digest.touches[touch].rows[row].sequence
    session.control { playback, digest in playback.show(digest.stepIndex(atOrBefore: sequence)) }
  }

  private func x(_ seconds: Double) -> Double { 260 + (1440 - 260 - 16) * seconds }

  @Test func `the tracks name what happened, and dim what is yet to come`() {
    showRow(7, ofTouch: 1)
    #expect(
      screen.texts.filter { !$0.hasPrefix("0.") } == [
        "Fingers", "finger 1", "finger 2",
        "PhotoCard, 10 asked", "step 8 of 11", "Hit-test",
        "began → PhotoCard", "cancelled", "ended → DismissArea", "Delivery",
        "moved 10.2 pt, limit 10", "prevented by cardPan", "Recognizers", "cardPan", "cardPress", "cardPinch",
        "touchUpInside, DismissArea → PhotoViewController.close", "Control events",
        "seconds", "1.00×", "This moment", "step 8 of 11", "time stands still while a hit-test plays",
        "1×", "½", "¼", "⅒", "Step",
      ]
    )
  }

  @Test func `the buttons walk through the steps`() {
    let last = session.digest.steps.count - 1
    func press(_ x: Double) -> Int? {
      screen.tap(x, 18)
      screen.wait(1)
      return session.playback.step
    }
    #expect(press(24) == 0)
    #expect(press(24 + 32 * 3 + 4) == 1)
    #expect(press(24 + 32) == 0)
    #expect(press(24 + 32 * 4 + 4) == last)
    #expect(session.playback.isLive)
    screen.tap(24 + 32 * 2, 18)
    #expect(session.playback.isPlaying)
    screen.tap(24 + 32 * 2, 18)
    #expect(!session.playback.isPlaying)
  }

  @Test func `the speed is chosen from four, or between a tenth and four`() {
    screen.tap(1440 - 16 - 60, 18)
    #expect(session.playback.speed == 0.1)
    screen.tap(1440 - 16 - 140, 18)
    #expect(session.playback.speed == 0.5)
    screen.drag(from: CGPoint(x: 1130, y: 18), to: CGPoint(x: 1300, y: 18))
    #expect(session.playback.speed == 4)
  }

  @Test func `a press on a cell of the moment goes to its step`() {
    showRow(7, ofTouch: 1)
    // The label is 11 characters of 6.9 wide and the bar begins 12 after it; the third cell.
    let left = 260 + (11 * 11.5 * 0.6).rounded(.up) + 12
    screen.tap(left + 4 + 24 * 2.5, 18)
    let row = session.digest.touches[1].rows[2]
    #expect(session.playback.step == session.digest.stepIndex(atOrBefore: row.sequence))
  }

  @Test func `a press on the tracks scrubs and snaps to what happened near`() {
    screen.tap(x(0.41) + 4, 100)
    #expect(session.shownInstant == Instant(seconds: 0.41))
    screen.drag(from: CGPoint(x: x(0.3), y: 46), to: CGPoint(x: x(0.7), y: 46))
    #expect(session.shownInstant == Instant(seconds: 0.56))
    let step = session.playback.step
    screen.tap(100, 100)
    #expect(session.playback.step == step)
  }

  @Test func `the wheel with Control zooms around the pointer`() throws {
    let tracks = try #require(screen.pane.subviews.first as? any WheelTarget)
    #expect(screen.texts.contains("0.8"))
    #expect(tracks.wheel(by: CGVector(dx: 0, dy: -2000), at: CGPoint(x: x(0.41), y: 50), zooming: true))
    #expect(!screen.texts.contains("0.8"))
    screen.tap(x(0.41), 100)
    #expect(session.shownInstant == Instant(seconds: 0.41))
    #expect(tracks.wheel(by: CGVector(dx: 400, dy: 0), at: CGPoint(x: 700, y: 50), zooming: false))
  }

  // The tracks begin at 54: fingers to 84, hit tests to 104, deliveries to 126, then three lanes of 15.

  @Test func `a click selects what it is on, everywhere`() {
    func name() -> String? { session.selection.map(session.elementName) }
    screen.tap(x(0.7), 54 + 8)
    #expect(session.shownTouch?.id == session.digest.touches[0].id)
    #expect(name() == "PhotoCard")
    screen.tap(x(0.41) + 30, 94)
    #expect(session.shownTouch?.id == session.digest.touches[1].id)
    #expect(name() == "DismissArea")
    #expect(session.direction == .descent)
    screen.tap(x(0.447), 126 + 15 + 7)
    #expect(name() == "cardPress")
    let failed = session.digest.recognizers[1].transitions[0]
    #expect(session.playback.step == session.digest.stepIndex(atOrBefore: failed.sequence))
    screen.tap(100, 126 + 7)
    #expect(name() == "cardPan")
    #expect(session.selectedView.map(session.elementName) == "PhotoCard")
    screen.tap(x(0.56) + 4, 126 + 45 + 10)
    #expect(name() == "DismissArea")
  }

  @Test func `two fingers zoom, and so do keys`() throws {
    let tracks = try #require(screen.pane.subviews.first as? any Focusable)
    screen.pinch(around: CGPoint(x: x(0.5), y: 100), from: 40, to: 400)
    #expect(!screen.texts.contains("0.8"))
    #expect(tracks.press(KeyPress(.character("0"))))
    #expect(screen.texts.contains("0.8"))
    session.control { playback, digest in playback.scrub(to: Instant(seconds: 0.41), in: digest) }
    for _ in 0..<8 { _ = tracks.press(KeyPress(.character("+"))) }
    #expect(!screen.texts.contains("0.8"))
    #expect(screen.texts.contains("0.40"))
    for _ in 0..<20 { _ = tracks.press(KeyPress(.character("-"))) }
    #expect(screen.texts.contains("5.0"))
  }

  @Test func `the arrow keys go from event to event, and Enter selects what is shown`() throws {
    let tracks = try #require(screen.pane.subviews.first as? any Focusable)
    session.control { playback, digest in playback.scrub(to: Instant(seconds: 0.41), in: digest) }
    #expect(tracks.press(KeyPress(.special(.right))))
    #expect(session.shownInstant == Instant(seconds: 0.447))
    #expect(tracks.press(KeyPress(.special(.left))))
    #expect(session.shownInstant == Instant(seconds: 0.41))
    showRow(3, ofTouch: 1)
    #expect(tracks.press(KeyPress(.special(.enter))))
    #expect(session.selection == session.digest.touches[1].rows[3].visit.element)
    #expect(!tracks.press(KeyPress(.character("x"))))
  }

  @Test func `without a trace the transport is there but cannot be used`() {
    let session = DebugSession(application: UIApplication(), name: "empty")
    let screen = PaneOnScreen(session, size: CGSize(width: 1440, height: 192)) { TimelinePane($0) }
    screen.tap(24, 18)
    #expect(session.playback.step == nil)
    #expect(screen.texts.contains("0.000 s"))
    #expect(!screen.texts.contains("This moment"))
  }

  @Test func `a long trace costs as much to draw as what is in sight`() {
    let stage = Stage()
    stage.add(UIView(), "A", CGRect(x: 0, y: 0, width: 200, height: 200))
    for tap in 0..<400 {
      let start = Double(tap) * 0.5
      stage.down(1, 20, 20, at: start)
      for move in 1...40 { stage.move(1, 20, 20 + Double(move % 7), at: start + 0.008 * Double(move)) }
      stage.up(1, at: start + 0.4)
    }
    let session = DebugSession(application: stage.application, name: "long")
    #expect(session.digest.steps.count > 30_000)
    let screen = PaneOnScreen(session, size: CGSize(width: 1440, height: 192)) { TimelinePane($0) }
    #expect(screen.list.commands.count < 6000)
  }

  @Test func `a small height shows only the fingers and the hit tests`() {
    let screen = PaneOnScreen(session, size: CGSize(width: 900, height: 116)) { TimelinePane($0) }
    #expect(screen.texts.contains("PhotoCard, 10 asked"))
    #expect(!screen.texts.contains("Recognizers"))
  }

  @Test func `the words beside the moment tell what each step is`() {
    func words(at sequence: (TraceStep) -> Bool) -> [String] {
      guard let index = session.digest.steps.firstIndex(where: sequence) else { return [] }
      session.control { playback, _ in playback.show(index) }
      return Array(screen.texts.drop { $0 != "This moment" }.dropFirst().prefix(2))
    }
    let pan = session.digest.recognizers[0]
    #expect(words { $0.kind == .input(.began) } == ["finger 1 began", "at (128, 236)"])
    #expect(words { $0.kind == .transition(pan.id) } == ["cardPan began", "moved 10.2 pt, begins at 10"])
    #expect(words { $0.kind == .action } == ["action close", "DismissArea → PhotoViewController"])
    let first = session.digest.touches[0].calls[0].sequence
    #expect(words { $0.sequence == first } == ["ascent 1 of 3", "PhotoCard passes on"])
    let last = session.digest.touches[0].calls[0].hops[2].sequence
    #expect(words { $0.sequence == last } == ["ascent 3 of 3", "handled by PhotoViewController"])
  }

  @Test func `the playhead runs with the clock while a live finger is held`() {
    let layout = CardStage()
    let session = DebugSession(application: layout.stage.application, name: "photo-card")
    session.reducesMotion = true
    let screen = PaneOnScreen(session, size: CGSize(width: 1440, height: 192)) { TimelinePane($0) }
    let down = TouchSample(finger: 1, phase: .began, location: CGPoint(x: 128, y: 236))
    session.touch([down], isSimulated: true, at: Instant(seconds: 0.1))
    #expect(screen.texts.contains("0.100 s"))
    layout.stage.wait(until: 0.35)
    screen.pane.sessionDidChange(.time)
    #expect(screen.texts.contains("0.350 s"))
    session.touch(
      [TouchSample(finger: 1, phase: .ended, location: CGPoint(x: 128, y: 236))],
      isSimulated: true,
      at: Instant(seconds: 0.4)
    )
    layout.stage.wait(until: 0.9)
    screen.pane.sessionDidChange(.time)
    #expect(screen.texts.contains("0.400 s"))
  }
}
