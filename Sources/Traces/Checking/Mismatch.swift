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
    let heads = (expected: "expected", came: "came")
    let width = min(72, ([heads.expected] + expected).map(\.count).max() ?? 0)
    var lines = ["  \(subject)" + (remark.map { ": \($0)" } ?? "")]
    lines.append(Self.row(" ", heads.expected, heads.came, width))
    for index in 0..<max(expected.count, came.count, 1) {
      let left = expected.indices.contains(index) ? expected[index] : (index == 0 ? "(nothing)" : "")
      let right = came.indices.contains(index) ? came[index] : (index == 0 ? "(nothing)" : "")
      lines.append(Self.row(index == firstDifference ? ">" : " ", left, right, width))
    }
    return lines
  }

  private static func row(_ mark: String, _ left: String, _ right: String, _ width: Int) -> String {
    let padding = String(repeating: " ", count: max(0, width - left.count) + 2)
    let line = "   \(mark) \(left)\(padding)\(right)"
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
