import CairoRenderer
import FingerpostApp
import Traces

/// `fingerpost export FILE [--steps CHECK] -o OUT`: what came of the steps, in the form that the ending asks for.
enum ExportCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, valued: ["--steps", "-o", "--scale"], flags: ["--names-removed"])
    guard arguments.operands.count == 1, let output = arguments[value: "-o"] else {
      throw UsageError("export needs a file and where to write: fingerpost export FILE [--steps CHECK] -o OUT")
    }
    guard let format = ExportFormat(path: output) else {
      let endings = ExportFormat.allCases.map(\.ending)
      throw UsageError(
        "\(output) should end in \(endings.dropLast().joined(separator: ", ")) or \(endings[endings.count - 1])"
      )
    }
    let scale = try arguments.number("--scale") ?? 1
    guard (0.1...8).contains(scale) else { throw UsageError("--scale is 0.1 to 8, found \(scale)") }
    let played = try PlayedLayout(
      arguments.operands[0],
      steps: arguments[value: "--steps"],
      reader: LayoutReader(arguments, console)
    )
    for problem in played.problems { console.complain(problem) }
    let export = try played.export.redacted(arguments.has("--names-removed"))
    try PictureFile.write(try export.data(format, scale: scale, file: output), to: output)
    return .done
  }
}
