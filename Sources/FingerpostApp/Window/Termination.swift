import Glibc
import Synchronization

/// Whether the program was asked to end by a signal; a descriptor wakes the loop, so that no signal is slept through.
///
/// A signal comes on whatever thread the system picks: nothing here belongs to the main actor.
nonisolated enum Termination {
  private static let requested = Atomic<Bool>(false)

  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  private static let pipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }()

  /// Becomes readable when a signal came; -1 where there is none to be had.
  static var descriptor: Int32 { pipe.read }

  /// SIGTERM, SIGINT and SIGHUP end the loop instead of the process, so that a recording is whole.
  static func watch() {
    // Made before a handler can need it.
    _ = pipe
    for number in [SIGTERM, SIGINT, SIGHUP] {
      signal(number) { _ in
        Termination.requested.store(true, ordering: .relaxed)
        var byte: UInt8 = 1
        write(Termination.pipe.write, &byte, 1)
      }
    }
  }
}
