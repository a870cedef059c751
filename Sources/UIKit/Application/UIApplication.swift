public import Foundation

/// The end of the responder chain that the program supplies (RC-7).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// One application: its windows, its clock, its trace, and the way of an event through them.
///
/// # The life of a touch
///
/// A driver hands samples to ``handle(_:at:)``. The clock moves first, so that timers due by then have run. New fingers
/// are hit-tested before anything is sent (HT-13), and the recognizers on the way up are gathered (GT-1). Then
/// ``sendEvent(_:)`` gives the event to each window that has a touch in it, the window to its recognizers, then to its
/// views. Lifted touches leave the event at the end, and recognizers whose fingers are all up start afresh.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application that is now dispatching an event, running a timer or being built.
  @exclusivity(unchecked) static var dispatching: UIApplication?

  /// The application whose code is running: applications live side by side, so there is none but that.
  public static var shared: UIApplication {
    guard let dispatching else {
      preconditionFailure("UIApplication.shared was read outside an application: run the code in perform(_:)")
    }
    return dispatching
  }

  private static let defaultBehavior = UIKitBehavior()

  /// The settings of the dispatching application, or the defaults.
  static var behavior: UIKitBehavior { dispatching?.behaviorStorage ?? defaultBehavior }

  // Single settings: a hit test asks for them at each view, and all together are much to copy.
  static var minimumHitTestAlpha: Double {
    guard let dispatching else { return defaultBehavior.minimumHitTestAlpha }
    return dispatching.behaviorStorage.minimumHitTestAlpha
  }

  static var disabledControlsDeclineHitTests: Bool {
    guard let dispatching else { return defaultBehavior.disabledControlsDeclineHitTests }
    return dispatching.behaviorStorage.disabledControlsDeclineHitTests
  }

  static var singularTransformsDeclineHitTests: Bool {
    guard let dispatching else { return defaultBehavior.singularTransformsDeclineHitTests }
    return dispatching.behaviorStorage.singularTransformsDeclineHitTests
  }

  public final let trace: TraceLog

  /// The virtual clock.
  public final let scheduler = Scheduler()

  @exclusivity(unchecked) private final var behaviorStorage: UIKitBehavior

  /// Points.
  ///
  /// What the windows of the layout fill.
  public final let screenSize: CGSize

  /// Points of the phone that most layouts are made for.
  public nonisolated static let defaultScreenSize = CGSize(width: 390, height: 844)

  final lazy var screen = UIScreen(size: screenSize)
  final lazy var menuController = UIMenuController()

  /// Calls that are to come, by number.
  final var performRequests: [Int: PerformRequest] = [:]
  final var nextRequest = 0

  final lazy var environment = GestureEnvironment(application: self)

  /// Not nil while hit testing is traced.
  @exclusivity(unchecked) final var hitTestRecorder: HitTestRecorder?
  final lazy var ownHitTestRecorder = HitTestRecorder(application: self)

  /// In the order of attaching.
  open private(set) var windows: [UIWindow] = [] { didSet { orderedWindows = nil } }

  /// Front to back; nil after a change.
  @exclusivity(unchecked) private final var orderedWindows: [UIWindow]?

  private final var explicitKeyWindow: UIWindow?
  private final var nextStamp = 0
  private final var hopDepth = 0

  /// Live touches by age.
  final var touches: [UITouch] = []
  final let touchesEvent = UIEvent()
  private final var nextSerial: Int32 = 1
  final var tapCounter = TapCounter()

  /// By the raw value of their ids.
  final var elementObjects: [WeakElement] = []

  /// Not nil while a control sends an action, for the trace.
  final var controlEventBeingSent: UIControl.Event?

  /// Not nil while a block of animations runs.
  final var animationBlock: AnimationBlock?

  /// Animations under way, by their views.
  final var runningAnimations: [ObjectIdentifier: RunningAnimation] = [:]

  /// Nested calls of `beginIgnoringInteractionEvents` (EV-15).
  private final var ignoringDepth = 0

  open var delegate: (any UIApplicationDelegate)?

  public init(
    screenSize: CGSize = UIApplication.defaultScreenSize,
    behavior: UIKitBehavior = UIKitBehavior(),
    traceCapacity: Int = 1_000_000
  ) {
    trace = TraceLog(capacity: traceCapacity)
    behaviorStorage = behavior
    self.screenSize = screenSize
    super.init()
    scheduler.afterEachMoment = { [unowned self] in environment.settle() }
  }

  /// Contested points and private constants as this application reads them.
  public final var behavior: UIKitBehavior {
    get { behaviorStorage }
    set { behaviorStorage = newValue }
  }

  /// Runs code as this application's own: ``shared`` is this one meanwhile.
  public final func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = UIApplication.dispatching
    UIApplication.dispatching = self
    defer { UIApplication.dispatching = outer }
    return try body()
  }

  /// What an application is told when it starts; nothing here.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Whether the application is in front.
  public enum State: Int, Hashable, Sendable {
    case active = 0, inactive, background
  }

  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false

  /// No other application is there to open anything.
  open func canOpenURL(_ url: URL) -> Bool { false }

  // MARK: Windows

  /// The scenes of the windows; UIKit has one always, here there may be none.
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// Gives a window to this application; windows made while it is dispatching come by themselves.
  public final func attach(_ window: UIWindow) {
    guard window.application !== self else { return }
    window.application?.detach(window)
    window.application = self
    windows.append(window)
    bringToFront(window)
  }

  public final func detach(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if explicitKeyWindow === window { explicitKeyWindow = nil }
    window.application = nil
    subtreeDidLeaveWindow(window)
  }

  /// The window that makeKey chose, else the first one.
  open internal(set) var keyWindow: UIWindow? {
    get { explicitKeyWindow ?? windows.first }
    set {
      let old = keyWindow
      explicitKeyWindow = newValue
      guard newValue !== old else { return }
      old?.resignKey()
      newValue?.becomeKey()
    }
  }

  final func bringToFront(_ window: UIWindow) {
    nextStamp += 1
    window.frontStamp = nextStamp
    windowOrderDidChange()
  }

  /// Higher levels first, then the window made front most recently (WI-1).
  package final var windowsFrontToBack: [UIWindow] {
    if let orderedWindows { return orderedWindows }
    let ordered = windows.sorted {
      $0.windowLevel != $1.windowLevel ? $0.windowLevel > $1.windowLevel : $0.frontStamp > $1.frontStamp
    }
    // A class of somebody else's may say another level at any time.
    if ordered.count < 2 || ordered.allSatisfy(\.isOfStockClass) { orderedWindows = ordered }
    return ordered
  }

  final func windowOrderDidChange() { orderedWindows = nil }

  // MARK: Events

  /// Gives an event to each window that has a touch in it (SY-2); an override without super stops everything (SY-3).
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.touchesByAge {
      if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows {
      if window.overrides?.swallowsEvents == true {
        write(.swallowed(by: identify(window)))
      } else {
        window.sendEvent(event)
      }
    }
  }

  open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

  open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Moves the clock and runs what is due.
  public final func advance(to instant: Instant) {
    perform { scheduler.advance(to: instant) }
  }

  final func makeTouch(finger: Int32) -> UITouch {
    let touch = UITouch()
    touch.id = TouchID(finger: finger, serial: nextSerial)
    nextSerial += 1
    touches.append(touch)
    return touch
  }

  // MARK: Actions

  /// Sends an action to its target, or along the chain if it has none (RC-18 to RC-22).
  ///
  /// An override point.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    perform {
      if overrides?.swallowsActions == true {
        write(.swallowed(by: identify(self)))
        return false
      }
      return route(action, to: target, from: sender, for: event)
    }
  }

  // MARK: Responder

  /// The delegate, if it is a responder and neither a view, a controller nor the application (RC-7).
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
      !(responder is UIViewController)
    else { return nil }
    return responder
  }

  // MARK: Circles

  /// Counts hops of one call; false where a chain is so long that it must be a circle.
  final func enterHop() -> Bool {
    guard hopDepth < 2_000 else { return false }
    hopDepth += 1
    return true
  }

  final func leaveHop() { hopDepth -= 1 }
}
