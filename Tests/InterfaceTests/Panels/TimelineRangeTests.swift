import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

/// A range of time on the timeline: selected, dragged, looped, forgotten.
@MainActor
struct TimelineRangeTests {
  private let session: DebugSession
  private let screen: PaneOnScreen<TimelinePane>

  init() {
    let layout = CardStage()
    layout.play()
    session = DebugSession(application: layout.stage.application, name: "photo-card")
    screen = PaneOnScreen(session, size: CGSize(width: 1440, height: 192)) { TimelinePane($0) }
  }

  private func x(_ seconds: Double) -> Double { 260 + (1440 - 260 - 16) * seconds }

  private func drag(_ start: Double, _ end: Double, y: Double = 100, shift: Bool = false, control: Bool = false) {
    screen.context.modifiers = (control, shift)
    screen.drag(from: CGPoint(x: x(start), y: y), to: CGPoint(x: x(end), y: y))
    screen.context.modifiers = (false, false)
  }

  private func range(_ start: Double, _ end: Double) -> ClosedRange<Instant> {
    Instant(seconds: start)...Instant(seconds: end)
  }

  // MARK: Selecting

  @Test(arguments: [46.0, 100])
  func `a drag with Shift selects a range, on the ruler and on the tracks, and snaps to events`(y: Double) {
    let step = session.playback.step
    drag(0.413, 0.918, y: y, shift: true)
    #expect(session.playback.range == range(0.41, 0.92))
    #expect(session.playback.step == step)
    #expect(screen.texts.contains("0.410 to 0.920 s"))
    #expect(session.message == "0.410 to 0.920 s is selected: Loop and exports keep to it, Esc forgets it")
  }

  @Test func `it may be drawn from right to left`() {
    drag(0.92, 0.41, shift: true)
    #expect(session.playback.range == range(0.41, 0.92))
  }

  @Test func `a press with Shift that does not move selects nothing`() {
    screen.context.modifiers = (false, true)
    screen.tap(x(0.5), 100)
    #expect(session.playback.range == nil)
  }

  @Test func `both ends can be dragged by their handles in the ruler, past each other too`() {
    drag(0.41, 0.92, shift: true)
    drag(0.92, 0.56, y: 44)
    #expect(session.playback.range == range(0.41, 0.56))
    drag(0.41, 0.92, y: 44)
    #expect(session.playback.range == range(0.56, 0.92))
    let tracks = screen.pane.subviews.first as? any PointerShaping
    #expect(tracks?.pointerShape(at: CGPoint(x: x(0.56) + 5, y: 6)) == .eastWestResize)
    #expect(tracks?.pointerShape(at: CGPoint(x: x(0.56) + 5, y: 60)) == .arrow)
  }

  @Test func `a click without Shift forgets it, a scrub does not`() {
    drag(0.41, 0.92, shift: true)
    drag(0.3, 0.7)
    #expect(session.playback.range == range(0.41, 0.92))
    screen.tap(x(0.7), 180)
    #expect(session.playback.range == nil)
    #expect(!screen.texts.contains("0.410 to 0.920 s"))
  }

  @Test func `an empty trace has no range`() {
    let session = DebugSession(application: UIApplication(), name: "empty")
    let screen = PaneOnScreen(session, size: CGSize(width: 1440, height: 192)) { TimelinePane($0) }
    screen.context.modifiers = (false, true)
    screen.drag(from: CGPoint(x: 500, y: 100), to: CGPoint(x: 900, y: 100))
    session.markRange(.start, at: .zero)
    #expect(session.playback.range == nil)
  }

  @Test func `another layout and a forgotten trace have none`() {
    drag(0.41, 0.92, shift: true)
    session.clearTrace()
    #expect(session.playback.range == nil)
  }

  @Test func `marks at the playhead keep the other end, unless it would lie on the wrong side`() {
    func mark(_ end: DebugSession.RangeEnd, _ seconds: Double) { session.markRange(end, at: Instant(seconds: seconds)) }
    mark(.start, 0.41)
    #expect(session.playback.range == range(0.41, 0.92))
    mark(.end, 0.56)
    #expect(session.playback.range == range(0.41, 0.56))
    mark(.start, 0.6)
    #expect(session.playback.range == range(0.6, 0.92))
    mark(.end, 0.3)
    #expect(session.playback.range == range(0, 0.3))
  }

