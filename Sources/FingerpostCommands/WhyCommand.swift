import Diagnosis
import Foundation
import LayoutFiles
import Traces

/// `fingerpost why FILE VIEW X Y [--steps CHECK] [--json]`: why a view, recognizer or responder does or does not get a
/// touch, and the least change that would let it.
///
/// After `--steps` the point may be left out: the question is then about the last finger, or about the shake, remote
/// control or key.
enum WhyCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, valued: ["--steps"], flags: ["--json"])
    let operands = arguments.operands
    guard operands.count == 4 || (operands.count == 2 && arguments[value: "--steps"] != nil) else {
      throw UsageError("why needs a file, a view and a point: fingerpost why FILE VIEW X Y [--steps CHECK]")
    }
    let document = try LayoutReader(arguments, console, saysNotices: true).document(operands[0])
    let steps = try arguments[value: "--steps"].map { try StepsFile.read($0, for: document).steps } ?? []
    guard let why = Why(operands[1], at: try point(operands.dropFirst(2)), after: steps, in: document) else {
      let nearest = document.names.nearest(to: operands[1]).map { "; did you mean \($0)?" } ?? ""
      throw UsageError("the layout has no view, recognizer or responder called \"\(operands[1])\"" + nearest)
    }
    let report = WhyReport(why, try BundledFiles.ruleCatalog, notices: document.notices)
    if arguments.has("--json") {
      console.out(try report.json)
    } else {
      for line in report.lines { console.out(line) }
    }
    return .done
  }

  private static func point(_ words: some Collection<String>) throws(UsageError) -> CGPoint? {
    guard !words.isEmpty else { return nil }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == 2 else {
      throw UsageError("a point is two numbers, found \(words.map { "\"\($0)\"" }.joined(separator: " and "))")
    }
    return CGPoint(x: numbers[0], y: numbers[1])
  }
}
