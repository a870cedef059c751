import CairoRenderer
import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

/// Drawing only what became stale gives the same pixels as drawing everything, so no change is forgotten.
@MainActor
struct PanePictureTests {
  private func session(until end: Double = 1) -> (CardStage, DebugSession) {
    let layout = CardStage()
    layout.play(until: end)
    return (layout, DebugSession(application: layout.stage.application, name: "photo-card"))
  }

  private func check<Content: UIView & Pane>(
    _ size: CGSize,
    _ density: Density,
    make: @escaping (InterfaceContext) -> Content
  ) throws {
    let (layout, session) = session()
    let screen = PaneOnScreen(session, size: size, density: density, make: make)
    let surface = try screen.picture()
    _ = screen.takeDamage()
    func expectSame(_ what: String) throws {
      screen.repaint(surface)
      let fresh = PaneOnScreen(session, size: size, density: density, make: make)
      let expected = PixelImage(try fresh.picture())
      session.onChange = { [weak pane = screen.pane] in pane?.sessionDidChange($0) }
      // Cairo may round an edge another way where a clip cuts through it.
      let place = PixelImage(surface).firstDifference(from: expected, channel: 8)
      #expect(place == nil, "\(what), \(size), \(density)")
    }
    for step in stride(from: 0, to: session.digest.steps.count, by: 16) {
      session.control { playback, _ in playback.show(step) }
      try expectSame("step \(step)")
    }
    session.show(.ascent)
    try expectSame("ascent")
    session.show(.descent)
    try expectSame("descent")
    session.select(session.digest.touches[0].view)
    try expectSame("selection")
    session.hover(session.digest.touches[0].rows[1].visit.element)
    try expectSame("hover")
    session.choose(session.digest.touches[0].id)
    try expectSame("choice")
    session.control { playback, _ in
      playback.loops = true
      playback.speed = 0.25
    }
    try expectSame("speed")
    session.control { playback, digest in playback.goLive(in: digest) }
    try expectSame("live")
    let down = TouchSample(finger: 1, phase: .began, location: CGPoint(x: 100, y: 200))
    session.reducesMotion = true
    session.touch([down], isSimulated: true, at: Instant(seconds: 1.2))
    try expectSame("new finger")
    session.pin(finger: 1, true)
    try expectSame("pinned")
    layout.stage.wait(until: 1.35)
    screen.pane.sessionDidChange(.time)
    try expectSame("time")
    session.setTheme(.light)
    try expectSame("theme")
  }

  @Test(arguments: [Density.dense, .touch])
  func `the trace pane repaints all that changed`(density: Density) throws {
    // High enough for every row: how far a list is scrolled depends on what was shown before.
    try check(CGSize(width: 320, height: density == .dense ? 480 : 700), density) { TracePane($0) }
  }

  @Test(arguments: [Density.dense, .touch])
  func `the recognizer pane repaints all that changed`(density: Density) throws {
    try check(CGSize(width: 320, height: 240), density) { RecognizerPane($0) }
  }

  @Test(arguments: [Density.dense, .touch])
  func `the timeline pane repaints all that changed`(density: Density) throws {
    try check(CGSize(width: 1120, height: 192), density) { TimelinePane($0) }
    try check(CGSize(width: 800, height: 116), density) { TimelinePane($0) }
  }

  @Test(arguments: [Density.dense, .touch])
  func `the inspector repaints all that changed`(density: Density) throws {
    try check(CGSize(width: 320, height: 1_200), density) { InspectorPane($0) }
  }

  @Test func `the display lists are as recorded`() throws {
    let (_, session) = session()
    func list<Content: UIView & Pane>(_ size: CGSize, _ make: (InterfaceContext) -> Content) -> String {
      PaneOnScreen(session, size: size, make: make).list.description
    }
    let touch = session.digest.touches[1]
    session.control { playback, digest in playback.show(digest.stepIndex(atOrBefore: touch.rows[7].sequence)) }
    try expectSnapshot(list(CGSize(width: 320, height: 366)) { TracePane($0) }, named: "pane-descent.list")
    try expectSnapshot(list(CGSize(width: 1440, height: 192)) { TimelinePane($0) }, named: "pane-timeline.list")
    let hops = session.digest.touches[0].calls[0].hops
    session.control { playback, digest in playback.show(digest.stepIndex(atOrBefore: hops[2].sequence)) }
    try expectSnapshot(list(CGSize(width: 320, height: 366)) { TracePane($0) }, named: "pane-ascent.list")
    let (_, early) = self.session(until: 0.43)
    let lanes = PaneOnScreen(early, size: CGSize(width: 320, height: 300)) { RecognizerPane($0) }
    try expectSnapshot(lanes.list.description, named: "pane-lanes.list")
  }
}
