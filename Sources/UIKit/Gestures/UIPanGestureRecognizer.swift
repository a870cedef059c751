public import Foundation

/// Fingers that drag: continuous (G-PAN-1 to G-PAN-11).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// Wheels and trackpads that it follows beside touches (G-PAN-11); a scroll view's own pan follows all.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var machine: PanMachine?

  open override func reset() { machine = nil }

  /// How far the fingers have dragged, as a vector in the space of `view`; points.
  open func translation(in view: UIView?) -> CGPoint {
    let sum = machine?.moved ?? .zero
    return vector(sum, into: view)
  }

  /// Makes the translation read as this from here on, and resets the velocity (G-PAN-7).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard machine != nil else { return }
    let origin = view.map { $0.convert(CGPoint.zero, to: nil) } ?? .zero
    let end = view.map { $0.convert(translation, to: nil) } ?? translation
    machine?.rebase(to: end - origin)
  }

  /// Points a second in the space of `view`.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(machine?.velocity ?? .zero, into: view)
  }

  /// Takes in a turn of a wheel as a whole gesture: began and ended, with no touches (EV-12, G-PAN-11).
  final func scroll(by distance: CGVector) {
    machine = makePanMachine()
    machine?.rebase(to: CGVector(dx: -distance.dx, dy: -distance.dy))
    reasonForRequest = .moved
    state = .began
    state = .ended
    reasonForRequest = .requested
  }

  /// What was moved while it waited does not count (G-PAN-6).
  override func didStopWaiting() {
    machine?.restart()
  }

  /// Not nil if it must start at an edge.
  var edge: ScreenEdge? { nil }

  /// The axes along which it may begin; a scroll view narrows them (SV-7).
  var freeAxes: PanMachine.Axes { .both }

  package override var gauges: [RecognizerGauge] { machine.map { gauges(of: $0) } ?? [] }

  private func vector(_ vector: CGVector, into view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: vector.dx, y: vector.dy) }
    let window = view.window
    let origin = view.convert(CGPoint.zero, from: window)
    let end = view.convert(CGPoint(x: vector.dx, y: vector.dy), from: window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  override func drive(_ input: GestureInput) {
    var machine = machine ?? makePanMachine()
    machine.freeAxes = freeAxes
    let actions = handle(input, by: &machine)
    self.machine = machine
    carryOut(actions)
  }

  override func makeMachine() -> (any GestureMachine)? {
    var machine = makePanMachine()
    machine.freeAxes = freeAxes
    return machine
  }

  private func makePanMachine() -> PanMachine {
    let behavior = UIApplication.behavior
    let edge = edge
    return PanMachine(
      minimumTouches: minimumNumberOfTouches,
      maximumTouches: maximumNumberOfTouches,
      hysteresis: edge == nil ? behavior.panHysteresis : behavior.screenEdgeHysteresis,
      edge: edge
    )
  }
}
