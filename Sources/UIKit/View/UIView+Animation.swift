public import Foundation

extension UIView {
  /// How an animation runs; what does not change where touches go is left out.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The views take touches meanwhile (AN-2).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Changes views over a time: at once for hit testing, which asks the final values (AN-1).
  ///
  /// Until `delay` and `duration` are over, in seconds, views of which a value changed take no touches, nor does what is
  /// in them (AN-2), unless the options allow it. The completion gets true.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let application = UIApplication.dispatching else {
      animations()
      completion?(true)
      return
    }
    let outer = application.animationBlock
    let block = AnimationBlock()
    let starts = application.animationStarts()
    application.animationBlock = block
    animations()
    application.animationBlock = outer
    let views = options.contains(.allowUserInteraction) ? [] : block.views
    for view in views { view.blockingAnimations += 1 }
    let length = max(0, duration) + max(0, delay)
    if length > 0 { for view in views { application.environment.subtreeDidBecomeDeaf(view) } }
    // Nothing changed, or in no time: nothing animates (reading 11b.13).
    let end = block.views.isEmpty ? application.scheduler.now : application.scheduler.now.advanced(bySeconds: length)
    if length > 0 {
      application.keepAnimations(of: block.views, from: starts, begin: application.scheduler.now, end: end)
    }
    _ = application.scheduler.schedule(at: end) { [weak application] in
      application?.forgetAnimations(of: block.views, at: end)
      for view in views { view.blockingAnimations -= 1 }
      completion?(true)
    }
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// The same as without a spring: only the time counts here.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// The last keyframe's values count at once, as all final values do.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let options: AnimationOptions = options.contains(.allowUserInteraction) ? .allowUserInteraction : []
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Changes what is in `view`; the view itself takes no touches until it is over.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      options: options,
      animations: {
        UIApplication.dispatching?.animationBlock?.insert(view)
        animations?()
      },
      completion: completion
    )
  }

  /// Changes views at once, inside a block of animations, too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let application = UIApplication.dispatching
    let outer = application?.animationBlock
    application?.animationBlock = nil
    actionsWithoutAnimation()
    application?.animationBlock = outer
  }

  /// How keyframes run.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Whether an animation keeps touches from this view now.
  package final var isBlockedByAnimation: Bool { blockingAnimations > 0 }
}

/// The views that one block of animations changes, each once, in the order of changing.
@MainActor
final class AnimationBlock {
  private(set) var views: [UIView] = []
  private var known: Set<ObjectIdentifier> = []

  func insert(_ view: UIView) {
    if known.insert(ObjectIdentifier(view)).inserted { views.append(view) }
  }
}
