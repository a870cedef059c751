import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

@MainActor
struct TracePaneTests {
  private let layout = CardStage()
  private let session: DebugSession
  private let screen: PaneOnScreen<TracePane>

  init() {
    layout.play()
    session = DebugSession(application: layout.stage.application, name: "photo-card")
    screen = PaneOnScreen(session, size: CGSize(width: 320, height: 366)) { TracePane($0) }
  }

  private func show(touch: Int, row: Int) {
    let sequence = session.digest.touches[touch].rows[row].sequence
    session.control { playback, digest in playback.show(digest.stepIndex(atOrBefore: sequence)) }
  }

  private func name(_ id: ElementID?) -> String? { id.map { session.elementName($0) } }

  @Test func `the ladder tells every view asked so far with its reason, and what is not asked yet`() {
    show(touch: 1, row: 7)
    #expect(
      screen.texts == [
        "Trace", "2", "Finger 2 began", "(306, 521) at 0.410 s", "Step 8 of 11", "answers nil, 2 children skipped",
        "Descent", "Ascent", "Story",
        "1", "window", "asks subviews, last first", "2", "RootView", "asks subviews, last first",
        "3", "LoadingOverlay", "alpha 0.00 < 0.01", "4", "Confetti", "interaction off", "5", "Toast", "isHidden",
        "6", "TabBar", "97 pt above", "7", "CommentBar", "35 pt above", "8", "PhotoCard", "13 pt below",
        "9", "NavBar", "not asked yet", "10", "DismissArea", "11", "Backdrop",
      ]
    )
  }

  @Test func `the ascent grows upwards and ends where the call is handled`() {
    let hops = session.digest.touches[0].calls[0].hops
    session.control { playback, digest in playback.show(digest.stepIndex(atOrBefore: hops[2].sequence)) }
    #expect(session.direction == .ascent)
    #expect(
      Array(screen.texts.drop { $0 != "5" }) == [
        "5", "not reached", "UIApplication", "UIApplication.shared",
        "4", "not reached", "window", "window of PhotoViewController",
        "3", "handled", "PhotoViewController", "controller of RootView",
        "2", "passes on", "RootView", "superview of PhotoCard",
        "1", "passes on", "PhotoCard", "winner of the hit-test",
      ]
    )
    #expect(screen.texts.contains("handled, does not call super"))
  }

  @Test func `a click on a row goes to its step, a second one selects the view`() {
    show(touch: 1, row: 7)
    screen.tap(150, 64 + 24 * 5 + 12)
    #expect(session.playback.step == session.digest.stepIndex(atOrBefore: session.digest.touches[1].rows[5].sequence))
    #expect(session.selection == nil)
    screen.tap(150, 64 + 24 * 5 + 12)
    #expect(name(session.selection) == "TabBar")
    screen.wait(1)
    screen.tap(150, 64 + 24 * 6 + 12)
    #expect(name(session.selection) == "TabBar")
  }

  @Test func `the segmented control turns the finger's way round`() {
    show(touch: 0, row: 3)
    screen.tap(200, 16)
    #expect(session.direction == .ascent)
    #expect(screen.texts.contains("winner of the hit-test"))
    screen.tap(130, 16)
    #expect(session.direction == .descent)
  }

  @Test func `a long run of siblings is one row until it is clicked`() {
    let stage = Stage()
    for index in 1...9 { stage.add(UIView(), "far\(index)", CGRect(x: 300, y: 700, width: 10, height: 10)) }
    stage.down(1, 20, 20, at: 0)
    let session = DebugSession(application: stage.application, name: "siblings")
    let screen = PaneOnScreen(session, size: CGSize(width: 320, height: 366)) { TracePane($0) }
    #expect(screen.texts.contains("9 views outside"))
    #expect(!screen.texts.contains("far9"))
    screen.tap(150, 64 + 24 + 12)
    #expect(!screen.texts.contains("9 views outside"))
    #expect(screen.texts.contains("far9"))
  }

  @Test func `without a touch it says what to do`() {
    let session = DebugSession(application: UIApplication(), name: "empty")
    let screen = PaneOnScreen(session, size: CGSize(width: 320, height: 300)) { TracePane($0) }
    #expect(screen.texts.contains("Press inside the device; by key, Enter shows a cross that the arrows move"))
  }

  @Test func `a change that does not concern it makes nothing stale`() {
    _ = screen.takeDamage()
    session.setActiveFinger(2)
    session.say("hello")
    #expect(screen.takeDamage().isEmpty)
    show(touch: 1, row: 2)
    #expect(!screen.takeDamage().isEmpty)
    _ = screen.list
    show(touch: 1, row: 2)
    #expect(screen.takeDamage().isEmpty)
  }
}
