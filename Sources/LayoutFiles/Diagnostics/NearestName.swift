/// Finds what somebody most likely meant to write.
enum NearestName {
  /// The candidate nearest to `word`, if it is near enough to be worth a suggestion.
  ///
  /// A third of the letters and one more may differ; a swap of neighbours counts as one change, letter case as none. Of
  /// two equally near, one with the same first letter is better, then the earlier.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8.prefix(longest))
    var best: (name: String, cost: Int)?
    for candidate in candidates where candidate != word {
      let letters = Array(candidate.lowercased().utf8.prefix(longest))
      let length = max(wanted.count, letters.count)
      let limit = length < 3 ? 0 : length / 3 + 1
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let changes = distance(wanted, letters)
      let cost = changes * 2 + (wanted.first == letters.first ? 0 : 1)
      if changes <= limit, changes < length, cost < best?.cost ?? .max { best = (candidate, cost) }
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
