import Glibc
import Synchronization

/// Values on their way from the event thread to the main loop, and the descriptor that wakes it.
final class EventInbox: Sendable {
  /// A window manager asking whether the program is alive.
  ///
  /// The main loop answers, since it is what may hang.
  struct Ping: Hashable, Sendable {
    let time: Int
    let window: XWindowID
  }

  private struct Contents {
    var events: [WindowEvent] = []
    var pings: [Ping] = []
  }

  private let contents = Mutex(Contents())
  private let wake: WakePipe

  /// Becomes readable when something was put in, and stays so until `take` is called.
  var descriptor: Int32 { wake.readEnd }

  init() throws(X11Error) {
    wake = try WakePipe()
  }

  func put(_ events: [WindowEvent], pings: [Ping] = []) {
    guard !events.isEmpty || !pings.isEmpty else { return }
    contents.withLock {
      $0.events.append(contentsOf: events)
      $0.pings.append(contentsOf: pings)
    }
    wake.signal()
  }

  /// All that has arrived, in order; the inbox is empty afterwards.
  func take() -> (events: [WindowEvent], pings: [Ping]) {
    // The pipe first: what is put in between then wakes once too often rather than once too seldom.
    wake.drain()
    return contents.withLock { contents in
      defer { contents = Contents() }
      return (contents.events, contents.pings)
    }
  }
}

/// A pipe whose only message is "look again"; safe to use from any thread.
final class WakePipe: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(X11Error) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .system(call: "pipe", reason: String(cString: strerror(errno))) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func signal() {
    var byte: UInt8 = 1
    // A full pipe means that the reader is awake already.
    _ = write(writeEnd, &byte, 1)
  }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }
}
