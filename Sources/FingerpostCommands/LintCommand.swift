import Diagnosis
import Foundation
import LayoutFiles
import Traces

/// `fingerpost lint FILE... [--json]`: delivery problems found without touching anything.
enum LintCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, flags: ["--json"])
    guard !arguments.operands.isEmpty else { throw UsageError("lint needs at least one file: fingerpost lint FILE...") }
    let reader = LayoutReader(arguments, console, saysNotices: true)
    var findings: [LintFinding] = []
    var silenced: [LintReport.Silenced] = []
    var isUnreadable = false
    for path in arguments.operands {
      do {
        for document in try scenes(of: try reader.document(path), path, reader) {
          let report = LintReport(on: document)
          findings += report.findings
          silenced += report.silenced
        }
      } catch {
        for diagnostic in error.diagnostics { console.complain("\(diagnostic)") }
        isUnreadable = true
      }
    }
    if arguments.has("--json") {
      console.out(try json(findings, silenced))
    } else {
      for finding in findings {
        console.out(finding.line)
        console.out("  fix: \(finding.fix)")
      }
      let count = findings.isEmpty ? "no findings" : Words.count(findings.count, "finding", "findings")
      console.out(count + (silenced.isEmpty ? "" : ", \(silenced.count) silenced"))
    }
    if isUnreadable { return .unreadable }
    return findings.isEmpty ? .done : .findings
  }

  /// Every scene of a file that has several, unless the path asks for one of them.
  private static func scenes(
    of document: LayoutDocument,
    _ path: String,
    _ reader: LayoutReader
  ) throws(LayoutError) -> [LayoutDocument] {
    guard document.scenes.count > 1, !path.contains("#"), path != FileReader.standardInput else { return [document] }
    var documents: [LayoutDocument] = []
    for scene in document.scenes {
      documents.append(
        scene.name == document.sceneShown ? document : try LayoutFile.read("\(path)#\(scene.name)")
      )
    }
    return documents
  }

  private struct Report: Encodable {
    struct Finding: Encodable {
      let file: String
      let line: Int?
      let column: Int?
      let kind: String
      let rule: String?
      let severity: String
      let subject: String
      let sentence: String
      let fix: String
      let silencedBecause: String?

      init(_ finding: LintFinding, silencedBecause reason: String? = nil) {
        file = finding.file
        line = finding.location.map { Int($0.line) }
        column = finding.location.map { Int($0.column) }
        kind = finding.kind.rawValue
        rule = finding.kind.rule
        severity = finding.severity.rawValue
        subject = finding.subject
        sentence = finding.sentence.description
        fix = finding.fix
        silencedBecause = reason
      }
    }

    let findings: [Finding]
    let silenced: [Finding]
  }

  private static func json(_ findings: [LintFinding], _ silenced: [LintReport.Silenced]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let report = Report(
      findings: findings.map { Report.Finding($0) },
      silenced: silenced.map { Report.Finding($0.finding, silencedBecause: $0.reason) }
    )
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
