import Foundation
package import UIKit

/// The cross that stands for a finger, or for the pointer, while there is only a keyboard.
extension CanvasView {
  /// Shows the cross in the middle of the screen, or puts it away.
  package func toggleCursor() {
    let screen = session.application.screenSize
    cursor = cursor == nil ? CGPoint(x: (screen.width / 2).rounded(), y: (screen.height / 2).rounded()) : nil
    session.say(cursor == nil ? nil : cursorWords)
  }

  private var cursorWords: String {
    session.mode == .touch ? "Arrows move the cross, Enter presses and lifts" : "Arrows move the cross, Enter selects"
  }

  /// Puts the active finger down at the cross or lifts it; in inspect mode selects what is there.
  package func pressAtCursor() {
    guard let cursor else { return toggleCursor() }
    session.say(nil)
    if session.mode == .inspect {
      pick(at: cursor)
    } else if session.liveFingers[session.activeFinger]?.isPinned == true {
      lift([session.activeFinger])
    } else {
      putDown(at: cursor)
    }
  }

  /// Moves the cross, and the active finger with it if it is down there.
  package func moveCursor(by delta: CGVector) {
    guard let old = cursor else { return }
    let screen = session.application.screenSize
    let place = CGPoint(
      x: min(max(old.x + delta.dx, 0), screen.width - 1),
      y: min(max(old.y + delta.dy, 0), screen.height - 1)
    )
    cursor = place
    if session.mode == .inspect { session.hover(pickable(at: place).first) }
    let number = session.activeFinger
    guard session.mode == .touch, let finger = session.liveFingers[number], finger.isPinned, finger.location == old
    else {
      return
    }
    send([sample(number, .moved, at: place)] + followers(of: number, .moved, at: place), isSimulated: true)
  }

  /// Taps with the fingers 1 to the active one, side by side about the cross, the pointer or the middle of the screen.
  package func tapWithActiveFingers() {
    let screen = session.application.screenSize
    tap(with: session.activeFinger, at: cursor ?? pointer ?? CGPoint(x: screen.width / 2, y: screen.height / 2))
  }

  func tap(with count: Int, at point: CGPoint) {
    guard let live = window?.application?.scheduler.now else { return }
    session.tap(withFingers: count, around: point, at: live)
  }

  package func repeatLastSequence() {
    guard let live = window?.application?.scheduler.now else { return }
    session.repeatLastSequence(at: live)
  }
}
