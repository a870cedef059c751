public import Foundation

/// Calls a target sixty times a second of the clock of the application in which it was started.
///
/// The target is kept until ``invalidate()``, as Core Animation keeps it.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private static let interval = 1.0 / 60

  private var target: AnyObject?
  private let selector: Selector
  private weak var application: UIApplication?
  private var timer: Scheduler.TimerID?

  open private(set) var timestamp: TimeInterval = 0
  open var targetTimestamp: TimeInterval { timestamp + duration }
  open var duration: TimeInterval { CADisplayLink.interval }
  open var preferredFramesPerSecond = 60
  open var isPaused = false { didSet { if isPaused != oldValue { isPaused ? stop() : wait() } } }

  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    super.init()
  }

  /// Starts; there is one clock, whatever the loop and mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard application == nil else { return }
    application = UIApplication.dispatching
    wait()
  }

  open func invalidate() {
    stop()
    target = nil
    application = nil
  }

  private func stop() {
    if let timer { application?.scheduler.cancel(timer) }
    timer = nil
  }

  private func wait() {
    guard timer == nil, !isPaused, let application else { return }
    let due = application.scheduler.now.advanced(bySeconds: CADisplayLink.interval)
    timer = application.scheduler.schedule(at: due) { self.tick() }
  }

  private func tick() {
    timer = nil
    guard let application, let target else { return }
    timestamp = application.scheduler.now.seconds
    _ = selector.perform?(target, self, nil)
    wait()
  }
}
