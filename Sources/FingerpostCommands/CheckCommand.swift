import LayoutFiles
import Traces

/// `fingerpost check FILE...`: one line each, then `N passed, N failed`.
enum CheckCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words)
    guard !arguments.operands.isEmpty else { throw UsageError("check needs at least one check file") }
    let reader = LayoutReader(arguments, console)
    var (passed, failed) = (0, 0)
    var isUnreadable = false
    for path in arguments.operands {
      do {
        let result = CheckRunner.run(try reader.check(path))
        for line in CheckReport.lines(of: result) { console.out(line) }
        if result.passed { passed += 1 } else { failed += 1 }
      } catch {
        for diagnostic in error.diagnostics { console.complain("\(diagnostic)") }
        console.out("FAILED \(path): it cannot be read")
        failed += 1
        isUnreadable = true
      }
    }
    console.out("\(passed) passed, \(failed) failed")
    if isUnreadable { return .unreadable }
    return failed == 0 ? .done : .findings
  }
}
