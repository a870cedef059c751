import Foundation

extension XRig {
  /// A small input method that runs without a desktop.
  private static let nabi = URL(fileURLWithPath: "/usr/bin/nabi")

  /// Why tests with an input method are skipped here, or nil when they run.
  ///
  /// It drags in a whole toolkit, so that it is no package the tests ask for: not even where `CI` is set.
  package static let inputMethodUnavailableReason: String? = {
    if let reason = unavailableReason { return reason }
    return FileManager.default.isExecutableFile(atPath: nabi.path) ? nil : "skipped: nabi is not installed"
  }()

  /// What tells a program to use it.
  package static let inputMethodEnvironment = ["XMODIFIERS": "@im=nabi"]

  /// Starts it so that it composes Korean from the first key on, and waits until it serves.
  package func startInputMethod() throws -> RigProgram {
    let settings = directory.appendingPathComponent(".nabi")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try "default_input_mode=compose\n"
      .write(to: settings.appendingPathComponent("config"), atomically: true, encoding: .utf8)
    let method = try spawn(XRig.nabi, environment: ["HOME": directory.path])
    guard try x().waitForOwner("@server=nabi") else {
      throw Unavailable(description: "nabi does not start: \(method.standardError)")
    }
    return method
  }
}
