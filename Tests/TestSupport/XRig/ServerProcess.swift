import Foundation
import Glibc

/// An X server in a session of its own, which ends when this process does, however that happens.
final class ServerProcess {
  private let shell: ChildProcess
  /// Our end of the shell's input.
  private let lifeline: Int32
  /// Where the server tells its display number.
  private let output: Int32
  private let pidFile: URL
  private var isStopped = false

  /// The shell keeps the server's pid and ends it when our end of its input closes, as it does when we crash.
  private static let script = """
    directory=$1; shift
    exec 3<&0
    setsid "$@" </dev/null 2>"$directory/server.err" 3<&- &
    server=$!
    echo $server >"$directory/server.pid"
    exec >/dev/null
    (read -r line <&3; kill $server) 2>/dev/null &
    watcher=$!
    wait $server
    kill $watcher 2>/dev/null
    """

  init(_ command: [String], directory: URL) throws {
    pidFile = directory.appendingPathComponent("server.pid")
    let input = try ServerProcess.pipe()
    let output = try ServerProcess.pipe()
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { for descriptor in [input.read, output.write, null] { close(descriptor) } }
    lifeline = input.write
    self.output = output.read
    shell = try ChildProcess(
      ["/bin/sh", "-c", ServerProcess.script, "server", directory.path] + command,
      environment: ProcessInfo.processInfo.environment,
      input: input.read,
      output: output.write,
      error: null
    )
  }

  /// The number the server chose, once it listens on it.
  func displayNumber() throws -> Int {
    var text: [UInt8] = []
    let deadline = Date(timeIntervalSinceNow: 30)
    while text.last != UInt8(ascii: "\n") {
      var readable = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let left = Int32(max(deadline.timeIntervalSinceNow, 0) * 1000)
      guard poll(&readable, 1, left) > 0 else { throw failure("the X server did not come up in 30 seconds") }
      var byte: UInt8 = 0
      guard read(output, &byte, 1) == 1 else {
        throw failure("no X server can be started here (are Xorg, its dummy driver and Xvfb installed?)")
      }
      text.append(byte)
    }
    guard let number = Int(String(decoding: text, as: UTF8.self).filter { $0.isNumber }) else {
      throw failure("the X server named no display")
    }
    return number
  }

  private func failure(_ reason: String) -> XRig.Unavailable {
    stop()
    return XRig.Unavailable(description: reason)
  }

  /// Ends the server and waits for it; after five seconds with force.
  func stop() {
    guard !isStopped else { return }
    isStopped = true
    signal(SIGTERM)
    close(lifeline)
    if !shell.waitForExit(seconds: 5) {
      signal(SIGKILL)
      shell.terminate()
    }
    close(output)
  }

  /// Kills the server without giving it a chance to say goodbye.
  func kill() {
    signal(SIGKILL)
    stop()
  }

  private func signal(_ number: Int32) {
    // While the shell waits for the server, its pid cannot have gone to another process.
    guard let text = try? String(contentsOf: pidFile, encoding: .utf8), shell.isRunning,
      let pid = pid_t(text.filter { $0.isNumber }), pid > 1
    else { return }
    _ = Glibc.kill(pid, number)
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw XRig.Unavailable(description: "no pipe can be made") }
    // Children of other rigs must not keep these open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
