public import Foundation

/// The course of an animation; only its time counts here.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public init(animationCurve curve: UIView.AnimationCurve) {
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    super.init()
  }
}

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public final let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }
}

/// Where an animation stands.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  case inactive = 0, active, stopped
}

/// Where an animation has come to rest.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end = 0, start, current
}

extension UIView {
  /// The curves that have names.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut = 0, easeIn, easeOut, linear
  }
}

/// Animates when it is told to: at once for hit testing, as all animations do (AN-1).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  public final let duration: TimeInterval
  open var isUserInteractionEnabled = true
  open var isInterruptible = true
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { state == .active }

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var run = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    super.init()
  }

  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .active else { return }
    state = .active
    run += 1
    let started = run
    let blocks = animations
    animations = []
    UIView.animate(
      withDuration: duration,
      delay: delay,
      options: isUserInteractionEnabled ? .allowUserInteraction : [],
      animations: { for block in blocks { block() } },
      completion: { _ in if self.run == started, self.isRunning { self.finish(at: .end) } }
    )
  }

  open func pauseAnimation() {}

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// With a finish to come, the completions wait for it; without, they are not called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    run += 1
    state = withoutFinishing ? .inactive : .stopped
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    fractionComplete = 1
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }
}
