import Glibc

/// The clock that arrival times are read from.
package enum MonotonicClock {
  /// Nanoseconds of CLOCK_MONOTONIC.
  package static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
