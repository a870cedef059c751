package import Foundation
import Glibc

/// A headless X server for tests: a real one with a ten-finger touchscreen, or Xvfb with a mouse only.
///
/// Start one for each test, and `stop` it in a `defer`: the input driver takes a single connection in a server's life.
/// Positions are root window pixels.
package final class XRig {
  package enum Kind: Hashable, Sendable {
    /// Xorg with the dummy video driver and the inputtest drivers: touchscreen, pointer and keyboard.
    case touchscreen
    /// Xvfb: no touch device, and nothing moves its mouse.
    case mouseOnly
  }

  /// Why no server could be had.
  package struct Unavailable: Error, CustomStringConvertible {
    package let description: String
  }

  package let kind: Kind
  package let width: Int
  package let height: Int
  /// The display's name, such as ":7".
  package let display: String
  /// A private directory that goes with the rig.
  package let directory: URL
  let server: ServerProcess
  let devices: [InputTestDevice.Role: InputTestDevice]
  private var client: XRigClient?
  private var programs: [RigProgram] = []

  /// Starts a server and waits until it answers.
  ///
  /// - Parameters:
  ///   - kind: which server.
  ///   - width: of the screen in pixels.
  ///   - height: of the screen in pixels.
  ///   - depth: bits of a pixel; only Xvfb can have other than 24.
  /// - Throws: `Unavailable` when none can be started here.
  package init(_ kind: Kind = .touchscreen, width: Int = 800, height: Int = 600, depth: Int = 24) throws {
    self.kind = kind
    self.width = width
    self.height = height
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("x-rig-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: directory,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
    do {
      let command: [String]
      switch kind {
      case .touchscreen:
        let configuration = directory.appendingPathComponent("xorg.conf")
        try XRig.configuration(directory: directory.path, width: width, height: height)
          .write(to: configuration, atomically: false, encoding: .utf8)
        command = [
          "Xorg", "-displayfd", "1", "-config", configuration.path, "-logfile", directory.path + "/Xorg.log",
          "-noreset", "-nolisten", "tcp", "-novtswitch", "-sharevts",
        ]
      case .mouseOnly:
        command = [
          "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x\(depth)", "-noreset", "-nolisten", "tcp",
        ]
      }
      server = try ServerProcess(command, directory: directory)
      display = ":\(try server.displayNumber())"
      var devices: [InputTestDevice.Role: InputTestDevice] = [:]
      if kind == .touchscreen {
        for role in InputTestDevice.Role.allCases {
          devices[role] = try InputTestDevice(role, directory: directory.path)
        }
      }
      self.devices = devices
    } catch {
      try? FileManager.default.removeItem(at: directory)
      throw error
    }
  }

  deinit {
    stop()
  }

  /// Ends the programs, then the server, each by its process id.
  ///
  /// Stopping twice is fine.
  package func stop() {
    for program in programs { program.terminate() }
    programs.removeAll()
    client = nil
    for device in devices.values { device.disconnect() }
    server.stop()
    try? FileManager.default.removeItem(at: directory)
  }

  /// Kills the server at once, as a crash would.
  package func killServer() {
    client = nil
    server.kill()
  }

  /// Starts a program on this display, its output captured; `stop` ends it.
  package func spawn(
    _ executable: URL,
    _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws -> RigProgram {
    var all = ProcessInfo.processInfo.environment
    all["DISPLAY"] = display
    // What a program remembers, and what the desktop of whoever runs the tests wishes, must not count.
    all["XDG_STATE_HOME"] = directory.appendingPathComponent("state").path
    all["XDG_CONFIG_HOME"] = directory.appendingPathComponent("config").path
    all["DBUS_SESSION_BUS_ADDRESS"] = nil
    all.merge(environment) { $1 }
    let program = try RigProgram(
      [executable.path] + arguments,
      environment: all,
      directory: directory,
      number: programs.count
    )
    programs.append(program)
    return program
  }

  /// The content of a file that a program writes, once it is there; nil if it does not come.
  package func waitForFile(_ file: URL) throws -> Data? {
    firstAnswer(after: [try FileNews.files(in: file.deletingLastPathComponent())]) {
      (try? Data(contentsOf: file)).flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// The rig's own connection, for looking at the screen.
  package func x() throws -> XRigClient {
    if let client { return client }
    let made = try XRigClient(display: display)
    client = made
    return made
  }
}

// MARK: Whether to run at all

extension XRig {
  /// Why tests on a touchscreen server are skipped here, or nil when they run.
  ///
  /// Where `CI` is set they always run, and fail if no server starts.
  package static let unavailableReason: String? = reason(for: .touchscreen)

  /// The same for tests that only need Xvfb.
  package static let mouseOnlyUnavailableReason: String? = reason(for: .mouseOnly)

  private static func reason(for kind: Kind) -> String? {
    guard ProcessInfo.processInfo.environment["CI"] == nil else { return nil }
    do {
      try XRig(kind).stop()
      return nil
    } catch {
      return "skipped: \(error)"
    }
  }
}
