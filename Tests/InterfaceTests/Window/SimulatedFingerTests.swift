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

  // MARK: Pairs

  @Test func `Control and Shift place the mirror image and then move the two as one`() {
    let screen = session.application.screenSize
    window.root.setModifiers(control: true, shift: true)
    window.mouse(.began, 100, 200)
    #expect(place(2) == CGPoint(x: screen.width - 100, y: screen.height - 200))
    window.mouse(.moved, 110, 220)
    #expect(place(2) == CGPoint(x: screen.width - 90, y: screen.height - 180))
    window.mouse(.ended, 110, 220)
    #expect(session.liveFingers.isEmpty)
  }

  @Test func `with the mirror button on, a finger of the touchscreen brings its image`() {
    let screen = session.application.screenSize
    window.press("y")
    #expect(session.tools.pair == .mirrored)
    window.finger(.began, 100, 200)
    #expect(place(2) == CGPoint(x: screen.width - 100, y: screen.height - 200))
    window.finger(.ended, 100, 200)
    #expect(session.liveFingers.isEmpty)
    window.press("y")
    #expect(session.tools.pair == nil)
  }

  @Test func `with the parallel button on, pinned fingers move together`() {
    window.press("u", "p")
    window.mouse(.began, 100, 200)
    window.mouse(.ended, 100, 200)
    #expect(place(1) == CGPoint(x: 100, y: 200))
    #expect(place(2) == CGPoint(x: 148, y: 200))
    window.wait(1)
    window.mouse(.began, 100, 200)
    window.mouse(.moved, 120, 230)
    window.mouse(.ended, 120, 230)
    #expect(place(1) == CGPoint(x: 120, y: 230))
    #expect(place(2) == CGPoint(x: 168, y: 230))
    #expect(session.digest.touches.count == 2)
  }

  @Test func `Control and the middle button set what mirrored fingers turn about`() {
    window.root.setModifiers(control: true, shift: false)
    window.root.middleClick(at: window.root.windowPoint(ofDevicePoint: CGPoint(x: 150, y: 300)))
    #expect(session.liveFingers.isEmpty)
    window.mouse(.began, 100, 200)
    #expect(place(2) == CGPoint(x: 200, y: 400))
    window.mouse(.ended, 100, 200)
    window.root.middleClick(at: window.root.windowPoint(ofDevicePoint: CGPoint(x: -40, y: 300)))
    #expect(session.tools.pivot == nil)
  }

  @Test func `the keyboard alone places a mirrored pair about a pivot, pinches with it and lifts it`() throws {
    window.press(.enter)
    window.press(.up, shift: true)
    window.press("v")
    let pivot = try #require(window.canvas.cursor)
    window.press(.up, .up, shift: true)
    window.press("y")
    window.press(.enter)
    #expect(place(1) == CGPoint(x: pivot.x, y: pivot.y - 20))
    #expect(place(2) == CGPoint(x: pivot.x, y: pivot.y + 20))
    window.press(.up, shift: true)
    #expect(place(2) == CGPoint(x: pivot.x, y: pivot.y + 30))
    window.press(.enter)
    #expect(session.liveFingers.isEmpty)
  }

  @Test func `a double click on a pinned finger lifts it`() {
    window.press("p")
    window.mouse(.began, 100, 200)
    window.mouse(.ended, 100, 200)
    window.wait(1)
    for _ in 0..<2 {
      window.mouse(.began, 100, 200)
      window.mouse(.ended, 100, 200)
    }
    #expect(session.liveFingers.isEmpty)
  }

  // MARK: Fingers that come by themselves

  @Test func `Control and Enter tap with as many fingers as the chosen number`() {
    window.press("3")
    window.press(.enter, control: true)
    #expect(session.liveFingers.count == 3)
    window.wait(0.1)
    #expect(session.liveFingers.isEmpty)
    let touches = session.digest.touches
    #expect(touches.map { $0.id.finger } == [1, 2, 3])
    #expect(Set(touches.map(\.start)).count == 1)
    #expect(
      touches.allSatisfy { $0.end.map { end in abs(end.seconds(since: touches[0].start) - 0.08) < 0.001 } == true }
    )
    let middle = session.application.screenSize.width / 2
    #expect(touches.map(\.startLocation.x) == [middle - 48, middle, middle + 48])
  }

  @Test func `R does again what the last fingers did, at the same pace`() {
    window.root.setModifiers(control: true, shift: false)
    window.mouse(.began, 100, 200)
    window.mouse(.moved, 110, 210)
    window.mouse(.moved, 130, 230)
    window.mouse(.ended, 130, 230)
    window.wait(0.5)
    let first = session.digest.touches
    window.press("r")
    #expect(session.liveFingers.count == 2)
    for _ in 0..<5 { window.wait(0.02) }
    #expect(session.liveFingers.isEmpty)
    let again = Array(session.digest.touches.dropFirst(2))
    #expect(again.count == 2)
    for (one, other) in zip(first, again) {
      #expect(other.samples.map(\.location) == one.samples.map(\.location))
      #expect(other.samples.map(\.phase) == one.samples.map(\.phase))
      let pace = { (touch: TouchDigest) in
        touch.samples.map { ($0.instant.seconds(since: touch.start) * 1000).rounded() }
      }
      #expect(pace(other) == pace(one))
    }
  }

  @Test func `R takes what came together, and nothing before it`() {
    window.mouse(.began, 100, 200)
    window.mouse(.ended, 100, 200)
    window.wait(1)
    window.mouse(.began, 200, 300)
    window.mouse(.ended, 200, 300)
    window.press("r")
    window.wait(0.1)
    #expect(session.digest.touches.map { $0.startLocation.x.rounded() } == [100, 200, 200])
  }

  @Test func `Escape ends a sequence that is being repeated`() {
    window.mouse(.began, 100, 200)
    window.mouse(.moved, 150, 250)
    window.wait(1)
    window.mouse(.ended, 150, 250)
    window.press("r")
    window.press(.escape)
    window.wait(2)
    #expect(session.liveFingers.isEmpty)
    #expect(session.digest.touches.last?.samples.map(\.phase) == [.began, .moved, .cancelled])
  }
}
