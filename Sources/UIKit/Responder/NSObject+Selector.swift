public import Foundation

extension NSObject {
  /// Whether the selector is one of a method of this object's class; names alone answer to nothing.
  public func responds(to selector: Selector) -> Bool { selector.accepts(self) }

  /// Calls the method of a selector; nothing happens if it is one of another class, or a name alone.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with object: Any? = nil) {
    _ = selector.perform?(self, object, nil)
  }

  /// Calls it later, in seconds of the clock of the application whose code is running; outside one, never.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    UIApplication.dispatching?.schedule(selector, on: self, with: object, after: delay)
  }

  /// Takes back all that was to be called later on a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    UIApplication.dispatching?.cancelRequests(on: target as AnyObject) { _ in true }
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    UIApplication.dispatching?.cancelRequests(on: target as AnyObject) { $0 == selector }
  }
}

/// A call that is to come.
struct PerformRequest {
  let target: ObjectIdentifier
  let selector: Selector
  let timer: Scheduler.TimerID
}

extension UIApplication {
  /// The target is kept until then, as Foundation keeps it.
  fileprivate final func schedule(_ selector: Selector, on target: NSObject, with object: Any?, after delay: Double) {
    let number = nextRequest
    nextRequest += 1
    let due = scheduler.now.advanced(bySeconds: max(0, delay))
    let timer = scheduler.schedule(at: due) { [weak self] in
      self?.performRequests[number] = nil
      _ = selector.perform?(target, object, nil)
    }
    performRequests[number] = PerformRequest(target: ObjectIdentifier(target), selector: selector, timer: timer)
  }

  fileprivate final func cancelRequests(on target: AnyObject, where matches: (Selector) -> Bool) {
    for (number, request) in performRequests
    where request.target == ObjectIdentifier(target) && matches(request.selector) {
      scheduler.cancel(request.timer)
      performRequests[number] = nil
    }
  }
}
