import Testing
import UIKit

/// Writes down the events of a control.
@MainActor
final class EventLog {
  var names: [String] = []

  func listen(to control: UIControl) {
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("changed", .valueChanged), ("up inside", .touchUpInside),
      ("up outside", .touchUpOutside), ("cancel", .touchCancel),
    ]
    for (name, event) in events {
      control.addAction(UIAction { [unowned self] _ in names.append(name) }, for: event)
    }
  }
}

@MainActor
struct ControlTests {
  private let phone = Phone()
  private let log = EventLog()

  private func add<Control: UIControl>(_ control: Control) -> Control {
    phone.window.addSubview(control)
    log.listen(to: control)
    return control
  }

  @Test func `the flag of a tracking control is up between the first touch and the first move`() {
    let control = add(FlaggedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    phone.down(10, 10, at: 0)
    #expect(control.isTouched)
    phone.move(20, 10, at: 0.1)
    #expect(!control.isTouched)
    #expect(control.isTracking)
    phone.up(20, 10, at: 0.2)
    #expect(!control.isTouched)
    phone.down(10, 10, at: 1)
    phone.application.interrupt("phoneCall", at: Instant(seconds: 1.1))
    #expect(control.isTouched, "cancelTracking is not overridden")
  }

  @Test func `a hue bar follows the finger and tells where it was let go`() {
    let bar = add(HueBar(frame: CGRect(x: 200, y: 100, width: 20, height: 200)))
    phone.down(210, 110, at: 0)
    phone.move(210, 200, at: 0.1)
    #expect(bar.hue == 0.5)
    phone.up(210, 200, at: 0.2)
    #expect(log.names.prefix(2) == ["down", "changed"])
    #expect(log.names.last == "up inside")
    log.names = []
    phone.down(210, 110, at: 1)
    phone.move(350, 600, at: 1.1)
    phone.up(350, 600, at: 1.2)
    #expect(log.names.last == "up outside")
    #expect(!log.names.contains("up inside"))
    log.names = []
    phone.down(210, 110, at: 2)
    phone.application.interrupt("phoneCall", at: Instant(seconds: 2.1))
    #expect(log.names.last == "cancel")
  }

  @Test func `a hue bar is hit around its bounds unless it is hidden`() {
    let bar = add(HueBar(frame: CGRect(x: 200, y: 100, width: 20, height: 200)))
    #expect(phone.hit(190, 150) === bar)
    #expect(phone.hit(185, 150) === phone.window)
    #expect(phone.hit(210, 92) === bar)
    bar.isHidden = true
    #expect(phone.hit(210, 150) === phone.window)
  }

  @Test func `a bouncy button is small while it is pressed`() {
    let button = add(BouncyButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    phone.down(50, 50, at: 0)
    #expect(button.transform.a == 0.9)
    phone.up(50, 50, at: 0.1)
    #expect(button.transform.isIdentity)
    #expect(log.names == ["down", "up inside"])
  }

  @Test func `a bouncy button in a scroll view springs back when scrolling takes the touch`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 900)
    scrollView.delaysContentTouches = false
    let button = BouncyButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    log.listen(to: button)
    scrollView.addSubview(button)
    phone.window.addSubview(scrollView)
    phone.down(50, 80, at: 0)
    #expect(button.transform.a == 0.9)
    phone.application.interrupt("scroll", at: Instant(seconds: 0.1))
    #expect(button.transform.isIdentity)
    #expect(log.names == ["down", "cancel"])
  }

  @Test(arguments: [
    ([0.2, 0.6, 0.45], false, true), ([0.6], false, true), ([0.6], true, false), ([0.2, 0.3], false, false),
  ])
  func `a firm press switches once`(forces: [Double], leaves: Bool, isOn: Bool) {
    let control = add(FirmPressSwitch(frame: CGRect(x: 100, y: 100, width: 60, height: 60)))
    phone.down(130, 130, force: 0.5, at: 0)
    for (step, force) in forces.enumerated() {
      phone.move(131, 130, force: force * 20 / 3, at: 0.1 * Double(step + 1))
    }
    if leaves { phone.move(300, 300, force: 0.6 * 20 / 3, at: 0.8) }
    phone.up(leaves ? 300 : 131, leaves ? 300 : 130, at: 0.9)
    #expect(control.isOn == isOn)
    #expect(log.names.filter { $0 == "changed" }.count == (isOn ? 1 : 0))
  }
}
