package import Foundation

/// Asks until there is an answer, for what another process brings about and tells nobody; nil after `seconds`.
package func firstAnswer<Answer>(within seconds: Double = 20, _ ask: () throws -> Answer?) rethrows -> Answer? {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while true {
    if let answer = try ask() { return answer }
    guard Date() < deadline else { return nil }
    usleep(5_000)
  }
}

extension XRig {
  /// What a program of the rig has written to a file, as soon as the file is there; nil after `seconds`.
  package func waitForFile(at path: String, seconds: Double = 20) -> Data? {
    firstAnswer(within: seconds) { FileManager.default.contents(atPath: path) }
  }
}
