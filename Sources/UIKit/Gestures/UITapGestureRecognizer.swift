public import Foundation

/// Some quick taps with some fingers: discrete, recognised at the last lift (G-TAP-1 to G-TAP-10).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// The pointer buttons that tap; a finger counts as the primary one.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var machine: TapMachine?

  open override func reset() { machine = nil }

  /// The centroid of the first tap (G-TAP-8).
  open override func location(in view: UIView?) -> CGPoint {
    guard let start = machine?.start else { return super.location(in: view) }
    return convertFromWindow(start, to: view)
  }

  /// The fingers of the tap, after they have lifted, too: an action that had to wait still reads them (G-TAP-8).
  open override var numberOfTouches: Int {
    receivedTouches.isEmpty ? machine?.lastTap.count ?? 0 : super.numberOfTouches
  }

  open override func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    guard receivedTouches.isEmpty, let tap = machine?.lastTap, tap.indices.contains(index) else {
      return super.location(ofTouch: index, in: view)
    }
    return convertFromWindow(tap[index], to: view)
  }

  /// Lets a tap with as many fingers and more taps go on, and a long press that needs at least as many taps (G-TAP-9).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    switch preventedGestureRecognizer {
    case let tap as UITapGestureRecognizer:
      !(tap.numberOfTouchesRequired == numberOfTouchesRequired && tap.numberOfTapsRequired > numberOfTapsRequired)
    case let press as UILongPressGestureRecognizer:
      !(press.numberOfTouchesRequired == numberOfTouchesRequired && press.numberOfTapsRequired >= numberOfTapsRequired)
    default: true
    }
  }

  package override var gauges: [RecognizerGauge] { machine.map { gauges(of: $0) } ?? [] }

  override func makeMachine() -> (any GestureMachine)? { newMachine }

  private var newMachine: TapMachine {
    TapMachine(
      tapsRequired: numberOfTapsRequired,
      touchesRequired: numberOfTouchesRequired,
      behavior: UIApplication.behavior
    )
  }

  override func drive(_ input: GestureInput) {
    var machine = machine ?? newMachine
    let actions = handle(input, by: &machine)
    self.machine = machine
    carryOut(actions)
  }
}
