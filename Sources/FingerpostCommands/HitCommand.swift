import FingerpostApp
import Foundation
import LayoutFiles
import Traces
import UIKit

/// `fingerpost hit FILE X Y [--json]`: the views asked, in order, each with its verdict and the number that decided.
enum HitCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, flags: ["--json"])
    guard arguments.operands.count == 3 else {
      throw UsageError("hit needs a file and a point: fingerpost hit FILE X Y")
    }
    guard let x = Double(arguments.operands[1]), let y = Double(arguments.operands[2]), x.isFinite, y.isFinite else {
      throw UsageError(
        "a point is two numbers, found \"\(arguments.operands[1])\" and \"\(arguments.operands[2])\""
      )
    }
    let layout = try LayoutReader(arguments, console, saysNotices: true).open(arguments.operands[0])
    let application = layout.built.application
    let point = CGPoint(x: x, y: y)
    let asked = application.hitTestVisits(at: point).filter { visit in
      // A hidden window is no candidate (WI-1); what stands behind the answer is never asked.
      visit.wasAsked && !(visit.verdict == .hidden && application.trace[visit.element].kind == .window)
    }
    let hit = application.hitTest(at: point).map { application.trace.name(application.identify($0)) }
    if arguments.has("--json") {
      console.out(try json(asked, hit: hit, at: point, in: layout.built))
    } else {
      for line in table(asked, in: application) { console.out(line) }
      console.out("hit: \(hit ?? "none")")
    }
    return .done
  }

  private static func table(_ visits: [HitTestVisit], in application: UIApplication) -> [String] {
    let words = Words(of: application)
    let names = visits.map { visit in
      String(repeating: "  ", count: Int(visit.depth)) + application.trace.name(visit.element)
    }
    let width = names.map(\.count).max() ?? 0
    return zip(names, visits).map { name, visit in
      name + String(repeating: " ", count: width - name.count + 2) + words.reason(visit)
    }
  }

  private struct Report: Encodable {
    struct Row: Encodable {
      let view: String
      let `class`: String
      let verdict: String
      let at: [Double]
      let reason: String
    }

    let point: [Double]
    let asked: [Row]
    let hit: String?
    /// What the file leaves open; nil where it says everything.
    let notices: [String]?
  }

  private static func json(
    _ visits: [HitTestVisit],
    hit: String?,
    at point: CGPoint,
    in layout: BuiltLayout
  ) throws -> String {
    let application = layout.application
    let words = Words(of: application)
    let rows = visits.map { visit in
      Report.Row(
        view: application.trace.name(visit.element),
        class: application.trace[visit.element].className,
        verdict: visit.verdict.name,
        at: [visit.point.x, visit.point.y],
        reason: words.reason(visit)
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let notices = layout.document.notices
    let report = Report(
      point: [point.x, point.y],
      asked: rows,
      hit: hit,
      notices: notices.isEmpty ? nil : notices
    )
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
