import Glibc

/// The end of somebody's patience.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(seconds: Double) { end = .now + .seconds(seconds) }

  /// Waits until one of some descriptors is readable; false once the time is over.
  ///
  /// Does not wait where something is ready that they do not tell of.
  func wait(for descriptors: [Int32], isReady: Bool = false) -> Bool {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let left = (end - .now) / .milliseconds(1)
      guard left > 0 else { return false }
      if isReady { return true }
      let count = poll(&polled, nfds_t(polled.count), Int32(left.rounded(.up)))
      if count > 0 { return true }
      if count < 0, errno != EINTR { return false }
    }
  }
}
