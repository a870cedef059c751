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

  /// Whether it has complained of something, as soon as it has; false when it ends or `seconds` pass without.
  package func waitForComplaint(_ text: String, seconds: Double = 20) throws -> Bool {
    let news: [any News] = [try FileNews.growth(of: errorFile), exit]
    return firstAnswer(within: seconds, after: news) {
      let isRunning = isRunning
      return standardError.contains(text) ? true : isRunning ? nil : false
    } ?? false
  }

  /// Tells when it has ended.
  var exit: any News { process.exit }

  /// Its exit status, 128 plus the signal where one ended it, or nil when it still runs after `seconds`.
  package func waitForExit(seconds: Double = 20) -> Int32? {
    process.waitForExit(seconds: seconds) ? process.exitStatus : nil
  }

  /// Sends a signal, such as SIGTERM.
  package func send(signal: Int32) { process.send(signal: signal) }

  /// Ends it: politely, after five seconds with force.
  package func terminate() { process.terminate() }
}
