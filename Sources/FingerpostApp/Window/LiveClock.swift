import UIKit
import X11Window

/// Turns the machine's monotonic clock into instants that start at zero with the window.
struct LiveClock {
  private let start = MonotonicClock.now()

  var now: Instant { instant(ofMonotonic: MonotonicClock.now()) }

  /// The instant of a stamp that the event thread took.
  func instant(ofMonotonic nanoseconds: Int64) -> Instant {
    Instant(nanoseconds: max(0, nanoseconds - start))
  }
}
