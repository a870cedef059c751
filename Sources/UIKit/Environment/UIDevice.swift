public import Foundation

/// The device: a phone that is none in particular.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  open class var current: UIDevice { UIDevice() }
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "17.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How the interface lies; always upright here.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0, portrait, portraitUpsideDown
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Haptics, which nobody feels here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the hit is.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light = 0, medium, heavy, soft, rigid
  }

  public convenience init(style: FeedbackStyle) { self.init() }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What came of it.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success = 0, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
