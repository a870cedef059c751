/// Continues the server's 32-bit milliseconds past the 49.7 days at which they wrap.
struct ServerClock: Sendable {
  private var latest: Int64?

  /// The full time of an event stamped `time`, taken to be the nearest to the latest one seen.
  mutating func unwrap(_ time: UInt32) -> Int64 {
    guard let previous = latest else {
      latest = Int64(time)
      return Int64(time)
    }
    // The signed difference of the low 32 bits: events may also be a little older than the latest.
    let step = Int32(truncatingIfNeeded: Int64(time) &- previous)
    let full = previous + Int64(step)
    latest = max(previous, full)
    return full
  }
}
