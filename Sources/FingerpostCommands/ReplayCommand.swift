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
