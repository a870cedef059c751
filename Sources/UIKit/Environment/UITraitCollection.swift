public import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0, light, dark
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0, compact, regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

/// Whether touches have a force.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  case unknown = 0, unavailable, available
}

/// The direction of lines of text.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

/// What is known of the surroundings of views: one phone in daylight.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  public private(set) final var userInterfaceStyle = UIUserInterfaceStyle.light
  public private(set) final var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public private(set) final var verticalSizeClass = UIUserInterfaceSizeClass.regular
  public final let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public final let forceTouchCapability = UIForceTouchCapability.unavailable
  public final let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// Pixels a point.
  public final let displayScale: CGFloat = UIScreen.commonScale

  public override init() {
    super.init()
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  open class var current: UITraitCollection { UITraitCollection() }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}

/// What has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
