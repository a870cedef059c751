import Foundation
import Testing

@testable import FingerpostApp

@Suite struct TerminationTests {
  @Test func `a signal that comes on another thread ends the loop, not the process`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { Termination.watch() }
      // raise() signals the thread that calls it, which has its mask from the one that made it.
      let thread = Thread {
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        raise(SIGTERM)
      }
      thread.start()
      var woken = pollfd(fd: Termination.descriptor, events: Int16(POLLIN), revents: 0)
      precondition(poll(&woken, 1, 10_000) == 1)
      precondition(Termination.isRequested)
    }
  }
}
