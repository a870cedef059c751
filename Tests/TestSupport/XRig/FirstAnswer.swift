import Foundation

/// Asks until there is an answer, for what another process brings about and tells nobody; nil after `seconds`.
func firstAnswer<Answer>(within seconds: Double = 20, _ ask: () throws -> Answer?) rethrows -> Answer? {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while true {
    if let answer = try ask() { return answer }
    guard Date() < deadline else { return nil }
    usleep(5_000)
  }
}
