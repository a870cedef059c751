/// The results of several checks as a person reads them in a terminal.
package struct CheckReport: Hashable, Sendable {
  package let results: [CheckResult]

  package init(_ results: [CheckResult]) {
    self.results = results
  }

  package var failed: Int { results.count { !$0.passed } }

  /// One line each, what is wrong below it, then the count.
  package var text: String {
    var lines: [String] = []
    for result in results { lines += Self.lines(of: result) }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// `62 passed, 1 failed`.
  package var summary: String { "\(results.count - failed) passed, \(failed) failed" }

  /// The lines of one result.
  package static func lines(of result: CheckResult) -> [String] {
    if result.passed { return ["ok \(result.title)"] }
    var lines = ["FAILED \(result.title)"]
    for problem in result.problems { lines.append("  step not carried out: \(problem)") }
    for mismatch in result.mismatches { lines += mismatch.lines }
    return lines
  }
}
