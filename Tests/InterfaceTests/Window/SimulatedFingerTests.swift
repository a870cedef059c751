import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

/// More fingers than the mouse has, and fingers without a mouse.
@MainActor
struct SimulatedFingerTests {
  private let window: WindowOnScreen
  private var session: DebugSession { window.session }

  init() {
    window = WindowOnScreen(DebugSession(application: CardStage().stage.application, name: "photo-card"))
  }

  private func place(_ number: Int) -> CGPoint? {
    session.liveFingers[number].map {
      CGPoint(x: $0.location.x.rounded(), y: $0.location.y.rounded())
    }
  }

  @Test func `Enter shows the cross, presses at it and lifts; arrows move cross and finger`() {
    window.press(.enter)
    #expect(session.liveFingers.isEmpty)
    window.press(.up, .up, .left)
    window.press(.down, shift: true)
    window.press(.enter)
    let middle = session.application.screenSize
    let start = CGPoint(x: (middle.width / 2).rounded() - 1, y: (middle.height / 2).rounded() + 8)
    #expect(place(1) == start)
    window.press(.right, shift: true)
    #expect(place(1) == CGPoint(x: start.x + 10, y: start.y))
    window.press(.enter)
    #expect(session.liveFingers.isEmpty)
    #expect(session.digest.touches.count == 1)
    #expect(session.digest.touches.first?.isCancelled == false)
  }

  @Test func `without the cross the arrows walk the outline`() {
    window.press(.down)
    #expect(session.selection != nil)
  }

  @Test func `a finger pinned while it is held stays, and the mouse becomes the next one`() {
    window.mouse(.began, 100, 200)
    window.press("p")
    window.mouse(.ended, 100, 200)
    #expect(place(1) == CGPoint(x: 100, y: 200))
    window.mouse(.began, 220, 300)
    #expect(place(2) == CGPoint(x: 220, y: 300))
    window.mouse(.ended, 220, 300)
    #expect(Set(session.liveFingers.keys) == [1])
    window.press(.backspace)
    #expect(session.liveFingers.isEmpty)
  }

  @Test func `a press takes hold of a pinned finger`() {
    window.mouse(.began, 100, 200)
    window.press("p")
    window.mouse(.ended, 100, 200)
    window.wait(1)
    window.mouse(.began, 102, 201)
    window.mouse(.moved, 140, 230)
    window.mouse(.ended, 140, 230)
    #expect(session.digest.touches.count == 1)
    #expect(place(1) == CGPoint(x: 140, y: 230))
  }

  @Test func `the middle button puts a finger down to stay, and lifts it`() {
    let point = window.root.windowPoint(ofDevicePoint: CGPoint(x: 120, y: 400))
    window.root.middleClick(at: point)
    #expect(place(1) == CGPoint(x: 120, y: 400))
    window.root.middleClick(at: point)
    #expect(session.liveFingers.isEmpty)
  }

  @Test func `Control adds the mirror image, Shift a finger beside`() {
    let screen = session.application.screenSize
    window.root.setModifiers(control: true, shift: false)
    window.mouse(.began, 100, 200)
    #expect(place(2) == CGPoint(x: screen.width - 100, y: screen.height - 200))
    window.mouse(.moved, 110, 220)
    #expect(place(2) == CGPoint(x: screen.width - 110, y: screen.height - 220))
    window.mouse(.ended, 110, 220)
    #expect(session.liveFingers.isEmpty)
    window.root.setModifiers(control: false, shift: true)
    window.mouse(.began, 100, 200)
    #expect(place(2) == CGPoint(x: 148, y: 200))
    window.mouse(.ended, 100, 200)
    #expect(session.liveFingers.isEmpty)
  }

  @Test func `Escape takes a held finger away from the mouse for good`() {
    window.mouse(.began, 100, 200)
    window.press(.escape)
    #expect(session.liveFingers.isEmpty)
    window.mouse(.moved, 120, 200)
    window.mouse(.ended, 120, 200)
    #expect(session.digest.touches.count == 1)
    #expect(session.digest.touches.first?.isCancelled == true)
  }
}
