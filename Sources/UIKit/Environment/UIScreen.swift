public import Foundation

/// The screen that an application's windows lie on.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
  /// Pixels a point of the phone whose size the default screen has.
  nonisolated static let commonScale: CGFloat = 3

  /// Points.
  open private(set) var bounds: CGRect

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  /// The screen of the application whose code is running; outside one, a screen of the default size.
  open class var main: UIScreen {
    UIApplication.dispatching?.screen ?? UIScreen(size: UIApplication.defaultScreenSize)
  }

  open class var screens: [UIScreen] { [main] }

  open var scale: CGFloat { UIScreen.commonScale }
  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  open var maximumFramesPerSecond: Int { 60 }
  open var brightness: CGFloat = 0.5
  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convertThroughScreen(point, to: space)
  }

  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    space.convertThroughScreen(point, to: self)
  }

  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    convertThroughScreen(rect, to: space)
  }

  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    space.convertThroughScreen(rect, to: self)
  }
}
