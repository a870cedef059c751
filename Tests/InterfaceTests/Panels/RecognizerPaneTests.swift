import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

@MainActor
struct RecognizerPaneTests {
  private func screen(_ session: DebugSession, height: Double = 260) -> PaneOnScreen<RecognizerPane> {
    PaneOnScreen(session, size: CGSize(width: 320, height: height)) { RecognizerPane($0) }
  }

  private func photoCard(until end: Double) -> DebugSession {
    let layout = CardStage()
    layout.play(until: end)
    return session(layout.stage)
  }

  private func session(_ stage: Stage) -> DebugSession {
    let session = DebugSession(application: stage.application, name: "test")
    session.rules = try? .bundled()
    return session
  }

  @Test func `a lane says the rule that decides next and how near its thresholds are`() {
    #expect(
      screen(photoCard(until: 0.3)).texts == [
        "Recognizers", "3 see finger 1",
        "Possible", "cardPan", "pan, PhotoCard", "begins at 10 pt", "4.3 of 10 pt  moved",
        "Possible", "cardPress", "long press, PhotoCard", "begins at 0.5 s; fails over 10 pt",
        "0.30 of 0.50 s  held", "4.3 of 10 pt  moved",
        "Possible", "cardPinch", "pinch, PhotoCard", "begins at 8 pt of spread", "1 of 2 fingers",
      ]
    )
  }

  @Test func `recognizers that do not see the shown finger come under a line of their own`() {
    let texts = screen(photoCard(until: 0.43)).texts
    #expect(texts[1] == "3 see finger 1, 0 see finger 2")
    #expect(texts[2] == "do not see finger 2")
  }

  @Test func `after a change the reason stands where the rule stood, with the times beside the states`() {
    #expect(
      screen(photoCard(until: 1), height: 500).texts == [
        "Recognizers", "3 see finger 1",
        "Ended", "cardPan", "pan, PhotoCard", "ended: lifted",
        "G-PAN-5  observed + documented · pan: a finger that joins or leaves makes no jump; it ends with the last",
        "0.920", "0.500", "prevents cardPinch", "cancelled the touch in PhotoCard",
        "Failed", "cardPress", "long press, PhotoCard", "failed: moved 10.2 pt, limit 10",
        "G-LP-3  observed + documented · long press: movement, another finger or a lift before that fail it", "0.447",
        "Failed", "cardPinch", "pinch, PhotoCard", "failed: prevented by cardPan",
        "GX-5  documented · the first to recognise wins", "0.447",
        "kept from views and recognizers",
        "cancelled in PhotoCard", "0.447", "cardPan recognized and cancels touches in its view", "GV-2  header",
      ]
    )
  }

  @Test func `a click on a state goes to the step of the change`() {
    let session = photoCard(until: 1)
    let screen = screen(session)
    let failed = session.digest.recognizers[1].transitions[0]
    session.control { playback, _ in playback.show(0) }
    #expect(screen.texts.contains("Possible"))
    // The cross of cardPress is at the right end of its strip: second lane, its middle 84 below the lane's top.
    let end = 320 - 16 - 44 - 6
    screen.tap(Double(end), 36 + 82 + 84)
    #expect(session.playback.step == session.digest.stepIndex(atOrBefore: failed.sequence))
    #expect(screen.texts.contains("0.447 s failed: moved 10.2 pt, limit 10"))
  }

  @Test func `one that must wait says for whom`() {
    let stage = Stage()
    let view = stage.add(UIView(), "A", CGRect(x: 0, y: 0, width: 200, height: 200))
    let double = stage.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    let single = stage.add(UITapGestureRecognizer(), "single", to: view)
    single.require(toFail: double)
    stage.down(1, 20, 20, at: 0)
    stage.up(1, at: 0.08)
    stage.wait(until: 0.2)
    let session = DebugSession(application: stage.application, name: "taps")
    let screen = screen(session)
    #expect(screen.texts.contains("waits for double to fail"))
    #expect(screen.texts.contains("Waits"))
    #expect(screen.texts.contains("0.12 of 0.35 s  waited"))
    session.advance(to: Instant(seconds: 0.5))
    #expect(screen.texts.contains("failed: no next tap within 0.35 s"))
    #expect(screen.texts.contains("recognized: 1 tap"))
  }

  @Test func `what was kept from views and recognizers has a list of its own, with who kept it, and the rule`() {
    let stage = Stage()
    let view = stage.add(UIView(), "A", CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.add(UITapGestureRecognizer(), "off", to: view).isEnabled = false
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.delaysTouchesBegan = true
    stage.down(1, 20, 20, at: 0)
    stage.up(1, at: 0.2)
    stage.down(2, 20, 20, at: 1)
    stage.move(2, 60, 20, at: 1.1)
    let session = session(stage)
    let screen = screen(session, height: 400)
    func section() -> [String] {
      let texts = screen.texts
      return texts.firstIndex(of: "kept from views and recognizers").map { Array(texts[($0 + 1)...]) } ?? []
    }
    let off = ["never offered to off", "isEnabled is false", "GT-2  observed"]
    #expect(
      section() == [
        off[0], "1.000", off[1], off[2],
        "touchesBegan withheld from A", "1.000", "by pan, until it has decided", "GV-4  header + observed",
        "never delivered to A", "1.100", "pan has taken the touch", "GV-2  header",
      ]
    )
    session.choose(session.digest.touches[0].id)
    #expect(
      section() == [
        off[0], "0.000", off[1], off[2],
        "touchesBegan withheld from A", "0.000", "by pan, until it has decided", "GV-4  header + observed",
        "touchesBegan delivered 0.200 s late", "0.200", "to A: pan let go", "GV-5  observed",
      ]
    )
    #expect(screen.texts.contains("delayed touchesBegan of A"))
  }

  @Test func `requirements that lead in a circle are flagged, and a deadlock once they hold everybody`() {
    let stage = Stage()
    let view = stage.add(UIView(), "A", CGRect(x: 0, y: 0, width: 200, height: 200))
    let one = stage.add(UITapGestureRecognizer(), "one", to: view)
    let two = stage.add(UITapGestureRecognizer(), "two", to: view)
    one.require(toFail: two)
    two.require(toFail: one)
    stage.down(1, 20, 20, at: 0)
    let session = session(stage)
    let screen = screen(session, height: 400)
    #expect(screen.texts[1] == "2 wait for each other in a circle")
    #expect(screen.texts.contains("one → two → one: none can recognize"))
    #expect(!screen.texts.contains("Deadlock"))
    stage.up(1, at: 0.05)
    session.takeInTrace()
    #expect(screen.texts.filter { $0 == "Deadlock" }.count == 2)
    #expect(screen.texts.contains("waits for two to fail"))
  }

  @Test func `two that may go on side by side are joined by two lines, and say so (GD-6)`() {
    let stage = Stage()
    let view = stage.add(UIView(), "A", CGRect(x: 0, y: 0, width: 200, height: 200))
    let both = Both()
    stage.add(UIPanGestureRecognizer(), "one", to: view).delegate = both
    stage.add(UIPanGestureRecognizer(), "two", to: view)
    stage.down(1, 20, 20, at: 0)
    stage.move(1, 60, 20, at: 0.1)
    let screen = screen(session(stage), height: 400)
    #expect(screen.texts.contains("may go on beside one"))
    #expect(screen.texts.contains("may go on beside two"))
    let lines = screen.list.commands.filter { command in
      guard case .stroke(let path, _, _) = command else { return false }
      return path.boundingBox.maxX <= 16 && path.boundingBox.height > 40
    }
    #expect(lines.count == 2)
    withExtendedLifetime(both) {}
  }

  @Test func `a click on a lane selects its recognizer, and the arrow keys go through lanes and changes`() {
    let session = photoCard(until: 1)
    let screen = screen(session, height: 500)
    screen.tap(100, 36 + 16)
    #expect(session.selection == session.digest.recognizers[0].id)
    let list = screen.pane.subviews.compactMap { $0 as? any Focusable }.first
    #expect(list?.press(KeyPress(.special(.down))) == true)
    #expect(session.selection == session.digest.recognizers[1].id)
    #expect(list?.press(KeyPress(.special(.enter))) == true)
    let failed = session.digest.recognizers[1].transitions[0]
    #expect(session.playback.step == session.digest.stepIndex(atOrBefore: failed.sequence))
    #expect(list?.press(KeyPress(.character("x"))) == false)
  }

  @Test func `scrubbed back, gauges read as they did at the time`() throws {
    var then: [Double: [String]] = [:]
    for end in [0.0, 0.19, 0.27, 0.39, 0.43] { then[end] = screen(photoCard(until: end), height: 400).texts }
    let over = photoCard(until: 1)
    let screen = screen(over, height: 400)
    over.choose(over.digest.touches[0].id)
    let isGauge = { (text: String) in text.hasSuffix("  moved") || text.hasSuffix(" fingers") }
    for (end, texts) in then {
      over.control { playback, digest in playback.scrub(to: Instant(seconds: end), in: digest) }
      over.choose(over.digest.touches[end < 0.41 ? 0 : 1].id)
      // Held times are those of the events; the live ones have gone on a little since.
      #expect(screen.texts.filter(isGauge) == texts.filter(isGauge), "\(end)")
      #expect(screen.texts.contains { $0.hasSuffix("  held") } == (end < 0.41) || end > 0.41)
    }
    #expect(!screen.pane.hasRunningGauge)
  }

  @Test func `between two events of a trace that plays, time limits come nearer`() {
    let session = photoCard(until: 1)
    let screen = screen(session, height: 400)
    session.control { playback, digest in
      playback.scrub(to: Instant(seconds: 0.03), in: digest)
      playback.play(in: digest)
    }
    var held: [String] = []
    while session.shownInstant < Instant(seconds: 0.15), held.count < 100 {
      _ = session.tick(0.01)
      guard let text = screen.texts.first(where: { $0.hasSuffix("  held") }), text != held.last else { continue }
      held.append(text)
    }
    #expect(held.count > 8, "\(held)")
    #expect(held == held.sorted())
  }

  @Test func `time limits come nearer between two events`() {
    let stage = Stage()
    let view = stage.add(UIView(), "A", CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2
    stage.down(1, 20, 20, at: 0)
    stage.up(1, at: 0.08)
    let session = session(stage)
    let screen = screen(session)
    #expect(screen.texts.contains("0.00 of 0.35 s  waited"))
    #expect(screen.pane.hasRunningGauge)
    session.advance(to: Instant(seconds: 0.2))
    screen.pane.sessionDidChange(.time)
    #expect(screen.texts.contains("0.12 of 0.35 s  waited"))
    session.advance(to: Instant(seconds: 0.5))
    #expect(!screen.pane.hasRunningGauge)
  }

  @Test func `a line in the gutter joins one that waits with the one that must fail, bright while it decides`() {
    let stage = Stage()
    let view = stage.add(UIView(), "A", CGRect(x: 0, y: 0, width: 200, height: 200))
    let double = stage.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    stage.add(UITapGestureRecognizer(), "single", to: view).require(toFail: double)
    stage.down(1, 20, 20, at: 0)
    stage.up(1, at: 0.08)
    let session = DebugSession(application: stage.application, name: "taps")
    let screen = screen(session)
    func gutterLines(_ color: ColorToken) -> Int {
      screen.list.commands.count { command in
        guard case .stroke(let path, _, let stroke) = command else { return false }
        return stroke == Theme.dark[color] && path.boundingBox.maxX <= 16 && path.boundingBox.height > 40
      }
    }
    #expect(gutterLines(.text1) == 1)
    session.advance(to: Instant(seconds: 0.6))
    #expect(gutterLines(.text1) == 0)
    #expect(gutterLines(.line2) == 1)
  }

  @Test func `a recognizer without a name is called by its kind`() {
    let stage = Stage()
    let scroll = stage.add(UIScrollView(), "list", CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 900)
    stage.down(1, 20, 120, at: 0)
    stage.move(1, 20, 60, at: 0.05)
    let texts = screen(DebugSession(application: stage.application, name: "scroll")).texts
    #expect(texts.contains("scroll view pan"))
    #expect(texts.contains("failed: prevented by scroll view pan"))
  }
}

/// Lets everything go on beside everything.
@MainActor
private final class Both: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
