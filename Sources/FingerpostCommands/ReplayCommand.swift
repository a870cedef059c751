import LayoutFiles
import Traces

/// `fingerpost replay TRACE`: runs a recorded trace again; status 1 where it parts from the recording.
enum ReplayCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words)
    guard arguments.operands.count == 1 else { throw UsageError("replay needs one trace: fingerpost replay TRACE") }
    let document = try LayoutReader(arguments, console).trace(arguments.operands[0])
    guard let difference = TraceReplay(document).difference else {
      console.out("the same: \(document.events.count) events")
      return .done
    }
    console.out(difference.text("recorded", "replayed"))
    return .findings
  }
}

/// `fingerpost diff A B`: the first step at which two traces part, and what follows; status 1 where they do.
enum DiffCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words)
    guard arguments.operands.count == 2 else { throw UsageError("diff needs two traces: fingerpost diff A B") }
    let (first, second) = (arguments.operands[0], arguments.operands[1])
    let reader = LayoutReader(arguments, console)
    let documents = (try reader.trace(first), try reader.trace(second))
    guard let difference = TraceDifference(documents.0.events, documents.1.events) else {
      console.out("the same: \(documents.0.events.count) events")
      return .done
    }
    console.out(difference.text(first, second))
    return .findings
  }
}
