import Foundation
import Glibc

extension XRig {
  /// Where Debian puts the window manager.
  private static let openbox = URL(fileURLWithPath: "/usr/bin/openbox")

  /// Why tests under a window manager are skipped here, or nil when they run.
  package static let windowManagerUnavailableReason: String? = {
    if let reason = unavailableReason { return reason }
    if ProcessInfo.processInfo.environment["CI"] != nil { return nil }
    return FileManager.default.isExecutableFile(atPath: openbox.path) ? nil : "skipped: openbox is not installed"
  }()

  /// Starts openbox, and waits until it manages windows; it goes with the rig.
  @discardableResult
  package func startWindowManager() throws -> RigProgram {
    let mark = directory.appendingPathComponent("window-manager-is-up")
    // Before its startup command runs it may let a window's request to be mapped go by.
    let files = try FileNews.files(in: directory)
    let program = try spawn(XRig.openbox, ["--sm-disable", "--startup", "/bin/touch \(mark.path)"])
    let isUp = firstAnswer(after: [files, program.exit]) {
      FileManager.default.fileExists(atPath: mark.path) ? true : program.isRunning ? nil : false
    }
    guard isUp == true else { throw Unavailable(description: "openbox does not start: \(program.standardError)") }
    return program
  }
}
