public import Foundation

/// The root of a view tree on the screen.
///
/// Windows are asked for a touch by level, then latest first (WI-1).
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The height of a window among the others (WI-2).
  public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }

    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The application whose events it gets.
  package internal(set) final weak var application: UIApplication?

  /// Told of every change of a view in this window.
  package final var changeObserver: ((UIView, UIViewChange) -> Void)?

  /// Counts up each time a window is made front of its level (WI-3).
  final var frontStamp = 0

  /// One first responder a window (RC-26).
  package internal(set) final weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue, let application else { return }
      application.write(
        .firstResponder(firstResponder.map { application.identify($0) }, window: application.identify(self))
      )
    }
  }

  open weak var windowScene: UIWindowScene?

  open var windowLevel = Level.normal { didSet { application?.windowOrderDidChange() } }

  /// Windows are hidden until they are shown (WI-4).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    UIApplication.dispatching?.attach(self)
  }

  public init(windowScene: UIWindowScene) {
    let application = windowScene.application ?? UIApplication.dispatching
    super.init(frame: CGRect(origin: .zero, size: application?.screenSize ?? .zero))
    super.isHidden = true
    self.windowScene = windowScene
    application?.attach(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
  }

  /// A window that is shown goes in front of its level (WI-3).
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if wasHidden, !newValue { application?.bringToFront(self) }
    }
  }

  /// Its view fills the window and becomes the first subview.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      if !view.hasOwnFrame { view.frame = bounds }
      insertSubview(view, at: 0)
    }
  }

  open var screen: UIScreen { application?.screen ?? UIScreen.main }

  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// Takes key status; the order stays (WI-3).
  open func makeKey() {
    if canBecomeKey { application?.keyWindow = self }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    application?.bringToFront(self)
    makeKey()
  }

  open var canBecomeKey: Bool { true }
  open func becomeKey() {}
  open func resignKey() {}

  /// Delivers an event to recognizers and views; an override without super stops both (SY-3).
  open func sendEvent(_ event: UIEvent) {
    application?.environment.deliver(event, in: self)
  }

  /// The window scene if there is one, else the application (RC-6).
  open override var next: UIResponder? { windowScene ?? application }
}
