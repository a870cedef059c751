public import Foundation

/// An animation of a layer: kept with its numbers, and never played.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var speed: Float = 1
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?

  public override init() {
    super.init()
  }
}

/// Hears from an animation; nothing calls it here.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// What an animation leaves behind.
public enum CAMediaTimingFillMode: String, Hashable, Sendable {
  case removed, forwards, backwards, both
}

/// The name of a curve.
public enum CAMediaTimingFunctionName: String, Hashable, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

/// A curve.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {
    super.init()
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    super.init()
  }
}

@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: TimeInterval { duration }
}

@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
}

@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// Groups changes of layers, which happen at once here.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ duration: TimeInterval) {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Called at once: there is nothing to wait for.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// Seconds on the clock of the application whose code is running; 0 outside one.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval { UIApplication.dispatching?.scheduler.now.seconds ?? 0 }
