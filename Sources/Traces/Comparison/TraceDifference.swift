package import LayoutFiles

/// Where two traces part, and what is different from there on.
package struct TraceDifference: Sendable {
  /// How many events they have in common before.
  package let common: Int
  /// What the first one goes on with.
  package let first: [RecordedEvent]
  package let second: [RecordedEvent]

  /// What came of each as a whole.
  let left: TraceOutcome
  let right: TraceOutcome

  /// Nil if the two say the same; event numbers, causes and devices are not compared.
  package init?(_ first: [JSONOutput], _ second: [JSONOutput]) {
    let (left, right) = (first.map { RecordedEvent($0) }, second.map { RecordedEvent($0) })
    let common = zip(left, right).prefix { $0.essence == $1.essence }.count
    guard common < max(left.count, right.count) else { return nil }
    self.common = common
    self.left = TraceOutcome(left)
    self.right = TraceOutcome(right)
    self.first = Array(left[common...])
    self.second = Array(right[common...])
  }

  /// The rows shown at most: after so many, two traces that have parted are just two traces.
  package static let rows = 40

  /// The difference as a person would tell it, then both sides in columns with the first difference marked.
  package func text(_ firstName: String, _ secondName: String) -> String {
    let time = Words.seconds(first.first?.time ?? second.first?.time ?? 0)
    let after = common == 0 ? "from the start" : "after \(Words.count(common, "event", "events")) in common"
    let told = sentences(firstName, secondName)
    var lines = [told[0]]
    if told.count > 1 { lines.append("What follows:") }
    lines += told.dropFirst().map { "  - \($0)" }
    lines.append("Event by event, \(time) s, \(after):")
    let rows = (first.prefix(Self.rows).map(\.sentence), second.prefix(Self.rows).map(\.sentence))
    lines += Mismatch.columns((firstName, rows.0), (secondName, rows.1), firstDifference: 0)
    let left = max(first.count, second.count) - Self.rows
    if left > 0 { lines.append("     and \(left) more") }
    return lines.joined(separator: "\n") + "\n"
  }
}
