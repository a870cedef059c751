import Testing
import UIKit

/// A controller as people write them: actions with no, one and two arguments, some of them private.
final class CounterViewController: UIViewController {
  var calls: [String] = []
  let button = UIButton(type: .system)
  private lazy var tap = UITapGestureRecognizer(target: self, action: selector(CounterViewController.tapped(_:)))

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("More", for: .normal)
    button.addTarget(self, action: CounterViewController.plain, for: .touchUpInside)
    button.addTarget(self, action: CounterViewController.withSender(_:), for: .touchUpInside)
    button.addTarget(self, action: CounterViewController.withEvent(_:event:), for: .touchUpInside)
    view.addSubview(button)
    view.addGestureRecognizer(tap)
  }

  func plain() { calls.append("plain") }

  private func withSender(_ sender: UIButton) { calls.append(sender === button ? "sender" : "stranger") }

  private func withEvent(_ sender: UIButton, event: UIEvent?) {
    calls.append(event?.type == .touches ? "event" : "no event")
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) { calls.append("tap") }
}

class Base: UIView {
  var called = ""

  func act() { called = "base" }
}

final class Derived: Base {
  override func act() { called = "derived" }
}

@MainActor
struct ActionTests {
  @Test func `actions with no, one and two arguments are called in the order of adding`() {
    let phone = Phone()
    let controller = CounterViewController()
    phone.application.perform { phone.window.rootViewController = controller }
    phone.tap(50, 20, at: 0)
    #expect(controller.calls == ["plain", "sender", "event"])
    phone.tap(200, 400, at: 1)
    #expect(controller.calls.last == "tap")
  }

  @Test func `a method reference reaches the override of the target`() {
    let control = UIControl(frame: .zero)
    let target = Derived(frame: .zero)
    control.addTarget(target, action: Base.act, for: .valueChanged)
    UIApplication().perform { control.sendActions(for: .valueChanged) }
    #expect(target.called == "derived")
  }

  @Test func `selectors with one name are equal; one without a name is equal to its copies`() {
    let named = selector(Base.act, named: "act")
    #expect(named == selector(Derived.act, named: "act"))
    #expect(named == Selector("act"))
    let bare = selector(Base.act)
    let copy = bare
    #expect(bare == copy)
    #expect(bare.hashValue == copy.hashValue)
    #expect(bare != selector(Base.act))
    #expect(bare != Selector(bare.name))
    #expect(Set([bare, copy, named]).count == 2)
  }

  @Test func `a target is removed by the selector that added it, or by none`() {
    let control = UIControl(frame: .zero)
    let target = Base(frame: .zero)
    let act = selector(Base.act)
    control.addTarget(target, action: act, for: .touchDown)
    control.removeTarget(target, action: selector(Base.act), for: .touchDown)
    #expect(control.allControlEvents == .touchDown)
    control.removeTarget(target, action: act, for: .touchDown)
    #expect(control.allControlEvents == [])
    control.addTarget(target, action: Base.act, for: .touchDown)
    control.removeTarget(target, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `responders answer to the selectors of their class`() {
    let act = selector(Base.act)
    let derived = Derived(frame: .zero)
    #expect(derived.canPerformAction(act, withSender: nil))
    #expect(derived.responds(to: act))
    #expect(!UIView().canPerformAction(act, withSender: nil))
    derived.perform(act)
    #expect(derived.called == "derived")
  }

  @Test func `an action for the primary event is called by a touch that ends inside`() {
    let phone = Phone()
    var titles: [String] = []
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50),
      primaryAction: UIAction(title: "Go") { action in
        titles.append(action.title)
        #expect(action.sender is UIButton)
      }
    )
    phone.window.addSubview(button)
    phone.tap(10, 10, at: 0)
    #expect(titles == ["Go"])
  }

  @Test func `an action takes the place of one with the same identifier`() {
    let control = UIControl(frame: .zero)
    let identifier = UIAction.Identifier("com.example.save")
    var calls: [Int] = []
    control.addAction(UIAction(identifier: identifier) { _ in calls.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: identifier) { _ in calls.append(2) }, for: .touchUpInside)
    control.addAction(UIAction { _ in calls.append(3) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == [2, 3])
    control.removeAction(identifiedBy: identifier, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == [2, 3, 3])
  }

  @Test func `an action sent to nobody goes up the chain`() {
    let phone = Phone()
    let base = Base(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.addTarget(nil, action: selector(Base.act), for: .touchUpInside)
    base.addSubview(control)
    phone.window.addSubview(base)
    phone.tap(10, 10, at: 0)
    #expect(base.called == "base")
  }
}
