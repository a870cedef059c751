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
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
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
    application.animationBlock = block
    animations()
    application.animationBlock = outer
    let views = options.contains(.allowUserInteraction) ? [] : block.views
    for view in views { view.blockingAnimations += 1 }
    let length = max(0, duration) + max(0, delay)
    // Nothing changed, or in no time: nothing animates (reading 11b.13).
    let end = block.views.isEmpty ? application.scheduler.now : application.scheduler.now.advanced(bySeconds: length)
    _ = application.scheduler.schedule(at: end) {
      for view in views { view.blockingAnimations -= 1 }
      completion?(true)
    }
  }

  public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
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
