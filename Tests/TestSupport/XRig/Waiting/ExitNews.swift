import Foundation
import Glibc

/// Tells when a child of this process has ended; its status stays there for `waitpid`.
final class ExitNews: News {
  let descriptor: Int32

  init(of pid: pid_t) throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw XRig.Unavailable(description: "no sockets can be made: \(String(cString: strerror(errno)))")
    }
    descriptor = ends[0]
    let end = ends[1]
    Thread.detachNewThread {
      var info = siginfo_t()
      while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      // By then nobody may listen any more.
      var mark: UInt8 = 0
      send(end, &mark, 1, Int32(MSG_NOSIGNAL))
      close(end)
    }
  }

  deinit {
    close(descriptor)
  }

  /// An end is told for ever.
  func take() {}
}
