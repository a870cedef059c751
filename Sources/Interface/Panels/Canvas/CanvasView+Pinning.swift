package import Foundation
import UIKit

/// Fingers that stay down without a hand on them.
extension CanvasView {
  /// How far from a pinned finger's middle, in pixels, a press takes hold of it.
  private static let grip: CGFloat = 18

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
    guard session.pinsFingers else { return false }
    for finger in [number] + companionNumbers(of: number) { session.pin(finger: finger, true) }
    return true
  }

  /// Pins the finger that is held, lifts it if it was pinned, or else makes the mouse's fingers stay from now on.
  package func pin() {
    if let held = layoutFingers.values.first(where: { session.liveFingers[$0]?.isSimulated == true }) {
      session.pin(finger: held, session.liveFingers[held]?.isPinned == false)
    } else if session.liveFingers[session.activeFinger]?.isPinned == true {
      lift([session.activeFinger])
    } else {
      session.setPinsFingers(!session.pinsFingers)
    }
  }

  /// The middle button: puts the active finger down to stay, or lifts the pinned one that is there; with Control it
  /// sets the pivot.
  package func middleClick(at point: CGPoint) {
    guard geometry.isOnScreen(point) else { return modifiers.control ? setPivot(nil) : fit() }
    let place = geometry.screenPoint(point)
    if modifiers.control { return setPivot(place) }
    guard session.mode == .touch else { return center(on: point) }
    if let pinned = pinnedFinger(at: point) { lift([pinned]) } else { putDown(at: place) }
  }

  /// Lifts every finger that stays down by itself.
  package func liftPinnedFingers() {
    lift(session.liveFingers.filter { $0.value.isPinned }.keys.sorted())
  }

  /// Lifts fingers, and those that go with them.
  func lift(_ numbers: [Int]) {
    var all = numbers
    for number in numbers {
      all += companionNumbers(of: number).filter { !all.contains($0) }
      companions[number] = nil
    }
    let samples = all.compactMap { number in
      session.liveFingers[number].map { sample(number, .ended, at: $0.location) }
    }
    send(samples, isSimulated: true)
  }

  /// Puts the active finger down to stay, or the next free one, with its companion.
  func putDown(at point: CGPoint) {
    let number = session.liveFingers[session.activeFinger] == nil ? session.activeFinger : session.freeFinger
    var samples = [sample(number, .began, at: point)]
    if let pair = session.tools.pair { samples.append(addCompanion(to: number, at: point, pair: pair)) }
    send(samples, isSimulated: true)
    for sample in samples { session.pin(finger: Int(sample.finger), true) }
  }

  /// The system took fingers away, or another layout came: what the mouse still holds is nobody's any more.
  func forgetLostFingers() {
    layoutFingers = layoutFingers.filter { session.liveFingers[$0.value] != nil }
    companions = companions.filter { session.liveFingers[$0.key] != nil && session.liveFingers[$0.value.number] != nil }
  }
}
