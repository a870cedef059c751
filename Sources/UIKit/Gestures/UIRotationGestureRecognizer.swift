public import Foundation

/// Two fingers that turn about each other: continuous (G-RO-1 to G-RO-4).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var machine: TwoFingerMachine<TurnMeasure>?

  /// Radians since the rotation began, clockwise positive; may be set (G-RO-2).
  open var rotation: CGFloat {
    get { machine?.measure.rotation ?? 0 }
    set { machine?.measure.rotation = newValue }
  }

  /// Radians a second.
  open var velocity: CGFloat { machine?.measure.velocity ?? 0 }

  open override func reset() { machine = nil }

  package override var gauges: [RecognizerGauge] { machine.map { gauges(of: $0) } ?? [] }

  override func makeMachine() -> (any GestureMachine)? { newMachine }

  private var newMachine: TwoFingerMachine<TurnMeasure> {
    TwoFingerMachine(measure: TurnMeasure(hysteresis: UIApplication.behavior.rotationHysteresis))
  }

  override func drive(_ input: GestureInput) {
    var machine = machine ?? newMachine
    let actions = handle(input, by: &machine)
    self.machine = machine
    carryOut(actions)
  }
}
