public import Foundation

/// Watches the touches of a view and everything in it, and decides whether they are its gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  // MARK: Kept by the environment

  /// The state that everybody sees.
  final var publishedState = State.possible

  /// A wish for a state that the update pass has not settled; while it waits, ``state`` still reads possible (GF-4).
  final var pending: Pending?
  final var isWaiting = false
  final var waitingFor: Set<ObjectIdentifier> = []

  /// Those that may go on beside this one, as far as the trace has it.
  final var simultaneousWith: Set<ObjectIdentifier> = []

  /// Touches now received, in the order of arrival.
  final var receivedTouches: [UITouch] = []

  /// The touches received since the last reset that their views have not heard the end of; lifted ones may be among
  /// them.
  final var sequenceTouches: [UITouch] = []

  /// How many were received since the last reset; ignored ones do not count (GT-9).
  final var receivedCount = 0

  final var hasReceivedTouches: Bool { receivedCount > 0 }

  /// Those of them whose finger is still down: the sequence is over when there are none (reading 11a.2).
  final var fingersDown: [UITouch] = []

  /// Static requirements (GD-8).
  final var requiredToFail: [WeakRecognizer] = []

  /// Answers to the dynamic questions of this attempt (GD-7).
  final var dynamicRequirements: [ObjectIdentifier: Bool] = [:]

  /// What was answered for the event of this number (GT-6).
  final var eventAnswer: (number: Int, refusal: TraceEvent.RefusalReason?)?

  final weak var attachedView: UIView?
  final weak var environment: GestureEnvironment?
  final var targets: [Target] = []
  final var deadline: Scheduler.TimerID?
  final var elementID: ElementID?
  final var elementOwner: ObjectIdentifier?

  /// What the trace gives as the reason if the class sets a state now.
  final var reasonForRequest = StateReason.requested

  struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// A wish that the update pass has yet to settle.
  struct Pending {
    var state: State
    var reason: StateReason
    /// Not nil if the wish for began came first.
    var beganReason: StateReason?
    /// The rule or reading on which it hangs, for the trace.
    var rule: String?
  }

  // MARK: Creating

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Not required, since UIKit's class does not conform to NSCoding: a subclass with its own initialiser needs none.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  // MARK: UIKit's properties

  /// Read: the wish of the event being delivered, else the published state.
  ///
  /// Set: a wish (GS-5 to GS-7).
  open var state: State {
    get {
      if let pending, !isWaiting { return pending.state }
      return publishedState
    }
    set { request(newValue, reason: reasonForRequest) }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  open var view: UIView? { attachedView }

  /// The name in traces.
  open var name: String?

  /// The class shown in traces: for a layout's custom class, which is not a class here.
  package final var elementClassName: String?

  /// The class as traces and the interface name it.
  package final var className: String { elementClassName ?? String(describing: type(of: self)) }

  /// Switching off in mid-gesture cancels or fails it, and its touches stop (GV-12).
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled { reset() } else { abandonSequence(reason: .disabled) }
    }
  }

  /// GV-2.
  open var cancelsTouchesInView = true

  /// GV-4.
  open var delaysTouchesBegan = false

  /// GV-6.
  open var delaysTouchesEnded = true

  /// Raw values of ``UITouch/TouchType`` (GT-8).
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Raw values of ``UIPress/PressType``.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]

  /// The same as plain numbers, for layout files.
  package final var allowedTouchTypeNumbers: [Int] {
    get { allowedTouchTypes.map(\.intValue) }
    set { allowedTouchTypes = newValue.map { NSNumber(value: $0) } }
  }

  package final var allowedPressTypeNumbers: [Int] {
    get { allowedPressTypes.map(\.intValue) }
    set { allowedPressTypes = newValue.map { NSNumber(value: $0) } }
  }

  /// The keys held beside the last event, and the pointer buttons; none here.
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// GT-8.
  open var requiresExclusiveTouchType = true

  /// Waits for another to fail before it leaves possible (GF-1, GD-8).
  open func require(toFail other: UIGestureRecognizer) {
    guard other !== self, !requiredToFail.contains(where: { $0.recognizer === other }) else { return }
    requiredToFail.append(WeakRecognizer(recognizer: other))
  }

  // MARK: Where

  /// GT-10.
  open var numberOfTouches: Int { receivedTouches.count }

  /// The centre of the received touches, in the view's bounds coordinates; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    convertFromWindow(.centroid(of: receivedTouches.map { $0.location(in: nil) }), to: view)
  }

  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    precondition(
      receivedTouches.indices.contains(index),
      "touch \(index) does not exist: the recognizer has \(receivedTouches.count)"
    )
    return receivedTouches[index].location(in: view)
  }

  // MARK: Targets

  /// The target is not retained; the same pair counts once (GS-12).
  open func addTarget(_ target: Any, action: Selector) {
    add(target as AnyObject, action)
  }

  /// nil is a wildcard.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.object === (target as AnyObject)) && (action == nil || entry.action == action)
    }
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { drive(.down(samples(touches))) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { drive(.moved(samples(touches))) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { drive(.lifted(ids(touches))) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { drive(.cancelled(ids(touches))) }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called before the recognizer starts afresh (GR-1, GR-5).
  open func reset() {}

  /// Drops a touch: the recognizer sees no more of it, and does not cancel it in its view (GT-9).
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard receivedTouches.contains(where: { $0 === touch }) else { return }
    receivedCount -= 1
    receivedTouches.removeAll { $0 === touch }
    sequenceTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
    touch.delivery.beganBlockers.removeAll { $0 === self }
    touch.delivery.endBlockers.removeAll { $0 === self }
  }

  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Hooks of the stock recognizers

  /// Why the recognizer itself would rather fail than begin, asked before the views and the delegate.
  var ownRefusal: StateReason? { nil }

  /// Released from a failure requirement, just before began or ended is published (G-PAN-6).
  func didStopWaiting() {}

  /// How near the thresholds are, for the lanes and the radar.
  package var gauges: [RecognizerGauge] { [] }

  /// Feeds the machine of a stock recognizer; other classes have none.
  func drive(_ input: GestureInput) {}

  /// A machine as at the first touch of an attempt; nil for a class without one.
  func makeMachine() -> (any GestureMachine)? { nil }

  /// The time of a deadline that the class started has come.
  func deadlineDidPass() { drive(.deadline) }

  final func convertFromWindow(_ point: CGPoint, to target: UIView?) -> CGPoint {
    let window = view?.window ?? receivedTouches.first?.window
    guard let target, target !== window else { return point }
    return target.convert(point, from: window)
  }
}
