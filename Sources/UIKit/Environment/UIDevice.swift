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

/// The ways in which an interface may lie.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the status bar looks; there is none here.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0, lightContent
  case darkContent = 3
}
