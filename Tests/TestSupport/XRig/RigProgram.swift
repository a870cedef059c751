import Foundation
import Glibc

/// A program under test, with its output in files so that it never waits for a reader.
package final class RigProgram {
  private let process: ChildProcess
  private let outputFile: URL
  private let errorFile: URL

  init(_ arguments: [String], environment: [String: String], directory: URL, number: Int) throws {
    outputFile = directory.appendingPathComponent("program-\(number).out")
    errorFile = directory.appendingPathComponent("program-\(number).err")
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    let output = open(outputFile.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    let error = open(errorFile.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { for descriptor in [input, output, error] { close(descriptor) } }
    // What it writes where it was started goes with the rig.
    process = try ChildProcess(
      ["/usr/bin/env", "--chdir=\(directory.path)"] + arguments,
      environment: environment,
      input: input,
      output: output,
      error: error
    )
  }

  package var processIdentifier: Int32 { process.pid }
  package var isRunning: Bool { process.isRunning }
  /// What it has printed so far.
  package var standardOutput: String { (try? String(contentsOf: outputFile, encoding: .utf8)) ?? "" }
  package var standardError: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

  /// Its exit status, 128 plus the signal where one ended it, or nil when it still runs after `seconds`.
  package func waitForExit(seconds: Double = 20) -> Int32? {
    process.waitForExit(seconds: seconds) ? process.exitStatus : nil
  }

  /// Sends a signal, such as SIGTERM.
  package func send(signal: Int32) { process.send(signal: signal) }

  /// Ends it: politely, after five seconds with force.
  package func terminate() { process.terminate() }
}
