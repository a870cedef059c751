package import Foundation
package import UIKit

/// More fingers than the mouse has: pinned ones, mirror images and parallels, and the keyboard's.
extension CanvasView {
  /// How a second finger follows the mouse.
  struct Companion {
    enum Path { case mirrored, parallel }

    let number: Int
    let path: Path
  }

  /// Points between the fingers of a parallel pair.
  private static let parallelDistance: CGFloat = 48

  /// How far from a pinned finger's middle, in pixels, a press takes hold of it.
  private static let grip: CGFloat = 18

  // MARK: Pinning

  /// The pinned finger that a press of the mouse takes hold of.
  func pinnedFinger(under touch: UITouch) -> Int? {
    guard touch.type == .indirectPointer else { return nil }
    return pinnedFinger(at: touch.location(in: self))
  }

  private func pinnedFinger(at point: CGPoint) -> Int? {
    let pinned = session.liveFingers.filter { $0.value.isPinned }
    return pinned.filter { geometry.canvasPoint($0.value.location).distance(to: point) <= Self.grip }.keys.min()
  }

  /// Whether a finger stays where it is when the mouse's button is released; a double click lifts a pinned one.
  func keepsDown(_ touch: UITouch, _ number: Int, _ phase: UITouch.Phase) -> Bool {
    guard touch.type == .indirectPointer, phase == .ended, let finger = session.liveFingers[number] else {
      return false
    }
    if finger.isPinned { return touch.tapCount < 2 }
    guard session.pinsFingers, companions[touch.id] == nil else { return false }
    session.pin(finger: number, true)
    return true
  }

  /// Pins the finger that is held, lifts it if it was pinned, or else makes the mouse's fingers stay from now on.
  package func pin() {
    if let held = layoutFingers.values.first(where: { session.liveFingers[$0]?.isSimulated == true }) {
      session.pin(finger: held, session.liveFingers[held]?.isPinned == false)
    } else if session.liveFingers[session.activeFinger]?.isPinned == true {
      lift([session.activeFinger], .ended)
    } else {
      session.setPinsFingers(!session.pinsFingers)
    }
  }

  /// The middle button: puts the active finger down to stay, or lifts the pinned one that is there.
  package func middleClick(at point: CGPoint) {
    guard geometry.isOnScreen(point) else { return fit() }
    guard session.mode == .touch else { return }
    if let pinned = pinnedFinger(at: point) {
      lift([pinned], .ended)
    } else {
      putDown(at: geometry.screenPoint(point))
    }
  }

  /// Lifts every finger that stays down by itself.
  package func liftPinnedFingers() {
    lift(session.liveFingers.filter { $0.value.isPinned }.keys.sorted(), .ended)
  }

  private func lift(_ numbers: [Int], _ phase: UITouch.Phase) {
    send(numbers.compactMap { held($0, phase) }, isSimulated: true, nil)
  }

  private func putDown(at point: CGPoint) {
    let number = session.liveFingers[session.activeFinger] == nil ? session.activeFinger : session.freeFinger
    send([TouchSample(finger: Int32(number), phase: .began, location: point, device: "mouse")], isSimulated: true, nil)
    session.pin(finger: number, true)
  }

  private func held(_ number: Int, _ phase: UITouch.Phase) -> TouchSample? {
    session.liveFingers[number].map {
      TouchSample(finger: Int32(number), phase: phase, location: $0.location, device: "mouse")
    }
  }

  /// The system took fingers away, or another layout came: what the mouse still holds is nobody's any more.
  func forgetLostFingers() {
    layoutFingers = layoutFingers.filter { session.liveFingers[$0.value] != nil }
    companions = companions.filter { session.liveFingers[$0.value.number] != nil }
  }

  // MARK: Pairs

  /// Control adds the mirror image about the middle of the screen, Shift a finger beside it.
  func beginCompanion(of touch: UITouch, _ number: Int) -> TouchSample? {
    guard touch.type == .indirectPointer, modifiers.control || modifiers.shift else { return nil }
    let free = (1...).first { $0 != number && session.liveFingers[$0] == nil } ?? 2
    companions[touch.id] = Companion(number: free, path: modifiers.control ? .mirrored : .parallel)
    return companionSamples(of: touch, .began).first
  }

  func companionSamples(of touch: UITouch, _ phase: UITouch.Phase) -> [TouchSample] {
    guard let companion = companions[touch.id] else { return [] }
    var sample = sample(touch, companion.number, phase)
    switch companion.path {
    case .mirrored:
      let screen = session.application.screenSize
      sample.location = CGPoint(x: screen.width - sample.location.x, y: screen.height - sample.location.y)
    case .parallel: sample.location.x += Self.parallelDistance
    }
    return [sample]
  }

  // MARK: Keyboard

  /// Shows the cursor in the middle of the screen, or puts it away.
  package func toggleCursor() {
    let screen = session.application.screenSize
    cursor = cursor == nil ? CGPoint(x: (screen.width / 2).rounded(), y: (screen.height / 2).rounded()) : nil
    session.say(cursor == nil ? nil : cursorWords)
  }

  private var cursorWords: String {
    session.mode == .touch ? "Arrows move the cross, Enter presses and lifts" : "Arrows move the cross, Enter selects"
  }

  /// Puts the active finger down at the cursor or lifts it; in inspect mode selects what is there.
  package func pressAtCursor() {
    guard let cursor else { return toggleCursor() }
    session.say(nil)
    if session.mode == .inspect {
      session.pick(at: cursor)
    } else if session.liveFingers[session.activeFinger]?.isPinned == true {
      lift([session.activeFinger], .ended)
    } else {
      putDown(at: cursor)
    }
  }

  /// Moves the cursor, and the active finger with it if it is down there.
  package func moveCursor(by delta: CGVector) {
    guard let old = cursor else { return }
    let screen = session.application.screenSize
    let place = CGPoint(
      x: min(max(old.x + delta.dx, 0), screen.width - 1),
      y: min(max(old.y + delta.dy, 0), screen.height - 1)
    )
    cursor = place
    let number = session.activeFinger
    guard session.mode == .touch, let finger = session.liveFingers[number], finger.isPinned, finger.location == old
    else {
      return
    }
    send([TouchSample(finger: Int32(number), phase: .moved, location: place, device: "mouse")], isSimulated: true, nil)
  }
}
