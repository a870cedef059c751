import UIKit

/// An application with one window, and fingers on it.
@MainActor
final class Phone {
  let application = UIApplication()
  let window: UIWindow

  init(window makeWindow: (CGRect) -> UIWindow = { UIWindow(frame: $0) }) {
    window = makeWindow(CGRect(x: 0, y: 0, width: 390, height: 844))
    application.attach(window)
    application.perform { window.makeKeyAndVisible() }
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int32 = 1, force: Double = 0, at seconds: Double) {
    send(.began, x, y, finger: finger, force: force, at: seconds)
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int32 = 1, force: Double = 0, at seconds: Double) {
    send(.moved, x, y, finger: finger, force: force, at: seconds)
  }

  func up(_ x: CGFloat, _ y: CGFloat, finger: Int32 = 1, at seconds: Double) {
    send(.ended, x, y, finger: finger, force: 0, at: seconds)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, at seconds: Double) {
    down(x, y, at: seconds)
    up(x, y, at: seconds + 0.05)
  }

  /// From one point to another in steps of a sixtieth of a second, the finger staying down.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, at seconds: Double) {
    down(start.x, start.y, at: seconds)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      move(point.x, point.y, at: seconds + Double(step) / 60)
    }
  }

  /// Several fingers in one event.
  func send(_ samples: [TouchSample], at seconds: Double) {
    application.handle(samples, at: Instant(seconds: seconds))
  }

  func wait(until seconds: Double) { application.advance(to: Instant(seconds: seconds)) }

  private func send(
    _ phase: UITouch.Phase,
    _ x: CGFloat,
    _ y: CGFloat,
    finger: Int32,
    force: Double,
    at seconds: Double
  ) {
    send([TouchSample(finger: finger, phase: phase, location: CGPoint(x: x, y: y), force: force)], at: seconds)
  }

  /// The view that a finger at a point of the screen would get.
  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }
}
