public import Foundation

/// Fingers that flick: discrete, recognised while they still move (G-SW-1 to G-SW-6).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Several directions mean any of them; which one it was is not told (G-SW-1).
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Directions of the window, whatever the transform of the view (reading 11b.36).
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  private var machine: SwipeMachine?

  open override func reset() { machine = nil }

  /// Where the swipe started (G-SW-6).
  open override func location(in view: UIView?) -> CGPoint {
    guard let start = machine?.start else { return super.location(in: view) }
    return convertFromWindow(start, to: view)
  }

  package override var gauges: [RecognizerGauge] { machine.map { gauges(of: $0) } ?? [] }

  override func makeMachine() -> (any GestureMachine)? { newMachine }

  private var newMachine: SwipeMachine {
    SwipeMachine(
      directions: direction,
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
