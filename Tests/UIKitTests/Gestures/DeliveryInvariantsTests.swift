import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The checker of traces must be able to find what it looks for.
@MainActor
struct DeliveryInvariantsTests {
  private let stage = Stage()
  private let touch = TouchID(finger: 1, serial: 9)

  private func violations(_ events: [TraceEvent.Kind]) -> [String] {
    for event in events { stage.application.trace.append(event, at: .zero) }
    return stage.violations
  }

  private func id(_ name: String) -> ElementID {
    stage.application.trace.register(TraceElement(name: name, className: "UIView", kind: .view))
  }

  private func call(
    _ view: ElementID,
    _ method: ResponderMethod,
    _ hop: TraceEvent.Delivery.Hop = .first
  ) -> TraceEvent.Kind {
    .delivery(TraceEvent.Delivery(responder: view, method: method, touches: [touch], hop: hop, outcome: .handled))
  }

  private func found(_ view: ElementID) -> TraceEvent.Kind {
    .hitTestFound(touch, view: view, window: nil, at: .zero)
  }

  private var lift: TraceEvent.Kind { .input(TouchInput(touch: touch, phase: .ended, location: .zero)) }

  @Test func `a whole sequence is right`() {
    let view = id("V")
    #expect(
      violations([found(view), call(view, .touchesBegan), call(view, .touchesMoved), lift, call(view, .touchesEnded)])
        == []
    )
  }

  @Test func `a call after the end`() {
    let view = id("V")
    let calls = [call(view, .touchesBegan), call(view, .touchesCancelled), call(view, .touchesMoved)]
    #expect(violations([found(view)] + calls) == ["V.touchesMoved of touch 9 after touchesCancelled"])
  }

  @Test func `a second beginning, and none`() {
    let view = id("V")
    #expect(
      violations([found(view), call(view, .touchesBegan), call(view, .touchesBegan)]) == [
        "V.touchesBegan of touch 9 for the second time"
      ]
    )
  }

  @Test func `a move without a beginning`() {
    let view = id("V")
    #expect(violations([found(view), call(view, .touchesMoved)]) == ["V.touchesMoved of touch 9 without a began"])
  }

  @Test func `an end that is never told, unless it is withheld`() {
    let view = id("V")
    let events = [found(view), call(view, .touchesBegan), lift]
    #expect(violations(events) == ["V never heard the end of touch 9"])
    #expect(violations([.touchWithheld(touch, view: view, method: .touchesEnded, by: view)]) == [])
  }

  @Test func `a touch that changes its view`() {
    let view = id("V")
    let other = id("W")
    #expect(
      violations([found(view), call(view, .touchesBegan), call(other, .touchesMoved, .superview)]) == [],
      "a forwarded call is no change"
    )
    #expect(violations([call(other, .touchesEnded)]) == ["W.touchesEnded of touch 9, which is not its view"])
    #expect(violations([found(other)]).contains("touch 9 was hit-tested again"))
  }

  @Test func `a state that may not follow, or does not follow the last`() {
    let recognizer = id("r")
    let start = TraceEvent.Kind.stateChanged(recognizer, from: .possible, to: .failed, reason: .requested)
    #expect(violations([start]) == [])
    #expect(
      violations([.stateChanged(recognizer, from: .failed, to: .began, reason: .requested)]) == [
        "r went from failed to began"
      ]
    )
    #expect(violations([start]).last == "r went from possible to failed")
  }
}
