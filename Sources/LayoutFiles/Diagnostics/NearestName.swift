/// Finds what somebody most likely meant to write.
enum NearestName {
  /// The candidate nearest to `word`, if it is near enough to be worth a suggestion; the earlier of two equally near.
  ///
  /// A third of the letters may differ; a swap of neighbours counts as one change, letter case as none.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8.prefix(longest))
    guard !wanted.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let letters = Array(candidate.lowercased().utf8.prefix(longest))
      let limit = min(
        max(wanted.count, letters.count) / 3 + (letters.count < 3 ? 0 : 1),
        best.map { $0.distance - 1 } ?? .max
      )
      guard limit >= 0, abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < max(wanted.count, letters.count) { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Names longer than this are compared by their beginning: a hostile file must not buy a quadratic search.
  private static let longest = 64

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
