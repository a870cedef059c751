import Testing
import UIKit

private final class MockTouch: UITouch {
  let point: CGPoint
  let target: UIView
  var mockPhase: UITouch.Phase

  init(_ point: CGPoint, in target: UIView, phase: UITouch.Phase = .began) {
    self.point = point
    self.target = target
    mockPhase = phase
    super.init()
  }

  override var phase: UITouch.Phase { mockPhase }
  override var view: UIView? { target }
  override var window: UIWindow? { target.window }
  override var tapCount: Int { 2 }
  override func location(in view: UIView?) -> CGPoint { target.convert(point, to: view) }
}

private final class MockEvent: UIEvent {
  let touches: Set<UITouch>

  init(_ touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }

  override var allTouches: Set<UITouch>? { touches }
}

private final class MockPan: UIPanGestureRecognizer {
  var mockState = UIGestureRecognizer.State.possible
  var mockTranslation = CGPoint.zero

  override var state: UIGestureRecognizer.State {
    get { mockState }
    set { mockState = newValue }
  }

  override func translation(in view: UIView?) -> CGPoint { mockTranslation }
  override func location(in view: UIView?) -> CGPoint { CGPoint(x: 7, y: 8) }
}

private final class ObservedButton: UIButton {
  var changes: [Bool] = []

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { changes.append(isHighlighted) } }
  }
}

private final class StateObserver: UILongPressGestureRecognizer {
  var seen: [UIGestureRecognizer.State] = []

  override var state: UIGestureRecognizer.State {
    didSet { seen.append(state) }
  }
}

private final class FixedFrameView: UIView {
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: CGSize(width: 10, height: 10)) }
  }
}

private final class Sheet: NSObject {
  var offset: CGFloat = 0

  @MainActor
  func drag(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .changed else { return }
    offset += pan.translation(in: pan.view).y
  }
}

@MainActor
struct MockTests {
  @Test func `a mock touch drives a control by hand`() {
    let control = FlaggedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = EventLog()
    log.listen(to: control)
    let touch = MockTouch(CGPoint(x: 10, y: 10), in: control)
    control.touchesBegan([touch], with: nil)
    #expect(control.isTouched)
    #expect(control.isHighlighted)
    touch.mockPhase = .ended
    control.touchesEnded([touch], with: nil)
    #expect(log.names == ["down", "up inside"])
  }

  @Test func `a mock event with mock touches goes through a window`() {
    let phone = Phone()
    let view = ChainCounter(frame: phone.window.bounds)
    phone.window.addSubview(view)
    let touch = MockTouch(CGPoint(x: 10, y: 10), in: view)
    phone.application.sendEvent(MockEvent([touch]))
    #expect(view.touches == ["began"])
    #expect(MockEvent([touch]).touches(for: view) == [touch])
  }

  @Test func `a mock recognizer drives the code behind an action`() {
    let sheet = Sheet()
    let pan = MockPan()
    pan.mockState = .changed
    pan.mockTranslation = CGPoint(x: 0, y: 12)
    sheet.drag(pan)
    sheet.drag(pan)
    #expect(sheet.offset == 24)
  }

  @Test func `a custom recognizer is driven by hand, without an application`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let recognizer = TouchDownGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    let touch = MockTouch(CGPoint(x: 1, y: 1), in: view)
    recognizer.touchesBegan([touch], with: MockEvent([touch]))
    #expect(recognizer.state == .ended)
  }

  @Test func `an overridden highlight sees what tracking does`() {
    let phone = Phone()
    let button = ObservedButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.window.addSubview(button)
    phone.tap(10, 10, at: 0)
    #expect(button.changes == [true, false])
  }

  @Test func `an overridden state sees the wishes of the stock recognizer`() {
    let phone = Phone()
    let press = StateObserver()
    phone.window.addGestureRecognizer(press)
    phone.down(10, 10, at: 0)
    phone.wait(until: 1)
    phone.up(10, 10, at: 1.1)
    #expect(press.seen.first == .began)
    #expect(press.seen.last == .ended)
  }

  @Test func `an overridden frame decides what is set`() {
    let view = FixedFrameView(frame: .zero)
    view.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }
}
