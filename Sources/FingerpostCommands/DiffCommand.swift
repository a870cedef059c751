import FingerpostApp
import LayoutFiles
import Traces
import UIKit

/// `fingerpost diff A B [--steps CHECK]`: the first decision at which two traces part, and what follows; status 1 where
/// they do.
///
/// Two layouts get the same fingers: those of `--steps`, or of the one that is a check.
enum DiffCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, valued: ["--steps"])
    guard arguments.operands.count == 2 else {
      throw UsageError("diff needs two traces or two layouts: fingerpost diff A B [--steps CHECK]")
    }
    let reader = LayoutReader(arguments, console)
    let (first, second) = (arguments.operands[0], arguments.operands[1])
    let fingers = arguments[value: "--steps"] ?? arguments.operands.first { $0.hasSuffix(".check.json") }
    let events = (
      try events(first, steps: fingers, isForced: arguments[value: "--steps"] != nil, reader, console),
      try events(second, steps: fingers, isForced: arguments[value: "--steps"] != nil, reader, console)
    )
    guard let difference = TraceDifference(events.0, events.1) else {
      console.out("the same: \(events.0.count) events")
      return .done
    }
    console.out("A  \(first)\nB  \(second)\n" + difference.text("A", "B"))
    return .findings
  }

  /// The events that a trace holds, or that come of the steps on a layout.
  private static func events(
    _ path: String,
    steps: String?,
    isForced: Bool,
    _ reader: LayoutReader,
    _ console: Console
  ) throws -> [JSONOutput] {
    let bytes = try OpenLayout.bytes(at: path)
    if !isForced, TraceDocument.isTrace(bytes) { return try TraceDocument.decode(bytes, file: path).events }
    guard let steps else {
      throw UsageError("two layouts need fingers to be compared by: fingerpost diff A B --steps CHECK")
    }
    let document = try LayoutFile.decode(bytes, file: path)
    reader.tell(document)
    let layout = LayoutBuilder.build(document)
    let runner = ScriptRunner(try StepsFile.read(steps, for: document).steps, on: layout)
    runner.run()
    for problem in runner.problems {
      console.complain("\(path): step at \(Words.seconds(problem.step.time)) s: \(problem.text)")
    }
    return TraceFile.events(of: layout.application)
  }
}
