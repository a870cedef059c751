import Diagnosis
import LayoutFiles
import TestSupport
import Testing

/// What the linter says about every public file; skipped where the files do not lie beside the project.
@Suite(.enabled(if: Corpus.isThere)) @MainActor struct CorpusFindingsTests {
  /// A row a file: the folder, its size in bytes, by which it is found, and how many findings of each kind.
  @Test func `all files with their findings`() throws {
    var rows: [String] = []
    for folder in Corpus.folders {
      for path in try Corpus.files(folder) {
        let bytes = try FileReader.bytes(at: path)
        guard let scenes = try? LayoutFile.scenes(bytes, file: path) else { continue }
        var findings: Set<LintFinding> = []
        for scene in scenes { findings.formUnion(LintReport(on: scene).findings) }
        let counts = Dictionary(grouping: findings) { $0.kind.rawValue }
        let words = counts.sorted { $0.key < $1.key }.map { "\($0.value.count) \($0.key)" }
        rows.append("\(folder) \(bytes.count): \(words.isEmpty ? "nothing" : words.joined(separator: ", "))")
      }
    }
    try expectSnapshot(rows.joined(separator: "\n") + "\n", named: "corpus-findings.txt")
  }
}
