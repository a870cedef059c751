public import Foundation

/// A hardware button from press to release.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// EV-14.
  public enum Phase: Int, Hashable, Sendable {
    case began = 0, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Hashable, Sendable {
    case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30, pageDown
  }

  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var responder: UIResponder?
  open internal(set) var force: CGFloat = 0
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// nil for a button that is on no keyboard.
  open internal(set) var key: UIKey?

  public override init() {
    super.init()
  }
}

/// Presses go to the first responder, not to a place (EV-3).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}
