public import Foundation

/// Fingers held still: continuous, begins when the time has come and ends at the first lift (G-LP-1 to G-LP-6).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// Points the fingers may drift before the press begins.
  open var allowableMovement: CGFloat = 10

  private var machine: LongPressMachine?

  open override func reset() { machine = nil }

  package override var gauges: [RecognizerGauge] { machine.map { gauges(of: $0) } ?? [] }

  override func makeMachine() -> (any GestureMachine)? { newMachine }

  private var newMachine: LongPressMachine {
    LongPressMachine(
      tapsRequired: numberOfTapsRequired,
      touchesRequired: numberOfTouchesRequired,
      minimumDuration: minimumPressDuration,
      allowableMovement: allowableMovement,
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
