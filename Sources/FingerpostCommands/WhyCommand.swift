import Diagnosis
import Foundation
import LayoutFiles
import Traces

/// `fingerpost why FILE VIEW X Y [--json]`: the first rule that turned a view away, and the least change that would let
/// it win.
enum WhyCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, flags: ["--json"])
    guard arguments.operands.count == 4, let x = Double(arguments.operands[2]), let y = Double(arguments.operands[3]),
      x.isFinite, y.isFinite
    else { throw UsageError("why needs a file, a view and a point: fingerpost why FILE VIEW X Y") }
    let document = try LayoutReader(arguments, console, saysNotices: true).document(arguments.operands[0])
    let name = arguments.operands[1]
    guard let why = Why(name, at: CGPoint(x: x, y: y), in: document) else {
      let nearest = document.names.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
      throw UsageError("the layout has no view called \"\(name)\"" + nearest)
    }
    if arguments.has("--json") {
      console.out(try json(why, document.notices))
    } else {
      for line in lines(why) { console.out(line) }
    }
    return .done
  }

  private static func lines(_ why: Why) -> [String] {
    let place = Words.point(why.point)
    var lines: [String] = []
    if why.cause == .takesTheTouch {
      lines.append("\(why.view) gets the touch at \(place). \(why.sentence) (\(why.cause.rule))")
    } else {
      lines.append("\(why.view) does not get the touch at \(place): \(why.winner ?? "nobody") does.")
      lines.append("\(why.sentence) (\(why.cause.rule))")
      if why.remedies.isEmpty {
        lines.append("No change of a property was found that would let it win.")
      } else {
        lines.append("What would let it win:")
        lines += why.remedies.map { "  " + $0.text }
      }
    }
    return lines
  }

  private struct Report: Encodable {
    let view: String
    let point: [Double]
    let winner: String?
    let rule: String
    let sentence: String
    let changes: [[String]]
    /// What the file leaves open; nil where it says everything.
    let notices: [String]?
  }

  private static func json(_ why: Why, _ notices: [String]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let report = Report(
      view: why.view,
      point: [why.point.x, why.point.y],
      winner: why.winner,
      rule: why.cause.rule,
      sentence: why.sentence.description,
      changes: why.remedies.map { $0.changes.map(\.text) },
      notices: notices.isEmpty ? nil : notices
    )
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
