/// The one owner of an application's virtual clock; timers are entries in it.
///
/// Live window, replay and checks only drive it: they say how late it is, it never asks. Entries are ordered by
/// deadline, then by insertion. While an entry runs, ``now`` equals its deadline. What an entry schedules is run in the
/// same advance if it is due.
@MainActor
public final class Scheduler {
  /// Names an entry, for ``cancel(_:)``.
  ///
  /// Never used twice by one scheduler.
  public struct TimerID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The moment at which the application is.
  public private(set) var now = Instant.zero

  /// Called after all entries of one moment have run: the counterpart of the run loop's before-waiting observer
  /// (SY-4).
  var afterEachMoment: (() -> Void)?

  private struct Entry {
    let id: TimerID
    let due: Instant
    let body: () -> Void
  }

  /// Sorted by deadline, then insertion.
  ///
  /// There are never more than a few entries per finger.
  private var queue: [Entry] = []
  private var nextNumber = 0

  /// A scheduler whose clock stands at zero.
  public init() {}

  /// The deadline of the first entry: how long a live loop may sleep.
  public var nextDeadline: Instant? { queue.first?.due }

  /// Adds an entry; a deadline in the past is due at once.
  public func schedule(at due: Instant, _ body: @escaping () -> Void) -> TimerID {
    let id = TimerID(number: nextNumber)
    nextNumber += 1
    let entry = Entry(id: id, due: max(due, now), body: body)
    let index = queue.firstIndex { $0.due > entry.due } ?? queue.endIndex
    queue.insert(entry, at: index)
    return id
  }

  /// Removes an entry; one that has run or was cancelled is ignored.
  public func cancel(_ id: TimerID) {
    queue.removeAll { $0.id == id }
  }

  /// Runs everything due up to and including `target`, moment by moment, then sets the clock to it.
  public func advance(to target: Instant) {
    precondition(target >= now, "time cannot go back from \(now.seconds) s to \(target.seconds) s")
    while let first = queue.first, first.due <= target {
      now = first.due
      while let entry = queue.first, entry.due == now {
        queue.removeFirst()
        entry.body()
      }
      afterEachMoment?()
    }
    now = target
  }
}
