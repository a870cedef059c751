import Diagnosis
import LayoutFiles
import TestSupport
import Testing

/// What the linter says about every public file; skipped where the files do not lie beside the project.
@Suite(.enabled(if: Corpus.isThere)) @MainActor struct CorpusFindingsTests {
  /// Folder and size in bytes of a file, by which it is found, and the kinds of its findings, each as often as it comes.
  private struct Row {
    let file: String
    let counts: [LintKind: Int]

    var line: String {
      let words = counts.map { "\($0.value) \($0.key.rawValue)" }.sorted {
        $0.drop { $0.isNumber } < $1.drop { $0.isNumber }
      }
      return "\(file): \(words.isEmpty ? "nothing" : words.joined(separator: ", "))"
    }
  }

  /// Looked for once, for all tests.
  private static let rows: Result<[Row], any Error> = {
    do { return .success(try look()) } catch { return .failure(error) }
  }()

  private static func look() throws -> [Row] {
    var rows: [Row] = []
    for folder in Corpus.folders {
      for path in try Corpus.files(folder) {
        let bytes = try FileReader.bytes(at: path)
        guard let scenes = try? LayoutFile.scenes(bytes, file: path) else { continue }
        var findings: Set<LintFinding> = []
        for scene in scenes { findings.formUnion(LintReport(on: scene).findings) }
        let counts = Dictionary(grouping: findings, by: \.kind).mapValues(\.count)
        rows.append(Row(file: "\(folder) \(bytes.count)", counts: counts))
      }
    }
    return rows
  }

  @Test func `all files with their findings`() throws {
    let lines = try Self.rows.get().map(\.line)
    try expectSnapshot(lines.joined(separator: "\n") + "\n", named: "corpus-findings.txt")
  }

  /// A finding that nobody has looked into may be a false alarm; a verdict on what is found no more is out of date.
  @Test func `every finding has a verdict, and every verdict a finding`() throws {
    let found = Set(try Self.rows.get().flatMap { row in row.counts.keys.map { "\(row.file) \($0.rawValue)" } })
    let judged = CorpusVerdict.all.map { "\($0.file) \($0.kind.rawValue)" }
    #expect(found.subtracting(judged).sorted() == [], "nobody has looked into these")
    #expect(Set(judged).subtracting(found).sorted() == [], "these are found no more")
    #expect(Set(judged).count == judged.count)
    #expect(Set(CorpusVerdict.all.map(\.file)).count >= 30)
  }
}
