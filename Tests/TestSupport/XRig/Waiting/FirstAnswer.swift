/// Somebody who tells that something has happened, not what.
package protocol News {
  /// Readable when there is something to take.
  var descriptor: Int32 { get }

  /// Whether there is something to take that the descriptor does not tell of.
  var isPending: Bool { get }

  /// Takes all there is; what happens from now on is told again.
  func take()
}

extension News {
  package var isPending: Bool { false }
}

/// Asks at once, and again whenever there is news, until there is an answer; nil after `seconds`.
///
/// For what another process brings about: whoever asks must be told of every change of the answer.
package func firstAnswer<Answer>(
  within seconds: Double = 20,
  after news: [any News],
  _ ask: () throws -> Answer?
) rethrows -> Answer? {
  let deadline = Deadline(seconds: seconds)
  while true {
    for source in news { source.take() }
    if let answer = try ask() { return answer }
    guard deadline.wait(for: news.map(\.descriptor), isReady: news.contains(where: \.isPending)) else {
      // What was not told of is there all the same.
      return try ask()
    }
  }
}
