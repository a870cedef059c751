/// A point on an application's virtual clock: whole nanoseconds since the clock started.
///
/// Whole numbers, so that 0.35 s after 0.08 s is exactly 0.43 s: thresholds are compared for equality, too.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the clock started.
  public let nanoseconds: Int64

  /// The moment at which every clock starts.
  public static let zero = Instant(nanoseconds: 0)

  /// The moment `nanoseconds` after the start of the clock.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The moment `seconds` after the start, rounded to the nearest nanosecond and limited to what fits (±292 years).
  public init(seconds: Double) {
    nanoseconds = Instant.nanoseconds(seconds)
  }

  /// Seconds since the clock started.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The moment `seconds` later; limited to what fits.
  public func advanced(bySeconds seconds: Double) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(Instant.nanoseconds(seconds))
    return Instant(nanoseconds: overflow ? (seconds < 0 ? .min : .max) : sum)
  }

  /// Seconds from `earlier` to this moment; negative when `earlier` is later.
  public func seconds(since earlier: Instant) -> Double {
    Double(nanoseconds &- earlier.nanoseconds) / 1e9
  }

  public static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }

  private static func nanoseconds(_ seconds: Double) -> Int64 {
    Int64(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max)
  }
}
