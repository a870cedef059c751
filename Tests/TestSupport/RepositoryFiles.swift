package import Foundation

/// Files of the repository and beside it, found from this source file.
package enum RepositoryFiles {
  /// The top of the repository.
  package static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
  }

  /// Files that people really have; there only where the project's own collection is.
  package static let corpus = root.deletingLastPathComponent().appendingPathComponent("shared/corpus")

  package static var hasCorpus: Bool { FileManager.default.fileExists(atPath: corpus.path + "/storyboard") }

  /// Paths below a folder of the repository that end in `suffix`, sorted, relative to it.
  package static func list(_ folder: String, _ suffix: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    let paths = (files?.allObjects as? [String]) ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted()
  }

  package static func path(_ folder: String, _ file: String) -> String {
    root.appendingPathComponent(folder).appendingPathComponent(file).path
  }

  /// Every check file of the repository.
  package static var checks: [String] {
    ["Layouts", "Tests/Checks"].flatMap { folder in list(folder, ".check.json").map { "\(folder)/\($0)" } }
  }
}
