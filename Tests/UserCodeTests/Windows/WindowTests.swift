import Testing
import UIKit

@MainActor
struct WindowTests {
  private final class Listener: ShakeWindowDelegate {
    var shakes = 0

    func shakeWindowDidShake(_ window: ShakeWindow) { shakes += 1 }
  }

  private final class Stubborn: UIView {
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  }

  @Test func `a shake comes up from the first responder to the window, once`() throws {
    let phone = Phone { ShakeWindow(frame: $0) }
    let listener = Listener()
    let window = try #require(phone.window as? ShakeWindow)
    window.shakeDelegate = listener
    let holder = UIView(frame: window.bounds)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    holder.addSubview(field)
    window.addSubview(holder)
    phone.application.perform { _ = field.becomeFirstResponder() }
    phone.application.sendMotion(.motionShake)
    #expect(listener.shakes == 1)
  }

  @Test func `a view on the way that keeps a shake to itself ends it; without a first responder the window hears`()
    throws
  {
    let phone = Phone { ShakeWindow(frame: $0) }
    let listener = Listener()
    let window = try #require(phone.window as? ShakeWindow)
    window.shakeDelegate = listener
    phone.application.sendMotion(.motionShake)
    #expect(listener.shakes == 1)
    let stubborn = Stubborn(frame: window.bounds)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stubborn.addSubview(field)
    window.addSubview(stubborn)
    phone.application.perform { _ = field.becomeFirstResponder() }
    phone.application.sendMotion(.motionShake)
    #expect(listener.shakes == 1)
  }

  @Test func `touches beside the banner go to the window below`() {
    let phone = Phone()
    let page = UIView(frame: phone.window.bounds)
    phone.window.addSubview(page)
    let banners = BannerWindow(frame: phone.window.bounds)
    let container = UIView(frame: banners.bounds)
    let banner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
    let button = UIButton(frame: CGRect(x: 300, y: 20, width: 60, height: 40))
    banners.addSubview(container)
    container.addSubview(banner)
    banner.addSubview(button)
    banners.banner = banner
    phone.application.attach(banners)
    banners.isHidden = false
    #expect(banners.hitTest(CGPoint(x: 310, y: 30), with: nil) === button)
    #expect(banners.hitTest(CGPoint(x: 10, y: 10), with: nil) === banner)
    #expect(banners.hitTest(CGPoint(x: 10, y: 300), with: nil) == nil)
    let tap = UITapGestureRecognizer()
    let log = StateLog()
    tap.addTarget(log, action: StateLog.note)
    page.addGestureRecognizer(tap)
    phone.tap(10, 300, at: 0)
    #expect(log.states == [.ended])
    phone.tap(10, 10, at: 2)
    #expect(log.states == [.ended])
    banners.banner = nil
    #expect(banners.hitTest(CGPoint(x: 10, y: 300), with: nil) === container)
  }

  @Test func `a touch-showing window sees every phase, and the views hear what they would without it`() throws {
    let phone = Phone { TouchShowingWindow(frame: $0) }
    let window = try #require(phone.window as? TouchShowingWindow)
    let view = ChainCounter(frame: window.bounds)
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    func both(_ phase: UITouch.Phase, _ second: CGFloat) -> [TouchSample] {
      [
        TouchSample(finger: 1, phase: phase, location: CGPoint(x: 10, y: 10)),
        TouchSample(finger: 2, phase: phase, location: CGPoint(x: second, y: 10)),
      ]
    }
    phone.send(both(.began, 50), at: 0)
    phone.move(60, 10, finger: 2, at: 0.1)
    phone.send(both(.ended, 60), at: 0.2)
    #expect(window.reports == ["began", "began", "moved", "ended", "ended"])
    #expect(view.touches == ["began", "moved", "ended"])
  }

  @Test func `a key view hears presses while it is first responder, and passes them on`() {
    let phone = Phone()
    let parent = ChainCounter(frame: phone.window.bounds)
    let keys = KeyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    parent.addSubview(keys)
    phone.window.addSubview(parent)
    var count = 0
    keys.pressed = { count += 1 }
    phone.application.sendPress(.select)
    #expect(count == 0)
    phone.application.perform { _ = keys.becomeFirstResponder() }
    phone.application.sendPress(.select)
    #expect(count == 1)
    #expect(parent.presses == 1)
  }

  @Test func `a window of a scene fills the screen and belongs to the scene's application`() {
    let application = UIApplication(screenSize: CGSize(width: 320, height: 480))
    let scene = UIWindowScene(application: application)
    let window = BannerWindow(windowScene: scene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(window.next === scene)
    #expect(application.connectedScenes.first === scene)
    #expect(scene.windows.first === window)
    application.perform { #expect(UIScreen.main.bounds.size == CGSize(width: 320, height: 480)) }
  }
}
