import Testing
import UIKit

/// Waits a moment for a second tap before it believes in the first.
final class PatientView: UIView {
  private(set) var singles = 0
  private(set) var doubles = 0
  private let believe = selector(PatientView.believeInSingle)

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    if touches.first?.tapCount == 2 {
      doubles += 1
    } else {
      perform(believe, with: nil, afterDelay: 0.3)
    }
  }

  private func believeInSingle() { singles += 1 }
}

@MainActor
final class FrameCounter {
  private(set) var frames = 0

  func frame(_ link: CADisplayLink) {
    frames += 1
    if frames == 30 { link.invalidate() }
  }
}

@MainActor
struct TimeTests {
  private let phone = Phone()

  @Test func `a call after a delay comes when its time has come, unless it is taken back`() {
    let view = PatientView(frame: phone.window.bounds)
    phone.window.addSubview(view)
    phone.tap(10, 10, at: 0)
    phone.wait(until: 0.34)
    #expect(view.singles == 0)
    phone.wait(until: 0.36)
    #expect(view.singles == 1)
    phone.tap(10, 10, at: 2)
    phone.tap(10, 10, at: 2.15)
    phone.wait(until: 4)
    #expect(view.singles == 1)
    #expect(view.doubles == 1)
  }

  @Test func `a display link counts sixty frames a second until it is invalidated`() {
    let counter = FrameCounter()
    phone.application.perform {
      CADisplayLink(target: counter, selector: selector(FrameCounter.frame)).add(to: .main, forMode: .common)
    }
    phone.wait(until: 0.101)
    #expect(counter.frames == 6)
    phone.wait(until: 10)
    #expect(counter.frames == 30)
  }

  @Test func `a property animator changes values at once and completes in time`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(view)
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { view.alpha = 0.5 }
    animator.addCompletion { positions.append($0) }
    #expect(view.alpha == 1)
    phone.application.perform { animator.startAnimation() }
    #expect(view.alpha == 0.5)
    #expect(animator.isRunning)
    phone.wait(until: 0.6)
    #expect(positions == [.end])
    #expect(animator.state == .inactive)
  }

  @Test func `an animation keeps touches away unless it allows them`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.window.addSubview(view)
    phone.application.perform {
      UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
        view.center.x += 20
      }
    }
    #expect(phone.hit(50, 50) === phone.window)
    phone.wait(until: 0.6)
    #expect(phone.hit(50, 50) === view)
  }
}
