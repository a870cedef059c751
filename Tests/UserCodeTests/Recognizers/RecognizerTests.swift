import Testing
import UIKit

/// Writes down the states that its action sees.
@MainActor
final class StateLog: NSObject {
  var states: [UIGestureRecognizer.State] = []

  func note(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}

@MainActor
struct RecognizerTests {
  private let phone = Phone()
  private let log = StateLog()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    phone.window.addSubview(view)
  }

  private func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(log, action: StateLog.note)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func `a quarter turn of one finger is told and forgotten after the lift`() {
    let rotation = attach(OneFingerRotationGestureRecognizer())
    phone.down(250, 150, at: 0)
    phone.move(220, 220, at: 0.1)
    phone.move(150, 250, at: 0.2)
    #expect(abs(rotation.rotation - .pi / 2) < 0.001)
    phone.up(150, 250, at: 0.3)
    #expect(log.states == [.began, .changed, .ended])
    #expect(rotation.state == .possible)
    #expect(rotation.rotation == 0)
  }

  @Test func `a second finger is ignored by the rotation`() {
    let rotation = attach(OneFingerRotationGestureRecognizer())
    phone.down(250, 150, at: 0)
    phone.down(20, 20, finger: 2, at: 0.1)
    #expect(rotation.numberOfTouches == 1)
    phone.move(40, 20, finger: 2, at: 0.2)
    #expect(rotation.rotation == 0)
  }

  @Test func `touch-down recognises in the event that brings the finger`() {
    _ = attach(TouchDownGestureRecognizer())
    phone.down(10, 10, at: 0)
    #expect(log.states == [.ended])
    phone.up(10, 10, at: 0.1)
    phone.tap(10, 10, at: 0.2)
    #expect(log.states == [.ended, .ended])
  }

  @Test func `a tick is recognised, its mirror image is not`() {
    _ = attach(TickGestureRecognizer())
    phone.down(50, 100, at: 0)
    for (step, point) in [(80.0, 150.0), (150, 60), (160, 50)].enumerated() {
      phone.move(point.0, point.1, at: 0.1 * Double(step + 1))
    }
    phone.up(160, 50, at: 0.5)
    #expect(log.states == [.ended])
    phone.down(160, 50, at: 1)
    phone.move(80, 150, at: 1.1)
    phone.up(80, 150, at: 1.2)
    #expect(log.states == [.ended])
  }

  @Test func `a pan along its axis goes on, across it is cancelled before anybody sees it`() {
    let pan = attach(AxisPanGestureRecognizer(axis: .horizontal))
    phone.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100), at: 0)
    phone.up(150, 100, at: 0.3)
    #expect(log.states.first == .began)
    #expect(log.states.last == .ended)
    log.states = []
    phone.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 200), at: 1)
    phone.up(50, 200, at: 1.3)
    #expect(log.states.allSatisfy { $0 == .cancelled })
    #expect(pan.state == .possible)
  }

  @Test func `a one-way pan fails upwards and is as new for the next drag`() {
    let pan = attach(DownPanGestureRecognizer())
    phone.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 100), at: 0)
    #expect(pan.state == .failed)
    phone.up(100, 100, at: 0.3)
    #expect(log.states.isEmpty)
    phone.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 150), at: 1)
    #expect(pan.state == .changed)
    #expect(log.states.first == .began)
  }

  @Test func `the outer scroll view is found over the responder chain`() {
    let finder = OuterScrollGestureRecognizer()
    view.addGestureRecognizer(finder)
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    outer.contentSize = CGSize(width: 100, height: 300)
    inner.contentSize = CGSize(width: 100, height: 300)
    view.addSubview(outer)
    outer.addSubview(inner)
    phone.tap(10, 10, at: 0)
    #expect(finder.scrollView === outer)
    outer.contentSize = CGSize(width: 300, height: 300)
    phone.tap(10, 10, at: 1)
    #expect(finder.scrollView === inner)
    phone.tap(200, 200, at: 2)
    #expect(finder.scrollView == nil)
  }
}
