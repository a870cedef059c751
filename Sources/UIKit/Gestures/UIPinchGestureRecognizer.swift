public import Foundation

/// Two fingers that change their distance: continuous (G-PI-1 to G-PI-5).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var machine: TwoFingerMachine<SpreadMeasure>?

  /// Relative to the distance at which the pinch began; setting it makes the present distance read so (G-PI-2).
  open var scale: CGFloat {
    get { machine?.measure.scale ?? 1 }
    set { machine?.measure.scale = newValue }
  }

  /// Scale a second.
  open var velocity: CGFloat { machine?.measure.velocity ?? 0 }

  open override func reset() { machine = nil }

  package override var gauges: [RecognizerGauge] { machine.map { gauges(of: $0) } ?? [] }

  override func makeMachine() -> (any GestureMachine)? { newMachine }

  private var newMachine: TwoFingerMachine<SpreadMeasure> {
    TwoFingerMachine(measure: SpreadMeasure(hysteresis: UIApplication.behavior.pinchHysteresis))
  }

  override func drive(_ input: GestureInput) {
    var machine = machine ?? newMachine
    let actions = handle(input, by: &machine)
    self.machine = machine
    carryOut(actions)
  }
}
