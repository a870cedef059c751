/// One expectation that was not met: what was expected beside what came, and where they part.
package struct Mismatch: Hashable, Sendable {
  /// The expectation: `delivery`, `hits of finger 1`.
  package let subject: String
  package let expected: [String]
  package let came: [String]

  /// The first row at which the two differ.
  package let firstDifference: Int

  /// For an expectation that is no plain list: said before the rows.
  package let remark: String?

  package init(
    _ subject: String,
    expected: [String],
    came: [String],
    firstDifference: Int? = nil,
    remark: String? = nil
  ) {
    self.subject = subject
    self.expected = expected
    self.came = came
    self.remark = remark
    let common = zip(expected, came).prefix { $0 == $1 }.count
    self.firstDifference = firstDifference ?? common
  }

  /// Nil if the two lists are the same.
  static func compare(_ subject: String, expected: [String], came: [String]) -> Mismatch? {
    expected == came ? nil : Mismatch(subject, expected: expected, came: came)
  }

  /// Indented rows in two columns, the first difference marked with `>`.
  package var lines: [String] {
    ["  \(subject)" + (remark.map { ": \($0)" } ?? "")]
      + Self.columns(("expected", expected), ("came", came), firstDifference: firstDifference)
  }

  /// Two lists side by side under their headings.
  static func columns(
    _ left: (heading: String, rows: [String]),
    _ right: (heading: String, rows: [String]),
    firstDifference: Int
  ) -> [String] {
    let width = min(72, ([left.heading] + left.rows).map(\.count).max() ?? 0)
    var lines = [row(" ", left.heading, right.heading, width)]
    for index in 0..<max(left.rows.count, right.rows.count, 1) {
      let first = left.rows.indices.contains(index) ? left.rows[index] : (index == 0 ? "(nothing)" : "")
      let second = right.rows.indices.contains(index) ? right.rows[index] : (index == 0 ? "(nothing)" : "")
      lines.append(row(index == firstDifference ? ">" : " ", first, second, width))
    }
    return lines
  }

  private static func row(_ mark: String, _ left: String, _ right: String, _ width: Int) -> String {
    let padding = String(repeating: " ", count: max(0, width - left.count) + 2)
    let line = "   \(mark) \(left)\(padding)\(right)"
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
