public import Foundation

/// What happened: for touches, one object for the whole multitouch sequence (UE-3).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// EV-1.
  public enum EventType: Int, Hashable, Sendable {
    case touches = 0, motion = 1, remoteControl = 2, presses = 3, scroll = 10, hover = 11, transform = 14
  }

  /// EV-8.
  public enum EventSubtype: Int, Hashable, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  open internal(set) var type = EventType.touches
  open internal(set) var subtype = EventSubtype.none

  /// Seconds on the application's clock.
  open internal(set) var timestamp: TimeInterval = 0

  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The pointer buttons that are down; a finger counts as none.
  open internal(set) var buttonMask: ButtonMask = []

  /// Touches of the event by age; stationary ones included (UE-1).
  final var orderedTouches: [UITouch] = []

  /// The same for any event: one that a test has made tells its touches by an override of ``allTouches``.
  final var touchesByAge: [UITouch] {
    orderedTouches.isEmpty ? (allTouches ?? []).sorted { $0.timestamp < $1.timestamp } : orderedTouches
  }

  public override init() {
    super.init()
  }

  init(type: EventType, subtype: EventSubtype = .none) {
    self.type = type
    self.subtype = subtype
    super.init()
  }

  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    subset { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    subset { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    subset { touch in gesture.receivedTouches.contains { $0 === touch } }
  }

  /// The samples since the last delivery; only the delivered one, since each sample is delivered (UE-4).
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains { $0 === touch } ? [touch] : nil
  }

  /// None are predicted (UE-5).
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains { $0 === touch } ? [] : nil
  }

  private func subset(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = touchesByAge.filter(isIncluded)
    return touches.isEmpty ? nil : Set(touches)
  }
}
