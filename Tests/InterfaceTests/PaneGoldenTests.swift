import CairoRenderer
import Canvas
import Foundation
import Interface
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

/// Stored pictures of each pane, light and dark, plain and at double scale; words are left out.
@MainActor
struct PaneGoldenTests {
  private func session(until end: Double, _ appearance: Theme.Appearance) -> (layout: CardStage, session: DebugSession)
  {
    let layout = CardStage()
    layout.play(until: end)
    let session = DebugSession(application: layout.stage.application, name: "photo-card")
    session.setTheme(Theme(appearance))
    return (layout, session)
  }

  private func expect<Content: UIView & Pane>(
    _ name: String,
    _ session: DebugSession,
    _ size: CGSize,
    make: (InterfaceContext) -> Content
  ) throws {
    let list = PaneOnScreen(session, size: size, make: make).list.withoutText
    for scale in [1, 2] {
      let surface = try ImageSurface(width: Int(size.width) * scale, height: Int(size.height) * scale)
      DisplayListRenderer().render(list, on: surface, scale: Double(scale))
      let appearance = session.theme.appearance.rawValue
      try expectPicture(surface, named: "pane-\(name)-\(appearance)\(scale == 2 ? "-2x" : "")")
    }
  }

  private static let column = CGSize(width: 320, height: 360)

  @Test(arguments: [Theme.Appearance.dark, .light])
  func `the trace, going down and up`(appearance: Theme.Appearance) throws {
    let (_, session) = session(until: 1, appearance)
    let touch = session.digest.touches[1]
    session.control { playback, digest in playback.show(digest.stepIndex(atOrBefore: touch.rows[7].sequence)) }
    try expect("descent", session, Self.column) { TracePane($0) }
    let hops = session.digest.touches[0].calls[0].hops
    session.control { playback, digest in playback.show(digest.stepIndex(atOrBefore: hops[2].sequence)) }
    try expect("ascent", session, Self.column) { TracePane($0) }
  }

  @Test(arguments: [Theme.Appearance.dark, .light])
  func `the recognizers, undecided and decided`(appearance: Theme.Appearance) throws {
    let (_, early) = session(until: 0.3, appearance)
    try expect("gauges", early, Self.column) { RecognizerPane($0) }
    let (_, late) = session(until: 0.5, appearance)
    late.choose(late.digest.touches[0].id)
    late.select(late.digest.recognizers[1].id)
    try expect("decided", late, Self.column) { RecognizerPane($0) }
  }

  @Test(arguments: [Theme.Appearance.dark, .light])
  func `the timeline, in the middle`(appearance: Theme.Appearance) throws {
    let (_, session) = session(until: 1, appearance)
    session.control { playback, digest in playback.scrub(to: Instant(seconds: 0.5), in: digest) }
    session.select(session.digest.recognizers[0].id)
    try expect("timeline", session, CGSize(width: 900, height: 192)) { TimelinePane($0) }
  }

  @Test(arguments: [Theme.Appearance.dark, .light])
  func `the outline, with a selection`(appearance: Theme.Appearance) throws {
    let (layout, session) = session(until: 1, appearance)
    session.choose(session.digest.touches[0].id)
    session.select(layout.stage.application.identify(layout.card))
    try expect("outline", session, CGSize(width: 248, height: 400)) { OutlinePane($0) }
  }

  @Test(arguments: [Theme.Appearance.dark, .light])
  func `a recognizer in the inspector`(appearance: Theme.Appearance) throws {
    let (layout, session) = session(until: 1, appearance)
    let press = layout.stage.application.identify(layout.press)
    session.choose(session.digest.touches[0].id)
    session.select(press)
    session.change(WhatIfKey(press, .minimumPressDuration), to: .number(0.3))
    try expect("recognizer", session, CGSize(width: 320, height: 640)) { InspectorPane($0) }
  }
}
