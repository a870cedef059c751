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
    return DebugSession(application: layout.stage.application, name: "photo-card")
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
      screen(photoCard(until: 1)).texts == [
        "Recognizers", "3 see finger 1",
        "Ended", "cardPan", "pan, PhotoCard", "ended: lifted", "0.920", "0.500",
        "Failed", "cardPress", "long press, PhotoCard", "failed: moved 10.2 pt, limit 10", "0.447",
        "Failed", "cardPinch", "pinch, PhotoCard", "failed: prevented by cardPan", "0.447",
      ]
    )
  }

  @Test func `a click on a state goes to the step of the change`() {
    let session = photoCard(until: 1)
    let screen = screen(session)
    let failed = session.digest.recognizers[1].transitions[0]
    session.control { playback, _ in playback.show(0) }
    #expect(screen.texts.contains("Possible"))
    // The cross of cardPress is at the right end of its strip: second lane, its middle 51 below the lane's top.
    let end = 320 - 16 - 44 - 6
    screen.tap(Double(end), 36 + 64 + 51)
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

  @Test func `a recognizer that refuses the finger is listed last with the reason`() {
    let stage = Stage()
    let view = stage.add(UIView(), "A", CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.add(UITapGestureRecognizer(), "off", to: view).isEnabled = false
    stage.add(UIPanGestureRecognizer(), "pan", to: view)
    stage.down(1, 20, 20, at: 0)
    let texts = screen(DebugSession(application: stage.application, name: "refusal")).texts
    let caption = texts.firstIndex(of: "do not see finger 1")
    #expect(
      caption.map { Array(texts[$0...]) } == [
        "do not see finger 1", "Not asked", "off", "tap, A", "isEnabled is false",
      ]
    )
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
