import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Targets of recognizers and controls, and what their actions are given.
@Suite(.inEverySurroundings) @MainActor
struct TargetTests {
  final class Receiver: UIResponder {
    var calls: [String] = []

    func nothing() { calls.append("nothing") }
    func sender(_ sender: UIControl) { calls.append("sender \(sender.elementName ?? "")") }
    func both(_ sender: UIControl, _ event: UIEvent?) { calls.append("event \(event.map { "\($0.type)" } ?? "nil")") }
    func tapped(_ tap: UITapGestureRecognizer) { calls.append("tap \(tap.state) \(tap.numberOfTouches)") }
    func again(_ tap: UITapGestureRecognizer) { calls.append("again") }
  }

  @Test func `RC-22 an action takes nothing, the sender, or sender and event`() {
    let stage = Stage()
    let receiver = Receiver()
    let control = stage.add(UIControl(), "C", Stage.whole)
    control.addTarget(receiver, action: selector(Receiver.nothing), for: .touchDown)
    control.addTarget(receiver, action: selector(Receiver.sender), for: .touchDown)
    control.addTarget(receiver, action: selector(Receiver.both), for: .touchDown)
    stage.play("0 down 1@10,10")
    #expect(receiver.calls == ["nothing", "sender C", "event touches"])
  }

  @Test func `GS-12 GR-4 targets in the order of adding, each pair once, none retained`() {
    let stage = Stage()
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.window)
    let receiver = Receiver()
    var gone: Receiver? = Receiver()
    weak let watched = gone
    let (first, second) = (selector(Receiver.again, named: "again"), selector(Receiver.tapped, named: "tapped"))
    if let gone { tap.addTarget(gone, action: first) }
    gone = nil
    #expect(watched == nil)
    tap.addTarget(receiver, action: first)
    tap.addTarget(receiver, action: second)
    tap.addTarget(receiver, action: first)
    stage.play("0 down 1@10,10; 0.1 up 1")
    #expect(receiver.calls == ["again", "tap ended 1"])
    tap.removeTarget(receiver, action: second)
    stage.play("1 down 1@10,10; 1.1 up 1")
    #expect(receiver.calls.count == 3)
  }

  @Test func `CT-21 sent in code there is no event, and a pair fires once for each bit that matches`() {
    let stage = Stage()
    let receiver = Receiver()
    let control = stage.add(UIControl(), "C", Stage.whole)
    let action = selector(Receiver.both, named: "both")
    control.addTarget(receiver, action: action, for: [.valueChanged, .touchUpInside])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(receiver.calls == ["event nil"])
  }

  @Test func `CT-22 nil removes all targets, or all actions of one`() {
    let (first, second) = (Receiver(), Receiver())
    let control = UIControl()
    let (nothing, sender) = (selector(Receiver.nothing, named: "n"), selector(Receiver.sender, named: "s"))
    for receiver in [first, second] {
      control.addTarget(receiver, action: nothing, for: .touchDown)
      control.addTarget(receiver, action: sender, for: .touchUpInside)
    }
    control.removeTarget(first, action: nil, for: .allEvents)
    #expect(control.registrations.count == 2)
    control.removeTarget(nil, action: nothing, for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.registrations.isEmpty)
  }

  @Test func `W24 a state without a title shows the normal one`() {
    let button = UIButton()
    button.setTitle("plain", for: .normal)
    button.setTitle("on", for: .selected)
    #expect(button.title(for: .highlighted) == "plain")
    #expect(button.title(for: .selected) == "on")
    #expect(button.title(for: [.highlighted, .selected]) == "plain")
    button.isSelected = true
    #expect(button.currentTitle == "on")
  }
}
