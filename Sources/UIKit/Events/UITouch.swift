public import Foundation

/// One finger from down to up; the same object is changed and delivered again all the time (TO-2).
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger did in the event that is being delivered (TO-1).
  public enum Phase: Int, Hashable, Sendable {
    case began = 0, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches (TO-9).
  public enum TouchType: Int, Hashable, Sendable {
    case direct = 0, indirect, pencil, indirectPointer

    /// The older name of a pencil.
    public static let stylus = TouchType.pencil
  }

  /// What of a touch is estimated at first; a finger's is known.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The driver's finger and a serial; (0, 0) for a touch that no application made.
  package internal(set) final var id = TouchID(finger: 0, serial: 0)

  open internal(set) var phase = Phase.began

  /// How many taps came quickly at this place, this touch included (TAP-1).
  open internal(set) var tapCount = 1

  /// Seconds on the application's clock at the last change (TO-8).
  open internal(set) var timestamp: TimeInterval = 0

  open internal(set) var type = TouchType.direct

  /// 1 is an average touch.
  open internal(set) var force: CGFloat = 0

  /// 0 where the device cannot tell; else 20/3, as on the devices that could (observed, not documented).
  open internal(set) var maximumPossibleForce: CGFloat = 0

  /// Points.
  open internal(set) var majorRadius: CGFloat = 0

  open internal(set) var majorRadiusTolerance: CGFloat = 0

  /// Radians above the surface; a finger counts as upright.
  open internal(set) var altitudeAngle: CGFloat = .pi / 2

  /// The hit-tested view, fixed at touch-down (TO-3).
  open internal(set) var view: UIView?

  open internal(set) var window: UIWindow?

  /// The recognizers that receive this touch now (TO-5).
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Points of the window.
  final var windowLocation = CGPoint.zero
  final var previousWindowLocation = CGPoint.zero

  /// What was hit, whatever ``view`` says of a suppressed touch (MT-4).
  final weak var hitView: UIView?

  /// What became of the touch for its view.
  final var delivery = TouchDelivery()

  /// The view hears nothing of it: another finger was first, or an exclusive view tracks.
  final var isSuppressed = false

  /// Its last call is on the way.
  final var isFinishing = false

  /// Where and when the finger came down.
  final var startLocation = CGPoint.zero
  final var startInstant = Instant.zero

  /// The finger is no longer down.
  final var isUp: Bool { phase == .ended || phase == .cancelled }

  public override init() {
    super.init()
  }

  /// Where the finger is, in the bounds coordinates of `view`; nil means the window's (TO-6).
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// Where it was at the last delivered change.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Radians from the x axis of `view`; a finger has no direction.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  open var estimationUpdateIndex: NSNumber? { nil }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else {
      return view == nil ? point : view?.convert(point, from: nil) ?? point
    }
    return view.convert(point, from: window)
  }
}
