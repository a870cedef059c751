import CairoRenderer
import FingerpostApp
import Foundation
import Interface
import LayoutFiles
import Traces
import UIKit

/// `fingerpost export FILE [--steps CHECK] -o OUT`: what came of the steps, in the form that the ending asks for.
enum ExportCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, valued: ["--steps", "-o", "--scale"])
    guard arguments.operands.count == 1, let output = arguments[value: "-o"] else {
      throw UsageError("export needs a file and where to write: fingerpost export FILE [--steps CHECK] -o OUT.png")
    }
    let format = try Format(path: output)
    let scale = try arguments.number("--scale") ?? 1
    guard (0.1...8).contains(scale) else { throw UsageError("--scale is 0.1 to 8, found \(scale)") }
    let played = try PlayedLayout(
      arguments.operands[0],
      steps: arguments[value: "--steps"],
      reader: LayoutReader(arguments, console)
    )
    for problem in played.problems { console.complain(problem) }
    switch format {
    case .picture:
      try TracePicture.write(played.session, header: played.header, scale: scale, to: output)
    case .text:
      try PictureFile.write(Data((played.story + "\n").utf8), to: output)
    case .trace:
      try PictureFile.write(played.traceFile, to: output)
    }
    return .done
  }

  private enum Format {
    case picture, text, trace

    init(path: String) throws(UsageError) {
      let later = [".svg", ".pdf", ".gif", ".md", ".html", ".perfetto.json"]
      if path.hasSuffix(".png") {
        self = .picture
      } else if path.hasSuffix(".txt") {
        self = .text
      } else if path.hasSuffix(".trace.json") {
        self = .trace
      } else if let ending = later.first(where: path.hasSuffix) {
        throw UsageError("\(ending) is not in this version yet; .png, .txt and .trace.json are")
      } else {
        throw UsageError("\(path) should end in .png, .txt or .trace.json")
      }
    }
  }
}
