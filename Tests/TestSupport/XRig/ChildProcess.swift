import Foundation
import Glibc

/// Makes the child the leader of a session of its own; a GNU extension that the Glibc module leaves out.
private let newSession: Int32 = 0x80

/// A program in a session of its own with no signals blocked.
///
/// Foundation's `Process` passes on the signals that the test runner's thread blocks; a shell that cannot get SIGCHLD
/// waits for ever, and a program that cannot get SIGTERM does not end.
final class ChildProcess {
  let pid: pid_t
  /// The status once it was waited for: the exit code, or 128 plus the signal as in a shell.
  private(set) var exitStatus: Int32?
  /// Tells when it has ended.
  let exit: ExitNews

  /// Starts `arguments[0]`, looked up in `PATH`, with the given descriptors as its standard three.
  init(
    _ arguments: [String],
    environment: [String: String],
    input: Int32,
    output: Int32,
    error: Int32
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in [input, output, error].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | newSession
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var argumentPointers = arguments.map { strdup($0) }
    argumentPointers.append(nil)
    var environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") }
    environmentPointers.append(nil)
    defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
    var pid: pid_t = 0
    let failure = posix_spawnp(&pid, arguments[0], &actions, &attributes, argumentPointers, environmentPointers)
    guard failure == 0 else {
      throw XRig.Unavailable(description: "\(arguments[0]) cannot be started: \(String(cString: strerror(failure)))")
    }
    self.pid = pid
    exit = try ExitNews(of: pid)
  }

  var isRunning: Bool {
    guard exitStatus == nil else { return false }
    var status: Int32 = 0
    guard waitpid(pid, &status, WNOHANG) == pid else { return true }
    let signal = status & 0x7f
    exitStatus = signal == 0 ? (status >> 8) & 0xff : 128 + signal
    return false
  }

  /// Whether it ended within `seconds`.
  func waitForExit(seconds: Double) -> Bool {
    firstAnswer(within: seconds, after: [exit]) { isRunning ? nil : true } ?? false
  }

  /// Sends a signal unless it has ended.
  func send(signal: Int32) {
    if isRunning { _ = kill(pid, signal) }
  }

  /// Ends it: politely, after five seconds with force.
  func terminate() {
    send(signal: SIGTERM)
    if waitForExit(seconds: 5) { return }
    send(signal: SIGKILL)
    _ = waitForExit(seconds: 5)
  }
}