  @Test func `keys mark both ends, Escape forgets them before it cancels fingers`() {
    let root = InterfaceRoot(session: session, measurer: FixedTextMeasurer(), size: CGSize(width: 1440, height: 900))
    func press(_ letter: String) {
      #expect(root.press(KeyPress(.character(letter), shift: true)))
    }
    session.control { playback, digest in playback.scrub(to: Instant(seconds: 0.41), in: digest) }
    press("{")
    session.control { playback, digest in playback.scrub(to: Instant(seconds: 0.56), in: digest) }
    press("}")
    #expect(session.playback.range == range(0.41, 0.56))
    let events = session.application.trace.events.count
    #expect(root.press(KeyPress(.special(.escape))))
    #expect(session.playback.range == nil)
    #expect(session.application.trace.events.count == events)
  }

  // MARK: Scrubbing and zooming

  @Test func `with Control the playhead stands at any moment, event or not`() {
    drag(0.3, 0.7, control: true)
    #expect(abs(session.shownInstant.seconds - 0.7) < 1e-6)
    drag(0.3, 0.41 + 3 / 1164.0, control: true)
    #expect(abs(session.shownInstant.seconds - 0.41 - 3 / 1164.0) < 1e-6)
    drag(0.3, 0.7)
    #expect(session.shownInstant == Instant(seconds: 0.56))
  }

  @Test func `from ten milliseconds to a minute is across`() throws {
    let tracks = try #require(screen.pane.subviews.first as? any Focusable)
    let rulerTexts = { Set(screen.texts.compactMap { Double($0) }) }
    session.control { playback, digest in playback.scrub(to: Instant(seconds: 0.41), in: digest) }
    for _ in 0..<60 { _ = tracks.press(KeyPress(.character("+"))) }
    let near = rulerTexts().filter { $0 > 0.39 && $0 < 0.43 }
    #expect((near.max() ?? 0) - (near.min() ?? 0) <= 0.01)
    #expect(near.count > 4)
    for _ in 0..<120 { _ = tracks.press(KeyPress(.character("-"))) }
    let far = rulerTexts()
    #expect((far.max() ?? 0) - (far.min() ?? 0) <= 61)
    #expect((far.max() ?? 0) - (far.min() ?? 0) > 40)
  }

  // MARK: Playing

  @Test func `with Loop on, playing goes round in the range`() {
    drag(0.41, 0.6, shift: true)
    session.control { playback, digest in
      playback.loops = true
      playback.play(in: digest)
    }
    #expect(session.shownInstant == Instant(seconds: 0.41))
    var rounds = 0
    var last = session.shownInstant
    for _ in 0..<1_200 {
      #expect(session.tick(0.01))
      let now = session.shownInstant
      #expect(range(0.41, 0.6).contains(now), "\(now.seconds)")
      if now < last { rounds += 1 }
      last = now
    }
    #expect(rounds >= 2)
    session.control { playback, _ in playback.loops = false }
    for _ in 0..<600 { _ = session.tick(0.01) }
    #expect(session.shownInstant == Instant(seconds: 0.92))
    #expect(!session.playback.isPlaying)
  }

  @Test func `a range in which nothing happens takes its own time, from its start to its end`() {
    session.selectRange(range(0.6, 0.8))
    session.control { playback, digest in
      playback.loops = true
      playback.play(in: digest)
    }
    #expect(abs(session.shownInstant.seconds - 0.6) < 1e-6)
    _ = session.tick(0.15)
    #expect(abs(session.shownInstant.seconds - 0.75) < 1e-6)
    _ = session.tick(0.1)
    #expect(abs(session.shownInstant.seconds - 0.6) < 1e-6)
  }

  @Test func `in Step, play takes one step, with its motion, and stops`() throws {
    screen.tap(1440 - 16 - 20, 18)
    #expect(session.playback.stopsAfterStep)
    #expect(session.playback.speed == 1)
    session.control { playback, digest in
      playback.scrub(to: Instant(seconds: 0), in: digest)
      playback.show(0)
    }
    for expected in 1...3 {
      session.control { playback, digest in playback.play(in: digest) }
      #expect(session.playback.step == expected)
      #expect(session.playback.progress == 0)
      _ = session.tick(0.05)
      #expect(session.playback.isPlaying)
      _ = session.tick(1)
      #expect(!session.playback.isPlaying)
      #expect(session.playback.step == expected)
    }
    screen.tap(1440 - 16 - 60, 18)
    #expect(!session.playback.stopsAfterStep)
    #expect(session.playback.speed == 0.1)
  }
}
