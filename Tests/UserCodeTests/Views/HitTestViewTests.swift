import Testing
import UIKit

@MainActor
struct HitTestViewTests {
  private let phone = Phone()

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    (parent ?? phone.window).addSubview(view)
    return view
  }

  @Test func `a round button has no corners`() {
    let button = add(RoundButton(frame: CGRect(x: 100, y: 100, width: 80, height: 80)))
    #expect(phone.hit(140, 140) === button)
    #expect(phone.hit(103, 103) === phone.window)
    phone.application.perform { button.layoutIfNeeded() }
    #expect(button.layer.cornerRadius == 40)
  }

  @Test func `a pass-through container gives its children and nothing else`() {
    let below = add(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    let container = add(PassThroughView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    let child = add(UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), to: container)
    #expect(phone.hit(20, 20) === child)
    #expect(phone.hit(200, 200) === below)
  }

  @Test func `a wide control is hit beside its bounds, as far as its parent goes`() {
    let parent = add(UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 60)))
    let control = add(WideTouchControl(frame: CGRect(x: 0, y: 20, width: 20, height: 20)), to: parent)
    #expect(phone.hit(130, 130) === control)
    #expect(phone.hit(95, 130) === phone.window)
  }

  @Test(arguments: [(-19.0, true), (-21.0, false), (29.5, true), (30.0, false)])
  func `a trim handle ends where its enlarged area does, the far edge excluded`(x: Double, isInside: Bool) {
    let handle = add(TrimHandle(frame: CGRect(x: 100, y: 100, width: 10, height: 50)))
    #expect(handle.point(inside: CGPoint(x: x, y: 10), with: nil) == isInside)
    #expect((phone.hit(100 + x, 110) === handle) == isInside)
  }

  @Test func `an area forwards to its receiver, around the exception only`() {
    let area = add(ForwardingArea(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let exception = add(UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20)))
    let receiver = add(UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 50)))
    #expect(area.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    area.exception = exception
    area.receiver = receiver
    #expect(area.hitTest(CGPoint(x: 5, y: 5), with: nil) === receiver)
    #expect(area.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil)
    #expect(area.hitTest(CGPoint(x: 150, y: 5), with: nil) == nil)
  }

  private final class Stagehand: CurtainDelegate {
    let behind: UIView

    init(_ behind: UIView) {
      self.behind = behind
    }

    func curtain(_ curtain: Curtain, lifts point: CGPoint) -> Bool { point.y < 100 }
    func viewBehind(_ curtain: Curtain) -> UIView { behind }
  }

  @Test func `a curtain asks the view behind, in that view's coordinates`() {
    let behind = add(UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 400)))
    behind.bounds.origin = CGPoint(x: 0, y: 50)
    let button = add(UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 40)), to: behind)
    let curtain = add(Curtain(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    #expect(phone.hit(20, 40) === curtain)
    let stagehand = Stagehand(behind)
    curtain.curtainDelegate = stagehand
    #expect(phone.hit(20, 40) === button)
    #expect(phone.hit(20, 140) === curtain)
    behind.isHidden = true
    #expect(phone.hit(20, 40) === phone.window)
  }
}
