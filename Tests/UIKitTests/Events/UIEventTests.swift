import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What an event holds, and which events there are.
@MainActor
struct UIEventTests {
  @Test func `EV-1 EV-8 EV-14 kinds of events have UIKit's numbers`() {
    let types: [UIEvent.EventType] = [.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
    let subtypes: [UIEvent.EventSubtype] = [
      .none, .motionShake, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
      .remoteControlTogglePlayPause, .remoteControlNextTrack, .remoteControlPreviousTrack,
      .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward,
      .remoteControlEndSeekingForward,
    ]
    #expect(subtypes.map(\.rawValue) == [0, 1] + Array(100...109))
    let phases: [UIPress.Phase] = [.began, .changed, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == Array(0...4))
  }

  @Test func `UE-1 UE-3 F26 one event for all fingers, over all views`() throws {
    let stage = Stage()
    let left = stage.addHandling("L", CGRect(x: 0, y: 0, width: 150, height: 800))
    let right = stage.addHandling("R", CGRect(x: 150, y: 0, width: 250, height: 800))
    stage.play("0 down 1@100,100")
    let event = stage.application.touchesEvent
    stage.play("0.1 down 2@200,200")
    #expect(stage.application.touchesEvent === event)
    #expect(event.allTouches?.count == 2)
    #expect(event.touches(for: left)?.count == 1)
    #expect(event.touches(for: right)?.first?.phase == .began)
    #expect(event.touches(for: left)?.first?.phase == .stationary)
  }

  @Test func `UE-2 touches for a window, a view and a recognizer, or nothing`() {
    let stage = Stage()
    let view = stage.addHandling("V", CGRect(x: 0, y: 0, width: 150, height: 800))
    let other = stage.addHandling("W", CGRect(x: 150, y: 0, width: 150, height: 800))
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    let elsewhere = stage.add(UIPanGestureRecognizer(), "elsewhere", to: other)
    stage.play("0 down 1@100,100")
    let event = stage.application.touchesEvent
    #expect(event.touches(for: stage.window)?.count == 1)
    #expect(event.touches(for: view)?.count == 1)
    #expect(event.touches(for: pan)?.count == 1)
    #expect(event.touches(for: other) == nil)
    #expect(event.touches(for: elsewhere) == nil)
  }

  @Test func `UE-4 UE-5 every sample is delivered, so the last one is all that was coalesced, and none is predicted`()
    throws
  {
    let stage = Stage()
    stage.addHandling("V")
    stage.play("0 down 1@100,100; 0.1 move 1@110,100")
    let event = stage.application.touchesEvent
    let touch = try #require(event.allTouches?.first)
    #expect(event.coalescedTouches(for: touch)?.map { $0.location(in: nil).x } == [110])
    #expect(event.predictedTouches(for: touch) == [])
    #expect(event.coalescedTouches(for: UITouch()) == nil)
    #expect(event.predictedTouches(for: UITouch()) == nil)
  }

  @Test func `EV-15 ignoring interaction drops new touches until every call is taken back`() {
    let stage = Stage()
    stage.addHandling("V")
    let application = stage.application
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    stage.play("0 down 1@100,100; 0.1 up 1")
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    stage.play("1 down 1@100,100; 1.1 up 1")
    application.endIgnoringInteractionEvents()
    stage.play("2 down 1@100,100; 2.1 up 1")
    #expect(stage.log == ["2.000 V.touchesBegan", "2.100 V.touchesEnded"])
  }

  @Test func `SY-4 two timers of one moment are settled in one pass, the deepest first`() {
    let stage = Stage()
    let inner = stage.addHandling("V")
    stage.add(UILongPressGestureRecognizer(), "outer", to: stage.window, action: true)
    stage.add(UILongPressGestureRecognizer(), "inner", to: inner, action: true)
    stage.play("0 down 1@100,100; 0.6 wait")
    #expect(
      stage.log.dropFirst() == [
        "0.500 inner: possible -> began", "0.500 V.touchesCancelled", "0.500 inner -> window.act",
        "0.500 outer: possible -> failed",
      ]
    )
  }
}
